"""`swdsl balance` at a prompt: verdicts, rankings, tuning, and everything one can ask wrongly."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.main import swdsl
from tests.cli.test_json import assert_shape

PACK = """pack winter "Winter"
  uses base

race giants_twin "Twin"
  tokens 9 of 14
  at scoring: gain 1 coin for each region I hold

race paupers "Paupers"
  tokens 2 of 9

game winter_2p "Winter for two"
  map base_2p
  sets base, winter
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a pack in it, which is the current one."""
    (tmp_path / "pack.sw").write_text(PACK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ask(*words: str) -> Result:
    """Run `swdsl balance` in this process, few games, no other processes."""
    return CliRunner().invoke(
        swdsl, ["balance", *words, "--jobs", "1"], prog_name="swdsl", catch_exceptions=False
    )


def told(*words: str) -> Any:
    """Return the JSON of a verdict."""
    result = ask(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_race_that_earns_twice_is_too_strong_and_one_with_two_tokens_too_weak(folder: Path) -> None:
    strong, weak = told("giants_twin", "paupers", "--games", "160")
    assert_shape(strong, "balance")
    assert (strong["verdict"], strong["rank"], strong["of"]) == ("too strong", 1, 16)
    assert (weak["verdict"], weak["rank"]) == ("too weak", 16)
    assert weak["high"] < weak["band"][0] < strong["band"][1] < strong["low"]
    assert [each["bots"] for each in strong["strengths"]] == ["greedy", "random"]
    assert strong["relative"]["component"].startswith("base.")


def test_the_words_tell_the_same(folder: Path) -> None:
    result = ask("paupers", "--games", "160", "--plot", "field.svg")
    assert "Paupers looks too weak: place 16 of 16 at winter_2p." in result.stdout
    assert "Nearest relative: " in result.stdout
    assert ET.fromstring((folder / "field.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_tuning_gives_a_poor_race_more_tokens(folder: Path) -> None:
    tuned = told("paupers", "--games", "160", "--tune", "tokens")["tuned"]
    assert tuned["old"] == 2
    assert tuned["new"] >= 4
    assert [each["value"] for each in tuned["tried"]] == sorted(each["value"] for each in tuned["tried"])


def test_a_whole_game_is_ranked(folder: Path) -> None:
    ranking = told("--games", "40", "--bots", "random")
    assert_shape(ranking, "balance of a field")
    races = [each for each in ranking["components"] if each["kind"] == "race"]
    assert [each["rank"] for each in races] == list(range(1, 17))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("paupas",), "Did you mean `paupers`?"),
        (("sorcerers", "--game", "first_steps"), "`sorcerers` does not play there."),
        (("paupers", "--game", "winter"), "Nothing is called `winter`."),
        (("paupers", "--bots", "greedi"), "There is no bot `greedi`."),
        (("shiny_orbs",), "Did you mean `shiny_orb`?"),
        (("paupers", "--tune", "1"), "It has: tokens."),
        (
            ("paupers", "--games", "20", "--tune", "tokens", "--to", "Elvs"),
            "neither a number of coins nor a race at this game. Did you mean `elves`?",
        ),
        (("paupers", "--games", "0"), "'--games': 0 is not in the range"),
    ],
)
def test_what_does_not_exist_is_answered_with_what_does(
    folder: Path, words: tuple[str, ...], complaint: str
) -> None:
    result = ask(*words)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_a_few_games_say_that_they_are_few(folder: Path) -> None:
    """Twenty games by chance cannot tell a race with four tokens more from the middle half for sure."""
    told_so = told("paupers", "--games", "20", "--bots", "random")
    assert told_so["high"] - told_so["low"] > 3
    assert told_so["games"] == 20


def test_a_goal_without_a_number_to_tune_is_refused(folder: Path) -> None:
    result = ask("paupers", "--to", "3")
    assert result.exit_code == 2
    assert "give `--tune tokens`" in result.output


@pytest.mark.parametrize("goal", ["Ogrs", "nan", "paupres"])
def test_a_goal_that_is_nothing_is_refused_before_anything_is_played(folder: Path, goal: str) -> None:
    result = ask("paupers", "--tune", "tokens", "--to", goal, "--games", "100000000")
    assert result.exit_code == 2
    assert f"`--to {goal}` is neither a number of coins nor a race" in result.output


def stopped_after(batches: int) -> Callable[..., Any]:
    """Return a crew that somebody stops with Ctrl-C after some batches, and that nobody may ask again."""
    left = [batches]

    def work(play: Callable[[Any], Any], seeds: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        assert left[0] >= 0, "somebody went on playing"
        for number, batch in enumerate(seeds):
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            yield number, play(batch)

    return lambda *_: work


@pytest.mark.parametrize("batches", [0, 1])
@pytest.mark.parametrize("words", [("paupers",), ("--game", "winter_2p", "--plot", "plot.svg")])
def test_whoever_stops_it_need_not_stop_it_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], batches: int
) -> None:
    monkeypatch.setattr("swdsl.cli.balance.crew", stopped_after(batches))
    result = ask(*words, "--games", "1000", "--bots", "random")
    assert result.exit_code == (0 if batches and len(words) > 1 else 1)
    if not batches:
        assert "Too few games" in result.stderr
    elif len(words) == 1:
        assert "Stopped early" in result.stderr
