"""Pieces that conquer in any number go where, whence and as often as the judge says."""

import pytest

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    ("at conquests: wolf may conquer a region adjacent to a region I hold",),
    ("at any time: wolf may conquer a region bordering a wolf",),
    ("after conquests: wolf may conquer a region adjacent to a region I hold, then gain 1 coin",),
    ("before scoring: wolf may conquer a forest", "after scoring: wolf may conquer a region with 2 tokens"),
    ("at ready: wolf conquers a region held by an opponent",),
    ("at turn start: I may place 1 wolf in a region I hold", "at conquests: wolf may conquer a mountain"),
    (
        "at turn start: gain 1 wolf",
        "at conquests, twice per turn: wolf may conquer a region bordering a mountain",
    ),
    ("at conquests: wolf may conquer a region, then gain 1 coin for each mountain bordering there",),
)
TRAITS = (
    "wolf 3",
    "wolf 2, 1 per region",
    "wolf 2, stays in decline",
    "wolf 4, stays when conquered",
    "wolf",
)


def made(number: int, sentences: tuple[str, ...], trait: str) -> Trial:
    """Return a component with pieces that conquer."""
    kind = ("race", "power")[number % 2]
    name = f"trial_{number}"
    said = [each.replace("wolf", f"wolf_{number}") for each in sentences]
    piece, _, rest = trait.partition(" ")
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"']
    lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    lines.append(f'  piece {piece}_{number} "Wolf" {rest or 1}')
    lines += [f"  {each}" for each in said]
    return Trial(number, name, kind, "\n".join(lines) + "\n", tuple(said))


@pytest.mark.parametrize("trait", TRAITS)
def test_they_go_as_the_sentences_say(trait: str) -> None:
    trials = [made(number, each, trait) for number, each in enumerate(SENTENCES)]
    outcome = play_trials(trials, together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
