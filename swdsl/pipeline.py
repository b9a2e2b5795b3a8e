"""The compiler as one pure function: texts in, the checked model and every finding out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

from swdsl.check import can_be_lowered, check
from swdsl.diagnostics import Diagnostic, Severity, has_errors, in_order, without_allowed
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.diagnostics.codes_names import TERM_TOO_LARGE, UNUSED_TERM
from swdsl.diagnostics.codes_scenarios import (
    SCENARIO_PLAYER,
    SCENARIO_WITHOUT_BOARD,
    SCENARIO_WITHOUT_FACTS,
)
from swdsl.diagnostics.codes_syntax import TOO_MANY_ERRORS
from swdsl.limits import MOST_UNREADABLE
from swdsl.lower import LoweredSet, lower
from swdsl.model.ruleset import Library
from swdsl.resolve import Table, over_budget, resolve, seen_by_maps, seen_by_scenarios
from swdsl.source import SourceFile, Span, top_of_file
from swdsl.syntax import Parsed, parse

Read: TypeAlias = Callable[[SourceFile], Parsed]

_NOTHING: Final = Library((), (), (), (), ())
_ECHOES: Final = (SCENARIO_PLAYER, SCENARIO_WITHOUT_BOARD, SCENARIO_WITHOUT_FACTS)


@dataclass(frozen=True, slots=True)
class Compilation:
    """What the files mean, and everything there is to say about them, sorted by place.

    With errors among the findings the library is what could be understood; back ends must not use it. Its
    sets are lowered here, once: whoever goes on with the library carries them along. `names` knows where
    every name was declared, and what it stands for wherever it is used.
    """

    library: Library
    diagnostics: tuple[Diagnostic, ...]
    lowered: tuple[LoweredSet, ...] = ()
    names: Table = field(default_factory=Table)


@lru_cache(maxsize=512)
def read_file(source: SourceFile) -> Parsed:
    """Read a file. One that has not changed reads the same: editors and tests ask again and again."""
    return parse(source)


def compile_rules(
    files: Sequence[SourceFile],
    sound_maps: Collection[str] = (),
    read: Read = read_file,
    *,
    advise: bool = True,
) -> Compilation:
    """Compile. Pure: reads no disk, writes no disk, prints nothing.

    Maps from files known to be sound, by path, are read but not examined again. Whoever has trees of the
    files already says how to `read` them. Looking for the sentence to write instead takes longer than all
    the rest; whoever only asks what is wrong does without.
    """
    parsed = _read(files, read)
    if len(parsed) < len(files):
        return Compilation(_NOTHING, in_order([*_unreadable(parsed), _given_up(files[len(parsed)])]))
    sources = {file.path: file for file in files}
    # What is too large is not worked out at all: whoever sends it decides neither our time nor our memory.
    too_large = over_budget([each.file for each in parsed])
    if too_large:
        return Compilation(_NOTHING, in_order([*_unreadable(parsed), *too_large]))
    resolution = resolve([each.file for each in parsed], files)
    found = _unreadable(parsed)
    found += _without_echoes(resolution.diagnostics, parsed)
    library = resolution.library
    lowered = lower(library) if can_be_lowered(library) else ()
    found += check(library, lowered, sound_maps)
    shown = list(without_allowed(_without_refrains(found), sources))
    told = _with_sentences(shown, parsed, lowered, sources) if advise else shown
    return Compilation(library, in_order(told), lowered, resolution.table)


def _with_sentences(
    found: Sequence[Diagnostic],
    parsed: Sequence[Parsed],
    lowered: Sequence[LoweredSet],
    sources: Mapping[str, SourceFile],
) -> Sequence[Diagnostic]:
    """Let every finding about a line that cannot be read or played end with a sentence that can."""
    if not has_errors(found):
        return found
    from swdsl.advice import advised  # noqa: PLC0415 - only what is wrong needs it

    return advised(found, parsed, lowered, sources)


def _read(files: Sequence[SourceFile], read: Read) -> list[Parsed]:
    """Read files, until there have been more mistakes than anybody would read about."""
    parsed: list[Parsed] = []
    mistakes = 0
    for file in files:
        if mistakes >= MOST_UNREADABLE:
            break
        parsed.append(read(file))
        mistakes += sum(each.severity is Severity.ERROR for each in parsed[-1].diagnostics)
    return parsed


def _unreadable(parsed: Sequence[Parsed]) -> list[Diagnostic]:
    return [finding for each in parsed for finding in each.diagnostics]


def _given_up(file: SourceFile) -> Diagnostic:
    message = f"From `{file.path}` on nothing is read: there are {MOST_UNREADABLE:,} mistakes before it."
    return Diagnostic.at(TOO_MANY_ERRORS, top_of_file(file.path), message)


def _without_refrains(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Leave out that a clause cannot be played where it is already said what is wrong with it.

    A term that says too much is not read on, so that what it names would seem unused.
    """
    if any(each.code == TERM_TOO_LARGE for each in found):
        found = [each for each in found if each.code != UNUSED_TERM]
    errors = (each for each in found if each.severity is Severity.ERROR and each.code != NOT_PLAYABLE)
    wrong = {line for each in errors for line in _lines_of(each.span)}
    return [each for each in found if each.code != NOT_PLAYABLE or wrong.isdisjoint(_lines_of(each.span))]


def _lines_of(place: Span) -> Iterator[tuple[str, int]]:
    """Yield the lines a place stands on: a clause has its lines to itself."""
    return ((place.path, line) for line in range(place.line, place.end_line + 1))


def _without_echoes(findings: Sequence[Diagnostic], parsed: Sequence[Parsed]) -> list[Diagnostic]:
    """Leave out what scenarios seem to lack where some line could not be read: that line may say it."""
    unread = {each.file.path for each in parsed if has_errors(each.diagnostics)}
    return [each for each in findings if each.code not in _ECHOES or each.span.path not in unread]


def outline_of(files: Sequence[SourceFile], read: Read = read_file) -> str:
    """Return what scenarios see of rules: the same outline, and they still mean what they meant."""
    return seen_by_scenarios([read(file).file for file in files])


def ground_of(files: Sequence[SourceFile], read: Read = read_file) -> str:
    """Return what maps stand on: the same ground, and a map that was sound still is."""
    return seen_by_maps([read(file).file for file in files])
