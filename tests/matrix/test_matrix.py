"""The matrix holds: what is played happens as often as the law says, and the page tells the truth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.matrix.cells import MOMENTS, Cell, cells
from tests.matrix.page import page, section
from tests.matrix.proof import proofs, world
from tests.matrix.reading import batches, verdicts

PAGE: Final = Path(__file__).parents[2] / "docs" / "matrix.md"
SHARES: Final = 8


def unproven(chosen: Sequence[Cell], *, declined: bool) -> list[str]:
    """Return the cells that are played otherwise than the law says, with what came."""
    found = [each for batch in batches(chosen, world(declined=declined)) for each in proofs(batch)]
    assert found
    return [f"{cell.sentence}: {wrong}" for cell, wrong in found if wrong is not None]


@pytest.mark.parametrize("declined", [False, True], ids=["active", "declined"])
def test_a_sample_of_what_is_played_is_proven(declined: bool) -> None:
    chosen = random.Random(7).sample(list(cells(declined=declined)), 200)
    assert unproven(chosen, declined=declined) == []


def test_the_page_tells_the_truth_of_some_moment() -> None:
    moment = random.Random(8).choice(MOMENTS)
    known = verdicts(tuple(cell for cell in cells() if cell.moment == moment))
    assert section(moment, known) in PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_page_tells_the_truth() -> None:
    assert page(verdicts(tuple(cells()))) == PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("declined", [False, True], ids=["active", "declined"])
@pytest.mark.parametrize("share", range(SHARES))
def test_everything_that_is_played_is_proven(share: int, declined: bool) -> None:
    assert unproven(list(cells(declined=declined))[share::SHARES], declined=declined) == []
