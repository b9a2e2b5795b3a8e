"""What changed between two states of a set, and whom it concerns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from typing import Final

from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Term
from swdsl.model.names import Ref
from swdsl.packs.things import Aspect, Side, Thing, Value, things
from swdsl.words import Kind


class Level(StrEnum):
    """How much a change matters, the most first."""

    BREAKING = "breaking"
    BEHAVIOUR = "behaviour"
    NUMBERS = "numbers"
    TEXT = "text"


_LEVELS: Final = {
    Aspect.NAME: Level.TEXT,
    Aspect.LOOK: Level.TEXT,
    Aspect.WORDING: Level.TEXT,
    Aspect.TOKENS: Level.NUMBERS,
    Aspect.SUPPLY: Level.NUMBERS,
    Aspect.LIMIT: Level.NUMBERS,
    Aspect.NUMBERS: Level.NUMBERS,
}

Holder = Component | Kind


@dataclass(frozen=True, slots=True)
class Change:
    """One difference: of which thing, in what, from what to what. `language` is that of a translated name.

    A side without a value does not have it: a change without `old` is an addition. `holder` is whose
    clause it is.
    """

    level: Level
    thing: Thing
    aspect: Aspect
    old: Value | None = None
    new: Value | None = None
    language: str = ""
    holder: Holder | None = None


def differences(old: Side, new: Side) -> tuple[Change, ...]:
    """Return everything that changed, what matters most first, else in the order of the rules."""
    found = list(_differences(old, new))
    order = list(Level)
    return tuple(sorted(found, key=lambda change: order.index(change.level)))


def _differences(old: Side, new: Side) -> Iterator[Change]:
    before = {_key(thing): thing for thing in things(old)}
    after = {_key(thing): thing for thing in things(new)}
    if old.rules.id != new.rules.id:
        thing = after[Kind.SET, ""]
        yield Change(Level.BREAKING, thing, Aspect.EXISTENCE, old.rules.id, new.rules.id)
    for key, thing in before.items():
        if key not in after:
            yield Change(Level.BREAKING, thing, Aspect.EXISTENCE, old=thing.id)
    for key, thing in after.items():
        if key in before:
            yield from _names(before[key], thing)
            yield from _facts(before[key], thing, old, new)
            yield from _clauses(before[key], thing, old, new)
        else:
            yield Change(Level.BEHAVIOUR, thing, Aspect.EXISTENCE, new=thing.id)
            for clause, holder in thing.clauses:
                yield Change(Level.BEHAVIOUR, thing, Aspect.CLAUSE, new=clause, holder=holder)


def _key(thing: Thing) -> tuple[str, str]:
    """Return what a thing is found by; there is one set on each side, whatever it is called."""
    return thing.kind, "" if thing.kind == Kind.SET else thing.id


def _names(before: Thing, after: Thing) -> Iterator[Change]:
    for language in sorted(before.names.keys() | after.names.keys()):
        old, new = before.names.get(language), after.names.get(language)
        if old != new:
            yield Change(Level.TEXT, after, Aspect.NAME, old, new, language)


def _facts(before: Thing, after: Thing, old: Side, new: Side) -> Iterator[Change]:
    for aspect, value in after.facts.items():
        earlier = before.facts[aspect]
        if _plain(earlier, old) != _plain(value, new):
            yield Change(_level(aspect, earlier, value), after, aspect, earlier, value)


def _level(aspect: Aspect, old: Value, new: Value) -> Level:
    match aspect, old, new:
        case Aspect.CHOICES, tuple(), tuple() if not set(old) <= set(new):
            return Level.BREAKING  # a game may name a choice that is gone
        case _:
            return _LEVELS.get(aspect, Level.BEHAVIOUR)


def _clauses(before: Thing, after: Thing, old: Side, new: Side) -> Iterator[Change]:
    earlier, later = list(before.clauses), list(after.clauses)
    for numbers in (True, False):
        for one, other in _matched(earlier, later, old, new, numbers=numbers):
            yield from _changes_of_clause(after, one, other, numbers=numbers)
    for one, other in zip(earlier, later, strict=False):
        yield Change(_lost_label(one[0], other[0]), after, Aspect.CLAUSE, one[0], other[0], holder=other[1])
    for clause, holder in earlier[len(later) :]:
        level = Level.BREAKING if clause.label else Level.BEHAVIOUR
        yield Change(level, after, Aspect.CLAUSE, old=clause, holder=holder)
    for clause, holder in later[len(earlier) :]:
        yield Change(Level.BEHAVIOUR, after, Aspect.CLAUSE, new=clause, holder=holder)


def _matched(
    earlier: list[tuple[Clause, Holder]],
    later: list[tuple[Clause, Holder]],
    old: Side,
    new: Side,
    *,
    numbers: bool,
) -> Iterator[tuple[tuple[Clause, Holder], tuple[Clause, Holder]]]:
    """Take out of both lists, and yield, the clauses that mean the same; without numbers, but for those."""
    for one in tuple(earlier):
        meaning = (one[1] if isinstance(one[1], Kind) else None, _meaning(one[0], old, numbers=numbers))
        for other in later:
            holder = other[1] if isinstance(other[1], Kind) else None
            if (holder, _meaning(other[0], new, numbers=numbers)) == meaning:
                earlier.remove(one)
                later.remove(other)
                yield one, other
                break


def _changes_of_clause(
    thing: Thing, one: tuple[Clause, Holder], other: tuple[Clause, Holder], *, numbers: bool
) -> Iterator[Change]:
    """Yield what differs between two clauses that mean the same, or the same but for numbers."""
    old, new = one[0], other[0]
    if not numbers:
        yield Change(Level.NUMBERS, thing, Aspect.CLAUSE, old, new, holder=other[1])
    elif (old.cites, old.wordings) != (new.cites, new.wordings):
        yield Change(Level.TEXT, thing, Aspect.WORDING, _notes(old), _notes(new))
    if old.label is not None and old.label != new.label:
        yield Change(Level.BREAKING, thing, Aspect.NAME, old.label, new.label or "")


def _lost_label(old: Clause, new: Clause) -> Level:
    """Return how much a changed clause matters: other packs may `drop` a clause by its label."""
    return Level.BREAKING if old.label is not None and old.label != new.label else Level.BEHAVIOUR


def _notes(clause: Clause) -> tuple[str, ...]:
    return (*clause.cites, *(f"{language}: {text}" for language, text in clause.wordings))


def _meaning(clause: Clause, side: Side, *, numbers: bool) -> object:
    parts = (clause.moment, clause.state, clause.limit, clause.conditions, clause.effects)
    return _plain(parts, side, numbers=numbers)


def _plain(value: object, side: Side, *, numbers: bool = True) -> object:
    """Return a value that equals another if both mean the same, each in its own set."""
    match value:
        case Ref(kind=kind, scope=scope, id=thing):
            return kind, "" if scope == side.rules.id else scope, thing
        case Term(regions=regions):
            return _plain(regions, side)
        case bool() | str():
            return value
        case int():
            return value if numbers else 0
        case tuple():
            return tuple(_plain(part, side, numbers=numbers) for part in value)
        case _ if is_dataclass(value):
            parts: Sequence[object] = [getattr(value, each.name) for each in fields(value) if each.compare]
            return type(value).__name__, tuple(_plain(part, side, numbers=numbers) for part in parts)
        case _:
            return value
