"""Which clauses look at the region they speak of, and which look further."""

import pytest

from swdsl.lower.form_hooks import Surveyed
from tests.lower.libraries import clause

PIECE = '  piece tower "Tower" 3\n'

LOCAL = [
    "when an opponent attacks a region I hold: cost 1 more",
    "when an opponent attacks a region with tower: cost 1 more for each tower there",
    "when an opponent attacks a hill I hold: cost 1 more",
    "when anyone attacks a region with tower, also in decline: cost 1 more",
]
FAR = [
    "when an opponent attacks a region I hold: cost 1 more for each region I hold bordering there",
    "when an opponent attacks a region I hold bordering tower: cost 1 more",
    "when an opponent attacks a region I hold, if I hold at least 3 regions: cost 1 more",
    "when an opponent attacks a region I hold, once per turn: cost 1 more",
]


def parts(sentence: str) -> list[Surveyed]:
    """Return the hooks of a sentence."""
    found = clause(sentence, pieces=PIECE)
    assert found.missing is None, found.missing
    return [part for part in found.parts if isinstance(part, Surveyed)]


@pytest.mark.parametrize("sentence", LOCAL)
def test_a_clause_about_the_region_itself_is_local(sentence: str) -> None:
    assert [part.local for part in parts(sentence)] == [True]


@pytest.mark.parametrize("sentence", FAR)
def test_a_clause_that_looks_further_is_not(sentence: str) -> None:
    assert [part.local for part in parts(sentence)] == [False]
