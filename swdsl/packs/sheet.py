"""Differences told to people: an errata sheet in one language."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from swdsl.model.clauses import Clause
from swdsl.model.content import Term
from swdsl.packs.differences import Change, Level
from swdsl.packs.things import Aspect, Side, Thing, Value, things
from swdsl.packs.words import WORDS, Words
from swdsl.prose import Speaker


@dataclass(frozen=True, slots=True)
class Told:
    """One change in words; an empty text where a side has nothing."""

    level: Level
    kind: str
    id: str
    name: str
    aspect: Aspect
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """All changes in one language, what matters most first."""

    language: str
    rows: tuple[Told, ...]

    def lines(self) -> tuple[str, ...]:
        """Return the sheet as lines of text, with a heading for each level that has changes."""
        words = WORDS[self.language]
        lines: list[str] = []
        for level, rows in groupby(self.rows, key=lambda row: row.level):
            lines += ["", words.levels[level]] if lines else [words.levels[level]]
            for row in rows:
                lines += _lines(row, words)
        return tuple(lines) or (words.nothing,)


def errata(changes: Sequence[Change], old: Side, new: Side, language: str) -> Sheet:
    """Tell changes in a language; rules are told as sentences, each in the words of its own side."""
    before, after = Speaker(old.library, language), Speaker(new.library, language)
    return Sheet(language, tuple(_told(change, before, after, language) for change in changes))


def whole_set(old: Side | None, new: Side | None, language: str) -> Sheet:
    """Tell that a set has come, or is gone and missing to all who use it."""
    side = old or new
    assert side is not None
    name = _name(next(things(side)), language)  # the set itself comes first
    level = Level.BREAKING if new is None else Level.BEHAVIOUR
    row = Told(level, "set", side.rules.id, name, Aspect.EXISTENCE, name if old else "", name if new else "")
    return Sheet(language, (row,))


def _told(change: Change, before: Speaker, after: Speaker, language: str) -> Told:
    thing = change.thing
    detail = f" ({change.language})" if change.language not in ("", "en") else ""
    return Told(
        change.level,
        thing.kind,
        thing.id,
        _name(thing, language),
        change.aspect,
        _value(change.old, change, before, detail),
        _value(change.new, change, after, detail),
    )


def _name(thing: Thing, language: str) -> str:
    return thing.names.get(language) or thing.names.get("en") or thing.id


def _value(value: Value | None, change: Change, speaker: Speaker, detail: str) -> str:
    match value:
        case None:
            return ""
        case Clause():
            assert change.holder is not None
            return speaker.clause(value, change.holder).text
        case Term():
            return speaker.term(value).text
        case tuple():
            return ", ".join(value) or "–"
        case str():
            return f"{value or '–'}{detail}"


def _lines(row: Told, words: Words) -> list[str]:
    """Return a change on one line, or a rule that changed on three."""
    head = f"  {row.name} [{row.kind} {row.id}]"
    aspect = words.aspects[row.aspect]
    match row.aspect, row.old, row.new:
        case Aspect.EXISTENCE, "", _:
            return [f"{head}: {words.added}"]
        case Aspect.EXISTENCE, _, "":
            return [f"{head}: {words.removed}"]
        case _, "", new:
            return [f"{head}: {aspect}, {words.added}: {new}"]
        case _, old, "":
            return [f"{head}: {aspect}, {words.removed}: {old}"]
        case Aspect.CLAUSE | Aspect.MEANING, old, new:
            return [f"{head}: {aspect}", f"      {words.was}: {old}", f"      {words.now}: {new}"]
        case _, old, new:
            return [f"{head}: {aspect} {old} → {new}"]
