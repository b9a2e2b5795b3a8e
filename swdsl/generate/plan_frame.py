"""The frame of a set as a function: its numbers, each with the clause that says it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from swdsl.generate.choices import Listed, Tests, named_tests, option_tests
from swdsl.generate.imports import kernel_imports
from swdsl.generate.methods import GAME
from swdsl.generate.naming import BOARD, kernel_names
from swdsl.generate.one_line import Code
from swdsl.generate.plan import Block, ClassPlan, Function, ModulePlan
from swdsl.generate.plan_classes import (
    ClassNames,
    Sources,
    class_names,
    class_plan,
    express_setting,
    hooks_of,
)
from swdsl.generate.plan_components import express_lists, express_term, unplayed, with_board
from swdsl.generate.python import (
    NOTHING,
    TRUE,
    Call,
    Choice,
    Expression,
    Kernel,
    Literal,
    Name,
    Return,
    Row,
    Unary,
    ask,
    call,
)
from swdsl.internal import InternalError
from swdsl.lower.form import Clause, Frame, FrameFact, FrameValue, LoweredSet, Neutral, Part, numbers_in
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_terms import CostTerm, PermitTerm, Term
from swdsl.words import State

_NAMED: Final = ("defenders", "minimum", "attempt", "coin")
"""Facts whose clause the kernel names when it explains a number."""

_FALSE: Final = Literal(False)
_UNSAID: Final[dict[str, Expression]] = {
    "defenders": NOTHING,
    "minimum": NOTHING,
    "attempt": Row((Literal(1), NOTHING)),
    "lose": NOTHING,
    "overrun": NOTHING,
    "coin": NOTHING,
    "sweep": _FALSE,
    "keep": NOTHING,
    "relic_moves": _FALSE,
}
"""What a frame has when none of its sentences says it: nothing."""

Said = list[tuple[Clause, Expression]]


@dataclass(slots=True)
class _Facts:
    """What the clauses of a frame come to, while it is put together."""

    choices: dict[str, tuple[str, ...]]
    names: ClassNames
    classes: list[ClassPlan] = field(default_factory=list)
    listed: dict[str, list[Listed]] = field(default_factory=dict)
    said: dict[str, Said] = field(default_factory=dict)
    tests: Tests = field(default_factory=dict)
    sources: Sources = field(default_factory=Sources)


def frame_plan(lowered: LoweredSet, frame: Frame, source: Code) -> ModulePlan:
    """Return the module of a set's frame."""
    facts = _Facts(dict(lowered.options), class_names(frame.clauses))
    for clause in frame.clauses:
        for part in clause.parts:
            _collect(facts, clause, part)
    doc = f"The rules every race of {lowered.name} has."
    block = Block(tuple(facts.classes), _frame_function(frame, facts, doc))
    imports = kernel_imports(kernel_names(block))
    return ModulePlan(source, f"The frame of {lowered.name}.", (imports,), (block,))


def _frame_function(frame: Frame, facts: _Facts, doc: str) -> Function:
    numbers = {key: _value_of(key, said, facts) for key, said in facts.said.items()}
    before, lists = express_lists(facts.listed)
    arguments: dict[str, Expression] = {
        "start_coins": Literal(frame.start_coins),
        "column": Literal(frame.column),
        "price": Literal(frame.price),
        "faces": Row(tuple(map(Literal, frame.faces))),
        **lists,
        **numbers,
        **{key: absent for key, absent in _UNSAID.items() if key not in numbers},
    }
    if frame.neutrals:
        arguments["neutrals"] = Row(tuple(map(_neutral, frame.neutrals)))
    made = Return(replace(call("Frame", **arguments), broken=True))
    body = (*unplayed(frame.clauses), *facts.sources.named, *named_tests(facts.tests), *before, made)
    return Function("frame", (GAME,), Kernel("Frame"), with_board(body), doc)


def _collect(facts: _Facts, clause: Clause, part: Part) -> None:
    if isinstance(part, FrameFact):
        for key, value in numbers_in(part):
            _collect_fact(facts, clause, key, value)
    elif isinstance(part, Term):
        facts.listed.setdefault("terms", []).append((clause.options, express_term(clause, part)))
    elif isinstance(part, Hook):
        number = hooks_of(clause).index(part)
        plan = class_plan(clause, number, facts.names)
        facts.classes.append(plan)
        made = facts.sources.made(clause, number, plan.name)
        facts.listed.setdefault("clauses", []).append((clause.options, made))
    else:
        raise InternalError(f"{clause.id}: a frame has no pieces")


def _collect_fact(facts: _Facts, clause: Clause, key: str, value: FrameValue) -> None:
    if isinstance(value, CostTerm | PermitTerm):
        # What every race pays and where it enters does not depend on its state.
        term = express_term(replace(clause, state=State.ACTIVE), value)
        facts.listed.setdefault(key, []).append((clause.options, term))
        return
    said = Row(tuple(map(_bound, value))) if isinstance(value, tuple) else express_setting(value)
    facts.said.setdefault(key, []).append((clause, said))
    if key in _NAMED:
        facts.said.setdefault(f"{key}_name", []).append((clause, Literal(clause.id)))


def _bound(value: int | None) -> Expression:
    return Name("None") if value is None else Literal(value)


# -- numbers that depend on options ---------------------------------------------------------------------


def _value_of(key: str, said: Said, facts: _Facts) -> Expression:
    """Return a value, or the expression that picks it by the options of the game.

    A later sentence without an option replaces the earlier ones; when the sentences leave a choice open,
    nothing is said for it.
    """
    plain = max((place for place, (clause, _) in enumerate(said) if not clause.options), default=None)
    if plain is not None:
        picked, rest = said[plain][1], said[plain + 1 :]
    elif _covers(said, facts.choices):
        picked, rest = said[-1][1], said[:-1]
    else:
        picked, rest = _UNSAID.get(key, Literal("")), said
    for clause, value in reversed(rest):
        picked = _picked(clause, value, picked, facts.tests)
    return picked


def _covers(said: Said, choices: dict[str, tuple[str, ...]]) -> bool:
    """Whether the sentences say something for every choice of one option."""
    options = {test.option for clause, _ in said for test in clause.options}
    if len(options) != 1 or any(len(clause.options) > 1 for clause, _ in said):
        return False
    every = set(choices.get(options.pop(), ()))
    tests = [test for clause, _ in said for test in clause.options]
    return every == {choice for test in tests for choice in every if (choice == test.choice) is test.made}


def _picked(clause: Clause, value: Expression, otherwise: Expression, tests: Tests) -> Expression:
    if value == otherwise:
        return value
    test = option_tests(clause.options, tests)
    match value, otherwise:
        case Literal(value=True), Literal(value=False):
            return test
        case Literal(value=False), Literal(value=True) if len(clause.options) == 1:
            return Unary("not ", test)
        case _:
            return Choice(value, test, otherwise)


def _neutral(neutral: Neutral) -> Call:
    where = NOTHING if neutral.symbol is None else ask(BOARD, "symbol", Literal(neutral.symbol))
    more: dict[str, Expression] = {"discovers": TRUE} if neutral.discovers else {}
    return call("Neutral", Literal(neutral.id), where, Literal(neutral.tokens), **more)
