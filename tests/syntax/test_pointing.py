"""`the region`, `the opponent` and `in region` mean one, never all of their kind."""

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.syntax.pointing import demonstrated

_ABOVE = 'power owls "Owls"\n  tokens 4\n  piece lair "Lair" 6\n'

UNDERSTOOD = {
    "when I conquer a swamp: place 1 lair in the region": "when I conquer a swamp: place 1 lair there",
    "when I conquer a swamp: place 1 lair in the swamp": "when I conquer a swamp: place 1 lair there",
    "When you conquer a swamp, you may place a lair in the swamp.": (
        "when I conquer a swamp: I may place 1 lair there"
    ),
    "when an opponent conquers a hill I hold: the opponent loses 2 coins": (
        "when an opponent conquers a hill I hold: they pay 2 coins"
    ),
    "when an opponent conquers a hill I hold: gain 1 coin from the player": (
        "when an opponent conquers a hill I hold: gain 1 coin from them"
    ),
    "when I conquer a region held by an opponent: the opponent pays me a coin": (
        "when I conquer a region held by an opponent: they pay a coin to me"
    ),
    "when an opponent attacks a hill I hold, if the opponent has more coins than me: cost 1 more": (
        "when an opponent attacks a hill I hold, if they have more coins than me: cost 1 more"
    ),
    "when an opponent declines: gain 1 coin for each region the player holds": (
        "when an opponent declines: gain 1 coin for each region they hold"
    ),
    "when an opponent declines: gain 1 coin from opponent": (
        "when an opponent declines: gain 1 coin from them"
    ),
    "at scoring: gain 1 coin for each region opponent holds": (
        "at scoring: gain 1 coin for each region held by an opponent"
    ),
    "at turn start: choose opponent, then gain 1 coin from them": (
        "at turn start: choose an opponent, then gain 1 coin from them"
    ),
    "at turn start: place 1 lair in region I hold": "at turn start: place 1 lair in a region I hold",
    "when I attack a region, if the region is a hill: cost 1 less": "when I attack a hill: cost 1 less",
}

LEFT_ALONE = (
    "always: the opponents cannot attack the mountains I hold",
    "at scoring: gain 1 coin for the region with the lair",
    "when an opponent attacks a region bordering the region I hold: cost 1 more",
    "when I attack a region: replace the defender by 1 token from the tray",
)

REFUSED = {
    "when I conquer a swamp: place 1 lair in region": "region",
    "when I conquer a swamp, if the region borders a sea: gain 1 coin": "the region",
}


def _written(clause: str) -> str:
    parsed = parse(SourceFile("owls.sw", f"{_ABOVE}  {clause}\n"))
    assert [each.message for each in parsed.diagnostics] == []
    return " ".join(line.strip() for line in format_file(parsed.file).removeprefix(_ABOVE).splitlines())


@pytest.mark.parametrize(("said", "meant"), UNDERSTOOD.items())
def test_one_that_was_spoken_of_is_that_one(said: str, meant: str) -> None:
    assert _written(said) == meant


@pytest.mark.parametrize("said", LEFT_ALONE)
def test_an_article_that_points_at_nothing_is_passed_over(said: str) -> None:
    assert demonstrated(said) == said


@pytest.mark.parametrize(("said", "word"), REFUSED.items())
def test_what_could_be_another_is_refused_at_the_word(said: str, word: str) -> None:
    text = f"{_ABOVE}  {said}\n"
    (found,) = parse(SourceFile("owls.sw", text)).diagnostics
    assert found.message == f"Which {word.removeprefix('the ')} is meant cannot be told here."
    assert text[found.span.start : found.span.end] == word
