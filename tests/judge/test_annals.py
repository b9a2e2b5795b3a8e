"""What happened this turn, and to whom, is remembered as the judge says."""

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "at scoring: gain 1 coin for each region I conquered from an active opponent this turn",
    "at scoring: gain 1 coin for each region I conquered from a declined opponent this turn",
    "at scoring: gain 1 coin for each region I conquered from an opponent or a neutral this turn",
    "at scoring: gain 2 coins for each region I conquered from my declined race this turn",
    "at scoring, unless I conquered a region held by an opponent this turn: gain 2 coins",
    "after conquests: gain 1 token for each region I conquered from nobody this turn",
    "when I attack a region bordering a region I conquered from a neutral this turn: cost 1 less",
    "always: I cannot attack regions I left this turn",
    "always: I may reach regions within 2 of a region I conquered from an enemy this turn",
)


def made(number: int, sentence: str) -> Trial:
    """Return a power that asks for what happened."""
    name = f"trial_{number}"
    lines = [
        f'pack {name} "Trial {number}"',
        "  uses base",
        "",
        f'power {name} "Trial {number}"',
        "  tokens 4",
    ]
    return Trial(number, name, "power", "\n".join([*lines, f"  {sentence}"]) + "\n", (sentence,))


def test_they_pay_as_the_sentences_say() -> None:
    outcome = play_trials([made(number, each) for number, each in enumerate(SENTENCES)], together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
