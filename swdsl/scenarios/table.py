"""Tables: the game a scenario is played with, and the engine's numbers for everything it may name.

Nothing is taken off a scenario's table: whatever the sets on it declare is there, so that an example
may show what no board admits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from swdsl.limits import MOST_SENTENCES_AGAIN
from swdsl.lower.joined import added_to, root_of
from swdsl.model import board as boards
from swdsl.model.content import Terrain
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Library
from swdsl.model.scenarios import Lies, Scenario
from swdsl.runtime import Board, Component, Frame, Game, Ground, Region, Teams
from swdsl.runtime.bits import BIT
from swdsl.runtime.house_rules import OPTIONS
from swdsl.scenarios.watch import watch
from swdsl.words import Kind
from swdsl.words_of_files import Share

Maker = Callable[[Game], Component]
FrameMaker = Callable[[Game], Frame]


@dataclass(slots=True)
class Again:
    """How much may still be acted out again for other falls of the die, in all scenarios together."""

    lines: int = MOST_SENTENCES_AGAIN

    def allows(self, scenario: Scenario) -> bool:
        """Take what one more way of a scenario costs; whether there was so much left."""
        scenes = ((*scene.events, *scene.every_outcome()) for scene in scenario.scenes)
        self.lines -= len(scenario.board.regions) + len(scenario.given) + sum(map(len, scenes))
        return self.lines >= 0


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Rules that can be played: one function per component, one frame per set that has its own.

    `join` makes a frame to which some sets add.
    """

    library: Library
    frames: Mapping[str, Callable[[Game], Frame]]
    makers: Mapping[Ref, Maker]
    join: Callable[[str, tuple[str, ...]], Callable[[Game], Frame]]
    boards: dict[str, Board] = field(default_factory=dict)
    games: dict[tuple[object, ...], Game] = field(default_factory=dict)
    seen: set[str] | None = None  # clauses that were exercised, where somebody wants to know
    again: Again = field(default_factory=Again)


@dataclass(frozen=True, slots=True)
class Table:
    """One game, with numbers for regions, players, races, powers, markers and pieces."""

    scenario: Scenario
    game: Game
    regions: Mapping[str, int]
    players: Mapping[str, int]
    numbers: Mapping[Ref, int]
    library: Library
    frame: str = ""  # the set whose frame is played

    def name_of(self, ref: Ref) -> str:
        """Return the name the engine has for a component."""
        return str(ref)

    def player_name(self, player: int) -> str:
        """Return how the scenario calls a player."""
        named = [name for name, number in self.players.items() if number == player]
        return named[0] if named else "Nobody"


def lay(scenario: Scenario, rulebook: Rulebook) -> Table:
    """Lay the table for a scenario."""
    players = {name: number for number, name in enumerate(scenario.persons)}
    seats = scenario.board.players if scenario.teams else 2  # a team needs its seats, whoever is named
    game = _game(scenario, rulebook, max(seats, len(players)))
    regions = {region.id: number for number, region in enumerate(scenario.board.regions)}
    frame = frame_set(scenario, rulebook)
    return Table(scenario, game, regions, players, _numbers(rulebook.library, game), rulebook.library, frame)


def _game(scenario: Scenario, rulebook: Rulebook, players: int) -> Game:
    """Return the game; scenarios on one board with the same sets and options share it."""
    library = rulebook.library
    guests = _guests(scenario, frame_set(scenario, rulebook))
    key = (
        scenario.board.id,
        scenario.board.turns,
        players,
        scenario.sets,
        scenario.options,
        scenario.teams,
        tuple(guests.items()),
    )
    if key not in rulebook.games:
        root = frame_set(scenario, rulebook)
        added = added_to(root, (scenario.board.uses, *scenario.sets), library)
        frame = rulebook.join(root, added) if added else rulebook.frames[root]
        beside = [rulebook.frames[each] for each in scenario.sets if each in rulebook.frames]
        frame = _with_other_boxes(frame, beside, guests)
        makers = [make for ref, make in rulebook.makers.items() if ref.scope in scenario.sets]
        options = {**_defaults(library, scenario.sets), **dict(scenario.options)}
        board = _board(scenario, rulebook)
        game = rulebook.games[key] = Game(board, players, frame, tuple(makers), options)
        if scenario.teams is not None:
            shared = scenario.teams.shared
            game.in_teams(
                Teams(scenario.teams.size, coins=Share.COINS in shared, peace=Share.PEACE in shared)
            )
        if rulebook.seen is not None:
            watch(game, rulebook.seen)
    return rulebook.games[key]


