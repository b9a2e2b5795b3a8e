"""What a pack is told beside the boxes: twins, pairs that contradict each other, tokens nobody can lend."""

from dataclasses import replace

import pytest

from swdsl.check.no_lender import lint_no_lender
from swdsl.check.no_room_for_guests import check_no_room_for_guests
from swdsl.check.pair_conflict import lint_pair_conflict
from swdsl.check.same_component import lint_same_component
from swdsl.model.ruleset import Library
from tests.lower.libraries import official
from tests.mixing.tables import laid

LINTS = (lint_same_component, lint_pair_conflict, lint_no_lender, check_no_room_for_guests)


def said(pack: str, board: str = "base_2p", lines: str = "") -> list[str]:
    """Return what the lints say of a pack that uses both boxes."""
    return told(laid(board, lines, "base, underground, trial" if pack else "base, underground", pack)[1])


def told(library: Library) -> list[str]:
    """Return the first line of everything the lints say."""
    return [each.message.splitlines()[0] for lint in LINTS for each in lint(library)]


def test_the_boxes_themselves_are_left_in_peace() -> None:
    assert told(official()) == []


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        (
            'race twins "Twins"\n  tokens 4 of 9\n  when I attack a region: cost 1 less\n',
            "The race `twins` does the same as `ogres` of `underground`.",
        ),
        (
            'power boggy "Boggy"\n  tokens 4\n  at scoring: gain 1 coin for each mudpool I hold\n',
            "The power `boggy` does the same as `swamp` of `base`.",
        ),
        ('race brutes "Brutes" like ogres\n', "The race `brutes` does the same as `ogres` of `underground`."),
        (
            'race horde "Horde"\n  tokens 10 of 21\n  at scoring: gain 1 coin\n',
            "`horde` has 21 tokens; the largest race it could borrow them from, `skeletons`, has 20.",
        ),
    ],
)
def test_a_pack_is_told(pack: str, message: str) -> None:
    assert said(pack) == [message]


def test_a_power_is_told_which_races_contradict_it() -> None:
    (message,) = said('power stubborn "Stubborn"\n  tokens 4\n  when I decline: keep 2 tokens\n')
    assert message.startswith("`stubborn` fixes the tokens kept otherwise than ")
    assert "`ghouls`" in message


@pytest.mark.parametrize(
    "pack",
    [
        'race others "Others"\n  tokens 5 of 10\n  when I attack a region, also in decline: cost 1 less\n',
        'race plain "Plain"\n  tokens 8 of 13\n',
        'power keen "Keen"\n  tokens 4\n  when I attack a region: cost 1 less\n  at scoring: gain 1 coin\n',
    ],
)
def test_a_difference_is_enough(pack: str) -> None:
    assert said(pack) == []


@pytest.mark.parametrize("board", ["base_2p", "base_3p", "base_4p", "base_5p"])
def test_every_board_above_ground_has_room_for_guests(board: str) -> None:
    assert said("", board, "  with places\n") == []


@pytest.mark.parametrize(
    ("apart", "message"),
    [
        (False, "needs 16 of `monster`, but there are 14."),
        (True, "that do not border each other for `monster`; `base_3p` has 6."),
    ],
)
def test_guests_too_many_for_their_tokens_or_for_the_map_are_noticed(apart: bool, message: str) -> None:
    library = official()
    (guests,) = library.guests
    (found,) = told(replace(library, guests=(replace(guests, per_player=2, more=2, apart=apart),)))
    assert found.startswith("The game `treasure_hunt_3p` needs ")
    assert found.endswith(message)
