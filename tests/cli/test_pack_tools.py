"""In a pack: one file tested, its own clauses counted, a file shown whole, a name before it travels."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

NEUTRALS = """\
pack moors "Moors"
  uses base

terrain moor "Moor", colour "#8a7f5a", pattern reeds, glyph reeds
symbol stone "Stone", colour "#555555", glyph star
neutral shepherd "Shepherd" 6, 1 on stone

race drovers "Drovers"
  tokens 6 of 11
  when I attack a moor: cost 1 less

map little_moor "Little moor", uses moors, 2 players, 8 turns
  west  "West"  moor, edge        | mid, east
  mid   "Mid"   moor, stone, edge | east
  east  "East"  moor, edge

scenario "Shepherds defend"
  on little_moor
  given
    Ann plays drovers, 6 in hand
    west: 1 drovers
    mid: 1 shepherd
  when Ann attacks mid
  then cost is 2: base_cost 2, defenders 1, drovers 1 less
"""
BROKEN = """\
race bad_folk "Bad Folk"
  tokens 5 of 10
  at scoring: gain 1 coin for each mountain I hold
  at turn start: place 1 liar in a region I hold
  at turn start: gain gain coin
  at turn end: gain 1 coin
"""


@pytest.fixture
def pack(folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new pack, which is the current folder."""
    assert run("new", "pack", "frost").exit_code == 0
    monkeypatch.chdir(folder / "frost")
    return folder / "frost"


def test_one_file_of_a_pack_is_tested(pack: Path, run: Run) -> None:
    result = run("test", "rules/races.sw")
    assert (result.exit_code, result.output) == (0, "1 scenario: 1 passed, 0 failed.\n")


def test_coverage_lists_the_clauses_of_the_pack_alone(pack: Path, run: Run) -> None:
    with (pack / "rules" / "races.sw").open("a", encoding="utf-8") as races:
        races.write(
            '\nrace shy_folk "Shy Folk"\n  tokens 4 of 9\n  at scoring: gain 1 coin for each hill I hold\n'
        )
    assert run("test", "--coverage").output.splitlines()[1:] == [
        "1 clauses were not exercised.",
        "frost.shy_folk.1",
    ]


def test_neutrals_of_a_pack_stand_on_its_own_map(folder: Path, run: Run) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_text(NEUTRALS, encoding="utf-8")
    result = run("test")
    assert "1 scenario: 1 passed, 0 failed." in result.output, result.output


def test_a_file_is_shown_and_what_is_wrong_with_it(pack: Path, run: Run) -> None:
    assert "Frost Folk" in run("show", "rules/races.sw").output
    (pack / "rules" / "bad.sw").write_text(BROKEN, encoding="utf-8")
    result = run("show", "rules/bad.sw")
    assert result.exit_code == 1
    shown = result.stdout.partition("\nNot all of it is played:")[0]
    assert shown.splitlines()[4:] == [
        "  (Not played: Nothing here is called `liar`.)",
        "      bad_folk.2  at turn start: place 1 liar in a region I hold",
        "  (Not played: Say how many.)",
        "      at turn start: gain gain coin",
        "  At the end of your turn, gain 1 Victory coin.",
        "      bad_folk.3  at turn end: gain 1 coin",
    ]
    assert "2 errors" in result.output
    (component,) = json.loads(run("show", "rules/bad.sw", "--json").stdout)
    assert [each["line"] for each in component["unplayed"]] == [4, 5]


def test_a_pack_without_a_real_author_stays_at_home(pack: Path, run: Run) -> None:
    result = run("pack")
    assert result.exit_code == 1
    assert "incomplete-pack" in result.output
    own = pack / "rules" / "set.sw"
    own.write_text(own.read_text(encoding="utf-8").replace("Your name", "Ann"), encoding="utf-8")
    assert run("pack").exit_code == 0