def _board(scenario: Scenario, rulebook: Rulebook) -> Board:
    """Return the board, with what the sets of this table call its ground."""
    library = rulebook.library
    names = _alike(scenario.board, library.at_table(scenario.sets, scenario.span.path))
    known = rulebook.boards.get(scenario.board.id)
    if known is None:
        return play_board(scenario.board, library, names)
    return known if names == _alike(scenario.board, library.shared()) else known.called(names)


def _guests(scenario: Scenario, root: str) -> dict[str, int]:
    """Return the neutrals of other boxes that a position puts on the board, and the regions where it does."""
    numbers = {region.id: number for number, region in enumerate(scenario.board.regions)}
    found: dict[str, int] = {}
    for line in scenario.given:
        if isinstance(line, Lies):
            things = [thing for holding in line.holdings for thing in holding.item.things]
            for thing in things:
                if isinstance(thing, Ref) and thing.kind is Kind.NEUTRAL and thing.scope != root:
                    found[str(thing)] = found.get(str(thing), 0) | BIT[numbers[line.region]]
    return found


def _with_other_boxes(frame: FrameMaker, beside: list[FrameMaker], guests: Mapping[str, int]) -> FrameMaker:
    """Let relics move as their own box says, and neutrals stand on their symbols, or be guests."""

    def joined(game: Game) -> Frame:
        own = frame(game)
        others = [other(game) for other in beside]
        moves = own.relic_moves or any(other.relic_moves for other in others)
        known = {neutral.name: neutral for other in others for neutral in other.neutrals}
        at_home = {neutral.name for neutral in own.neutrals}
        came = tuple(
            replace(known[name], mask=mask, regions=mask.bit_count())
            for name, mask in guests.items()
            if name not in at_home
        )
        settled = tuple(each for name, each in known.items() if each.mask and name not in (*at_home, *guests))
        return replace(own, relic_moves=moves, neutrals=(*own.neutrals, *settled, *came))

    return joined


def frame_set(scenario: Scenario, rulebook: Rulebook) -> str:
    """Return the set whose frame is played: that of the board, or the nearest it builds on; empty if none."""
    return root_of(scenario.board.uses, rulebook.library)


def unknown_options(scenario: Scenario, library: Library) -> list[str]:
    """Return the assumed options that neither a set nor the engine has."""
    known = {**_defaults(library, scenario.sets), **OPTIONS}
    return [name for name, _ in scenario.options if name not in known]


def _defaults(library: Library, sets: Iterable[str]) -> dict[str, str]:
    options = [option for each in sets for option in library.set(each).options]
    return {str(option.ref): option.choices[0].id for option in options}


def play_board(board: boards.Board, library: Library, alike: Mapping[str, tuple[str, ...]]) -> Board:
    """Return a map as the engine wants it."""
    numbers = {region.id: number for number, region in enumerate(board.regions)}
    grounds = {str(terrain.ref): _ground(terrain) for each in library.sets for terrain in each.terrains}
    return Board(
        board.id,
        board.turns,
        {name: ground for name, ground in grounds.items() if ground != Ground()},
        tuple(_region(region) for region in board.regions),
        tuple((numbers[border.one], numbers[border.other]) for border in board.borders),
        alike,
    )


def _alike(board: boards.Board, library: Library) -> dict[str, tuple[str, ...]]:
    """Return what other sets call the ground and the symbols of this board."""
    return {str(ref): tuple(map(str, equals)) for ref, equals in library.alike_on(board).items()}


def _ground(terrain: Terrain) -> Ground:
    return Ground(terrain.water, terrain.closed, terrain.transit, terrain.impassable)


def _region(region: boards.Region) -> Region:
    return Region(region.id, str(region.terrain), tuple(map(str, region.marks)), region.edge)


def _numbers(library: Library, game: Game) -> dict[Ref, int]:
    """Number what the game has: components and pieces by the names the engine gives them."""
    by_kind: dict[Kind, dict[str, int]] = {
        Kind.RACE: {race.name: number for number, race in enumerate(game.races)},
        Kind.POWER: {power.name: number for number, power in enumerate(game.powers)},
        Kind.EVENT: {event.name: number for number, event in enumerate(game.events)},
        Kind.PIECE: {piece.name: number for number, piece in enumerate(game.pieces)},
        Kind.NEUTRAL: {neutral.name: number for number, neutral in enumerate(game.frame.neutrals)},
    }
    markers = {marker.name: number for number, marker in enumerate(game.markers)}
    by_kind[Kind.PLACE] = by_kind[Kind.RELIC] = markers
    refs = [component.ref for component in library.components() if component.ref.kind in COMPONENT_KINDS]
    refs += [piece.ref for each in library.sets for piece in each.pieces]
    refs += [neutral.ref for each in library.sets for neutral in each.neutrals]
    return {ref: by_kind[ref.kind][str(ref)] for ref in refs if str(ref) in by_kind[ref.kind]}
