"""A chart of estimates: one row per name, a dot for the value and a bar for its interval, as SVG."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from swdsl.drawing.lettering import FONTS, width_of

INK, FAINT, BAND, PLAIN, CHOSEN, PAPER = "#2b2b2b", "#c9c9c9", "#e9efe4", "#4a6b8a", "#b3402a", "#ffffff"
ROW, TEXT, MARGIN, PLOT = 22.0, 13.0, 24.0, 460.0


@dataclass(frozen=True, slots=True)
class Row:
    """One estimate; a chosen one stands out."""

    name: str
    low: float
    value: float
    high: float
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """Rows under a title; `band` is a stretch of values to compare them with, such as the usual ones."""

    title: str
    unit: str
    rows: tuple[Row, ...]
    band: tuple[float, float] | None = None


def draw_intervals(chart: Chart) -> str:
    """Return the whole document."""
    scale = _Scale.around(chart)
    height = MARGIN * 4 + ROW * len(chart.rows)
    width = scale.left + PLOT + MARGIN
    lines = [
        _opening(width, height),
        f"<title>{escape(chart.title)}</title>",
        f"<desc>{escape(_described(chart))}</desc>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(MARGIN, MARGIN * 1.2, chart.title, "start", ' font-size="16"'),
        *_ground(chart, scale, height),
        *(line for place, row in enumerate(chart.rows) for line in _row(row, place, scale)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _opening(width: float, height: float) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    letters = f'font-family="{FONTS}" font-size="{TEXT:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} {letters}>'


def _text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}"{more}>{escape(words)}</text>'


def _described(chart: Chart) -> str:
    """Tell the picture to whoever cannot see it."""
    told = (f"{row.name} {row.value:+.1f} ({row.low:+.1f} to {row.high:+.1f})" for row in chart.rows)
    return f"{chart.unit}: {'; '.join(told)}"


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where values stand on the paper."""

    low: float
    high: float
    step: float
    left: float

    @classmethod
    def around(cls, chart: Chart) -> "_Scale":
        lows = [row.low for row in chart.rows] + list(chart.band or ())
        highs = [row.high for row in chart.rows] + list(chart.band or ())
        low, high = min(lows, default=0.0), max(highs, default=1.0)
        step = _round_step((high - low) / 6 or 1.0)
        widest = max((TEXT * width_of(row.name) for row in chart.rows), default=0.0)
        return cls(floor(low / step) * step, ceil(high / step) * step or step, step, MARGIN * 2 + widest)

    def x(self, value: float) -> float:
        return self.left + PLOT * (value - self.low) / ((self.high - self.low) or 1.0)

    def marks(self) -> list[float]:
        number = round((self.high - self.low) / self.step)
        return [self.low + self.step * i for i in range(number + 1)]


def _round_step(rough: float) -> float:
    """Return 1, 2 or 5 times a power of ten, not below a number."""
    power: float = 10.0 ** floor(log10(rough))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= rough)


def _ground(chart: Chart, scale: _Scale, height: float) -> Iterator[str]:
    top, bottom = MARGIN * 2, height - MARGIN * 1.6
    if chart.band:
        start, end = scale.x(chart.band[0]), scale.x(chart.band[1])
        size = f'width="{end - start:.1f}" height="{bottom - top:.1f}"'
        yield f'<rect x="{start:.1f}" y="{top:.1f}" {size} fill="{BAND}"/>'
    for value in scale.marks():
        x = scale.x(value)
        yield f'<line x1="{x:.1f}" y1="{top:.1f}" x2="{x:.1f}" y2="{bottom:.1f}" stroke="{FAINT}"/>'
        yield _text(x, bottom + TEXT + 2, f"{value:g}", "middle")
    yield _text(scale.left + PLOT / 2, height - 6, chart.unit, "middle")


def _row(row: Row, place: int, scale: _Scale) -> Iterator[str]:
    y = MARGIN * 2 + ROW * (place + 0.5)
    colour = CHOSEN if row.chosen else PLAIN
    start, end, middle = scale.x(row.low), scale.x(row.high), scale.x(row.value)
    yield _text(scale.left - 8, y + TEXT / 3, row.name, "end", ' font-weight="bold"' if row.chosen else "")
    line = f'x1="{start:.1f}" y1="{y:.1f}" x2="{end:.1f}" y2="{y:.1f}"'
    yield f'<line {line} stroke="{colour}" stroke-width="3"/>'
    yield f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
