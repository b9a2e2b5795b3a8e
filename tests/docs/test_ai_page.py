"""The examples for learning programs run as they stand."""

import pytest

from tests.docs.markdown import ROOT, blocks
from tests.tools import imported

EXAMPLES = [block for block in blocks(ROOT / "docs" / "ai.md") if block.language == "python"]


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("place", range(2))
def test_an_example_runs(place: int) -> None:
    imported("pettingzoo", "pettingzoo")
    imported("pyspiel", "open_spiel")
    exec(compile(EXAMPLES[place].text, str(EXAMPLES[place]), "exec"), {})


def test_both_worlds_have_their_ten_lines() -> None:
    assert len(EXAMPLES) == 2
    assert all(len(block.text.splitlines()) <= 10 for block in EXAMPLES)
