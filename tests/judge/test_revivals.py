"""Races that are taken up again go on as the judge says."""

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "at turn start, only in decline: I may revive",
    "at turn start, only in decline: I may pay 2 coins, then revive",
    "at turn start, only in decline: revive, then gain 1 token",
    "at turn start, only in decline: I may revive, then gain 1 coin for each region I hold",
    "at turn end, only in decline, once per life: I may revive",
    "at turn start, also in decline, if I hold at least 2 regions: I may pay 1 coin, then revive",
)


def made(number: int, sentence: str) -> Trial:
    """Return a race or power that is taken up again."""
    kind = ("race", "power")[number % 2]
    name = f"trial_{number}"
    tokens = "  tokens 6 of 11" if kind == "race" else "  tokens 4"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"', tokens]
    return Trial(number, name, kind, "\n".join([*lines, f"  {sentence}"]) + "\n", (sentence,))


def test_they_are_taken_up_as_the_sentences_say() -> None:
    outcome = play_trials([made(number, each) for number, each in enumerate(SENTENCES)], together=2)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.decisions > 100
