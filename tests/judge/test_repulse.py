"""Attacks fail, and are banned for the turn, when the judge says so."""

import pytest

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    ("when an opponent attacks a region I hold, once per turn: I may pay 1 coin, then the attack fails",),
    ("when an opponent attacks a region I hold: roll, then if roll is at least 2, the attack fails",),
    ("when an opponent attacks a region I hold, once per turn: the attack fails",),
    ("when anyone attacks a mountain, once per turn: I may repel the attack",),
    ("when I attack a mountain: roll, then if roll is 0, the attack fails, otherwise gain 1 coin",),
    ("when an opponent attacks a region we hold, also in decline: I may pay 2 coins, then repel the attack",),
    ("when I attack a region held by an opponent: they may pay 1 coin to me, then the attack fails",),
    ("when an opponent attacks a hill, twice per turn: gain 1 coin, then the attack fails",),
    ("when an opponent attacks a region I hold, once per life: I may repel the attack, then gain 2 coins",),
    ("when I attack a region, if I hold at least 3 regions: roll, then if roll is 3, the attack fails",),
)


def made(number: int, kind: str, sentences: tuple[str, ...]) -> Trial:
    """Return a component that repels."""
    name = f"trial_{number}"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"']
    lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    lines += [f"  {each}" for each in sentences]
    return Trial(number, name, kind, "\n".join(lines) + "\n", sentences)


@pytest.mark.parametrize("kind", ["race", "power"])
def test_they_fail_as_the_sentences_say(kind: str) -> None:
    trials = [made(number, kind, each) for number, each in enumerate(SENTENCES)]
    outcome = play_trials(trials, together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
