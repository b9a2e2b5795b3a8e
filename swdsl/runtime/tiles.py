"""What can be told of a tile once its clauses are numbered: its tolls, its life, what it carries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swdsl.runtime.clause import Clause
from swdsl.runtime.component import Component, Piece
from swdsl.runtime.terms import CarryTerm, FadeTerm
from swdsl.runtime.words import ABSENT, ANYONE, MINE, PASSERS, PER_GAME, PER_LIFE

Life = tuple[list[int], list[int]]
"""What a component forgets when it is picked again: counters of uses, cells of memory."""


def tolls_of(component: Component) -> tuple[Clause, ...]:
    """Return what a tile says to those who pass it in the column."""
    return tuple(c for c in component.clauses if getattr(c, "scope", MINE) == PASSERS)


def is_counted_apart(clause: Clause) -> bool:
    """Whether each race counts its own uses of what every race has; not what is nobody's, or per game."""
    return clause.limit != PER_GAME and getattr(clause, "scope", MINE) != ANYONE


def memory_of(clause: Clause, players: int) -> int:
    """Return how many cells of memory a clause has, see `lasting`; a promise takes one."""
    return int(clause.remembers) + len(clause.lasts) * players * players


def life_of(component: Component, players: int, shared: Sequence[int] = ()) -> Life:
    """Return what a tile forgets when it is picked again; `shared`: what it counts of what every race has."""
    counters = [*shared]
    counters += [c.counter for c in component.clauses if c.limit == PER_LIFE]
    cells = [
        c.memory + cell for c in component.clauses if c.memory >= 0 for cell in range(memory_of(c, players))
    ]
    return counters, cells


def numbered(tiles: list[Component], name: str) -> int:
    """Return the number of a tile by its full id."""
    return next((number for number, tile in enumerate(tiles) if tile.name == name), ABSENT)


def carry_state(marker: Component) -> int:
    """Return the states in which the holder of a marker may use the power on it."""
    states = [term.state for term in marker.terms if isinstance(term, CarryTerm)]
    return max(states, default=0)


def tiles_of_pieces(homes: list[str], tiles: tuple[Component, ...]) -> list[int]:
    """Return of each piece the number of its race or power among all; one number more stands for no tile."""
    names = [tile.name for tile in tiles]
    return [names.index(home) if home in names else len(names) for home in homes]


def cells_for(wanted: tuple[tuple[bool, int], ...], first: int) -> list[int]:
    """Return where each thing that is asked for begins, one behind the other; -1 for what nobody asks for."""
    found: list[int] = []
    for asked, number in wanted:
        found.append(first if asked else -1)
        first += number if asked else 0
    return found


def slots_per_player(tiles: Iterable[Component], markers: Iterable[Component]) -> int:
    """Return how many races of a player can stand: one active, one declined, and those that cannot fade."""
    fading = any(isinstance(t, FadeTerm) for c in tiles for t in c.terms)
    carrying = any(isinstance(t, CarryTerm) for c in markers for t in c.terms)
    if not fading:
        return 2
    return 4 if carrying else 3


def kinds_of(pieces: Sequence[Piece]) -> dict[int, tuple[int, ...]]:
    """Return what each kind of piece that lies face down may turn out to be, by their numbers."""
    numbers = {piece.name: number for number, piece in enumerate(pieces)}
    found: dict[int, tuple[int, ...]] = {}
    for number, piece in enumerate(pieces):
        if piece.kind_of:
            hidden = numbers[piece.kind_of]
            found[hidden] = (*found.get(hidden, ()), number)
    return found
