"""The table before the first turn, as a picture: board, combos, coins and everything else, numbered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.drawing import Spots
from swdsl.drawing.colour import tones
from swdsl.drawing.counters import Counter, Shape, counter_patterns, draw_counter
from swdsl.drawing.from_model import sketch
from swdsl.drawing.lettering import FONTS
from swdsl.drawing.markup import attribute
from swdsl.model.board import Board
from swdsl.model.content import Component, RuleSet
from swdsl.reference.chips import INK, PAPER
from swdsl.reference.edition import Edition
from swdsl.reference.emblems import GILT, medallion
from swdsl.reference.icons import ICONS, Icon, draw_icon
from swdsl.reference.pictures import Pictures
from swdsl.reference.words.overview import Laid
from swdsl.words import Kind

_PATTERN: Final = "table-"
_WOOD: Final = "#8a6a4b"
_WIDTH, _BOARD, _TRACK, _EDGE = 1000.0, 590.0, 46.0, 24.0
_COLUMN, _COMBO, _FOOT = 668.0, 62.0, 96.0
_TOKEN: Final = 38.0


@dataclass(frozen=True, slots=True)
class Table:
    """A picture, with what its numbers mean."""

    svg: str
    key: tuple[str, ...]


def table_of(edition: Edition, rules: RuleSet, pictures: Pictures) -> Table | None:
    """Draw the table for the fewest players of a box, if it has a board that can be drawn."""
    boards = [board for board in edition.library.boards if board.uses == rules.id]
    board = min(boards, key=lambda each: each.players, default=None)
    if board is None or not rules.components:
        return None
    ground = pictures.for_tokens(sketch(board, edition.library, edition.naming(board)))
    return None if ground is None else _Drawing(edition, rules, board, ground).table()


class _Drawing:
    def __init__(self, edition: Edition, rules: RuleSet, board: Board, ground: str) -> None:
        self._edition, self._rules, self._board, self._ground = edition, rules, board, ground
        self._spots = Spots.on(ground)
        self._scale = _BOARD / self._spots.width
        self._top = _EDGE + _TRACK
        rows = rules.frame.combos * _COMBO
        self._foot = self._top + max(self._spots.height * self._scale, rows + _COMBO) + _EDGE
        self._laid = list(self._present())

    def table(self) -> Table:
        """Return the picture with its key."""
        page, height = self._edition.words, self._foot + _FOOT + _EDGE
        words = page.overview
        key = tuple(words.laid[each] for each in self._laid)
        spoken = attribute(page.labelled(words.table, page.semicolon.join(key)))
        drawn = "".join((*self._on_board(), *self._column(), *self._below()))
        return Table(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH:g} {height:.0f}" role="img" '
            f'aria-label="{spoken}" font-family="{attribute(FONTS)}">'
            f"<defs>{counter_patterns(_PATTERN)}</defs>"
            f'<rect width="{_WIDTH:g}" height="{height:.0f}" rx="18" fill="{_WOOD}"/>{drawn}</svg>',
            key,
        )

    def _present(self) -> Iterator[Laid]:
        markers = any(each.ref.kind in (Kind.RELIC, Kind.PLACE) for each in self._rules.components)
        absent = {
            *((Laid.NEUTRALS,) if not self._rules.neutrals else ()),
            *((Laid.FINDS,) if not markers else ()),
        }
        return (each for each in Laid if each not in absent)

    def _numbered(self, laid: Laid, x: float, y: float) -> str:
        number = self._laid.index(laid) + 1
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" fill="{INK}" stroke="{PAPER}" stroke-width="2.5"/>'
            f'<text x="{x:.1f}" y="{y + 5.4:.1f}" font-size="15" font-weight="bold" text-anchor="middle" '
            f'fill="{PAPER}">{number}</text>'
        )

    # -- the board ----------------------------------------------------------------------------------

    def _on_board(self) -> Iterator[str]:
        height = self._spots.height * self._scale
        yield from self._track()
        frame = f'x="{_EDGE:g}" y="{self._top:g}" width="{_BOARD:g}" height="{height:.1f}"'
        yield self._ground.replace("<svg ", f"<svg {frame} ", 1)
        first: tuple[float, float] | None = None
        for neutral in self._rules.neutrals:
            look = self._edition.looks[neutral.ref]
            counter = Counter(Shape.SQUARE, "", None, look.colour or GILT, look.glyph or "", faded=False)
            for region in self._board.regions:
                if neutral.symbol in region.marks and region.id in self._spots.rows:
                    x, y = self._point(*self._spots.rows[region.id][:2])
                    yield draw_counter(
                        counter, neutral.per_symbol, x, y, _TOKEN * self._scale * 1.1, _PATTERN
                    )
                    first = first or (x, y)
        yield self._numbered(Laid.BOARD, _EDGE + 16, self._top + 16)
        if first is not None and Laid.NEUTRALS in self._laid:
            yield self._numbered(Laid.NEUTRALS, first[0] - 26, first[1] - 14)

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return _EDGE + x * self._scale, self._top + y * self._scale

    def _track(self) -> Iterator[str]:
        """Draw the rounds, with the marker on the first."""
        for turn in range(self._board.turns):
            x, y = _EDGE + 60 + turn * 40, _EDGE + 14
            fill = GILT if turn == 0 else PAPER
            yield (
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="15" fill="{fill}" stroke="{INK}"/><text x="{x:.0f}" '
                f'y="{y + 5:.0f}" font-size="14" text-anchor="middle" fill="{INK}">{turn + 1}</text>'
            )
        yield self._numbered(Laid.MARKER, _EDGE + 20, _EDGE + 14)

    # -- the column ---------------------------------------------------------------------------------

    def _column(self) -> Iterator[str]:
        races, powers = self._of(Kind.RACE), self._of(Kind.POWER)
        shown = self._rules.frame.combos
        top = self._top + 4
        for place, (race, power) in enumerate(zip(races[:shown], powers[:shown], strict=False)):
            y = top + place * _COMBO
            yield self._tile(power, _COLUMN, y, 84) + self._tile(race, _COLUMN + 80, y, 150)
            yield self._coins(place * self._rules.frame.price, _COLUMN + 246, y + 27)
        y = top + shown * _COMBO + 6
        for place in range(3):
            shift = place * 4
            yield _back(_COLUMN + shift, y - shift, 84) + _back(_COLUMN + 96 + shift, y - shift, 134)
        yield self._numbered(Laid.COMBOS, _COLUMN - 4, top + 6)
        yield self._numbered(Laid.STACKS, _COLUMN - 4, y + 8)

    def _of(self, kind: Kind) -> Sequence[Component]:
        return [each for each in self._rules.components if each.ref.kind is kind]

    def _tile(self, component: Component, x: float, y: float, width: float) -> str:
        arms = self._edition.arms[component.ref]
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="54" rx="9" fill="{arms.colour}" '
            f'stroke="{PAPER}" stroke-width="2"/>{medallion(arms, arms.colour, x + 28, y + 27, 21)}'
            f'<text x="{x + width - 18:g}" y="{y + 35:g}" font-size="22" font-weight="bold" '
            f'text-anchor="middle" fill="{tones(arms.colour).ink}">{component.tokens}</text>'
        )

    def _coins(self, number: int, x: float, y: float) -> str:
        return (
            f'<text x="{x:g}" y="{y + 7:g}" font-size="20" font-weight="bold" fill="{PAPER}">{number}</text>'
            + draw_icon(ICONS[Icon.COIN], "#f2d27a", x + 16, y - 11, 22)
        )

    # -- below the board ----------------------------------------------------------------------------

    def _below(self) -> Iterator[str]:
        drawn = {
            Laid.BANK: self._bank,
            Laid.DIE: lambda x: draw_icon(ICONS[Icon.DIE], PAPER, x + 20, self._foot + 12, 56),
            Laid.TRAY: self._tray,
            Laid.COINS: self._purse,
            Laid.FINDS: self._finds,
        }
        present = [each for each in self._laid if each in drawn]
        step = (_WIDTH - 2 * _EDGE) / len(present)
        for place, laid in enumerate(present):
            x = _EDGE + place * step
            yield drawn[laid](x + 12) + self._numbered(laid, x + 12, self._foot + 8)

    def _bank(self, x: float) -> str:
        spots = ((20, 26), (52, 30), (36, 8), (70, 8), (86, 30))
        return "".join(
            f'<circle cx="{x + left + 16}" cy="{self._foot + top + 16:g}" r="17" fill="{PAPER}"/>'
            + draw_icon(ICONS[Icon.COIN], "#9a6f1c", x + left, self._foot + top, 32)
            for left, top in spots
        )

    def _tray(self, x: float) -> str:
        drawn = (
            f'<rect x="{x + 14:g}" y="{self._foot:g}" width="150" height="84" rx="8" fill="{PAPER}" '
            f'stroke="{INK}" stroke-width="1.5"/>'
        )
        for place, race in enumerate(self._of(Kind.RACE)[:12]):
            left, top = x + 30 + place % 6 * 22, self._foot + 20 + place // 6 * 30
            drawn += (
                f'<rect x="{left:g}" y="{top:g}" width="17" height="17" rx="3" '
                f'fill="{self._edition.arms[race.ref].colour}"/>'
            )
        return drawn

    def _purse(self, x: float) -> str:
        return (
            f'<rect x="{x + 14:g}" y="{self._foot + 14:g}" width="100" height="52" rx="26" fill="{INK}"/>'
            + self._coins(self._rules.frame.start_coins, x + 42, self._foot + 40)
        )

    def _finds(self, x: float) -> str:
        return "".join(
            f'<rect x="{x + 22 + place * 4:g}" y="{self._foot + 18 - place * 4:g}" width="56" height="56" '
            f'rx="9" fill="{GILT}" stroke="{INK}" stroke-width="1.5"/>'
            for place in range(3)
        )


def _back(x: float, y: float, width: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="46" rx="9" fill="#54402d" stroke="{PAPER}" '
        f'stroke-width="1.5"/>'
    )
