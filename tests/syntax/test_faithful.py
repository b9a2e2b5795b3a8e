"""What is told in other words is never taken for a clause that says less."""

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.phrases import PHRASES
from swdsl.syntax.spoken import is_faithful, meant

#: Sentences that were taken for clauses without a word, and what of them was lost.
ASKED = (
    "When I lose all my regions, gain 3 coins",  # any region that is lost
    "If you did not attack anyone this turn, gain 2 coins at scoring.",  # conquered nothing
    "At scoring, if nobody attacked me since my last turn, gain 2 coins",  # lost nothing
)

TAKEN = (
    "When I lose a region, gain 3 coins",
    "Whenever an opponent picks a new race, gain 1 coin",
    "Whenever any player picks a new race, gain 1 coin",
    "You lose no tokens when your regions are conquered.",
    "After your last conquest, gain 1 coin.",
    "If you hold more than 5 regions at the end of your turn, gain 2 coins.",
)


@pytest.mark.parametrize("sentence", ASKED)
def test_who_says_more_is_asked(sentence: str) -> None:
    assert meant(sentence) is None
    (found,) = parse(SourceFile("owls.sw", f'power owls "Owls"\n  tokens 4\n  {sentence}\n')).diagnostics
    assert found.code.slug == "unexpected-word"


@pytest.mark.parametrize("sentence", TAKEN)
def test_who_says_it_otherwise_is_understood(sentence: str) -> None:
    assert meant(sentence) is not None


def test_no_phrase_loses_what_weighs() -> None:
    assert [each.said for each in PHRASES if not is_faithful(each.said, each.meant)] == []
