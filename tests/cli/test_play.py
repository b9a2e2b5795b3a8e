"""A human at the keyboard: the board is drawn, questions are answered, and a slip does not stop the game."""

import pytest
from click.testing import CliRunner

from swdsl.cli.main import swdsl


def played(*lines: str, game: str = "base_2p") -> str:
    """Play the first turns of a game with these lines typed, and return the screen."""
    words = ["play", "--game", game, "--seed", "3"]
    result = CliRunner(env={"COLUMNS": "104"}).invoke(swdsl, words, input="\n".join((*lines, "q", "")))
    assert result.exit_code == 0, result.output
    assert result.exception is None
    return result.output


def test_the_board_is_drawn_before_the_first_choice() -> None:
    screen = played()
    assert screen.index("Herring Sea") < screen.index("1. pick")
    assert "┌──" in screen
    assert "The game stops here." in screen


def test_a_conquest_shows_on_the_board() -> None:
    assert "P1 2 Amazons" not in played("1", "board")
    assert "P1 2 Amazons" in played("1", "1", "board")


def test_why_answers_about_a_choice_and_about_a_region() -> None:
    screen = played("1", "why 3", "why bald uncle", "why nowhere at all")
    assert "Drip Fen costs 3:" in screen
    assert "rules/base/set.sw:" in screen
    assert "You cannot conquer Bald Uncle now" in screen
    assert "Say `why` and the number of a choice" in screen


def test_an_offered_clause_is_quoted_and_explained() -> None:
    screen = played("1", "1", "why 4")
    assert "use Fortified  “" in screen
    assert "rules/base/powers.sw:" in screen


def test_coins_are_told_item_by_item() -> None:
    screen = played("1", "1", "5", "1")
    assert "player 1 gains 2 coins: region coin +1, Fortified +1" in screen
    assert "player 2 gains 6 coins: region coin +4, Dwarves +2" in screen


@pytest.mark.parametrize("said", ["table", "score", "column", "help", "?", "99", "hello", ""])
def test_whatever_is_said_the_game_goes_on(said: str) -> None:
    screen = played(said, "1")
    assert "Fortified Amazons in 0 regions, 13 in hand" in screen


def test_a_narrow_terminal_gets_the_table() -> None:
    result = CliRunner(env={"COLUMNS": "40"}).invoke(swdsl, ["play", "--seed", "3"], input="q\n")
    assert "Herring Sea" in result.output
    assert "┌──" not in result.output
