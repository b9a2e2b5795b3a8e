"""The board of a game in characters: every region with who stands there and what else."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from swdsl.drawing.raster import Grid
from swdsl.drawing.terminal import Label, Picture, draw_text
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.state import State
from swdsl.runtime.words import EMPTY, NEUTRAL
from swdsl.table.standing import things_in
from swdsl.table.talk import Talk
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Canvas:
    """A board laid out for a terminal: the grid, the regions its numbers mean, and how each is painted."""

    grid: Grid
    regions: tuple[str, ...]
    patterns: Mapping[int, str]
    colours: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, the player of each region that has one, and what its signs stand for."""

    picture: Picture
    players: Mapping[int, int]
    legend: tuple[tuple[str, str], ...]


def board_picture(s: State, canvas: Canvas, talk: Talk) -> Drawn:
    """Draw the board as it stands."""
    where = {region.name: number for number, region in enumerate(s.board.regions)}
    numbers = {number: where[name] for number, name in enumerate(canvas.regions)}
    signs = signs_for(_names(s, talk))
    seen = {name for r in numbers.values() for name in _seen(s, r, talk)}
    labels = {number: _label(s, r, talk, signs) for number, r in numbers.items()}
    players = {n: s.game.player_of[s.own[r]] for n, r in numbers.items() if s.own[r] not in (EMPTY, NEUTRAL)}
    legend = tuple((sign, name) for name, sign in signs.items() if name in seen)
    return Drawn(draw_text(canvas.grid, labels, canvas.patterns), players, legend)


def signs_for(names: Iterable[str]) -> dict[str, str]:
    """Give every name a sign: a letter that begins one of its words, else another one, else several."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in dict.fromkeys(names):
        letters = [word[:1].upper() for word in name.split(" ")] + [
            each.upper() for each in name if each != " "
        ]
        longer = (name[:size].capitalize() for size in range(2, len(name) + 1))
        found[name] = next((each for each in (*letters, *longer) if each not in taken), name)
        taken.add(found[name])
    return found


def _names(s: State, talk: Talk) -> Iterator[str]:
    """Yield everything that may come to stand on this board, so that a sign keeps its meaning for a game."""
    yield from (talk.ground(symbol) for region in s.board.regions for symbol in region.symbols)
    yield from (talk.name(each.name, Kind.NEUTRAL) for each in s.game.frame.neutrals)
    yield from (talk.name(each.name, Kind.PIECE) for each in s.game.pieces)
    yield from (talk.marker(each.name) for each in s.game.markers)


def _seen(s: State, r: int, talk: Talk) -> list[str]:
    """Name what is to be seen in a region beside its holder: things, symbols, and neutral tokens."""
    neutral = [talk.name(neutral_at(s, r).name, Kind.NEUTRAL)] if s.own[r] == NEUTRAL else []
    return [*neutral, *things_in(s, r, talk), *map(talk.ground, s.board.regions[r].symbols)]


def _label(s: State, r: int, talk: Talk, signs: Mapping[str, str]) -> Label:
    who, brief = _who(s, r, talk, signs)
    seen = [*things_in(s, r, talk), *map(talk.ground, s.board.regions[r].symbols)]
    return Label(talk.region(r), who, brief, tuple(seen), _signs(signs[each] for each in seen))


def _signs(signs: Iterable[str]) -> str:
    """Write signs close together, unless one of them is longer than a letter."""
    found = list(signs)
    return ("" if all(len(sign) == 1 for sign in found) else " ").join(found)


def _who(s: State, r: int, talk: Talk, signs: Mapping[str, str]) -> tuple[str, str]:
    """Say who stands in a region, and the same in few characters; a race in decline stands in brackets."""
    owner = s.own[r]
    if owner == EMPTY:
        return "", ""
    if owner == NEUTRAL:
        name = talk.name(neutral_at(s, r).name, Kind.NEUTRAL)
        return f"{s.tok[r]} {name}", f"{s.tok[r]}{signs[name]}"
    race = talk.name(s.game.races[s.race[owner]].name, Kind.RACE)
    who = f"P{s.game.player_of[owner] + 1} {s.tok[r]}"
    if owner % s.game.width == 0:
        return f"{who} {race}", who
    return f"{who} ({race})", f"({who})"
