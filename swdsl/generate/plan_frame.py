"""The frame of a set as a function: its numbers, each with the clause that says it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from swdsl.generate.choices import Listed, chosen, option_tests
from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Choice, Group, Value, broken, call, documented, flat, lay_out, quoted, row
from swdsl.generate.pen import Pen, ground_text
from swdsl.generate.plan import Block, ClassPlan, FunctionPlan, ModulePlan
from swdsl.generate.plan_classes import class_plan, setting_text
from swdsl.generate.plan_components import body_lines, term_value, unplayed
from swdsl.internal import InternalError
from swdsl.lower.form import Clause, Frame, FrameFact, Hook, LoweredSet, Neutral, Part, Term
from swdsl.lower.frame import BUILT_IN

_LISTS: Final = {
    "entry": "PermitTerm",
    "base": "CostTerm",
    "more": "CostTerm",
    "terms": "Term",
    "clauses": "Clause",
}
_NAMED: Final = ("defenders", "minimum", "attempt", "coin")
"""Facts whose clause the kernel names when it explains a number."""

_UNSAID: Final = {
    "defenders": "0",
    "minimum": "0",
    "attempt": "(1, 0)",
    "lose": "0",
    "overrun": "0",
    "coin": "0",
    "sweep": "False",
    "keep": "0",
    "relic_moves": "False",
}
"""What a frame has when none of its sentences says it: nothing."""


@dataclass(slots=True)
class _Facts:
    """What the clauses of a frame come to, while it is put together."""

    choices: dict[str, tuple[str, ...]]
    classes: list[ClassPlan] = field(default_factory=list)
    listed: dict[str, list[Listed]] = field(default_factory=dict)
    said: dict[str, list[tuple[Clause, str]]] = field(default_factory=dict)
    tests: dict[str, str] = field(default_factory=dict)


def frame_plan(lowered: LoweredSet, frame: Frame, source: str) -> ModulePlan:
    """Return the module of a set's frame."""
    pen = Pen({"Frame", "Game"})
    facts = _Facts(dict(lowered.options))
    for clause in frame.clauses:
        for part in clause.parts:
            _collect(facts, clause, part, pen)
    numbers = {key: _value_of(said, facts) for key, said in facts.said.items()}
    function = FunctionPlan(
        "def frame(game: Game) -> Frame",
        f"The rules every race of {documented(lowered.name)} has.",
        body_lines([*unplayed(frame.clauses), *_body(frame, facts, numbers, pen)]),
    )
    return ModulePlan(
        source,
        f"The frame of {documented(lowered.name)}.",
        import_lines("swdsl.runtime", pen.imports),
        (Block(tuple(facts.classes), function),),
        (),
    )


def _body(frame: Frame, facts: _Facts, numbers: dict[str, Value], pen: Pen) -> Iterator[str]:
    arguments: dict[str, Value] = {
        "start_coins": str(frame.start_coins),
        "column": str(frame.column),
        "price": str(frame.price),
        "faces": row([str(face) for face in frame.faces]),
    }
    for test, name in facts.tests.items():
        yield f"    {name} = {test}"
    for key, element in _LISTS.items():
        listed = facts.listed.get(key, [])
        if any(options for options, _ in listed):
            yield from chosen(key, pen.use(element), listed)
            arguments[key] = key
        elif listed:
            arguments[key] = row([value for _, value in listed])
    arguments.update(numbers)
    arguments.update({key: absent for key, absent in _UNSAID.items() if key not in numbers})
    if frame.neutrals:
        arguments["neutrals"] = row([_neutral(each, pen) for each in frame.neutrals])
    yield from lay_out(broken(call("Frame", **arguments)), 4, before="return ")


