"""The board of a game in characters: every region with who stands there and what else."""

from collections.abc import Mapping
from dataclasses import dataclass

from swdsl.drawing.raster import Grid
from swdsl.drawing.terminal import Ink, Label, draw_text
from swdsl.play.screen import Words, things_text
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.state import State
from swdsl.runtime.words import EMPTY, NEUTRAL


@dataclass(frozen=True, slots=True)
class Canvas:
    """A board laid out for a terminal: the grid, the regions its numbers mean, and how each is painted."""

    grid: Grid
    regions: tuple[str, ...]
    patterns: Mapping[int, str]
    colours: Mapping[int, str]


def board_picture(s: State, canvas: Canvas, words: Words) -> list[list[Ink]]:
    """Draw the board as it stands."""
    where = {region.name: number for number, region in enumerate(s.board.regions)}
    labels = {number: _label(s, where[name], words) for number, name in enumerate(canvas.regions)}
    return draw_text(canvas.grid, labels, canvas.patterns)


def _label(s: State, r: int, words: Words) -> Label:
    region = s.board.regions[r]
    symbols = ", ".join(words.name(each) for each in region.symbols)
    notes = (_who(s, r, words), things_text(s, r, words), symbols)
    return Label(words.name(region.name), tuple(note for note in notes if note))


def _who(s: State, r: int, words: Words) -> str:
    """Say in few characters who stands in a region: a race in decline stands in brackets."""
    owner = s.own[r]
    if owner == EMPTY:
        return ""
    if owner == NEUTRAL:
        return f"{s.tok[r]} × {words.name(neutral_at(s, r).name)}"
    race = words.name(s.game.races[s.race[owner]].name)
    shown = race if owner % s.game.width == 0 else f"({race})"
    return f"P{s.game.player_of[owner] + 1} {s.tok[r]} {shown}"
