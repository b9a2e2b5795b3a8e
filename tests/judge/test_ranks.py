"""Pieces that fight as tokens, or are lost before them, do what the judge says."""

from collections import Counter
from typing import Any

import pytest

from tests.judge import conquest
from tests.judge.campaign import Campaign
from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    ("at ready: gain 1 golem", "at ready: move all golems from each region I hold to hand"),
    ("at turn start: gain 2 golems", "at any time: I may pay 1 golem, then gain 1 coin"),
    (
        "when I conquer a region: gain 1 golem",
        "when an opponent attacks a region I hold: ignore help",
        "after conquests: I may move all golems from each region I hold to hand",
    ),
    (
        "at ready: gain 3 golems",
        "after conquests: I may conquer another round",
        "at redeployment: place all golems in regions I hold",
    ),
    (
        "at ready: gain 3 golems",
        "when I attack a region: I may pay 1 coin, then cost 1 less",
        "when I attack a region, once per turn: cost may be 2 less",
        "when I conquer a region with golem: gain 1 coin",
    ),
    (
        "before scoring: place 1 golem in a region I hold",
        "when an opponent attacks a region I hold, once per turn: I may pay 1 coin, then the attack fails",
        "before attack: I may roll, then cost 1 less for each pip",
    ),
    (
        "after conquests: place up to 2 golems in regions I hold",
        "when an opponent conquers a region I hold: I lose 2 tokens",
        "when I conquer a region held by an opponent: they lose 2 tokens",
    ),
    (
        "when I conquer a region, twice per turn: place 1 golem there",
        "when an opponent conquers a region with golem, also in decline: gain 1 coin",
        "when I decline: keep all tokens",
    ),
    (
        "when I conquer a region: place 1 golem there",
        "when an opponent conquers a region I hold: gain 1 coin for each token lost",
        "at turn start: remove 1 golem from each region I hold",
    ),
    (
        "when I conquer a region: place 1 golem there",
        "after conquests: I may move 1 golem from a region I hold to hand",
        "at turn start: I may remove 1 golem from a region I hold, then gain 1 token",
    ),
    (
        "after conquests: place up to 4 golems in regions I hold",
        "at any time, once per turn: I may move all golems from a region I hold to hand, then gain 1 coin",
        "before scoring: move 2 golems from a mountain I hold to hand, then gain 1 coin",
        "when an opponent conquers a region I hold: remove 1 golem from a region I hold",
    ),
    (
        "when I conquer a region: place 1 golem there",
        "at any time: I may move 1 golem from a region I hold to hand, then gain 1 coin",
        "at turn end: remove all golems from a region I hold with 2 golems, then gain 1 coin",
    ),
    (
        "when I conquer a region: place 1 golem there",
        "after conquests: I may move 1 golem from a region I hold to a region, then gain 1 coin",
        "at turn end: move 1 golem from a region to a mountain I hold",
    ),
)
TRAITS = (
    "4, fights as token",
    "6, fights as token, counts as defender, lost before tokens",
    "2, fights as token, lost before tokens, stays when conquered, stays in decline",
    "3, lost before tokens, stays when conquered",
    "8, lost before tokens, stays in decline",
    "1, fights as token, lost before tokens",
)


def made(number: int, sentences: tuple[str, ...], traits: str) -> Trial:
    """Return a component whose pieces stand in for tokens."""
    kind = ("race", "power")[number % 2]
    name = f"trial_{number}"
    said = [each.replace("golem", f"golem_{number}") for each in sentences]
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"']
    lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    lines.append(f'  piece golem_{number} "Golem" {traits}, plural "golem_{number}s"')
    lines += [f"  {each}" for each in said]
    return Trial(number, name, kind, "\n".join(lines) + "\n", tuple(said))


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the pieces that the judge sets down behind an attack, or lets fall in place of a token."""
    found: Counter[str] = Counter()
    set_down, lose_pieces = Campaign._set_down, conquest._lose_pieces

    def setting_down(campaign: Campaign, slot: int, region: int, number: int) -> None:
        found["fought"] += number
        set_down(campaign, slot, region, number)

    def losing(*asked: Any) -> int:
        fallen = lose_pieces(*asked)
        found["fell"] += fallen
        return fallen

    monkeypatch.setattr(Campaign, "_set_down", setting_down)
    monkeypatch.setattr(conquest, "_lose_pieces", losing)
    return found


@pytest.mark.parametrize("traits", TRAITS)
def test_they_do_what_the_sentences_say(traits: str, noted: Counter[str]) -> None:
    trials = [made(number, each, traits) for number, each in enumerate(SENTENCES)]
    outcome = play_trials(trials, together=3)
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
    assert all(each.startswith("scarce-supply") for each in outcome.refusals.values())
    assert (noted["fought"] > 0) == ("fights" in traits)
    assert (noted["fell"] > 0) == ("lost" in traits)
