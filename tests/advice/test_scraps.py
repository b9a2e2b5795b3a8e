"""Scraps of a sentence, as an editor sends them while somebody types, are answered like any line."""

import pytest

from tests.clauses import answers

_HEADING = 'race scraps "Scraps"\n  tokens 5 of 10'


@pytest.mark.parametrize("scrap", [", then", ";", ", and", "then", ", ,", ". .", "and; and"])
def test_a_scrap_is_refused_and_breaks_nothing(scrap: str) -> None:
    assert answers([scrap], _HEADING)[scrap].errors
