"""Files in memory: only what changed is read again, and what is known travels as data."""

import sys
from typing import Any

import pytest

from swdsl.source import SourceFile
from swdsl.studio import Known, Studio, known_as_text, known_from_text
from swdsl.studio.project import Project
from tests.studio.conftest import FROST, SCENARIO, Ask


def test_only_the_file_that_changed_is_read_again(known: Known, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(known, [SourceFile("a.sw", FROST), SourceFile("b.sw", "# nothing\nterm x: a hill\n")])
    project.compiled()
    read: list[str] = []

    def noted(source: SourceFile) -> Any:
        read.append(source.path)
        raise AssertionError

    monkeypatch.setattr("swdsl.studio.project.read_file", noted)
    monkeypatch.setattr("swdsl.studio.known.read_file", noted)
    assert project.compiled() is project.compiled()
    project.write("b.sw", "term y: a hill\n")
    with pytest.raises(AssertionError):
        project.compiled()
    assert read == ["b.sw"]


def test_the_same_text_again_changes_nothing(known: Known) -> None:
    """The page sends its text along with every question; only the first of them compiles."""
    project = Project(known, [SourceFile("a.sw", FROST)])
    compiled = project.compiled()
    project.write("a.sw", FROST)
    project.write("a.sw", FROST.replace("\n", "\r\n"))
    assert project.compiled() is compiled
    project.write("a.sw", FROST + "\n")
    assert project.compiled() is not compiled


def test_what_is_known_travels_as_text(known: Known) -> None:
    again = known_from_text(known_as_text(known))
    assert again == known
    assert set(again.trees) == {source.path for source in again.sources}


def test_findings_are_about_the_authors_files_only(ask: Ask) -> None:
    ask("open", files={"frost.sw": FROST.replace("gain", "gian")})
    found = ask("check")["findings"]
    assert [(each["file"], each["line"]) for each in found] == [("frost.sw", 4)]
    assert "`gain" in found[0]["hint"]
    ask("edit", path="frost.sw", text=FROST)
    assert ask("check")["findings"] == []


def test_broken_rules_are_shown_as_far_as_they_can_be_read(ask: Ask, refused: Any) -> None:
    ask("open", files={"frost.sw": FROST + "  when I decline: gain 2 cions\n"})
    assert refused("new_game", table={"game": "base_2p"}) == "rules-are-wrong"
    assert [rule["sentence"] is not None for rule in ask("show", component="frost_giants")["rules"]] == [
        True,
        False,
    ]


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru"])
def test_a_component_is_shown_in_a_language(ask: Ask, language: str) -> None:
    ask("open", files={"frost.sw": FROST})
    shown = ask("show", component="frost_giants", language=language)
    assert shown["own"]
    assert len(shown["facts"]) == len(shown["rules"]) == 1
    assert ask("tile", component="frost_giants", language=language)["svg"].startswith("<svg")


def test_a_map_is_drawn_with_room_for_tokens(ask: Ask) -> None:
    drawn = ask("map", map="base_2p", tokens=True, language="ru")
    regions = {each["id"] for each in drawn["regions"]}
    assert drawn["spots"].keys() == regions
    assert all(f'id="region-{name}"' in drawn["svg"] for name in regions)


def test_scenarios_run_by_file_and_line(ask: Ask, refused: Any) -> None:
    wrong = SCENARIO.replace("gains 2", "gains 5").replace("Giants score", "Giants score too much")
    ask("open", files={"frost.sw": FROST, "scenarios/a.sw": f"{SCENARIO}\n{wrong}"})
    result = ask("test", path="scenarios/a.sw")
    assert (result["passed"], result["failed"]) == (1, 1)
    assert [each["status"] for each in ask("test", path="scenarios/a.sw", line=5)["scenarios"]] == ["passed"]
    assert result["scenarios"][1]["findings"][0]["code"] == "scenario-failed"
    assert refused("test", path="frost.sw") == "no-scenario"


def test_line_endings_and_marks_of_other_systems_are_understood(studio: Studio) -> None:
    studio.project.write("frost.sw", "\ufeff" + FROST.replace("\n", "\r\n"))
    assert studio.project.source("frost.sw").text == FROST


def test_the_game_of_an_edit_leaves_no_module_behind(ask: Ask) -> None:
    before = set(sys.modules), len(sys.meta_path)
    for tokens in (11, 12):
        ask("open", files={"frost.sw": FROST.replace("of 10", f"of {tokens}")})
        ask("simulate", table={"game": "base_2p", "with": ["frost_giants"]}, games=1)
    assert not any(name.startswith("_swdsl_table") for name in set(sys.modules) - before[0])
    assert len(sys.meta_path) == before[1]


def test_scenarios_of_files_with_one_name_are_read_again_together_or_not_at_all(
    studio: Studio, ask: Ask
) -> None:
    other = SCENARIO.replace("Giants score", "Giants score again")
    ask("open", files={"frost.sw": FROST, "scenarios/a.sw": SCENARIO, "more/scenarios/a.sw": other})
    assert ask("check")["findings"] == []
    ask("edit", path="frost.sw", text=f"{FROST}# a remark\n")
    assert ask("check")["findings"] == []
    assert [each for each in studio.project.compiled().library.scenarios if "giants" in each.id] == []
    ask("edit", path="more/scenarios/a.sw", text=SCENARIO)
    assert [each["code"] for each in ask("check")["findings"]] == ["duplicate-id"]
    ask("edit", path="frost.sw", text=FROST)
    assert [each["code"] for each in ask("check")["findings"]] == ["duplicate-id"]
    ask("edit", path="more/scenarios/a.sw", text=other)
    assert ask("check")["findings"] == []
