"""Sums over regions: how much each region has, written as a few steps whatever the numbers are.

A step is an amount and the regions that have it on top of all earlier steps; the regions of a step are
among those of the step before. `2 for each forest, 1 for each region by the sea` is `(1, forests and
coast), (1, forests), (1, forests by the sea)`: as many steps as there are different sums.
"""

from __future__ import annotations

Step = tuple[int, int]
"""An amount, and the regions that have it."""

Steps = list[Step]


def add_to(steps: Steps, amount: int, mask: int) -> None:
    """Add a positive amount on the regions of a set."""
    if not mask or amount <= 0:
        return
    if not steps:
        steps.append((amount, mask))
        return
    sums = {amount: mask & ~steps[0][1]}
    total = 0
    for i, (step, regions) in enumerate(steps):
        total += step
        just = regions & ~steps[i + 1][1] if i + 1 < len(steps) else regions
        sums[total] = sums.get(total, 0) | just & ~mask
        sums[total + amount] = sums.get(total + amount, 0) | just & mask
    steps[:] = _stepped(sums)


def _stepped(sums: dict[int, int]) -> Steps:
    """Return the steps of a sum that is given as sets of regions by what they have."""
    totals = sorted(total for total in sums if sums[total])
    steps: Steps = []
    for i, total in enumerate(totals):
        regions = 0
        for higher in totals[i:]:
            regions |= sums[higher]
        steps.append((total - totals[i - 1] if i else total, regions))
    return steps


def sum_at(steps: Steps, r: int) -> int:
    """Return what one region has."""
    total = 0
    for amount, regions in steps:
        if regions >> r & 1:
            total += amount
    return total


def sum_over(steps: Steps, mask: int) -> int:
    """Return what the regions of a set have together."""
    total = 0
    for amount, regions in steps:
        total += amount * (regions & mask).bit_count()
    return total
