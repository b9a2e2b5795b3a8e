"""Holding the lowered form to the kernel's contract as far as types cannot; what is wrong here is our bug."""

from swdsl.internal import InternalError
from swdsl.lower.form import Clause, LoweredSet, Part
from swdsl.lower.form_effects import Effect, MeetPlayer
from swdsl.lower.form_hooks import Hook, Program, effects_of
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import PutPieces
from swdsl.lower.form_players import Other
from swdsl.lower.form_regions import Except, Mask
from swdsl.lower.form_steps import AskPlayer, AskRegion, AskSpread, Step
from swdsl.lower.form_terms import Term, arguments
from swdsl.lower.form_tests import Expression
from swdsl.lower.hook_settings import answers
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
    if isinstance(part, Term):
        fixed = all(is_static(value) for _, value in arguments(part) if isinstance(value, Mask))
        _require(fixed, clause, "a static term depends on the table")
        _require(clause.limit is None, clause, "a static term cannot be limited")
    elif isinstance(part, Hook):
        _hook(part, clause)


def _hook(hook: Hook, clause: Clause) -> None:
    for expression in (*dict(answers(hook)).values(), *([hook.guard] if hook.guard else [])):
        _negations(expression, clause)
    if isinstance(hook, Program):
        _require(bool(hook.steps), clause, "a program without steps")
        for step in hook.steps:
            _step(step, clause)
        return
    for effect in effects_of(hook):
        _require(_spot(effect) is not Spot.CHOICE, clause, "an effect waits for a choice nobody makes")


def _step(step: Step, clause: Clause) -> None:
    chosen = isinstance(step, AskRegion | AskSpread)
    for effect in step.effects:
        _require(chosen or _spot(effect) is not Spot.CHOICE, clause, "an effect uses a region nobody chose")
        met = isinstance(step, AskPlayer) or effect != MeetPlayer()
        _require(met, clause, "nobody was chosen to meet")
        if isinstance(effect, PutPieces):
            _require(effect.count > 0, clause, "it places no pieces")


def _spot(effect: Effect) -> Spot | None:
    spot = getattr(effect, "spot", None)
    return spot if isinstance(spot, Spot) else None


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
