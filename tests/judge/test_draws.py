"""Pieces are drawn and revealed as the judge says, and what they turn out to be decides."""

import pytest

from tests.judge.components import Trial
from tests.judge.trials import play_trials

PIECES = (
    'piece rune_NUMBER "Rune", 2 per region, stays when conquered',
    'piece boon_NUMBER "Boon" 3, kind of rune_NUMBER',
    'piece bane_NUMBER "Bane" 2, kind of rune_NUMBER',
    'piece void_NUMBER "Void" 1, kind of rune_NUMBER',
)
PLACED = "when I conquer a region: place 1 RUNE there"
SENTENCES = (
    ("at turn start: draw RUNE, then if it is a BOON, gain 2 coins, otherwise if it is VOID, gain 1 coin",),
    ("at turn start: draw 1 RUNE, then put it back, then unless it is a BANE, gain 1 coin",),
    ("at turn start: I may draw 2 RUNE, then gain 1 coin", "at scoring: gain 1 coin for each BOON in hand"),
    (PLACED, "before scoring: I may reveal a RUNE in a region I hold, then gain 1 coin"),
    (
        PLACED,
        "when an opponent conquers a region with RUNE: reveal RUNE there, then if it is BOON, gain 3 coins",
    ),
    (
        PLACED,
        "before scoring: reveal a RUNE in a region I hold, then put it back, then if it is BANE, pay 1 coin",
    ),
    (
        PLACED,
        "when I attack a region with BOON: cost 1 less",
        "after conquests: reveal a RUNE in a region I hold",
    ),
    ("at turn start: draw 1 RUNE", "at turn start: remove all BOON, then gain 1 coin"),
    ("when I decline: draw 1 RUNE, then put it back, then if it is a BOON, gain 4 coins",),
    (
        "at turn start: draw 1 RUNE",
        "before scoring: I may place 1 BANE from hand in a region I hold, then gain 1 coin",
    ),
    ("at turn start: choose an opponent, then draw 1 RUNE, then if it is a BOON, they gain 1 coin",),
    ("when an opponent attacks a region I hold, once per turn: draw RUNE, then if it is VOID, repel attack",),
)


def made(number: int, kind: str, sentences: tuple[str, ...]) -> Trial:
    """Return a component that draws."""
    name = f"trial_{number}"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"']
    lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    lines += [f"  {each}".replace("NUMBER", str(number)) for each in PIECES]
    said = tuple(_named(each, number) for each in sentences)
    return Trial(number, name, kind, "\n".join([*lines, *(f"  {each}" for each in said)]) + "\n", said)


def _named(sentence: str, number: int) -> str:
    for word in ("RUNE", "BOON", "BANE", "VOID"):
        sentence = sentence.replace(word, f"{word.lower()}_{number}")
    return sentence


@pytest.mark.parametrize("kind", ["race", "power"])
def test_they_turn_out_as_the_sentences_say(kind: str) -> None:
    trials = [made(number, kind, each) for number, each in enumerate(SENTENCES)]
    outcome = play_trials(trials, together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
