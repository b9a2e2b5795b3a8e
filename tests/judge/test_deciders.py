"""What others decide in my turn is asked of whom, and of as many, as the judge says."""

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "at turn start: each opponent may pay 1 coin to me",
    "at turn end: each active opponent may pay 1 coin to me, then place 1 pot in a region I hold",
    "before scoring: each opponent with at least 6 coins may pay 2 coins to me, then they gain 1 coin",
    "when I conquer a region held by an opponent: they may pay 1 coin to me, then gain 1 token",
    "when I conquer a hill held by an opponent: they may pay 1 coin to me, then place 1 pot in a hill I hold",
    "after conquests: an opponent chooses a region I hold, then place 1 pot there",
    "when an opponent conquers a region I hold: they choose a region they hold, then place 1 pot there",
    "when I conquer a region: they choose a region they hold, then place 1 pot there",
    "at turn start: choose an opponent, then they may pay 1 coin to me, then gain 1 token",
    "at turn start: choose an opponent, then they choose a region I hold, then place 1 pot there",
    "after scoring: each opponent chooses a region I hold without pot, then place 1 pot there",
    "at turn start: I may choose a region I hold, then gain 1 coin for each mountain bordering there",
    "at turn start of an opponent: they choose a region I hold, then place 1 pot there",
    "when an opponent declines: each opponent may pay 1 coin to me, then they gain 1 coin",
    "at turn start: I may choose an opponent, then they may pay 1 coin, then place 1 pot in a hill I hold",
    "when I attack a hill held by an opponent: they may pay 1 coin to me, then place 1 pot in a hill I hold",
    "at turn start, also in decline: they choose a region I hold, then place 1 pot there",
)


def made(number: int, sentence: str) -> Trial:
    """Return a race or power that asks others."""
    kind = ("race", "power")[number % 2]
    name = f"trial_{number}"
    said = sentence.replace("pot", f"pot_{number}")
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"']
    lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    lines += [f'  piece pot_{number} "Pot" 5'] if said != sentence else []
    return Trial(number, name, kind, "\n".join([*lines, f"  {said}"]) + "\n", (said,))


def test_they_decide_as_the_sentences_say() -> None:
    outcome = play_trials([made(number, each) for number, each in enumerate(SENTENCES)], together=3)
    assert set(outcome.refusals) == {len(SENTENCES) - 1}  # nobody else takes part in my own turn's start
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 200
