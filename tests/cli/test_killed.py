"""Commands that are killed at any moment leave every file whole, and the next run cleans up.

A handful of moments here; `python -m tests.cli.killed --moments 50` for as many as one likes.
"""

import os

import pytest

from tests.cli.killed import CASES, killed_at

MOMENTS = 6
QUICK = ("new race",)

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot copy a process")


@pytest.mark.parametrize("name", QUICK)
def test_what_is_started_is_there_whole_or_not_at_all(name: str) -> None:
    assert killed_at(name, 4) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_no_command_tears_a_file(name: str) -> None:
    assert killed_at(name, MOMENTS) == []
