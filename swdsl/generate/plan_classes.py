"""Dynamic clauses as classes of the kernel's bases."""

from __future__ import annotations

from typing import Final

from swdsl.generate.fitting import fitted
from swdsl.generate.identifiers import class_name
from swdsl.generate.layout import documented, quoted
from swdsl.generate.methods import answer_lines, with_held
from swdsl.generate.pen import Pen, Voice
from swdsl.generate.plan import ClassPlan, Method
from swdsl.generate.plan_programs import program_attributes, program_methods
from swdsl.generate.print_effects import effect_lines
from swdsl.generate.print_numbers import condition_text
from swdsl.lower.form import Base, Clause, Hook, Setting, Word
from swdsl.lower.form_numbers import TheyPromised
from swdsl.lower.walk import walk
from swdsl.words import Period, State

_STATES = {State.DECLINED: "DECLINED", State.BOTH: "BOTH"}
_LIMITS = {Period.TURN: "PER_TURN", Period.LIFE: "PER_LIFE", Period.GAME: "PER_GAME"}
_DEFAULTS: Final[dict[tuple[Base, str], Setting]] = {
    (Base.COINS, "amount"): 1,
    (Base.LEVY, "amount"): 1,
    (Base.IMMUNITY, "scope"): Word("MINE"),
}
_EVENT = "s: State, slot: int, there: int, they: int"
_ARGUMENTS = {
    "at": ("s: State, slot: int, r: int", Voice(there="r")),
    "ban": ("s: State, slot: int, by: int", Voice(they="by")),
    "": ("s: State, slot: int", Voice()),
}


def class_plan(clause: Clause, hook: Hook, number: int, pen: Pen) -> ClassPlan:
    """Return the class of one hook; a clause with several names the later ones after their base."""
    pen.use(hook.base)
    pen.lookups.clear()
    short = clause.id.split(".", 1)[1]
    name = class_name(short) + (str(hook.base) if number else "")
    methods = _methods(hook, pen)
    prepare = _prepare(pen)
    return ClassPlan(
        name,
        hook.base,
        documented(clause.text),
        tuple(_attributes(clause, hook, pen)),
        (*source_method(clause, hook), *prepare, *methods),
    )


def source_method(clause: Clause, hook: Hook) -> tuple[Method, ...]:
    """A rule that a promise leaves behind knows the clause that was promised."""
    if not needs_source(hook):
        return ()
    source = class_name(clause.id.split(".", 1)[1])
    return (Method(f"def __init__(self, source: {source}) -> None", ("self.source = source",)),)


def needs_source(hook: Hook) -> bool:
    """Whether a hook speaks of the promise of another."""
    return hook.guard is not None and any(isinstance(node, TheyPromised) for node in walk(hook.guard))


def _attributes(clause: Clause, hook: Hook, pen: Pen) -> list[str]:
    lines = [f"name = {quoted(clause.id)}"]
    if clause.state in _STATES:
        lines.append(f"state = {pen.use(_STATES[clause.state])}")
    # The limit is the act's; the rule it leaves behind stands until its time is over.
    if clause.limit and not needs_source(hook):
        limit = "PER_OPPONENT" if clause.per_opponent else _LIMITS[clause.limit]
        lines.append(f"limit = {pen.use(limit)}")
        if clause.times != 1:
            lines.append(f"times = {clause.times}")
    for key, value in hook.settings:
        if _DEFAULTS.get((hook.base, key)) != value:
            lines.append(f"{key} = {setting_text(value, pen)}")
    return [*lines, *program_attributes(hook, pen)]


def setting_text(value: Setting, pen: Pen) -> str:
    """Print a setting: a number, a truth value or a word of the kernel."""
    return pen.use(value.name) if isinstance(value, Word) else str(value)


def _prepare(pen: Pen) -> tuple[Method, ...]:
    if not pen.lookups:
        return ()
    pen.use("Game")
    lines = [f"self.{name} = {text}" for name, text in pen.lookups.items()]
    if sum("board." in line for line in lines) == 1:
        lines = [
            line.replace("board.", "game.board.") if line.count("board.") == 1 else line for line in lines
        ]
    if any(" board." in line or "(board." in line for line in lines):
        lines.insert(0, "board = game.board")
    return (Method("def prepare(self, game: Game) -> None", fitted(lines)),)


def _methods(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    match hook.base:
        case Base.PROGRAM:
            return program_methods(hook, pen)
        case Base.REFLEX:
            return _reflex(hook, pen)
        case Base.PRICE:
            return _price(hook, pen)
        case _:
            return (*_answers(hook, pen), *_success(hook, pen))


def _answers(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    methods: list[Method] = []
    for name, answer in hook.answers:
        pen.use("State")
        arguments, voice = _ARGUMENTS["ban" if hook.base is Base.BAN else name if name == "at" else ""]
        # The guard is asked once: where a cost applies, not again how much it is there.
        guard = None if name in ("at", "other") or (name == "size" and hook.base is Base.COST) else hook.guard
        lines = answer_lines(answer, guard, pen, voice)
        methods.append(Method(f"def {name}(self, {arguments}) -> int", lines))
    return tuple(methods)


def _success(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    if not hook.effects:
        return ()
    pen.use("State")
    lines = [line for effect in hook.effects for line in effect_lines(effect, pen, Voice())]
    return (Method(f"def succeed(self, {_EVENT}) -> None", fitted(with_held(lines))),)


def _reflex(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    pen.use("State")
    voice = Voice(they="slot") if hook.setting("scope") == Word("ANYONE") else Voice()
    methods: list[Method] = []
    if hook.guard is not None:
        test = condition_text(hook.guard, pen, voice).text
        lines = fitted(with_held([f"return {test}"]))
        methods.append(Method(f"def applies(self, {_EVENT}) -> bool", lines))
    done = [line for effect in hook.effects for line in effect_lines(effect, pen, voice)]
    methods.append(Method(f"def fire(self, {_EVENT}) -> None", fitted(with_held(done))))
    return tuple(methods)


def _price(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    if hook.guard is None:
        return ()
    pen.use("State")
    test = condition_text(hook.guard, pen, Voice()).text
    lines = fitted([f"return self.amount if {test} else 0"])
    return (Method("def size(self, s: State, slot: int) -> int", lines),)
