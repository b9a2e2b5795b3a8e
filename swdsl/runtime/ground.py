"""What ground costs before anybody has a say, and where figures may go: settled before the first turn."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import Board
from swdsl.runtime.component import Component, Frame
from swdsl.runtime.words import TABLE_END


def base_costs(board: Board, frame: Frame) -> list[int]:
    """Return what each region costs with nobody there: the last row that names it, and what is added."""
    costs = [0] * board.count
    for r in range(board.count):
        for term in frame.base:
            if term.mask >> r & 1:
                costs[r] = term.amount
        for term in frame.more:
            if term.mask >> r & 1:
                costs[r] += term.amount
    return costs


def neutrals_laid(board: Board, frame: Frame) -> list[int]:
    """Return how many neutral tokens the board itself puts into each region."""
    tokens = [0] * board.count
    for neutral in frame.neutrals:
        for r in members(neutral.mask):
            tokens[r] = neutral.tokens
    return tokens


def sorted_ground(
    board: Board, costs: list[int], neutrals: list[int], defender_cost: int
) -> tuple[int, int, list[tuple[int, int, int]]]:
    """Sort the ground by what it costs: with nobody there, with one token, with the board's neutrals.

    Returned are the ground that no table of costs has, the lowest cost in a table, and for each cost from
    there on what can be had for it. Only clauses make anything cheaper than the lowest.
    """
    cheapest = [TABLE_END - 2]
    dearest = [0]
    steep = 0
    for r in members(board.passable):
        crowd = max(1, neutrals[r]) * defender_cost
        low = costs[r] + min(0, crowd)
        high = costs[r] + max(0, crowd)
        if low < 0 or high >= TABLE_END - 1:
            steep |= BIT[r]
        else:
            cheapest.append(low)
            dearest.append(high)
    lowest = min(cheapest)
    layers: list[tuple[int, int, int]] = []
    for i in range(lowest, max(lowest, *dearest)):  # everything can be had for more
        free = lone = crowded = 0
        for r in members(board.passable & ~steep):
            cost = costs[r]
            free |= BIT[r] if cost <= i else 0
            lone |= BIT[r] if cost + defender_cost <= i else 0
            crowded |= BIT[r] if cost + neutrals[r] * defender_cost <= i else 0
        layers.append((free, lone, crowded))
    return steep, lowest, layers


def figure_ground(board: Board, component: Component) -> int:
    """Return where a figure of a component may go: what it may not keep only if something says so."""
    ground = board.open & ~board.transit
    for piece in component.pieces:
        ground |= piece.occupies
    return ground & ~board.impassable
