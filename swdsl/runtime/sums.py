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
    if amount > 0 and mask:
        if steps:
            steps[:] = joined(steps, [(amount, mask)])
        else:
            steps.append((amount, mask))


def joined(one: Steps, other: Steps) -> Steps:
    """Return the sum of two sums."""
    if not one or not other:
        return one or other
    sums: dict[int, int] = {}
    theirs = _apart(other)
    for total, regions in _apart(one):
        rest = regions & ~other[0][1]
        sums[total] = sums.get(total, 0) | rest
        if rest != regions:
            for more, also in theirs:
                if regions & also:
                    sums[total + more] = sums.get(total + more, 0) | regions & also
    for more, also in theirs:
        sums[more] = sums.get(more, 0) | also & ~one[0][1]
    return stepped(sums)


def _apart(steps: Steps) -> Steps:
    """Return the same sum as sets of regions that have just so much."""
    apart: Steps = []
    total = 0
    for i, (step, regions) in enumerate(steps):
        total += step
        apart.append((total, regions & ~steps[i + 1][1] if i + 1 < len(steps) else regions))
    return apart


def stepped(sums: dict[int, int]) -> Steps:
    """Return the steps of a sum that is given as sets of regions by what they have, above 0."""
    steps: Steps = []
    regions = 0
    above = 0
    for total in sorted(sums, reverse=True):
        if sums[total]:
            if regions:
                steps.append((above - total, regions))
            regions |= sums[total]
            above = total
    if regions:
        steps.append((above, regions))
    steps.reverse()
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
