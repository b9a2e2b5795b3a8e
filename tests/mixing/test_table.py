"""What keeps a component on a table, what does not, and how the reason is said."""

import pytest

from tests.mixing.tables import fates, reasons, table

RACE = 'race testers "Testers"\n  tokens 5 of 10\n'


def kept(lines: str, board: str = "base_2p", game: str = "", more: str = "") -> bool:
    """Whether a race with these lines makes sense on a board."""
    laid = table(board, game, "base, underground, trial", RACE + lines + more)
    return fates(laid, "trial")["testers"] == "in"


@pytest.mark.parametrize(
    ("lines", "board", "sense"),
    [
        ("", "base_2p", True),
        ("  when I attack a chasm: cost 1 less\n", "base_2p", False),
        ("  when I attack a chasm or a hill: cost 1 less\n", "base_2p", True),
        ("  when I attack a chasm or a hill: cost 1 less\n", "underground_2p", True),
        ("  when I attack a farmland or a hill: cost 1 less\n", "underground_2p", False),
        ("  when I attack a region bordering a chasm: cost 1 less\n", "base_2p", False),
        ("  when I attack a region not bordering a chasm: cost 1 less\n", "base_2p", True),
        ("  at scoring, if there are at least 2 hills: gain 1 coin\n", "underground_2p", False),
        ("  at scoring: gain 1 coin for every 2 hills I hold\n", "underground_2p", False),
        ("  at scoring, if there are at least 4 hills: gain 1 coin\n", "base_2p", True),
        ("  at scoring, if there are at least 5 hills: gain 1 coin\n", "base_2p", False),
        ("  at scoring, if there are at least 5 hills: gain 1 coin\n", "base_3p", True),
        ("  at scoring, if there are at least 5 hills or mountains: gain 1 coin\n", "base_2p", True),
        ("  at scoring, if there are at least 9 hills or mountains: gain 1 coin\n", "base_2p", False),
        ("  at scoring: gain 1 coin for every 4 hills I hold\n", "base_2p", True),
        ("  at scoring: gain 1 coin for every 5 hills I hold\n", "base_2p", False),
        ("  at scoring, if I hold at least 5 hills with a neutral: gain 1 coin\n", "base_2p", True),
        ("  at scoring, if I hold at least 23 regions: gain 1 coin\n", "base_2p", True),
        ("  at scoring, if I hold at least 24 regions: gain 1 coin\n", "base_2p", False),
        ("  always: I may occupy rivers\n", "base_2p", True),
        ("  always: I may occupy water\n", "underground_2p", True),
        ("  at scoring: gain 1 coin for each region I hold with a place\n", "base_2p", False),
        ("  at scoring: gain 1 coin for each region I hold with stonehedge\n", "base_2p", False),
        ("  at scoring: gain 1 coin for each region I hold with stonehedge\n", "underground_2p", True),
        ("  when I conquer a region with a neutral: gain 1 coin\n", "base_2p", True),
    ],
)
def test_a_component_stays_while_something_it_does_can_apply(lines: str, board: str, sense: bool) -> None:
    assert kept(lines, board) == sense


def test_one_region_must_have_all_that_is_asked_of_it() -> None:
    # There are seas and there are caverns on this board, but no sea with a cavern.
    assert not kept("  at scoring: gain 1 coin for each sea I hold with a cavern\n")
    assert kept("  at scoring: gain 1 coin for each sea I hold bordering a cavern\n", "base_5p")


PIECE = '  piece lamp "Lamp" 3\n'
LIT = "  when I attack a region bordering lamp: cost 1 less\n"


def test_a_piece_lives_by_the_clause_that_brings_it() -> None:
    assert not kept(f"{PIECE}  when I conquer a chasm: place 1 lamp there\n{LIT}")
    assert kept(f"{PIECE}  when I conquer a hill: place 1 lamp there\n{LIT}")


def test_clearing_away_and_restrictions_keep_nobody() -> None:
    tidy = "  at turn start: remove all lamps\n"
    strict = "  always: I may only enter regions at the edge\n"
    bringing = "  when I conquer a chasm: place 1 lamp there\n"
    assert not kept(PIECE + bringing + tidy + strict)
    assert kept(PIECE + bringing.replace("chasm", "hill") + tidy + strict)


