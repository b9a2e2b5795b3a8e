"""A map of the model as the sketch that this room draws."""

from collections.abc import Callable
from typing import Final

from swdsl.drawing.sketch import BoardSketch, MarkLook, RegionSketch, TerrainLook
from swdsl.model.board import Board
from swdsl.model.content import Symbol, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library

_NO_COLOUR: Final = "#b8b2a7"  # a terrain whose author chose none is drawn as bare parchment
_NO_INK: Final = "#4a4a4a"

Naming = Callable[[str, str, str], str]
"""How a thing is called in the reader's language: kind, id and the name as declared in, the name out."""


def as_declared(kind: str, id_: str, name: str) -> str:
    """Call a thing what its declaration calls it."""
    return name


def sketch(board: Board, library: Library, naming: Naming = as_declared) -> BoardSketch:
    """Return the board as plain data for drawing, named in the reader's language."""
    terrains = {terrain.ref: terrain for each in library.sets for terrain in each.terrains}
    symbols = {symbol.ref: symbol for each in library.sets for symbol in each.symbols}
    used_terrains = _in_order([region.terrain for region in board.regions])
    used_symbols = _in_order([mark for region in board.regions for mark in region.marks])
    return BoardSketch(
        id=board.id,
        title=naming("map", board.id, board.name),
        regions=tuple(
            RegionSketch(
                region.id,
                naming("region", region.id, region.name),
                region.terrain.id,
                region.edge,
                tuple(mark.id for mark in region.marks),
            )
            for region in board.regions
        ),
        borders=tuple((border.one, border.other) for border in board.borders),
        terrains=tuple(_terrain_look(terrains[ref], naming) for ref in used_terrains),
        marks=tuple(_mark_look(symbols[ref], naming) for ref in used_symbols),
    )


def _in_order(refs: list[Ref]) -> list[Ref]:
    return sorted(set(refs))


def _terrain_look(terrain: Terrain, naming: Naming) -> TerrainLook:
    look = terrain.look
    name = naming("terrain", terrain.ref.id, terrain.name)
    return TerrainLook(
        terrain.ref.id, name, look.colour or _NO_COLOUR, look.pattern or "plain", look.glyph or ""
    )


def _mark_look(symbol: Symbol, naming: Naming) -> MarkLook:
    name = naming("symbol", symbol.ref.id, symbol.name)
    return MarkLook(symbol.ref.id, name, symbol.look.glyph or name[:1], symbol.look.colour or _NO_INK)
