"""The survey: from a board's neighbours to shapes in a frame."""

from math import inf

from swdsl.drawing.layout import Layout
from swdsl.drawing.lines import coasts, shores_of
from swdsl.drawing.relax import relax
from swdsl.drawing.rim import Rim
from swdsl.drawing.settled import Flip, Settled, kept, name_of
from swdsl.drawing.shapes import Sheet, shape
from swdsl.drawing.sketch import BoardSketch, UndrawableBoard
from swdsl.drawing.spread import Net, balanced, build_net, spread
from swdsl.drawing.threads import Threads, thread
from swdsl.drawing.web import Web, weave

TURNS = 12
MOST_REGIONS = 100
"""Regions of a board that is laid out here and now; what is kept is drawn however large it is."""


def survey(board: BoardSketch) -> Layout:
    """Place every region of a board."""
    web = weave(board)
    rest = kept(name_of(web)) or settle(web)
    rim = Rim.for_cells(web.regions)
    shores = shores_of(web, rim, rest.starts)
    lines = shores | coasts(board, web, thread(web), rest.places, shores)
    return shape(board, web, lines, Sheet(rim, rest.flip))


def settle(web: Web) -> Settled:
    """Let a board come to rest, or say that this would take minutes."""
    if web.regions > MOST_REGIONS:
        raise UndrawableBoard(
            f"it has {web.regions} regions, and pictures are made of at most {MOST_REGIONS}"
        )
    threads = thread(web)
    net = build_net(web, threads)
    rim = Rim.for_cells(web.regions)
    starts, flip = _turn_to_read(web, threads, net, rim)
    places, starts = relax(web, threads, rim, spread(threads, net, rim, starts), starts)
    return Settled(places, starts, flip)


def _turn_to_read(web: Web, threads: Threads, net: Net, rim: Rim) -> tuple[list[float], Flip]:
    """Turn and mirror the board so that its regions run from the top left as they are listed."""
    corners = threads.rim.count
    even = [corner / corners * rim.length for corner in range(corners)]
    weight = _weights_of_rim(web, net)
    best: tuple[float, list[float], Flip] = (-inf, even, (False, False))
    for turn in range(TURNS):
        starts = [way + turn / TURNS * rim.length for way in even]
        across = down = 0.0
        for each, way in threads.rim.ways(starts, rim):
            (x, y), _ = rim.at(way)
            across += weight[each.node] * x
            down += weight[each.node] * y
        score = abs(across) / 2 + abs(down)
        if score > best[0] * (1 + 1e-9):
            best = (score, starts, (across < 0, down < 0))
    return best[1:]


def _weights_of_rim(web: Web, net: Net) -> list[float]:
    """How much each knot of the rim has a say in where, on the whole, the regions lie as they are listed.

    All knots come to rest in the middle of their neighbours, so every place is a sum of places on the rim. To
    ask for that sum once is to let the listed regions pull at the net and to see how that reaches the rim.
    """
    load = [0.0] * net.knots
    for region in range(web.regions):
        load[net.centre[region]] = region - (web.regions - 1) / 2
    say = balanced(net, [1.0] * len(net.bands), [0.0] * net.knots, load)
    weight = [0.0] * net.knots
    for first, second in net.bands:
        weight[first] += say[second]
        weight[second] += say[first]
    return weight
