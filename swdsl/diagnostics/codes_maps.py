"""Codes for maps: regions, borders and the shape they make together."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

UNKNOWN_REGION: Final = error("unknown-region", "A border leads to no region of the map")
SELF_BORDER: Final = error("self-border", "A region borders itself")
REPEATED_BORDER: Final = error("repeated-border", "A border is written twice")
ISOLATED_REGION: Final = error("isolated-region", "A region borders no other")
DISCONNECTED_MAP: Final = error("disconnected-map", "A map falls apart")
IMPOSSIBLE_MAP: Final = error("impossible-map", "A map cannot be drawn on a table")
BROKEN_EDGE: Final = error("broken-edge", "The regions at the edge do not go round the map")
NO_WAY_IN: Final = error("no-way-in", "Nobody can enter the map")
UNREACHABLE_REGION: Final = warning("unreachable-region", "No race can ever reach a region")
BROKEN_WATER: Final = warning("broken-water", "Water that should flow on is interrupted")
CHOKE_POINT: Final = warning("choke-point", "One region alone joins two parts of the map")

CODES: Final[tuple[Code, ...]] = (
    UNKNOWN_REGION,
    SELF_BORDER,
    REPEATED_BORDER,
    ISOLATED_REGION,
    DISCONNECTED_MAP,
    IMPOSSIBLE_MAP,
    BROKEN_EDGE,
    NO_WAY_IN,
    UNREACHABLE_REGION,
    BROKEN_WATER,
    CHOKE_POINT,
)
