"""What cannot be said of pieces that fight as tokens is refused at the word, with a line that can be read."""

from __future__ import annotations

import re

import pytest

from swdsl.diagnostics.codes_names import UNKNOWN_TRAIT
from tests.clauses import answers

_FIGHTER = 'power page "Page"\n  tokens 4\n  piece golem "Golem" 3, {}'
_SPENT = "a piece that fights in an attack is not the price"


@pytest.mark.parametrize("trait", ["fights as token", "fights as a token", "for attack only"])
@pytest.mark.parametrize(
    "sentence",
    [
        "when I attack a region: I may pay 1 golem, then cost 1 less",
        "when I attack a region, once per turn: I may place 1 golem there, then cost is exactly 1",
        "when I attack a mountain: I may pay any number of golems, then cost 1 less for each paid",
    ],
)
def test_what_fights_is_not_spent_in_the_same_attack(trait: str, sentence: str) -> None:
    found = answers([sentence], _FIGHTER.format(trait))[sentence]
    assert any(_SPENT in each.message for each in found.findings), str(found)


@pytest.mark.parametrize("trait", ["lost before tokens", "are lost before tokens", "counts as defender"])
def test_other_pieces_are(trait: str) -> None:
    sentence = "when I attack a region: I may pay 1 golem, then cost 1 less"
    assert not answers([sentence], _FIGHTER.format(trait))[sentence].errors


@pytest.mark.parametrize("bound", ["1 per region", "2 per region", "for attack only"])
def test_what_fights_as_a_token_goes_wherever_it_is_sent(bound: str) -> None:
    sentence = "at ready: gain 1 golem"
    found = answers([sentence], _FIGHTER.format(f"{bound}, fights as token"))[sentence]
    (refused,) = (each for each in found.findings if each.code == UNKNOWN_TRAIT)
    (line,) = re.findall(r"`(piece .*)`", refused.hint or "")
    heading = f'power page "Page"\n  tokens 4\n  {line}'
    assert not answers([sentence], heading)[sentence].errors


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("counts as token", "counts as defender, fights as token, lost before tokens"),
        ("holds a region alone", "counts as defender, lost before tokens"),
        ("fights as 2 tokens", "fights as token"),
        ("is lost instead of a token", "lost before tokens"),
    ],
)
def test_what_people_say_instead_is_answered_with_a_line(written: str, hint: str) -> None:
    sentence = "at ready: gain 1 golem"
    found = answers([sentence], _FIGHTER.format(written))[sentence]
    hints = [each.hint or "" for each in found.findings]
    assert any(f'`piece golem "Golem" 4, {hint}`' in each for each in hints), str(found)
    assert not answers([sentence], _FIGHTER.format(hint))[sentence].errors
