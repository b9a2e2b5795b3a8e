"""A table on the spot: `--map`, `--sets`, `--with`, `--without` at the commands that play."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FROST = """race frost_giants "Frost Giants"
  tokens 5 of 10
  when I attack a mountain: cost 1 less
"""


@pytest.fixture
def frost(folder: Path) -> Path:
    """A folder with one loose race."""
    (folder / "frost_giants.sw").write_text(FROST, encoding="utf-8")
    return folder


def at_table(run: Run, *words: str) -> set[str]:
    """Return who plays at a table, as `set.id`."""
    told = json.loads(run("mix", *words, "--json").output)
    return {f"{each['set']}.{each['id']}" for each in told["in"]}


def test_a_loose_race_joins_a_game_that_stays_as_it_is(frost: Path, run: Run) -> None:
    assert at_table(run, "base_2p", "--with", "frost_giants") - at_table(run, "base_2p") == {
        "loose.frost_giants"
    }


def test_a_race_from_a_file_elsewhere(folder: Path, run: Run) -> None:
    elsewhere = folder / "drafts" / "giants.sw"
    elsewhere.parent.mkdir()
    elsewhere.write_text(FROST, encoding="utf-8")
    (folder / "table").mkdir()
    assert "loose.frost_giants" in at_table(run, "base_2p", "--with", str(elsewhere))


def test_a_map_brings_its_own_box(folder: Path, run: Run) -> None:
    told = json.loads(run("mix", "--map", "underground_3p", "--json").output)
    assert told["map"] == "underground_3p"
    assert {each["set"] for each in told["in"]} == {"underground"}


def test_boxes_meet_and_something_stays_away(folder: Path, run: Run) -> None:
    mixed = at_table(run, "--map", "base_3p", "--sets", "base,underground", "--without", "orcs,race:ratmen")
    assert {"base.amazons", "underground.ogres"} <= mixed
    assert not {"base.orcs", "base.ratmen"} & mixed


def test_hidden_things_come_with_those_who_guard_them(folder: Path, run: Run) -> None:
    told = run("mix", "both_worlds_base_3p", "--with", "relics,places").output
    assert "Guests: underground.monster in" in told


def test_what_was_brought_along_lies_in_the_column(frost: Path, run: Run) -> None:
    shown = run("play", "--with", "frost_giants", "--players", "random,random", "--save", "kept.json")
    kept = json.loads((frost / "kept.json").read_text(encoding="utf-8"))
    assert kept["table"]["with"] == ["race:loose.frost_giants"]
    assert "The game is over" in shown.output
    again = run("play", "--replay", "kept.json")
    assert "Frost Giants" in again.output
    assert again.exit_code == 0


def test_a_record_whose_race_is_elsewhere_says_what_it_lacks(frost: Path, run: Run) -> None:
    run("play", "--with", "frost_giants", "--players", "random,random", "--save", "kept.json")
    (frost / "frost_giants.sw").rename(frost / "later.txt")
    assert "Nothing is called `race:loose.frost_giants` here." in run("play", "--replay", "kept.json").output


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--with", "frost_giant"), "Nothing is called `frost_giant` here. Did you mean `frost_giants`?"),
        (("--map", "undeground_2p"), "There is no map `undeground_2p`. Did you mean `underground_2p`?"),
        (("--sets", "basse"), "There is no set `basse`. Did you mean `base`?"),
        (("--without", "ogres"), "Nothing is called `ogres` at this table. Run"),
        (("--without", "races"), "cannot be set up: races left: 0"),
    ],
)
def test_what_cannot_be_laid_is_answered(frost: Path, run: Run, words: tuple[str, ...], answer: str) -> None:
    result = run("simulate", "--game", "base_2p", "--games", "1", *words)
    assert answer in result.output
    assert result.exit_code == 2


def test_two_of_one_name_must_be_told_apart(folder: Path, run: Run) -> None:
    result = run("simulate", "--games", "1", "--with", "flying")
    assert result.exit_code == 0, "one race and no other is called so"
    for pack in ("winter", "summer"):
        (folder / f"{pack}.sw").write_text(
            f'pack {pack} "{pack}"\n  uses base\n\nrace wights "Wights"\n  tokens 5 of 10\n'
            "  when I attack a hill: cost 1 less\n",
            encoding="utf-8",
        )
    both = run("simulate", "--games", "1", "--with", "wights")
    assert (
        "Several are called `wights`. Say which: `race:summer.wights` or `race:winter.wights`." in both.output
    )
    assert {"summer.wights", "winter.wights"} <= at_table(
        run, "base_2p", "--with", "summer.wights", "--with", "winter.wights"
    )
