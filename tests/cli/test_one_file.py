"""A test of one file reads little around it, and still knows everything its scenarios speak of."""

from pathlib import Path

import pytest

from swdsl.cli.narrow import as_scenarios_see_it
from swdsl.cli.project import Project
from swdsl.source import SourceFile
from tests.cli.conftest import Run

AROUND = {
    "rules/races.sw": 'race yetis "Yetis"\n  tokens 5 of 10\n',
    "rules/fr.sw": '# French\ntranslation fr of frost\n  race yetis "Yétis"\n',
    "rules/boards.sw": 'board hut "The hut", uses frost\n  room tundra, edge\n',
    "maps/ice.sw": 'map ice "Ice", uses frost, 2 players, 8 turns\n  west tundra, edge\n',
    "rules/games.sw": 'game frosty "Frosty"\n  map ice\n',
}
READ = {
    "a little board": ("  on hut\n", ["rules/races.sw", "rules/boards.sw"]),
    "a board of its own": ("  board frost\n    room tundra, edge\n", ["rules/races.sw", "rules/boards.sw"]),
    "a map": ("  on ice\n", [each for each in AROUND if each != "rules/fr.sw"]),
    "a misspelt map": ("  on icy\n", [each for each in AROUND if each != "rules/fr.sw"]),
    "a game": ("  game frosty\n", [each for each in AROUND if each != "rules/fr.sw"]),
}


@pytest.mark.parametrize("stands", READ)
def test_only_what_scenarios_see_is_read(stands: str) -> None:
    line, expected = READ[stands]
    own = SourceFile("rules/scenarios/told.sw", f'scenario "A rule"\n{line}')
    around = tuple(SourceFile(path, text) for path, text in AROUND.items())
    project = as_scenarios_see_it(Project(Path(), (own,), around, ()))
    assert [each.path for each in project.around] == expected
    assert project.own == (own,)


RULES = """\
pack frost "Frost"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  when I attack a forest: cost 1 less
"""
SCENARIO = """\
scenario "Forests are cheap for Yetis"
  board base
    knoll  hill, edge | grove
    grove  forest, edge
  given
    Ann plays yetis, 5 in hand
    knoll: 1 yetis
  when Ann attacks grove
  then cost is 1: base_cost 2, yetis 1 less
"""


def write(folder: Path, rules: str) -> None:
    (folder / "rules" / "scenarios").mkdir(parents=True, exist_ok=True)
    (folder / "rules" / "frost.sw").write_text(rules)
    (folder / "rules" / "scenarios" / "forests.sw").write_text(SCENARIO)


def test_one_file_is_played_by_the_rules_beside_it(folder: Path, run: Run) -> None:
    write(folder, RULES)
    assert run("test", "rules/scenarios/forests.sw").output == "1 scenario: 1 passed, 0 failed.\n"


@pytest.mark.parametrize("slip", ["forrest: cost 1 less", "forest: cost 1 lesser"])
def test_rules_that_cannot_be_read_are_told_instead_of_played(folder: Path, run: Run, slip: str) -> None:
    write(folder, RULES.replace("forest: cost 1 less", slip))
    result = run("test", "rules/scenarios/forests.sw")
    assert result.exit_code == 1
    assert "rules/frost.sw:6" in result.output
    assert "scenario-failed" not in result.output
