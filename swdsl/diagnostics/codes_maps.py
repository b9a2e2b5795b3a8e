"""Codes for maps: regions, borders and the shape they make together."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

INCOMPLETE_MAP: Final = error("incomplete-map", "A map does not say what it is made for")
WRONG_PLAYERS: Final = warning("wrong-players", "A map is made for players its set does not allow")
UNKNOWN_REGION: Final = error("unknown-region", "A border leads to no region of the map")
SELF_BORDER: Final = error("self-border", "A region borders itself")
REPEATED_BORDER: Final = warning("repeated-border", "A border is written twice")
ISOLATED_REGION: Final = error("isolated-region", "A region borders no other")
DISCONNECTED_MAP: Final = error("disconnected-map", "A map falls apart")
IMPOSSIBLE_MAP: Final = error("impossible-map", "A map cannot be drawn on a table")
BROKEN_EDGE: Final = error("broken-edge", "The regions at the edge do not go round the map")
NO_WAY_IN: Final = error("no-way-in", "Nobody can enter the map")
UNREACHABLE_REGION: Final = warning("unreachable-region", "No race can ever reach a region")
BROKEN_WATER: Final = warning("broken-water", "Water that should flow on is interrupted")
MISSING_COAST: Final = warning("missing-coast", "Water touches no land")
CHOKE_POINT: Final = warning("choke-point", "One region alone joins two parts of the map")
TOO_MANY_REGIONS: Final = warning("too-many-regions", "A map has more regions than the engine plays fast")

CODES: Final[tuple[Code, ...]] = (
    INCOMPLETE_MAP,
    WRONG_PLAYERS,
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
    MISSING_COAST,
    CHOKE_POINT,
    TOO_MANY_REGIONS,
)
