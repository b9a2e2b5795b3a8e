"""What a change is told as: breaking, behaviour, numbers or text only."""

import json
import os
import re
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import has_errors
from swdsl.languages import LANGUAGE_CODES
from swdsl.packs.differences import differences
from swdsl.packs.things import Side
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources, official_root
from tests.packs.conftest import Run

PAGE: Final = Path(__file__).parents[2] / "docs" / "json.md"

OLD = """pack winter "Winter"
  uses base

terrain glacier "Glacier", transit
symbol cairn "Cairn"
option thaw "The ice": melts "melts" or stays "stays"
term frozen "frozen": a mountain at the edge

race yetis "Yetis"
  tokens 5 of 10
  piece den "Den" 3, 1 per region
  when I attack a mountain, named climb: cost 1 less
  when I conquer a mountain, if option thaw is melts: place 1 den there
  when I attack a glacier with cairn: cost 1 less

power snowy "Snowy"
  tokens 4
  at scoring: gain 1 coin for each frozen region I hold

map winter_map "Winter", uses winter, 2 players, 10 turns
  north "North" glacier, edge | south
  south "South" mountain, cairn, edge
"""


def side(text: str) -> Side:
    """Compile a pack together with the official base set."""
    official = [each for each in find_sources(official_root()).sources if each.path.startswith("rules/base/")]
    quiet = [each for each in official if "/scenarios/" not in each.path]
    compilation = compile_rules([*quiet, SourceFile("winter.sw", text)])
    assert not has_errors(compilation.diagnostics)
    library = compilation.library
    rules = next(each for each in library.sets if each.span.path == "winter.sw")
    return Side(library, rules, library.boards, ())


def told(old: str, new: str) -> set[str]:
    """Return the changes between two texts in short: level, aspect and id."""
    return {f"{each.level} {each.aspect} {each.thing.id}" for each in differences(side(old), side(new))}


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ('race yetis "Yetis"', 'race yetis "Snowmen"', {"text name yetis"}),
        ('glacier "Glacier", transit', 'glacier "Glacier", transit, colour "#ffffff"', {"text look glacier"}),
        ("tokens 5 of 10", "tokens 6 of 11", {"numbers tokens yetis"}),
        ("at scoring: gain 1 coin", "at scoring: gain 2 coins", {"numbers clause snowy"}),
        ('"Den" 3', '"Den" 4', {"numbers supply den"}),
        ("10 turns", "9 turns", {"numbers numbers winter_map"}),
        ("1 per region", "1 per region, stays in decline", {"behaviour traits den"}),
        ("at scoring: gain", "at scoring, also in decline: gain", {"behaviour clause snowy"}),
        ("glacier, edge |", "glacier |", {"behaviour ground winter_map.north"}),
        (": a mountain at the edge", ": a hill at the edge", {"behaviour meaning frozen"}),
        ('"Glacier", transit', '"Glacier", closed', {"behaviour traits glacier"}),
        ("uses base\n", "uses base\n  price 2\n", {"numbers numbers winter"}),
        (", if option thaw is melts", "", {"behaviour clause yetis"}),
        (", named climb", "", {"breaking name yetis"}),
        ("den", "lair", {"breaking existence den", "behaviour existence lair", "behaviour clause yetis"}),
        ('stays "stays"', 'lasts "stays"', {"breaking choices thaw"}),
        ("# nothing", "# nothing", set()),
    ],
)
def test_levels_of_changes(before: str, after: str, expected: set[str]) -> None:
    assert told(OLD, OLD.replace(before, after)) == expected


def test_another_id_of_a_pack_is_breaking_and_nothing_else_changed() -> None:
    renamed = OLD.replace("pack winter ", "pack summer ").replace("uses winter,", "uses summer,")
    assert told(OLD, renamed) == {"breaking existence summer", "behaviour uses winter_map"}


