"""Where tiles are used or go, whose hand is counted, and what a declined race that expands has to pay."""

import pytest

from tests.judge.components import Trial
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.trials import compiled, generated, play_trials, table_for
from tests.judge.watch import Report

SENTENCES = {
    "relic": (
        ("when I conquer a region, once per turn: I may move this there",),
        ("when I conquer a region: I may move this there, then gain 1 coin",),
        ("when I use this in a mine: gain 2 coins", "before scoring: I may move this to a region I hold"),
        (
            "when I use this in a mushroom_forest or a chasm: gain 1 coin",
            "when I conquer a region, once per turn: I may move this there",
        ),
    ),
    "power": (
        ("when I conquer a region: gain 1 coin for each token they have in hand up to 2",),
        ("when an opponent conquers a region I hold: gain 1 coin for each token they have in hand up to 3",),
    ),
}
SENTENCES["race"] = SENTENCES["power"]
EXPANDS = ("at turn start, only in decline: I may expand", "when I decline: keep all tokens")


def made(number: int, sentences: tuple[str, ...], kind: str) -> Trial:
    """Return a component that says this; relics lie below ground."""
    name, home = f"trial_{number}", "underground" if kind == "relic" else "base"
    tokens = {"race": ["  tokens 8 of 13"], "power": ["  tokens 5"], "relic": []}[kind]
    lines = [f'pack {name} "Trial {number}"', f"  uses {home}", "", f'{kind} {name} "Trial {number}"']
    lines += [*tokens, *(f"  {each}" for each in sentences)]
    return Trial(number, name, kind, "\n".join(lines) + "\n", sentences, home)


@pytest.mark.parametrize("kind", SENTENCES)
def test_they_go_as_the_sentences_say(kind: str) -> None:
    trials = [made(number, each, kind) for number, each in enumerate(SENTENCES[kind])]
    outcome = play_trials(trials, together=2)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100


def test_a_declined_race_that_expands_pays_for_every_defender() -> None:
    trials = [made(number, EXPANDS, kind) for number, kind in enumerate(("race", "race", "power", "power"))]
    library, report = compiled(trials).library, Report()
    with generated(library) as package:
        game = table_for(package, trials, 2)
        rules = Rules(library, game, "base", tuple(each.id for each in trials))
        for seed in range(4):
            follow(rules, game, seed, report, eager=frozenset(f"{each.id}.{each.id}" for each in trials))
    assert [str(each) for each in report.findings] == []
    assert report.unread == {}
    assert report.decisions > 200
