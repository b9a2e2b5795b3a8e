"""A stable, readable text of the lowered form, for `swdsl dump --lowered` and recorded tests."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from swdsl.lower.form import Clause, FrameFact, LoweredSet, Part, PieceFact
from swdsl.lower.form_hooks import Hook, Program
from swdsl.lower.form_terms import Term
from swdsl.lower.hook_settings import answers, settings
from swdsl.model.content import Piece
from swdsl.words import State


def dump(lowered: LoweredSet) -> str:
    """Return every clause of a set with what it was lowered to."""
    lines = [f"set {lowered.id}"]
    if lowered.frame and lowered.frame.clauses:
        lines += _block("frame", lowered.frame.clauses)
    for component in lowered.components:
        lines += _block(f"{component.ref.kind} {component.ref.id}", component.clauses)
    return "\n".join(lines) + "\n"


def _block(title: str, clauses: tuple[Clause, ...]) -> Iterator[str]:
    yield ""
    yield title
    for clause in clauses:
        yield f"  {clause.id}{''.join(_qualifiers(clause))}"
        yield f"    # {clause.text}"
        if clause.missing:
            yield f"    not playable: {clause.missing}"
        for part in clause.parts:
            yield from _part(part)


def _qualifiers(clause: Clause) -> Iterator[str]:
    if clause.state is not State.ACTIVE:
        yield f", {clause.state}"
    if clause.limit:
        yield f", {clause.times} per {clause.limit}"
    if clause.per_opponent:
        yield " per opponent"
    for option, choice, made in clause.options:
        yield f", if {option} is {'' if made else 'not '}{choice}"


def _part(part: Part) -> Iterator[str]:
    match part:
        case PieceFact() | FrameFact():
            yield f"    {type(part).__name__}({', '.join(_named(part))})"
        case _ if isinstance(part, Term):
            yield f"    {_text(part)}"
        case _:
            shown = ", ".join(f"{key}={_text(value)}" for key, value in settings(part))
            yield f"    {type(part).__name__}({shown})"
            yield from _inside(part)


def _named(fact: PieceFact | FrameFact) -> Iterator[str]:
    said = ((each.name, getattr(fact, each.name)) for each in fields(fact))
    return (f"{name}={_text(value)}" for name, value in said if value is not None)


def _inside(hook: Hook) -> Iterator[str]:
    if hook.guard is not None:
        yield f"      if {_text(hook.guard)}"
    for name, answer in answers(hook):
        yield f"      {name} = {_text(answer)}"
    if isinstance(hook, Program):
        yield from (f"      {_text(step)}" for step in hook.steps)
    else:
        yield from (f"      do {_text(effect)}" for effect in getattr(hook, "effects", ()))


def _text(value: Any) -> str:
    match value:
        case Piece():
            return str(value.ref)
        case Enum():
            return str(value.value)
        case tuple():
            return f"({', '.join(_text(each) for each in value)})"
        case _ if is_dataclass(value):
            parts = (getattr(value, each.name) for each in fields(value) if each.compare)
            return f"{type(value).__name__}({', '.join(_text(each) for each in parts)})"
        case _:
            return str(value)
