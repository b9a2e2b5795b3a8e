"""Positions that cannot be are reported where they are written."""

import pytest

from tests.scenarios.tables import told

BOARD = """  board underground
    rim    mudpool, edge   | crag, gap
    crag   black_mountain
    gap    chasm
"""

FACT = "  when Ann scores\n  then accepted\n"

IMPOSSIBLE = {
    "more tokens than the tray holds": ("Ann plays ogres, 11 in hand", "scenario-tokens"),
    "more tokens on the board than the tray holds": ("Ann plays ogres\n    rim: 12 ogres", "scenario-tokens"),
    "two races in one region": (
        "Ann plays ogres\n    Bob plays drow\n    rim: 1 ogres, 1 drow",
        "scenario-race",
    ),
    "tokens nobody plays": ("Ann plays ogres\n    rim: 1 drow", "scenario-race"),
    "two active races": ("Ann plays ogres\n    Ann plays drow", "scenario-race"),
    "two declined races": ("Ann declined ogres\n    Ann declined drow", "scenario-race"),
    "one race for two": ("Ann plays ogres\n    Bob plays ogres", "scenario-race"),
    "one badge in two places": (
        "Ann plays wise ogres\n    rim: 1 ogres, stonehedge\n    stonehedge: wise",
        "scenario-race",
    ),
    "somebody in a chasm": ("Ann plays ogres\n    gap: 1 ogres", "impossible-scenario"),
    "monsters without their symbol": ("Ann plays ogres\n    crag: 2 monsters", "impossible-scenario"),
    "a banner that is also in the stack": ("Ann plays ogres\n    stack: ogres", "scenario-race"),
    "a relic in two regions": ("Ann plays ogres\n    rim: shiny_orb\n    crag: shiny_orb", "scenario-race"),
    "a relic in a region and in the stack": (
        "Ann plays ogres\n    rim: shiny_orb\n    stack: shiny_orb",
        "scenario-race",
    ),
    "tokens counted twice": ("Ann plays ogres\n    rim: 1 ogres\n    rim: 2 ogres", "scenario-race"),
    "a relic in a chasm": ("Ann plays ogres\n    gap: shiny_orb", "impossible-scenario"),
    "two of what a region holds once": (
        "Ann plays royal ogres\n    rim: 1 ogres, 2 queen",
        "impossible-scenario",
    ),
    "more pieces in hand than there are": (
        "Ann plays iron_dwarves\n    Ann has 99 silver_hammers",
        "impossible-scenario",
    ),
    "a round before the first": ("Ann plays ogres\n    turn 0 of Ann", "impossible-scenario"),
    "a round after the last": ("Ann plays ogres\n    turn 11 of Ann", "impossible-scenario"),
    "something that is never used up": ("Ann plays ogres\n    Ann used ogres", "impossible-scenario"),
    "something used too often": (
        "Ann plays cultists\n    Ann used cultists, cultists",
        "impossible-scenario",
    ),
    "nothing counted": ("Ann plays ogres\n    rim: 0 ogres", "impossible-scenario"),
    "too many pieces": ("Ann plays shield ogres\n    rim: 1 ogres, 9 mushroom_armor", "impossible-scenario"),
    "an unknown region": ("Ann plays ogres\n    rum: 1 ogres", "scenario-region"),
    "an unknown thing": ("Ann plays ogres\n    rim: 1 ogre_king", "unknown-name"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_reported(name: str) -> None:
    lines, code = IMPOSSIBLE[name]
    text = f'scenario "It cannot be"\n{BOARD}  given\n    {lines}\n  when Ann scores\n  then accepted\n'
    _, found = told(text)
    assert [finding.code.slug for finding in found] == [code]
    assert found[0].span.line > 6  # below the board: where it is said, not at the title


def test_assumed_option_must_exist() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  assume moonlight is on\n  given Ann plays ogres\n{FACT}'
    assert [finding.code.slug for finding in told(text)[1]] == ["unknown-name"]


def test_assumed_choice_must_exist() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  assume own_tokens is lost\n  given Ann plays ogres\n{FACT}'
    assert [finding.code.slug for finding in told(text)[1]] == ["unknown-choice"]


def test_players_are_introduced_by_the_position() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  given Ann plays ogres\n  when Bob scores\n  then accepted\n'
    assert [finding.code.slug for finding in told(text)[1]] == ["scenario-player"]


WORDS = {
    "a reason nobody gives": ("refused: not_ajacent", "not_adjacent"),
    "an item of no bill": ("cost is 2: base_cots 2", "base_cost"),
    "a reason behind what cannot be done": ("Ann cannot attack rim: imune", "immune"),
}


@pytest.mark.parametrize("name", WORDS)
def test_words_that_are_never_said_are_reported(name: str) -> None:
    fact, meant = WORDS[name]
    text = f'scenario "It cannot be"\n{BOARD}  given Ann plays ogres\n  when Ann scores\n  then {fact}\n'
    (finding,) = told(text)[1]
    assert finding.code.slug == "unknown-name"
    assert finding.hint == f"Did you mean `{meant}`?"


def test_missing_board_is_reported_once() -> None:
    text = 'scenario "It cannot be"\n  given\n    Ann plays ogres\n    rim: 1 ogres\n'
    codes = [finding.code.slug for finding in told(f"{text}  when Ann attacks crag\n  then accepted\n")[1]]
    assert codes == ["scenario-without-board"]


def test_line_that_cannot_be_read_is_reported_once() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  given Ann playing ogres\n{FACT}'
    assert len(told(text)[1]) == 1


MISPLACED = {
    "a fact among the actions": ("  when Ann holds rim\n  then accepted\n", "then"),
    "a fact among several actions": ("  when\n    Ann scores\n    cost is 2\n  then accepted\n", "then"),
    "an action in the position": ("  given Ann attacks rim\n  when Ann scores\n  then accepted\n", "when"),
}


@pytest.mark.parametrize("name", MISPLACED)
def test_sentence_below_the_wrong_word_is_told_its_place(name: str) -> None:
    lines, word = MISPLACED[name]
    text = f'scenario "It cannot be"\n{BOARD}  given Ann plays ogres\n{lines}'
    (finding,) = told(text)[1]
    assert finding.hint == f"Write it below `{word}`."
