"""Sentences that would be taken for others: refused at the very word, with what to write instead."""

from __future__ import annotations

from typing import Final

import pytest

from swdsl.diagnostics.codes_clauses import WRONG_TYPE
from tests.clauses import answers

HEADING: Final = 'power page "Page"\n  tokens 4\n  piece pot "Pot" 3'

REFUSED: Final = {
    "at scoring, if I hold a mountain and a hill: gain 1 coin": "mountain and a hill",
    "at scoring, if there is a mountain and a hill I hold: gain 1 coin": "mountain and a hill",
    "when I attack a region bordering a mountain and a hill: cost 1 less": "mountain and a hill",
    "when I attack a region bordering mountains and hills: cost 1 less": "mountains and hills",
    "when I attack a region within 2 of mountains and hills: cost 1 less": "mountains and hills",
    "at turn start: place 1 pot in a hill and a forest I hold": "hill and a forest",
    "at scoring: gain 1 coin from each opponent that holds a hill and a forest": "hill and a forest",
    "when I attack a mountain or a region bordering a mountain: cost 1 less": "mountain or a region",
    "at scoring: gain 1 coin for each hill or region I hold": "hill or region",
    "at scoring, if an enemy holds at least 2 regions: gain 1 coin": "an enemy holds at least 2 regions",
    "at scoring, if another race holds exactly 1 hill: gain 1 coin": "another race holds exactly 1 hill",
    "at scoring: gain 1 coin for each region I hold at the edge or bordering a hill": "I hold at the edge",
    "when an opponent attacks a region I hold with pot or at the edge: cost 1 more": "I hold with pot or",
    "at scoring: gain 1 coin for each region at the edge or with pot I hold": "with pot I hold",
    "when I attack a region bordering a region I hold with pot or at the edge: cost 1 less": "or at the edge",
    "when I attack a region not bordering a hill or at the edge: cost 1 less": "not bordering a hill",
    "when I conquer a region: they lose any token": "any",
    "when I conquer a region: they lose each token": "each",
    "when I conquer a region: they lose up to 2 tokens": "up to 2",
    "when I conquer a region: they lose 2 tokens of an opponent": "an opponent",
    "when an opponent conquers a region I hold: I lose 1 token of my other race": "my other race",
    "when I decline: keep up to 2 tokens": "up to 2",
    "when I decline: keep any token": "any",
    "when I decline: keep 2 tokens of my other race": "my other race",
    "when I decline: a flying race may keep all tokens": "keep all tokens",
    "when an opponent declines: they keep 2 tokens": "keep 2 tokens",
    "when I attack a region: they ignore defenders": "ignore defenders",
    "at turn start: gain each token": "each",
    "at turn start: roll at least 2, then gain 1 coin": "at least 2",
    "before scoring: remove 1 token from a region I hold there": "there",
    "when a player picks a combo in play: price 1 less": "in play",
}

ACCEPTED: Final = (
    "always: I may occupy seas and lakes",
    "at scoring: gain 1 coin for each hill and forest I hold",
    "at scoring, if I hold at least 3 mountains and hills: gain 1 coin",
    "at scoring, if I hold no mountains and hills: gain 1 coin",
    "when I attack a region bordering at least 2 mountains and hills: cost 1 less",
    "when I attack hills and forests: cost 1 less",
    "when I attack a region with mountain or bordering a mountain: cost 1 less",
    "when I attack a region bordering a mountain or a hill: cost 1 less",
    "when I attack a region bordering a mountain or at the edge: cost 1 less",
    "when I attack a region with pot or bordering a region I hold with pot: cost 1 less",
    "when I attack a region not bordering a hill or not at the edge: cost 1 less",
    "at scoring: gain 1 coin for each region I hold at the edge or I hold bordering a mountain",
    "at scoring: gain 1 coin for each of my regions at the edge or bordering a mountain",
    "at scoring, if I hold at least 2 regions at the edge or bordering a mountain: gain 1 coin",
)


@pytest.mark.parametrize("sentence", sorted(REFUSED))
def test_what_would_be_taken_for_something_else_is_refused(sentence: str) -> None:
    answer = answers([sentence], HEADING)[sentence]
    refused = [each for each in answer.findings if each.code == WRONG_TYPE]
    assert refused, str(answer)
    span = refused[0].span
    assert REFUSED[sentence] in answer.source.text[span.start : span.end], str(answer)
    assert refused[0].hint


@pytest.mark.parametrize("sentence", ACCEPTED)
def test_what_can_only_mean_one_thing_is_read(sentence: str) -> None:
    answer = answers([sentence], HEADING)[sentence]
    assert not answer.errors, str(answer)