def _collect(facts: _Facts, clause: Clause, part: Part, pen: Pen) -> None:
    match part:
        case FrameFact(key=key) if key == BUILT_IN:
            return
        case FrameFact(key=key) if key in _LISTS:
            facts.listed.setdefault(key, []).append((clause.options, _ground_term(clause, part, pen)))
        case FrameFact(key=key):
            facts.said.setdefault(key, []).append((clause, _fact(part, pen)))
            if key in _NAMED:
                facts.said.setdefault(f"{key}_name", []).append((clause, quoted(clause.id)))
        case Term():
            facts.listed.setdefault("terms", []).append((clause.options, term_value(clause, part, pen)))
        case Hook():
            plan = _told_apart(class_plan(clause, part, clause.parts.index(part), pen), facts.classes)
            facts.classes.append(plan)
            facts.listed.setdefault("clauses", []).append((clause.options, f"{plan.name}()"))
        case _:
            raise InternalError(f"{clause.id}: a frame has no pieces")


def _told_apart(plan: ClassPlan, others: list[ClassPlan]) -> ClassPlan:
    """Give a class another name if a sentence of another set already has it."""
    taken = sum(plan.name in (each.name, each.name.rpartition("_")[0]) for each in others)
    return replace(plan, name=f"{plan.name}_{taken + 1}") if taken else plan


def _ground_term(clause: Clause, fact: FrameFact, pen: Pen) -> Group:
    if fact.mask is None:
        raise InternalError(f"{clause.id}: {fact.key} needs regions")
    name, mask, value = quoted(clause.id), ground_text(fact.mask).text, _fact(fact, pen)
    parts = (name, value, mask) if fact.key == "entry" else (name, mask, value)
    return call(pen.use(_LISTS[fact.key]), *parts)


def _fact(fact: FrameFact, pen: Pen) -> str:
    if isinstance(fact.value, tuple):
        return f"({', '.join(str(each) for each in fact.value)})"
    return setting_text(fact.value, pen)


# -- numbers that depend on options ---------------------------------------------------------------------


def _value_of(said: list[tuple[Clause, str]], facts: _Facts) -> Value:
    """Return a value, or the expression that picks it by the options of the game.

    A later sentence without an option replaces the earlier ones; when the sentences leave a choice open,
    nothing is said for it.
    """
    plain = max((place for place, (clause, _) in enumerate(said) if not clause.options), default=None)
    rest = said if plain is None else said[plain:]
    if plain is None and not _covers(said, facts.choices):
        key = next(key for key, each in facts.said.items() if each is said)
        picked: Value = _UNSAID.get(key, quoted(""))
    else:
        picked, rest = (rest[0][1], rest[1:]) if plain is not None else (rest[-1][1], rest[:-1])
    for clause, text in reversed(rest):
        picked = _picked(clause, text, picked, facts.tests)
    return picked


def _covers(said: list[tuple[Clause, str]], choices: dict[str, tuple[str, ...]]) -> bool:
    """Whether the sentences say something for every choice of one option."""
    options = {test.option for clause, _ in said for test in clause.options}
    if len(options) != 1 or any(len(clause.options) > 1 for clause, _ in said):
        return False
    every = set(choices.get(options.pop(), ()))
    tests = [test for clause, _ in said for test in clause.options]
    return every == {choice for test in tests for choice in every if (choice == test.choice) is test.made}


def _picked(clause: Clause, text: str, otherwise: Value, tests: dict[str, str]) -> Value:
    if text == otherwise:
        return text
    test = option_tests(clause.options, tests)
    match text, otherwise:
        case "True", "False":
            return test
        case "False", "True" if len(clause.options) == 1:
            return f"not {test}"
        case _:
            return Choice(text, test, flat(otherwise))


def _neutral(neutral: Neutral, pen: Pen) -> Group:
    mask = "0" if neutral.symbol is None else f"board.symbol({quoted(neutral.symbol)})"
    more: dict[str, Value] = {"discovers": "True"} if neutral.discovers else {}
    return call(pen.use("Neutral"), quoted(neutral.id), mask, str(neutral.tokens), **more)
