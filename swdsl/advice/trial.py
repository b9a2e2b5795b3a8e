"""Tries sentences where they would stand: in the component of the line that they are to replace."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from swdsl.check import can_be_lowered
from swdsl.diagnostics import Severity
from swdsl.kept import Kept, kept_or_made
from swdsl.lower import lower
from swdsl.resolve import resolve
from swdsl.source import SourceFile, Span
from swdsl.syntax.format_clauses import clause_text
from swdsl.syntax.nearby import read_clause, read_piece
from swdsl.syntax.tree import Declaration, RulesFile
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import Component, Every, PieceDeclaration, Variant
from swdsl.syntax.tree_games import Game
from swdsl.syntax.tree_maps import MapDeclaration
from swdsl.syntax.tree_scenarios import BoardDeclaration, Scenario
from swdsl.syntax.tree_translations import Translation
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import Kind

# What no clause needs in order to mean something.
_BESIDE: Final = (MapDeclaration, BoardDeclaration, Game, Scenario, Translation)
ComponentLine = Clause | PieceDeclaration
_MOST_TOGETHER: Final = 600
_MOST_FOR_ONE: Final = 9
# So few that even the pieces of which sentences speak stay fewer than a component may have.
_MOST_IN_ONE: Final = 60
#: A roll that is answered with a roll, and nothing says how often: together they would never end.
_FOR_EVER: Final = re.compile(
    r"when [^:]*\brolls?\b(?![^:]*\bper\b)[^:]*: (?:.*\b(?:may|then) )?roll(?! is)\b"
)
_SILENT: Final[Kept[Component]] = Kept()


@dataclass(frozen=True, slots=True)
class Ask:
    """Where a line stands, and the sentences that might stand there instead, best first."""

    place: Span
    sentences: tuple[str, ...]
    piece: str = ""
    """A line that declares a piece of which they speak."""


@dataclass(frozen=True, slots=True)
class _Tried:
    """A sentence that can be read, in a file of its own, which tells it from all others."""

    ask: int
    clause: Clause

    @property
    def path(self) -> str:
        return self.clause.span.path


def first_passing(files: Sequence[RulesFile], asks: Sequence[Ask]) -> list[str | None]:
    """Return, for each question, the first sentence that means something and can be played."""
    copied = _copied(files)
    good = [each for part in _parts(_readable(asks), asks) for each in _passing(files, asks, part, copied)]
    return [
        next((clause_text(each.clause) for each in good if each.ask == number), None)
        for number in range(len(asks))
    ]


def _parts(tried: Sequence[_Tried], asks: Sequence[Ask]) -> list[list[_Tried]]:
    """Return the sentences so that no part brings a component more of them than a component may have."""
    seen: Counter[str] = Counter()
    parts: dict[int, list[_Tried]] = {}
    for each in tried:
        file = asks[each.ask].place.path
        parts.setdefault(seen[file] // _MOST_IN_ONE, []).append(each)
        seen[file] += 1
    return list(parts.values())


def _passing(
    files: Sequence[RulesFile], asks: Sequence[Ask], tried: Sequence[_Tried], copied: frozenset[str]
) -> list[_Tried]:
    """Return the sentences that mean something and can be played, all tried together."""
    placed = [_with_trials(file, asks, tried, copied) for file in files]
    sources = [SourceFile(each.path, clause_text(each.clause)) for each in tried]
    resolution = resolve(placed, sources)
    if not can_be_lowered(resolution.library):
        return []
    wrong = {each.span.path for each in resolution.diagnostics if each.severity is Severity.ERROR}
    played = {
        clause.span.path
        for each in lower(resolution.library)
        for clause in each.clauses
        if clause.missing is None
    }
    return [each for each in tried if each.path in played - wrong]


def _readable(asks: Sequence[Ask]) -> list[_Tried]:
    by_file = Counter(ask.place.path for ask in asks)
    found: list[_Tried] = []
    for number, ask in enumerate(asks):
        ending = (each for each in ask.sentences if _FOR_EVER.match(each) is None)
        read = (read_clause(f"{number}:{rank}", each) for rank, each in enumerate(ending))
        most = min(_MOST_FOR_ONE, max(2, _MOST_TOGETHER // by_file[ask.place.path]))
        found += [_Tried(number, clause) for clause in read if clause is not None][:most]
    return found


def _copied(files: Sequence[RulesFile]) -> frozenset[str]:
    """Return the names of components that others start from: what they say is said there, too."""
    every = (each for file in files for each in file.declarations)
    return frozenset(each.like.name.text for each in every if isinstance(each, Component) and each.like)


def _silent(declaration: Declaration, copied: frozenset[str]) -> Declaration:
    """Return a declaration without its clauses: what others say decides nothing about a sentence."""
    if not isinstance(declaration, Component) or declaration.name.text in copied:
        return declaration
    return kept_or_made(_SILENT, partial(_without_clauses, declaration), declaration)


def _without_clauses(component: Component) -> Component:
    return replace(component, lines=tuple(line for line in component.lines if not isinstance(line, Clause)))


def _with_trials(
    file: RulesFile, asks: Sequence[Ask], tried: Sequence[_Tried], copied: frozenset[str]
) -> RulesFile:
    """Return a file whose components have the sentences to be tried for them, and no other clauses."""
    here = {each.ask: asks[each.ask] for each in tried if asks[each.ask].place.path == file.path}
    kept = [_silent(each, copied) for each in file.declarations if not isinstance(each, _BESIDE)]
    if not here:
        return replace(file, declarations=tuple(kept))
    added: dict[int, list[ComponentLine]] = {}
    for number, ask in here.items():
        lines = added.setdefault(_owner(kept, ask.place), [])
        piece = read_piece(ask.piece)
        if piece is not None and piece not in lines:
            lines.append(piece)
        lines.extend(each.clause for each in tried if each.ask == number)
    return replace(file, declarations=tuple(_filled(kept, added)))


def _owner(declarations: Sequence[Declaration], place: Span) -> int:
    """Return which declaration a line belongs to; -1 if that one could not be read or holds no clauses."""
    before = [number for number, each in enumerate(declarations) if each.span.start <= place.start]
    last = before[-1] if before else -1
    return last if last >= 0 and isinstance(declarations[last], Component | Every) else -1


def _filled(
    declarations: Sequence[Declaration], added: dict[int, list[ComponentLine]]
) -> Iterator[Declaration]:
    for number, each in enumerate(declarations):
        if number in added and isinstance(each, Component | Every):
            others = tuple(line for line in each.lines if not isinstance(line, Clause))
            yield replace(each, lines=(*others, *added[number]))
        elif not (added and isinstance(each, Variant)):
            yield each
    if -1 in added:
        yield Component(Kind.POWER, Name("tried"), Quoted("Tried"), None, (), tuple(added[-1]))
