"""The patterns an author can name: small tiles of ink that tell grounds apart without their colours."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Pattern:
    """A tile that repeats: a path that is stroked and one that is filled."""

    width: int
    height: int
    stroked: str = ""
    filled: str = ""
    weight: float = 1.4


def _dot(x: float, y: float, radius: float) -> str:
    return (
        f"M{x - radius} {y} a{radius} {radius} 0 1 0 {2 * radius} 0 a{radius} {radius} 0 1 0 {-2 * radius} 0Z"
    )


def _conifer(x: float, y: float) -> str:
    return f"M{x} {y} l5 8 h-3 l4 7 h-12 l4 -7 h-3Z M{x - 0.8} {y + 15} h1.6 v3 h-1.6Z"


def _star(x: float, y: float) -> str:
    return f"M{x} {y - 6} q1 5 6 6 q-5 1 -6 6 q-1 -5 -6 -6 q5 -1 6 -6Z"


PATTERNS: Final = MappingProxyType(
    {
        "plain": Pattern(20, 20),
        "bricks": Pattern(36, 24, "M0 0 H36 M0 12 H36 M9 0 V12 M27 12 V24"),
        "bubbles": Pattern(44, 44, _dot(11, 12, 6) + _dot(30, 20, 3.5) + _dot(16, 34, 2.5) + _dot(36, 37, 5)),
        "caps": Pattern(
            52,
            48,
            "M4 15 q9 -15 18 0Z M11 15 v6 h4 v-6 M30 38 q9 -15 18 0Z M37 38 v6 h4 v-6 M37 12 q4 -7 8 0Z",
        ),
        "cracks": Pattern(
            56,
            48,
            "M4 8 l8 4 l3 8 l9 2 M15 20 l-6 6 M36 30 l7 5 l2 7 l7 2 M43 35 l6 -6 M38 4 l5 4 l-2 6",
            weight=1.6,
        ),
        "crosses": Pattern(32, 32, "M5 8 h6 M8 5 v6 M21 24 h6 M24 21 v6"),
        "dots": Pattern(28, 28, "", _dot(7, 7, 1.8) + _dot(21, 21, 1.8)),
        "facets": Pattern(
            48, 44, "M12 4 l8 10 l-8 14 l-8 -14Z M4 14 h16 M36 24 l7 8 l-7 11 l-7 -11Z M29 32 h14"
        ),
        "furrows": Pattern(40, 22, "M0 5 q10 -5 20 0 t20 0 M0 16 q10 -5 20 0 t20 0", weight=1.7),
        "hatch": Pattern(16, 16, "M-4 4 L4 -4 M0 16 L16 0 M12 20 L20 12", weight=1.8),
        "bumps": Pattern(56, 40, "M4 17 q10 -14 20 0 M32 37 q10 -14 20 0 M20 12 q6 -6 12 1", weight=1.7),
        "peaks": Pattern(
            56, 48, "M4 20 l9 -14 l9 14 M13 6 l2 7 l3 3 M32 44 l9 -14 l9 14 M41 30 l2 7 l3 3", weight=1.7
        ),
        "reeds": Pattern(
            48,
            40,
            "M10 17 v-10 M6 17 l-3 -7 M14 17 l3 -7 M2 19 h16 "
            "M34 37 v-10 M30 37 l-3 -7 M38 37 l3 -7 M26 39 h16",
        ),
        "ripples": Pattern(48, 36, "M6 10 q6 -5 12 0 M30 10 q4 -3 8 0 M20 27 q6 -5 12 0 M2 28 q4 -3 8 0"),
        "scales": Pattern(
            32, 24, "M0 0 a16 12 0 0 0 32 0 M-16 12 a16 12 0 0 0 32 0 M16 12 a16 12 0 0 0 32 0"
        ),
        "stars": Pattern(48, 48, "", _star(12, 12) + _star(36, 36)),
        "trees": Pattern(44, 52, "", _conifer(11, 4) + _conifer(33, 30)),
        "waves": Pattern(
            40, 20, "M0 7 q5 -6 10 0 t10 0 t10 0 t10 0 M0 17 q5 -6 10 0 t10 0 t10 0 t10 0", weight=1.5
        ),
    }
)


def draw_pattern(name: str, identifier: str, ink: str) -> str:
    """The definition of a pattern in one ink; a word not in the vocabulary draws nothing."""
    tile = PATTERNS.get(name, PATTERNS["plain"])
    paths = ""
    if tile.stroked:
        paths += (
            f'<path d="{tile.stroked}" fill="none" stroke="{ink}" stroke-width="{tile.weight}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    if tile.filled:
        paths += f'<path d="{tile.filled}" fill="{ink}"/>'
    return (
        f'<pattern id="{identifier}" width="{tile.width}" height="{tile.height}" '
        f'patternUnits="userSpaceOnUse">{paths}</pattern>'
    )
