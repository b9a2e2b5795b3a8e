"""Chips: the signs of a tile, each a small capsule with an icon, a number and the grounds it speaks of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.model.content import Look
from swdsl.model.names import Ref
from swdsl.reference.icons import ICONS, draw_icon
from swdsl.reference.pictograms import Pictogram

PAPER: Final = "#fbf6ea"
INK: Final = "#2f241b"
HEIGHT: Final = 11.0
_SMALLEST: Final = 0.72  # rather a second row than signs smaller than this
_GAP, _ICON, _LETTER, _DOT = 2.0, 7.6, 4.7, 8.6


@dataclass(frozen=True, slots=True)
class Box:
    """Where chips may stand: centred between left and right, with their feet on the bottom."""

    left: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class _Chip:
    sign: Pictogram
    things: tuple[Look, ...]

    @property
    def width(self) -> float:
        letters = _LETTER * len(self.sign.amount)
        ends = 3.8 if self.sign.amount else 3.2
        return ends + _ICON + letters + (_DOT + 0.4) * len(self.things)


def draw_chips(signs: Sequence[Pictogram], looks: Mapping[Ref, Look], box: Box) -> str:
    """Draw the signs in one or two centred rows, smaller if they are many."""
    rows, scale = _arranged(signs, looks, box)
    step = (HEIGHT + _GAP) * scale
    top = box.bottom - step * len(rows) + _GAP * scale
    return "".join(
        _row(row, (box.left + box.right - _extent(row) * scale) / 2, top + place * step, scale)
        for place, row in enumerate(rows)
    )


def chips_height(signs: Sequence[Pictogram], looks: Mapping[Ref, Look], box: Box) -> float:
    """Return how much height the drawn signs take."""
    rows, scale = _arranged(signs, looks, box)
    return (HEIGHT + _GAP) * scale * len(rows)


def _arranged(
    signs: Sequence[Pictogram], looks: Mapping[Ref, Look], box: Box
) -> tuple[list[list["_Chip"]], float]:
    chips = [_Chip(sign, _drawn(sign, looks)) for sign in signs]
    room = box.right - box.left
    rows = _rows(chips, room)
    largest = 1.0 if len(rows) < 2 else 0.8
    return rows, min([largest, *(room / _extent(row) for row in rows)])


def _drawn(sign: Pictogram, looks: Mapping[Ref, Look]) -> tuple[Look, ...]:
    return tuple(looks[thing] for thing in sign.things if thing in looks and looks[thing].glyph)


def _rows(chips: list[_Chip], room: float) -> list[list[_Chip]]:
    if not chips:
        return []
    if _extent(chips) * _SMALLEST <= room or len(chips) == 1:
        return [chips]
    cut = min(range(1, len(chips)), key=lambda place: max(_extent(chips[:place]), _extent(chips[place:])))
    return [chips[:cut], chips[cut:]]


def _extent(chips: list[_Chip]) -> float:
    return sum(chip.width for chip in chips) + _GAP * (len(chips) - 1)


def _row(chips: list[_Chip], x: float, y: float, scale: float) -> str:
    drawn, at = "", 0.0
    for chip in chips:
        drawn += _chip(chip, at)
        at += chip.width + _GAP
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.3f})">{drawn}</g>'


def _chip(chip: _Chip, x: float) -> str:
    middle = HEIGHT / 2
    drawn = (
        f'<rect x="{x:.2f}" width="{chip.width:.2f}" height="{HEIGHT:g}" rx="{middle:g}" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity="0.4" stroke-width="0.3"/>'
    )
    drawn += draw_icon(ICONS[chip.sign.icon], INK, x + 1.6, middle - _ICON / 2, _ICON)
    at = x + 1.8 + _ICON
    if chip.sign.amount:
        extent = _LETTER * len(chip.sign.amount)
        drawn += (
            f'<text x="{at + extent / 2:.2f}" y="8.1" font-size="7" font-weight="bold" '
            f'text-anchor="middle" fill="{INK}">{chip.sign.amount}</text>'
        )
        at += extent + 0.6
    for look in chip.things:
        ground, centre = look.colour or PAPER, at + _DOT / 2
        drawn += (
            f'<circle cx="{centre:.2f}" cy="{middle:g}" r="{_DOT / 2 - 0.2:g}" fill="{ground}" '
            f'stroke="{INK}" stroke-width="0.3"/>'
        )
        drawn += draw_glyph(look.glyph or "", tones(ground).ink, centre, middle, 6.0)
        at += _DOT + 0.4
    return drawn
