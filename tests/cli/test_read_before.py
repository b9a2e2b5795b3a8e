"""A second check reads little again, and still finds whatever a change broke elsewhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import swdsl.check
import swdsl.pipeline
from swdsl.diagnostics import Diagnostic
from swdsl.model.ruleset import Library
from swdsl.source import SourceFile
from swdsl.syntax import Parsed, parse
from tests.cli.conftest import Run

PACK = """\
pack frost "Frost"
  uses base

terrain tundra "Tundra"

race yetis "Yetis"
  tokens 5 of 10
  at scoring: gain 1 coin for each mountain I hold
"""
SCENARIO = """\
scenario "Yetis like mountains"
  board frost
    meadow  tundra, edge | peak
    peak    mountain, edge
  given
    Ann plays yetis
    peak: 1 yetis
  when Ann scores
  then Ann gains 2 coins
"""
MAP = """\
map ice "Ice", uses frost, 2 players, 8 turns
  west    "West"    tundra, edge | middle, east
  middle  "Middle"  tundra, edge | east
  east    "East"    tundra, edge
"""


@pytest.fixture
def pack(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a race, a scenario and a map, and a memory that nobody else has."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    home = folder / "frost"
    texts = {"rules/frost.sw": PACK, "rules/scenarios/climbing.sw": SCENARIO, "maps/ice.sw": MAP}
    for name, text in texts.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(home)
    return home


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The paths of the files that were parsed, as in a process that has just started."""
    paths: list[str] = []

    def noted(source: SourceFile) -> Parsed:
        paths.append(source.path)
        return parse(source)

    monkeypatch.setattr(swdsl.pipeline, "parse", noted)
    swdsl.pipeline.read_file.cache_clear()
    yield paths
    swdsl.pipeline.read_file.cache_clear()


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    swdsl.pipeline.read_file.cache_clear()


def test_a_number_is_changed_and_no_scenario_is_read(pack: Path, run: Run, read: list[str]) -> None:
    first = run("check")
    assert first.exit_code == 0, first.output
    assert "rules/scenarios/climbing.sw" in read
    read.clear()
    _edit(pack / "rules/frost.sw", "gain 1 coin", "gain 2 coins")
    assert run("check").output == first.output
    assert "rules/frost.sw" in read
    assert "rules/scenarios/climbing.sw" not in read


def test_a_name_that_goes_away_is_missed_by_the_scenario_that_uses_it(pack: Path, run: Run) -> None:
    run("check")
    _edit(pack / "rules/frost.sw", "race yetis", "race snowmen")
    result = run("check")
    assert result.exit_code == 1
    assert "rules/scenarios/climbing.sw" in result.output


def test_a_label_of_a_variant_that_goes_away_is_missed_too(pack: Path, run: Run) -> None:
    option = 'option snow "Snow is": deep "deep" or thin "thin"\n\nrace yetis'
    _edit(pack / "rules/frost.sw", "race yetis", option)
    variant = pack / "rules" / "variants.sw"
    variant.write_text(
        "variant yetis, option snow is thin\n  drop 1\n  at scoring, named height: gain 1 coin\n"
    )
    _edit(pack / "rules/scenarios/climbing.sw", "gains 2 coins", "gains 2 coins: region_coin 1, height 1")
    _edit(pack / "rules/scenarios/climbing.sw", "  given", "  assume snow is thin\n  given")
    first = run("check")
    assert first.exit_code == 0, first.output
    _edit(variant, ", named height", "")
    result = run("check")
    assert result.exit_code == 1
    assert "`height`" in result.output


def test_checking_one_file_forgets_nothing_of_the_others(pack: Path, run: Run, read: list[str]) -> None:
    run("check")
    run("check", "rules/frost.sw")
    read.clear()
    _edit(pack / "rules/frost.sw", "gain 1 coin", "gain 2 coins")
    run("check")
    assert "rules/frost.sw" in read
    assert "rules/scenarios/climbing.sw" not in read


def test_a_label_that_goes_away_is_missed_by_the_scenario_that_bills_it(pack: Path, run: Run) -> None:
    _edit(pack / "rules/frost.sw", "at scoring: gain", "at scoring, named height: gain")
    _edit(pack / "rules/scenarios/climbing.sw", "gains 2 coins", "gains 2 coins: region_coin 1, height 1")
    assert run("check").exit_code == 0
    _edit(pack / "rules/frost.sw", "named height", "named altitude")
    result = run("check")
    assert result.exit_code == 1
    assert "height" in result.output


def test_a_scenario_with_a_finding_is_told_again_and_again(pack: Path, run: Run) -> None:
    _edit(pack / "rules" / "scenarios/climbing.sw", "peak: 1", "beak: 1")
    assert run("check").output == run("check").output
    _edit(pack / "rules/frost.sw", "gain 1 coin", "gain 2 coins")
    assert "beak" in run("check").output


def test_two_files_of_one_name_still_may_not_tell_the_same(pack: Path, run: Run) -> None:
    run("check")
    again = pack / "rules" / "scenarios" / "more" / "climbing.sw"
    again.parent.mkdir()
    again.write_text(SCENARIO)
    for _ in range(2):
        assert "the same title" in run("check").output


def test_a_map_is_examined_again_only_when_its_ground_changes(
    pack: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    examined: list[str] = []

    def note(library: Library) -> tuple[Diagnostic, ...]:
        examined.extend(each.id for each in library.boards)
        return ()

    monkeypatch.setattr(swdsl.check, "MAP_CHECKS", (note,))
    run("check")
    assert "ice" in examined
    examined.clear()
    _edit(pack / "rules/frost.sw", "gain 1 coin", "gain 2 coins")
    run("check")
    assert "ice" not in examined
    _edit(pack / "rules/frost.sw", 'terrain tundra "Tundra"', 'terrain tundra "Tundra", impassable')
    run("check")
    assert "ice" in examined


def test_only_the_file_that_changed_is_read_again(pack: Path, run: Run, read: list[str]) -> None:
    (pack / "rules" / "more.sw").write_text('terrain glacier "Glacier"\n')
    first = run("check")
    read.clear()
    _edit(pack / "rules/frost.sw", "gain 1 coin", "gain 2 coins")
    assert run("check").output == first.output
    assert read == ["rules/frost.sw"]
    _edit(pack / "rules/frost.sw", "gain 2 coins", "gian 2 coins")
    assert run("check").output == run("check").output != first.output


def test_a_kept_tree_that_somebody_changed_is_read_anew(pack: Path, run: Run, read: list[str]) -> None:
    run("check")
    (kept,) = (pack.parent / "cache" / "swdsl" / "trees").iterdir()
    kept.write_bytes(kept.read_bytes().replace(b"yetis", b"yaks!"))
    read.clear()
    _edit(pack / "maps/ice.sw", "West", "Far West")
    assert run("check").exit_code == 0
    assert "rules/frost.sw" in read