def test_a_clause_that_only_moved_has_not_changed() -> None:
    lines = OLD.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if "climb" in line)
    lines[place : place + 2] = reversed(lines[place : place + 2])
    assert differences(side(OLD), side("".join(lines))) == ()


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_sheets_in_every_language(run: Run, folder: Path, language: str) -> None:
    run("pack", "--out", "old.zip")
    rules = Path("rules/set.sw").read_text(encoding="utf-8")
    changed = rules.replace("cost 1 less", "cost 2 less").replace("race yetis", "race snowmen")
    Path("rules/set.sw").write_text(changed, encoding="utf-8")
    sheet = run("diff", "old.zip", ".", "--lang", language).stdout
    assert "[race yetis]" in sheet
    assert "[race snowmen]" in sheet
    rows = json.loads(run("diff", "old.zip", ".", "--lang", language, "--json").stdout)
    assert rows[0]["level"] == "breaking"
    promised = PAGE.read_text(encoding="utf-8").split("## diff\n")[1].split("\n## ")[0]
    fields = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.+?`) \|", promised, re.MULTILINE))))
    assert {field for row in rows for field in row} == fields
    assert all(row["new"] in sheet for row in rows if row["aspect"] == "clause")


def test_sets_by_name_and_what_is_nothing(run: Run, folder: Path) -> None:
    assert run("diff", "base", "base").stdout == "Nothing changed.\n"
    assert run("diff", "base", "bass").exit_code == 2
    assert "breaking" in run("diff", "base", "underground", "--json").stdout


def test_two_pack_files(run: Run, folder: Path) -> None:
    run("pack", "--out", "old.zip")
    rules = Path("rules/set.sw").read_text(encoding="utf-8")
    Path("rules/set.sw").write_text(rules.replace("tokens 5 of 10", "tokens 6 of 11"), encoding="utf-8")
    run("pack", "--out", "new.zip")
    assert run("diff", "old.zip", "new.zip").stdout == (
        "Numbers\n  Yetis [race yetis]: tokens 5 of 10 → 6 of 11\n"
    )


@pytest.fixture
def boxes(tmp_path: Path) -> tuple[Path, Path]:
    """Two copies of the official rules, of which the second has changed."""
    old, new = tmp_path / "old", tmp_path / "new"
    for copy in (old, new):
        for source in find_sources(official_root()).sources:
            if "/scenarios/" not in source.path:
                (copy / source.path).parent.mkdir(parents=True, exist_ok=True)
                (copy / source.path).write_text(source.text, encoding="utf-8")
    races = new / "rules" / "base" / "races.sw"
    text = races.read_text(encoding="utf-8")
    assert "tokens 8 of 13" in text
    races.write_text(text.replace("tokens 8 of 13", "tokens 9 of 14"), encoding="utf-8")
    return old, new


def test_the_folder_of_a_set_at_two_places(run: Run, folder: Path, boxes: tuple[Path, Path]) -> None:
    old, new = (str(copy / "rules" / "base") for copy in boxes)
    assert run("diff", old, new).stdout.splitlines() == [
        "Numbers",
        "  Ratmen [race ratmen]: tokens 8 of 13 → 9 of 14",
    ]


def test_folders_with_several_sets_are_compared_set_by_set(
    run: Run, folder: Path, boxes: tuple[Path, Path]
) -> None:
    old, new = boxes
    (new / "rules" / "winter").mkdir()
    (new / "rules" / "winter" / "set.sw").write_text(OLD, encoding="utf-8")
    assert run("diff", str(old), str(new)).stdout.splitlines() == [
        "== base ==",
        "Numbers",
        "  Ratmen [race ratmen]: tokens 8 of 13 → 9 of 14",
        "",
        "== winter ==",
        "Behaviour",
        "  Winter [set winter]: new",
    ]
    rows = json.loads(run("diff", str(new), str(old), "--json").stdout)
    assert [(row["set"], row["level"], row["id"]) for row in rows] == [
        ("base", "numbers", "ratmen"),
        ("winter", "breaking", "winter"),
    ]


def test_a_pack_that_uses_a_pack_at_hand(run: Run, folder: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    (there / "packs" / "winter").mkdir(parents=True)
    (there / "packs" / "winter" / "set.sw").write_text(OLD, encoding="utf-8")
    spring = 'pack spring "Spring"\n  uses winter\n\npower {}\n  tokens 4\n  at scoring: gain 1 coin\n'
    for name, power in (("one", 'mild "Mild"'), ("two", 'mild "Warm"')):
        (tmp_path / name).mkdir()
        (tmp_path / name / "set.sw").write_text(spring.format(power), encoding="utf-8")
    os.chdir(there)  # the fixture brings the old folder back
    assert "name Mild → Warm" in run("diff", "../one", "../two").stdout
