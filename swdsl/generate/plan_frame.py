"""The frame of a set as a function: its numbers, each with the clause that says it."""

from __future__ import annotations

from typing import Final

from swdsl.generate.identifiers import attribute_name
from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Choice, Group, Value, broken, call, documented, flat, lay_out, quoted, row
from swdsl.generate.pen import Pen, ground_text
from swdsl.generate.plan import Block, FunctionPlan, ModulePlan
from swdsl.generate.plan_classes import class_plan, setting_text
from swdsl.generate.plan_components import body_lines, term_value
from swdsl.internal import InternalError
from swdsl.lower.form import Clause, Frame, FrameFact, Hook, LoweredSet, Neutral, Term
from swdsl.lower.frame import BUILT_IN

_LISTS: Final = {"base": "CostTerm", "more": "CostTerm", "entry": "PermitTerm"}
_NAMED: Final = ("defenders", "minimum", "attempt", "coin")
"""Facts whose clause the kernel names when it explains a number."""


def frame_plan(lowered: LoweredSet, frame: Frame, source: str) -> ModulePlan:
    """Return the module of a set's frame."""
    pen = Pen({"Frame", "Game"})
    tests: dict[str, str] = {}
    facts: dict[str, Value] = {
        "start_coins": str(frame.start_coins),
        "column": str(frame.column),
        "price": str(frame.price),
        "faces": row([str(face) for face in frame.faces]),
        **_facts(frame, tests, pen),
    }
    if frame.neutrals:
        facts["neutrals"] = row([_neutral(each, pen) for each in frame.neutrals])
    terms = _terms(frame, pen)
    if terms:
        facts["terms"] = row(terms)
    classes = []
    hooks = [(clause, part) for clause in frame.clauses for part in clause.parts if isinstance(part, Hook)]
    for clause, hook in hooks:
        _unconditional(clause)
        classes.append(class_plan(clause, hook, clause.parts.index(hook), pen))
    if classes:
        facts["clauses"] = row([f"{each.name}()" for each in classes])
    lines = [f"    {name} = {test}" for test, name in tests.items()]
    lines += lay_out(broken(call("Frame", **facts)), 4, before="return ")
    function = FunctionPlan(
        "def frame(game: Game) -> Frame",
        f"The rules every race of {documented(lowered.name)} has.",
        body_lines(lines),
    )
    return ModulePlan(
        source,
        f"The frame of {documented(lowered.name)}.",
        import_lines("swdsl.runtime", pen.imports),
        (Block(tuple(classes), function),),
        (),
    )


def _terms(frame: Frame, pen: Pen) -> list[Value]:
    found: list[Value] = []
    for clause in frame.clauses:
        for part in clause.parts:
            if isinstance(part, Term):
                _unconditional(clause)
                found.append(term_value(clause, part, pen))
    return found


def _unconditional(clause: Clause) -> None:
    if clause.options:
        raise InternalError(f"{clause.id}: only numbers of the frame can depend on an option")


def _facts(frame: Frame, tests: dict[str, str], pen: Pen) -> dict[str, Value]:
    """Return the facts in the order of their clauses; one said for several choices becomes a choice.

    `tests` collects what is asked of the options, each under a name.
    """
    single: dict[str, list[tuple[Clause, str]]] = {}
    lists: dict[str, list[Value]] = {}
    for clause in frame.clauses:
        for part in clause.parts:
            if not isinstance(part, FrameFact) or part.key == BUILT_IN:
                continue
            if part.key in _LISTS:
                _unconditional(clause)
                lists.setdefault(part.key, []).append(_listed(clause, part, pen))
                continue
            single.setdefault(part.key, []).append((clause, _value(part, pen)))
            if part.key in _NAMED:
                single.setdefault(f"{part.key}_name", []).append((clause, quoted(clause.id)))
    facts: dict[str, Value] = {key: row(values) for key, values in lists.items()}
    return {**facts, **{key: _choice(said, tests) for key, said in single.items()}}


def _listed(clause: Clause, fact: FrameFact, pen: Pen) -> Group:
    if fact.mask is None:
        raise InternalError(f"{clause.id}: {fact.key} needs regions")
    name, mask = quoted(clause.id), ground_text(fact.mask).text
    value = _value(fact, pen)
    return call(
        pen.use(_LISTS[fact.key]), *((name, value, mask) if fact.key == "entry" else (name, mask, value))
    )


def _value(fact: FrameFact, pen: Pen) -> str:
    if isinstance(fact.value, tuple):
        return f"({', '.join(str(each) for each in fact.value)})"
    return setting_text(fact.value, pen)


def _choice(said: list[tuple[Clause, str]], tests: dict[str, str]) -> Value:
    """Return a value, or the expression that picks it by the options of the game.

    A later sentence without an option replaces an earlier one.
    """
    *first, (_, text) = said
    picked: Value = text
    for clause, other in reversed(first):
        if other == text or not clause.options:
            continue
        test = " and ".join(
            f"game.option({quoted(name)}) == {quoted(choice)}" for name, choice in clause.options
        )
        words = attribute_name("_and_".join(choice for _, choice in clause.options), tests.values())
        name = tests.setdefault(test, words)
        match other, text:
            case "True", "False":
                picked = name
            case "False", "True":
                picked = f"not {name}"
            case _:
                picked = Choice(other, name, flat(picked))
    return picked


def _neutral(neutral: Neutral, pen: Pen) -> Group:
    mask = "0" if neutral.symbol is None else f"board.symbol({quoted(neutral.symbol)})"
    more: dict[str, Value] = {"discovers": "True"} if neutral.discovers else {}
    return call(pen.use("Neutral"), quoted(neutral.id), mask, str(neutral.tokens), **more)
