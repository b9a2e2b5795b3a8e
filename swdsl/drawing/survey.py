"""The survey: from a board's neighbours to shapes in a frame. Needs numpy, so it is imported late."""

import numpy as np

from swdsl.drawing.layout import Layout
from swdsl.drawing.lines import coasts, shores_of
from swdsl.drawing.relax import relax
from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.shapes import Flip, Sheet, shape
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.spread import Net, build_net, spread
from swdsl.drawing.threads import Threads, thread
from swdsl.drawing.web import Web, weave

TURNS = 12


def survey(board: BoardSketch) -> Layout:
    """Place every region of a board."""
    web = weave(board)
    threads = thread(web)
    net = build_net(web, threads)
    rim = Rim.for_cells(web.regions)
    starts, flip = _turn_to_read(web, threads, net, rim)
    places = spread(threads, net, rim, starts)[: threads.nodes]
    places, starts = relax(web, threads, rim, places, starts)
    shores = shores_of(web, rim, starts)
    lines = shores | coasts(board, web, threads, places, shores)
    return shape(board, web, lines, Sheet(rim, flip))


def _turn_to_read(web: Web, threads: Threads, net: Net, rim: Rim) -> tuple[Floats, Flip]:
    """Turn and mirror the board so that its regions run from the top left as they are listed."""
    even = np.arange(threads.rim.count) / threads.rim.count * rim.length
    listed = np.arange(web.regions) - (web.regions - 1) / 2
    best: tuple[float, Floats, Flip] = (-np.inf, even, (False, False))
    for turn in range(TURNS):
        starts = even + turn / TURNS * rim.length
        centres = spread(threads, net, rim, starts, rounds=1)[net.centre[: web.regions]]
        across, down = (float(np.cumsum(centres[:, axis] * listed)[-1]) for axis in (0, 1))
        score = abs(across) / 2 + abs(down)
        if score > best[0] * (1 + 1e-9):
            best = (score, starts, (across < 0, down < 0))
    return best[1:]