def test_a_restriction_alone_is_a_reason_to_play() -> None:
    assert kept("  always: I may only enter regions at the edge\n")


def test_a_marker_left_out_takes_along_who_lives_by_it() -> None:
    lines = "  at scoring: gain 1 coin for each region I hold with stonehedge\n"
    assert not kept(lines, "underground_2p", "  without place stonehedge\n")


def test_reasons_name_what_is_missing() -> None:
    said = reasons(table("underground_4p", "  without race halflings, relics\n"))
    assert said["hill"] == "Hill needs a region with hill; underground_4p has none."
    assert said["mounted"] == "Mounted needs a region with hill or farmland; underground_4p has none."
    assert said["humans"] == "Humans need a region with farmland; underground_4p has none."
    assert said["magic"] == "Magic needs relics; this table has none."
    assert said["halflings"] == "The game `trial` leaves Halflings out."
    above = reasons(table("base_2p"))
    assert above["flames"] == "Flames need a region with chasm and volcano_symbol; base_2p has none."
    assert "neutral tokens that hide places; base_2p has none" in above["stonehedge"]


@pytest.mark.parametrize(
    ("lines", "reason", "needs"),
    [
        (
            "  at scoring: gain 1 coin for every 5 hills I hold\n",
            "Testers need 5 regions with hill; base_2p has 4.",
            ("base.hill",),
        ),
        (
            "  at scoring, if I hold at least 9 hills or mountains: gain 1 coin\n",
            "Testers need 9 regions with hill or mountain; base_2p has 8.",
            ("base.hill", "base.mountain"),
        ),
        (
            "  at scoring, if I hold at least 24 regions: gain 1 coin\n",
            "Testers need 24 regions; base_2p has 23.",
            ("regions",),
        ),
        (
            "  when I attack a chasm: cost 1 less\n  at scoring: gain 1 coin for every 5 hills I hold\n",
            "Testers need a region with chasm or 5 regions with hill; base_2p has too few.",
            ("underground.chasm", "base.hill"),
        ),
    ],
)
def test_reasons_say_how_many_are_needed(lines: str, reason: str, needs: tuple[str, ...]) -> None:
    laid = table("base_2p", "", "base, underground, trial", RACE + lines)
    (removal,) = (each for each in laid.removals if each.component.ref.id == "testers")
    assert (removal.reason, removal.needs) == (reason, needs)


def test_reasons_come_with_the_clauses_and_the_ids() -> None:
    (flames,) = (each for each in table("base_2p").removals if each.component.ref.id == "flames")
    assert flames.needs == ("underground.chasm", "underground.volcano_symbol")
    assert [clause.id for clause in flames.clauses] == ["underground.flames.1", "underground.flames.3"]


def test_a_single_component_can_come_from_a_box_that_stays_closed() -> None:
    laid = table("base_2p", "  with race underground.ogres\n", "base")
    assert [each.ref.id for each in laid.components if each.ref.scope == "underground"] == ["ogres"]
    assert laid.boxes == ("base", "underground")


def test_the_last_line_that_speaks_of_a_component_decides() -> None:
    laid = table("base_2p", "  without race orcs, race elves\n  with races\n  without race elves\n", "base")
    found = fates(laid, "base")
    assert (found["orcs"], found["elves"]) == ("in", "out")


def test_guests_come_only_for_what_a_game_asks_for() -> None:
    assert table("base_2p").guests == ()
    assert table("underground_2p", "  with places\n").guests == ()
    (monsters,) = table("base_4p", "  with places\n").guests
    assert (monsters.regions, monsters.neutral.tokens, monsters.apart) == (5, 2, True)
    one = table("base_2p", "  with place stonehedge\n")
    assert [each.ref.id for each in one.components if each.ref.kind in ("place", "relic")] == ["stonehedge"]


def test_a_set_without_a_frame_plays_by_the_one_it_builds_on() -> None:
    board = (
        'map trial_map "Trial", uses trial, 2 players, 10 turns\n'
        '  one "One" hill, edge | two, three\n'
        '  two "Two" mountain, edge | three\n'
        '  three "Three" swamp, edge\n'
    )
    laid = table("trial_map", "", "base, trial", f"{RACE}\n{board}")
    assert laid.frame == "base"
