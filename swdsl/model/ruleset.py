"""The root of everything one compilation knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from typing import Final

from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, RuleSet, Terrain
from swdsl.model.names import Ref
from swdsl.model.scenarios import Scenario
from swdsl.model.teams import Teams
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import Kind

_OFFICIAL: Final = "official"
_PACKS: Final = "packs"


def _home_of(path: str) -> str:
    """Return whose file it is: the official boxes', that of a pack which was brought in, or ours."""
    folders = path.split("/")
    if folders[0] == _PACKS:
        return "/".join(folders[:2])
    return _OFFICIAL if folders[0] == _OFFICIAL else ""


@record
class Equivalence:
    """Things of several sets that count as the same on one table.

    `scope` is the set or pack that says so; empty if it was said outside of any.
    """

    members: tuple[Ref, ...]
    scope: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@record
class Guests:
    """Neutral tokens that hide markers, on a board that has none of them: where, and in how many regions.

    `apart`: no two of these regions border each other. `scope` is the set or pack that says so.
    """

    neutral: Ref
    symbol: Ref
    per_player: int
    more: int
    apart: bool
    scope: str = ""
    span: Span = field(default=NOWHERE, compare=False)

    def regions(self, players: int) -> int:
        """Return how many regions they take at a table of so many players."""
        return self.per_player * players + self.more


@record
class Selection:
    """A line `with` or `without` of a game: one component, or all of a kind."""

    included: bool
    kind: Kind | None
    ref: Ref | None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Game:
    """A table to play at: a map, the boxes on it, what is in or out, and the options that differ."""

    id: str
    name: str
    map: str
    sets: tuple[str, ...]
    selections: tuple[Selection, ...]
    options: tuple[tuple[Ref, str], ...]
    players: int | None
    turns: int | None
    teams: Teams | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Form:
    """A grammatical fact of a translated name: a flag, or a form with its text."""

    key: str
    text: str | None


@record
class Translated:
    """One name in one language. `key` is a kind and an id, such as `race ogres` or `region north_sea`."""

    language: str
    scope: str
    kind: str
    id: str
    text: str
    forms: tuple[Form, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Library:
    """Everything that was read: sets, maps, games, equivalences, translations, scenarios, guests."""

    sets: tuple[RuleSet, ...]
    boards: tuple[Board, ...]
    games: tuple[Game, ...]
    equivalences: tuple[Equivalence, ...]
    translations: tuple[Translated, ...]
    scenarios: tuple[Scenario, ...] = ()
    guests: tuple[Guests, ...] = ()

    def set(self, set_id: str) -> RuleSet:
        """Return the set with this id."""
        return next(each for each in self.sets if each.id == set_id)

    def board(self, board_id: str) -> Board:
        """Return the map with this id."""
        return next(each for each in self.boards if each.id == board_id)

    def components(self) -> Iterator[Component]:
        """Yield every component of every set."""
        return (component for each in self.sets for component in each.components)

    def called(self, wanted: str) -> list[Component]:
        """Find components by id, by `set.id`, by `kind:id`, or by display name."""
        kind, _, name = wanted.rpartition(":")
        return [
            each
            for each in self.components()
            if (not kind or each.ref.kind.value == kind)
            and name.casefold() in (each.ref.id, str(each.ref), each.name.casefold())
        ]

    def clauses(self) -> Iterator[tuple[Ref, Clause]]:
        """Yield every clause with its owner; the frame's belong to `every_race` and the like."""
        for each in self.sets:
            for kind, clauses in each.frame.clauses:
                yield from ((Ref(kind, each.id, f"every_{kind}"), clause) for clause in clauses)
            for component in each.components:
                yield from ((component.ref, clause) for clause in component.clauses)

    def grounds(self, board: Board) -> dict[str, Terrain]:
        """Return the terrain of each region of a map whose terrain is declared."""
        known = {terrain.ref: terrain for each in self.sets for terrain in each.terrains}
        return {region.id: known[region.terrain] for region in board.regions if region.terrain in known}

    def at_table(self, sets: Iterable[str], path: str) -> Library:
        """Return the library with only those equivalences and guests that count for a game with these sets.

        What a pack says counts where the pack plays. What is said outside of any set counts for the games of
        the same home, and wherever a set of that home plays: nobody changes games by lying beside them.
        """
        playing = {each.id: each for name in sets for each in self.seen_by(name)}
        homes = {_home_of(path), *(_home_of(each.span.path) for each in playing.values())}

        def counts(said: Equivalence | Guests) -> bool:
            return said.scope in playing if said.scope else _home_of(said.span.path) in homes

        return replace(
            self,
            equivalences=tuple(each for each in self.equivalences if counts(each)),
            guests=tuple(each for each in self.guests if counts(each)),
        )

    def shared(self) -> Library:
        """Return the library with only those equivalences and guests that count at every official table."""
        official = [each.id for each in self.sets if _home_of(each.span.path) == _OFFICIAL]
        return self.at_table(official, f"{_OFFICIAL}/") if official else self.at_table((), "")

    def alike_on(self, board: Board) -> dict[Ref, tuple[Ref, ...]]:
        """Return what stands on a map for ground and symbols of other sets than it is drawn with."""
        drawn = {ref.scope for region in board.regions for ref in (region.terrain, *region.marks)}
        found: dict[Ref, dict[Ref, None]] = {}
        for each in self.equivalences:
            for member in each.members:
                equals = [ref for ref in each.members if ref.scope in drawn and ref.scope != member.scope]
                if equals:
                    found.setdefault(member, {}).update(dict.fromkeys(equals))
        return {member: tuple(equals) for member, equals in found.items()}

    def seen_by(self, set_id: str) -> tuple[RuleSet, ...]:
        """Return a set and the sets it builds on, nearest first."""
        by_id = {each.id: each for each in self.sets}
        order = [set_id]
        for current in order:
            used = by_id[current].uses if current in by_id else ()
            order += [each for each in used if each not in order]
        return tuple(by_id[each] for each in order if each in by_id)
