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
    assert found[0].span.line > 0


def test_assumed_option_must_exist() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  assume moonlight is on\n  given Ann plays ogres\n{FACT}'
    assert [finding.code.slug for finding in told(text)[1]] == ["impossible-scenario"]


def test_assumed_choice_must_exist() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  assume own_tokens is lost\n  given Ann plays ogres\n{FACT}'
    assert [finding.code.slug for finding in told(text)[1]] == ["unknown-choice"]


def test_players_are_introduced_by_the_position() -> None:
    text = f'scenario "It cannot be"\n{BOARD}  given Ann plays ogres\n  when Bob scores\n  then accepted\n'
    assert [finding.code.slug for finding in told(text)[1]] == ["scenario-player"]
