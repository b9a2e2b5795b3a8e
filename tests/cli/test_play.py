"""A human at the keyboard: the board is drawn, questions are answered, and a slip does not stop the game."""

import re
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from generated.games.base_2p import new_game
from swdsl.cli.answers import in_columns
from swdsl.cli.main import swdsl
from swdsl.runtime import new_state


def _seed_that_deals(power: str) -> int:
    """Return the first seed with a power on top of the column: what else is dealt does not matter here."""
    game = new_game()
    wanted = [each.name for each in game.powers].index(f"base.{power}")
    return next(seed for seed in count() if new_state(game, seed).column_powers[0] == wanted)


FORTIFIED: Final = _seed_that_deals("fortified")


def played(*lines: str) -> str:
    """Play the first turns of a game with these lines typed, and return the screen."""
    words = ["play", "--game", "base_2p", "--seed", str(FORTIFIED)]
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
    assert "P1 " not in played("1", "board")
    assert "P1 " in played("1", "1", "board")


def test_why_answers_about_a_choice_and_about_a_region() -> None:
    screen = played("1", "why 1", "why bald uncle", "why nowhere at all")
    assert "Honey Fields costs" in screen
    assert "Each conquest costs you 2 tokens." in screen
    assert "rules/base/set.sw:" not in screen
    assert "rules/base/set.sw:" in played("1", "why -v 1")
    assert "You cannot conquer Bald Uncle now" in screen
    assert "Say `why` and the number of a choice" in screen


def test_an_offered_clause_is_quoted_and_explained() -> None:
    screen = played("1", "1")
    number = re.findall(r"(\d+)\. use Fortified\n +[A-Z][a-z ,]+", screen)[0]
    assert "rules/base/powers.sw:" in played("1", "1", f"why -v {number}")


def test_coins_are_told_item_by_item() -> None:
    screen = played("1", "1")
    stop = re.findall(r"(\d+)\. stop conquering", screen)[-1]
    screen = played("1", "1", stop, "1")
    assert re.search(r"player 1 gains \d+ coins?:\n +\+1  [A-Z][a-z ,]+", screen)
    assert re.search(r"player 2 gains \d+ coins?:\n +\+\d  [A-Z][a-z ,]+", screen)


def test_a_newcomer_is_told_once_what_to_type() -> None:
    assert played("1", "1").count("Type the number of a choice; `help` says what else can be typed.") == 1


def test_words_that_are_no_choice_are_answered_with_the_reason() -> None:
    screen = played("1", "Bald Uncle", "wood")
    assert "You cannot conquer Bald Uncle now." in screen
    assert re.search(r"That could be \d or \d: say the number\.", screen)
    assert "Say a number from 1 to" in played("1", "xyzzy")


def test_a_ground_is_told_with_the_regions_that_have_it() -> None:
    screen = played("what cavern", "what sea")
    assert re.search(r"Cavern \(symbol\)\n +· Here: Drip Fen, Hollow Tooth", screen)
    assert "Here: Herring Sea, Crab Sea." in screen


def test_what_is_asked_is_told() -> None:
    screen = played("what flying humans", "what burrow hill", "what humams", "what", "what cavern")
    assert "Flying (power)" in screen
    assert "Humans (race)" in screen
    assert screen.count("  · ") > 5
    assert "Borders: Bald Uncle" in screen
    assert "umans`?" in screen
    assert "Say `what` and a name you see" in screen


def test_a_choice_can_be_taken_back_and_comes_out_the_same_again() -> None:
    screen = played("undo", "1", "1", "undo", "undo", "1", "1")
    assert "There is nothing to take back." in screen
    assert screen.count("1. pick Fortified") == 3
    assert screen.rstrip().splitlines()[:-2][-1] in played("1", "1")


def test_several_tokens_are_put_at_once() -> None:
    stop = re.findall(r"(\d+)\. stop conquering", played("1", "1", "1"))[-1]
    screen = played("1", "1", "1", stop, "1x2 3x1", "board")
    assert re.search(r"P1 3", screen)
    assert "Only choices that put one token" in played("1", "1x2")


def test_seats_that_nobody_named_are_bots() -> None:
    result = CliRunner().invoke(swdsl, ["play", "--game", "base_3p", "--seed", "3"], input="1\n1\n15\nq\n")
    assert "player 3 (human)" not in result.output
    result = CliRunner().invoke(swdsl, ["play", "--game", "base_2p", "--players", "human,human,human"])
    assert result.exit_code == 2
    assert "2 seats, not 3" in result.output


@pytest.mark.parametrize("said", ["table", "score", "column", "help", "?", "99", "hello", ""])
def test_whatever_is_said_the_game_goes_on(said: str) -> None:
    assert "1. conquer Honey Fields" in played(said, "1")


def test_help_fits_a_terminal_of_eighty_columns() -> None:
    told = played("help").partition("> help")[2] or played("help")
    assert [line for line in told[told.index("  NUMBER") :].splitlines() if len(line) > 79] == []


def test_a_narrow_terminal_gets_the_table() -> None:
    result = CliRunner(env={"COLUMNS": "40"}).invoke(swdsl, ["play", "--seed", "3"], input="q\n")
    assert "Herring Sea" in result.output
    assert "┌──" not in result.output


def test_a_damaged_memory_of_the_board_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    whole = played()
    kept = list((tmp_path / "swdsl" / "canvas").iterdir())
    assert kept
    for damage in ("", "{", "[1]", "null", '[["a"], [["b"]]]'):
        kept[0].write_text(damage)
        assert played() == whole


def test_names_are_found_by_what_a_small_board_shows_of_them() -> None:
    screen = played("1", "why Bald…", "what bald")
    assert "You cannot conquer Bald Uncle now" in screen
    assert "Borders:" in screen


def test_words_of_one_choice_are_that_choice() -> None:
    screen = played("1", "honey", "stop")
    assert "in 1 region" in screen
    assert "Fortified: pass" in screen  # what is asked after the last conquest
    assert "Say a number from 1 to" in played("1", "conquer")  # of many choices it is none


def test_the_rules_behind_a_pick_can_be_seen() -> None:
    assert "rules/base/powers.sw:" in played("why -v 1")
    assert "rules/base/powers.sw:" not in played("why 1")


def test_a_last_attempt_says_what_the_die_must_bring() -> None:
    """`why` of a choice never says that it cannot be chosen."""
    fewer = ("1", "1", "2", "2")
    numbers = re.findall(r"(\d+)\. make the last attempt on ([\w ]+), (\d) short", played(*fewer))
    number, region, short = numbers[0]
    said = played(*fewer, f"why {number}").rpartition("> ")[0].rpartition("> ")[2]
    assert f"You are {short} token" in said
    assert f"{region} costs" in said
    assert "cannot" not in said


def test_many_choices_stand_beside_one_another() -> None:
    rows = [f"{number:3}. conquer Owl Hill with {number} tokens" for number in range(1, 10)]
    lines = in_columns(rows)
    assert len(lines) < len(rows)
    assert sorted(re.findall(r"\d+\. ", "".join(lines))) == [f"{number}. " for number in range(1, 10)]
    assert in_columns(rows[:4]) == rows[:4]
    assert in_columns([row + " far away" * 9 for row in rows])[0].startswith("  1. conquer Owl Hill")
