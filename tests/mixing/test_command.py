"""`swdsl mix` in the folder of somebody's own game."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.main import swdsl

OWN = """\
game quiet_caves "Quiet caves"
  map underground_4p
  sets base, underground
  without race halflings
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one game of its own."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "caves.sw").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str) -> Result:
    """Run `swdsl mix`."""
    return CliRunner().invoke(swdsl, ["mix", *words], prog_name="swdsl")


@pytest.mark.usefixtures("folder")
def test_the_table_of_a_game_says_who_is_out_and_why() -> None:
    result = run("quiet_caves")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "Quiet caves: base and underground on underground_4p, 4 players"
    assert "In: 27 races, 38 powers, 6 relics, 9 places" in lines
    assert "Out: 5" in lines
    reason = "  power base.hill: Hill needs a region with hill; underground_4p has none."
    assert lines[lines.index(reason) + 1].strip() == "at scoring: gain 1 coin for each hill I hold"


@pytest.mark.usefixtures("folder")
def test_the_same_table_as_data() -> None:
    data = json.loads(run("quiet_caves", "--json").output)
    assert (data["game"], data["map"]) == ("quiet_caves", "underground_4p")
    assert {"kind": "race", "id": "ratmen", "set": "base"} in data["in"]
    assert {each["id"]: each["needs"] for each in data["out"]} == {
        "halflings": [],
        "humans": ["base.farmland"],
        "hill": ["base.hill"],
        "mounted": ["base.hill", "base.farmland"],
        "underworld": ["base.cavern"],
    }


@pytest.mark.usefixtures("folder")
def test_guests_are_announced() -> None:
    guests = "Guests: underground.monster in 4 regions with base.lost_tribe_symbol, 2 in each"
    assert f"{guests}, not bordering each other" in run("treasure_hunt_3p").output.splitlines()


@pytest.mark.usefixtures("folder")
def test_without_a_name_every_game_is_counted() -> None:
    assert "quiet_caves" in run().output
    assert "27 races, 38 powers, 6 relics, 9 places; 5 out" in run().output


@pytest.mark.usefixtures("folder")
def test_a_misspelt_game_is_guessed() -> None:
    result = run("quiet_cave")
    assert result.exit_code == 2
    assert "quiet_caves" in result.output


def test_a_game_that_cannot_be_set_up_is_explained_instead(folder: Path) -> None:
    (folder / "rules" / "caves.sw").write_text(OWN.replace("underground_4p", "underground_44p"))
    result = run("quiet_caves")
    assert result.exit_code == 1
    assert "underground_44p" in result.output
