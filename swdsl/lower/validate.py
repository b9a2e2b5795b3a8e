"""Holding the lowered form to the kernel's contract; whatever is wrong here is our bug."""

from typing import assert_never

from swdsl.internal import InternalError
from swdsl.lower.form import Ask, Clause, FrameFact, Hook, LoweredSet, Part, PieceFact, Step, Term
from swdsl.lower.form_effects import Effect, MeetPlayer, PutPieces, Spot
from swdsl.lower.form_numbers import Expression, Integer
from swdsl.lower.form_regions import Except, Mask, Other, Players
from swdsl.lower.shapes import SHAPES, TERM_SETTINGS, TERMS_WITH_MASK, Deeds, Sort
from swdsl.lower.walk import is_static, walk


def validate(lowered: LoweredSet) -> None:
    """Raise `InternalError` unless every clause fits the kernel's contract."""
    seen: set[str] = set()
    for clause in lowered.clauses:
        if clause.id in seen:
            raise InternalError(f"{clause.id}: two clauses have this name")
        seen.add(clause.id)
        _clause(clause)


def _clause(clause: Clause) -> None:
    _require(bool(clause.parts) != bool(clause.missing), clause, "it has neither parts nor a reason, or both")
    for part in clause.parts:
        _part(part, clause)


def _part(part: Part, clause: Clause) -> None:
    match part:
        case Term(kind=kind, mask=mask, settings=settings):
            _require((mask is not None) == (kind in TERMS_WITH_MASK), clause, f"{kind} and its mask")
            _require(mask is None or is_static(mask), clause, "a static term depends on the table")
            _require(all(key in TERM_SETTINGS[kind] for key, _ in settings), clause, f"settings of {kind}")
            _require(clause.limit is None, clause, "a static term cannot be limited")
        case Hook():
            _hook(part, clause)
        case PieceFact() | FrameFact():
            pass
        case _:
            assert_never(part)


def _hook(hook: Hook, clause: Clause) -> None:
    shape = SHAPES[hook.base]
    for key, _ in hook.settings:
        _require(key in shape.settings, clause, f"{hook.base} has no setting {key}")
    answers = dict(hook.answers)
    expected = dict(shape.required + shape.allowed)
    for name, _ in shape.required:
        _require(name in answers, clause, f"{hook.base} leaves {name} unanswered")
    for name, answer in answers.items():
        _require(name in expected, clause, f"{hook.base} is never asked {name}")
        _require(_sort(answer) is expected[name], clause, f"{name} is not a {expected[name]}")
    _require(not hook.effects or shape.deeds is Deeds.EFFECTS, clause, f"{hook.base} does not act")
    _require(bool(hook.steps) == (shape.deeds is Deeds.STEPS), clause, f"{hook.base} and its steps")
    for expression in (*answers.values(), *([hook.guard] if hook.guard else [])):
        _negations(expression, clause)
    for effect in hook.effects:
        _require(_spot(effect) is not Spot.CHOICE, clause, "an effect waits for a choice nobody makes")
    for step in hook.steps:
        _step(step, clause)


def _step(step: Step, clause: Clause) -> None:
    _require((step.units is not None) == (step.ask is Ask.SPREAD), clause, "units belong to a spread")
    match step.ask:
        case Ask.REGION | Ask.SPREAD:
            fits = isinstance(step.options, Mask)
        case Ask.PLAYER:
            fits = isinstance(step.options, Players)
        case Ask.NOTHING | Ask.CONFIRM:
            fits = step.options is None
        case Ask.COMBO | Ask.DIE:
            fits = step.options is None and step.possible is None
        case Ask.MARKER:
            fits = step.options is not None
        case _:
            assert_never(step.ask)
    _require(fits, clause, f"a step asks for {step.ask} among something else")
    chosen = step.ask in (Ask.REGION, Ask.SPREAD)
    for effect in step.effects:
        _require(chosen or _spot(effect) is not Spot.CHOICE, clause, "an effect uses a region nobody chose")
        _require(step.ask is Ask.PLAYER or effect != MeetPlayer(), clause, "nobody was chosen to meet")
        if isinstance(effect, PutPieces):
            _require(effect.count > 0, clause, "it places no pieces")


def _spot(effect: Effect) -> Spot | None:
    spot = getattr(effect, "spot", None)
    return spot if isinstance(spot, Spot) else None


def _sort(expression: Expression) -> Sort | None:
    if isinstance(expression, Mask):
        return Sort.MASK
    if isinstance(expression, Players):
        return Sort.PLAYERS
    return Sort.NUMBER if isinstance(expression, Integer) else None


def _negations(expression: Expression, clause: Clause) -> None:
    """A complement alone would have bits outside the board."""
    if isinstance(expression, Except | Other):
        raise InternalError(f"{clause.id}: a complement stands alone")
    for node in walk(expression):
        parts = getattr(node, "parts", ())
        if parts and all(isinstance(part, Except | Other) for part in parts):
            raise InternalError(f"{clause.id}: only complements are joined")


def _require(fine: bool, clause: Clause, problem: str) -> None:
    if not fine:
        raise InternalError(f"{clause.id}: {problem}")
