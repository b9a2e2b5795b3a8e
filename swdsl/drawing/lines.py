"""The lines of a map: the rough borders inside, and the stretches of the rim."""

import numpy as np

from swdsl.drawing.coast import SOFTENINGS, bend, crossing, roughen
from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.threads import Threads
from swdsl.drawing.web import Web

CALMEST = len(SOFTENINGS) - 1


def coasts(
    board: BoardSketch, web: Web, threads: Threads, places: Floats, shores: dict[int, Floats]
) -> dict[int, Floats]:
    """The lines of all borders inside the rim, as rough as their cells allow."""
    names = [region.id for region in board.regions] + [""] * len(web.walks)
    smooth: dict[int, Floats] = {}
    rough: dict[int, Floats] = {}
    for border in web.borders:
        if not web.is_slit(border) and border not in shores:
            smooth[border], curved = bend(places[list(threads.paths[border])])
            beside = sorted(names[side] for side in web.sides(border))
            rough[border] = roughen(curved, f"{' '.join(beside)} {border}")
    softness = dict.fromkeys(smooth, 0)
    while True:
        lines = {
            border: smooth[border] + SOFTENINGS[softness[border]] * (rough[border] - smooth[border])
            for border in smooth
        }
        softer = {
            border for border in _tangled(web, shores | lines) & lines.keys() if softness[border] < CALMEST
        }
        if not softer:
            return lines
        for border in softer:
            softness[border] += 1


def _tangled(web: Web, lines: dict[int, Floats]) -> set[int]:
    """The borders that cross another of the same cell."""
    found: set[int] = set()
    for cell, darts in enumerate(web.walks):
        if cell != web.outside:
            borders = sorted({dart // 2 for dart in darts} & lines.keys())
            found.update(borders[place] for place in crossing([lines[border] for border in borders]))
    return found


def shores_of(web: Web, rim: Rim, starts: Floats) -> dict[int, Floats]:
    """The stretches of the rim, bent exactly where the rim bends."""
    stops = [*starts[1:].tolist(), float(starts[0]) + rim.length]
    shores: dict[int, Floats] = {}
    for dart, start, stop in zip(web.walks[web.outside], starts.tolist(), stops, strict=True):
        line = rim.at(np.array([start, *rim.between(start, stop), stop]))[0]
        shores[dart // 2] = line if dart % 2 == 0 else line[::-1]
    return shores
