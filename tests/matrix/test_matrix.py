"""The matrix holds: what is played happens as often as the law says, and the page tells the truth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.matrix.cells import EVENT_MOMENTS, MOMENTS, Cell, cells, event_cells
from tests.matrix.page import page, page_of_events, section
from tests.matrix.proof import proofs, world, world_of_events
from tests.matrix.reading import batches, verdicts

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "matrix.md"
PAGE_OF_EVENTS: Final = DOCS / "matrix-events.md"
SHARES: Final = 8


def unproven(chosen: Sequence[Cell], where: str) -> list[str]:
    """Return the cells that are played otherwise than the law says, with what came."""
    found = [each for batch in batches(chosen, where) for each in proofs(batch)]
    assert found
    return [f"{cell.sentence}: {wrong}" for cell, wrong in found if wrong is not None]


@pytest.mark.parametrize("declined", [False, True], ids=["active", "declined"])
def test_a_sample_of_what_is_played_is_proven(declined: bool) -> None:
    chosen = random.Random(7).sample(list(cells(declined=declined)), 200)
    assert unproven(chosen, world(declined=declined)) == []


def test_a_sample_of_what_events_say_is_proven() -> None:
    assert unproven(random.Random(9).sample(list(event_cells()), 150), world_of_events()) == []


def test_the_page_of_events_tells_the_truth_of_some_moment() -> None:
    moment = random.Random(10).choice(EVENT_MOMENTS)
    known = verdicts(tuple(cell for cell in event_cells() if cell.moment == moment))
    assert section(moment, known, of_event=True) in PAGE_OF_EVENTS.read_text(encoding="utf-8")


def test_the_page_tells_the_truth_of_some_moment() -> None:
    moment = random.Random(8).choice(MOMENTS)
    known = verdicts(tuple(cell for cell in cells() if cell.moment == moment))
    assert section(moment, known) in PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_page_tells_the_truth() -> None:
    assert page(verdicts(tuple(cells()))) == PAGE.read_text(encoding="utf-8")
    told = page_of_events(verdicts(tuple(event_cells())))
    assert told == PAGE_OF_EVENTS.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("declined", [False, True], ids=["active", "declined"])
@pytest.mark.parametrize("share", range(SHARES))
def test_everything_that_is_played_is_proven(share: int, declined: bool) -> None:
    assert unproven(list(cells(declined=declined))[share::SHARES], world(declined=declined)) == []


@pytest.mark.slow
@pytest.mark.parametrize("share", range(2))
def test_everything_that_events_say_is_proven(share: int) -> None:
    assert unproven(list(event_cells())[share::2], world_of_events()) == []
