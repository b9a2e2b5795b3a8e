"""The words a look is made of: patterns for grounds, glyphs for marks. The drawing room draws each."""

from typing import Final

PATTERNS: Final = frozenset(
    [
        "bricks",
        "bubbles",
        "bumps",
        "caps",
        "cracks",
        "crosses",
        "dots",
        "facets",
        "furrows",
        "hatch",
        "peaks",
        "plain",
        "reeds",
        "ripples",
        "scales",
        "stars",
        "trees",
        "waves",
    ]
)
GLYPHS: Final = frozenset(
    [
        "bolt",
        "cave",
        "claw",
        "crown",
        "drop",
        "eye",
        "flame",
        "gem",
        "leaf",
        "moon",
        "mound",
        "mushroom",
        "paw",
        "pick",
        "reeds",
        "rift",
        "shield",
        "skull",
        "star",
        "summit",
        "sun",
        "tent",
        "tower",
        "tree",
        "wave",
        "wheat",
    ]
)
