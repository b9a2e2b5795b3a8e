"""What the drawing room is given: a board as plain data, with the looks its author chose."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RegionSketch:
    """One region: where it lies, what it is made of, what is marked on it."""

    id: str
    name: str
    terrain: str
    edge: bool
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """How a terrain is painted: `#rrggbb`, a word of `PATTERNS`, and a word of `GLYPHS` or short text."""

    id: str
    name: str
    colour: str
    pattern: str = "plain"
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class MarkLook:
    """How a mark is painted: a badge in `colour` bearing a word of `GLYPHS` or one or two characters."""

    id: str
    name: str
    glyph: str
    colour: str


@dataclass(frozen=True, slots=True)
class BoardSketch:
    """A whole board. Borders are unordered pairs of region ids."""

    id: str
    title: str
    regions: tuple[RegionSketch, ...]
    borders: tuple[tuple[str, str], ...]
    terrains: tuple[TerrainLook, ...]
    marks: tuple[MarkLook, ...] = ()


class UndrawableBoard(Exception):  # noqa: N818 - says what is the matter
    """No flat picture shows these borders; `borders` holds a set that cannot all be drawn."""

    def __init__(self, message: str, borders: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__(message)
        self.borders = borders
