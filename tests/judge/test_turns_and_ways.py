"""Turns of a race, ways across the board and what was attacked are counted as the judge counts them."""

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "at scoring, also in decline: gain 1 coin for each turn played up to 6",
    "at scoring, only in decline: gain 2 coins for each turn in decline up to 8",
    "when I attack a region, if there are at least 2 turns played: cost 1 less",
    "at ready, if there is exactly 2 turns played: gain 2 tokens",
    "when I decline: gain 1 coin for each turn played",
    "at turn start, only in decline, if there are at least 2 turns in decline: I may revive",
    "at round start, also in decline: gain 1 coin for every 3 turns played",
    "after scoring, once per life: play another turn, then gain 1 coin for each turn played",
    "when I conquer a region: gain 1 coin for each step from there to a mountain up to 3",
    "when I attack a region, if there are at least 2 steps from there to a sea: cost 1 less",
    "at scoring: gain 1 coin for each step from a region I hold to a region held by an opponent up to 4",
    "at scoring: gain 1 coin for each region I attacked this turn",
    "when I attack a region, if there are at least 2 regions I attacked this turn: cost 1 more",
    "always: I cannot attack regions bordering a region I attacked this turn",
    "when I attack a region: gain 1 coin for each region I attacked this turn up to 2",
)


def made(number: int, sentence: str) -> Trial:
    """Return a power that counts."""
    name = f"trial_{number}"
    lines = [
        f'pack {name} "Trial {number}"',
        "  uses base",
        "",
        f'power {name} "Trial {number}"',
        "  tokens 4",
    ]
    return Trial(number, name, "power", "\n".join([*lines, f"  {sentence}"]) + "\n", (sentence,))


def test_they_count_as_the_sentences_say() -> None:
    outcome = play_trials([made(number, each) for number, each in enumerate(SENTENCES)], together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
