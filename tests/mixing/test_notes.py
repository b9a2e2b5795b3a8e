"""What players should know about a table."""

import pytest

from swdsl.mixing import notes_on
from tests.mixing.tables import laid

BOTH = "base, underground, trial"
REGAL = """\
power regal "Regal"
  tokens 4
  piece king "King", stays in decline
  before scoring: move king to a region I hold
  always, also in decline: regions with king are immune to opponents
"""


def notes(board: str, pack: str) -> tuple[str, ...]:
    """Return what is said about a table with a pack beside both boxes."""
    return notes_on(*laid(board, "", BOTH, pack))


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ('race twins "Twins"\n  tokens 4 of 9\n  when I attack a region: cost 1 less\n', "Ogres and Twins"),
        (
            'power boggy "Boggy"\n  tokens 4\n  at scoring: gain 1 coin for each mudpool I hold\n',
            "Swamp and Boggy",
        ),
        (
            REGAL,
            "Royal and Regal",
        ),
        (
            'race ogres "Ogres"\n  tokens 4 of 9\n  when I attack a region: cost 1 less\n',
            "Ogres of `underground` and Ogres of `trial`",
        ),
    ],
)
def test_components_that_do_the_same_are_named(pack: str, said: str) -> None:
    assert f"{said} do the same." in notes("base_2p", pack)


def test_a_difference_in_state_is_a_difference() -> None:
    pack = 'race others "Others"\n  tokens 5 of 10\n  when I attack a region, also in decline: cost 1 less\n'
    assert not [note for note in notes("base_2p", pack) if "do the same" in note]


def test_pairs_that_contradict_each_other_are_named() -> None:
    pack = 'power stubborn "Stubborn"\n  tokens 4\n  when I decline: keep 2 tokens\n'
    (ghouls,) = [note for note in notes("base_2p", pack) if "Stubborn" in note]
    assert ghouls.startswith("Stubborn Ghouls fix the tokens kept twice:")


def test_too_few_races_for_the_column_are_counted() -> None:
    lines = (
        "  without races\n  with race humans, race orcs, race elves, race trolls, race amazons, race giants\n"
    )
    said = notes_on(*laid("underground_2p", lines, "base", ""))
    assert "The column has 6 places, but only 5 races are left." in said


def test_boxes_of_one_kind_have_nothing_to_be_said() -> None:
    assert notes_on(*laid("underground_2p", "", "underground", "")) == ()
