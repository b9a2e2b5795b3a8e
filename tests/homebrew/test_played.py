"""What the homebrew corpus tells as examples is played as it is told."""

from functools import cache

import pytest

from swdsl.scenarios.table import Rulebook
from tests.homebrew.test_homebrew import compilation, sources
from tests.homebrew.told import failures, rulebook_of, titles


@cache
def rulebook() -> Rulebook:
    """Return the corpus as games are made from it, made once."""
    return rulebook_of(compilation().library)


@pytest.mark.parametrize("title", titles(sources()))
def test_what_is_told_is_played(title: str) -> None:
    assert failures(title, rulebook(), sources()) == ""
