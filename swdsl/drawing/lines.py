"""The lines of a map: the rough borders inside, and the stretches of the rim."""

from swdsl.drawing.coast import SOFTENINGS, bend, crossing, roughen
from swdsl.drawing.layout import Point
from swdsl.drawing.rim import Rim
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.threads import Places, Threads
from swdsl.drawing.web import Web

CALMEST = len(SOFTENINGS) - 1


def coasts(
    board: BoardSketch, web: Web, threads: Threads, places: Places, shores: dict[int, list[Point]]
) -> dict[int, list[Point]]:
    """The lines of all borders inside the rim, as rough as their cells allow."""
    names = [region.id for region in board.regions] + [""] * len(web.walks)
    smooth: dict[int, list[Point]] = {}
    rough: dict[int, list[Point]] = {}
    for border in web.borders:
        if not web.is_slit(border) and border not in shores:
            smooth[border], curved = bend(places.of(threads.paths[border]))
            beside = sorted(names[side] for side in web.sides(border))
            rough[border] = roughen(curved, f"{' '.join(beside)} {border}")
    softness = dict.fromkeys(smooth, 0)
    while True:
        lines = {
            border: _softened(smooth[border], rough[border], SOFTENINGS[softness[border]])
            for border in smooth
        }
        softer = {
            border for border in _tangled(web, shores | lines) & lines.keys() if softness[border] < CALMEST
        }
        if not softer:
            return lines
        for border in softer:
            softness[border] += 1


def _softened(smooth: list[Point], rough: list[Point], share: float) -> list[Point]:
    """A line between a smooth and a rough one."""
    return [
        (x + share * (rough_x - x), y + share * (rough_y - y))
        for (x, y), (rough_x, rough_y) in zip(smooth, rough, strict=True)
    ]


def _tangled(web: Web, lines: dict[int, list[Point]]) -> set[int]:
    """The borders that cross another of the same cell."""
    found: set[int] = set()
    for cell, darts in enumerate(web.walks):
        if cell != web.outside:
            borders = sorted({dart // 2 for dart in darts} & lines.keys())
            found.update(borders[place] for place in crossing([lines[border] for border in borders]))
    return found


def shores_of(web: Web, rim: Rim, starts: list[float]) -> dict[int, list[Point]]:
    """The stretches of the rim, bent exactly where the rim bends."""
    stops = [*starts[1:], starts[0] + rim.length]
    shores: dict[int, list[Point]] = {}
    for dart, start, stop in zip(web.walks[web.outside], starts, stops, strict=True):
        line = [rim.at(way)[0] for way in (start, *rim.between(start, stop), stop)]
        shores[dart // 2] = line if dart % 2 == 0 else line[::-1]
    return shores
