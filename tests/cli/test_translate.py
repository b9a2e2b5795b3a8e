"""`swdsl translate` asks for what a pack lacks in a language, no more, and keeps what is there."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from swdsl.model.content import Component
from swdsl.prose import Sentence, Speaker
from tests.cli.conftest import Run
from tests.docs.markdown import ROOT

_RACES: Final = 20
_MORE: Final = """
race giants{0} "Giants {0}"
  tokens 5 of 10
  piece igloo{0} "Igloo {0}" 4
  when I conquer a mountain: place 1 igloo{0} there
"""
SNOW = """pack snow "Snow"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  piece drift "Snowdrift" 4, 1 per region
  piece den "Den" 1
  when I conquer a mountain: place 1 drift there
  when anyone attacks a region with drift: cost 1 more
  at scoring: gain 1 coin for each region I hold with drift
  before scoring: I may move den to a region I hold

option avalanche "May drifts fall?": no "Drifts stay" or yes "Drifts fall"
"""


@pytest.fixture
def snow(folder: Path) -> Path:
    """Return the file that translates a small pack into Russian; it is not there yet."""
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_text(SNOW, encoding="utf-8")
    return folder / "rules" / "ru.sw"


def waiting(file: Path) -> list[str]:
    """Return what a file still asks for."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("  # to do: ") for line in lines if line.startswith("  # to do: ")]


def test_every_name_and_text_is_asked_for_with_the_forms_its_sentences_use(snow: Path, run: Run) -> None:
    result = run("translate", "snow", "--lang", "ru")
    assert result.exit_code == 0
    assert waiting(snow) == [
        'set "Snow"',
        'option avalanche "May drifts fall?"',
        'choice avalanche no "Drifts stay"',
        'choice avalanche yes "Drifts fall"',
        'race yetis "Yetis"',
        'piece drift "Snowdrift": genitive "…", accusative "…", instrumental "…"',
        'piece den "Den": masculine or feminine or neuter, accusative "…"',
    ]
    assert "вы можете переместить [Den] в один из ваших регионов" in result.stdout
    assert result.stdout.endswith("rules/ru.sw written\n7 names missing, of 7 in `ru`.\n")
    assert run("check").exit_code == 0


def test_french_asks_for_a_plural_and_no_cases(snow: Path, run: Run) -> None:
    run("translate", "snow", "--lang", "fr")
    asked = waiting(snow.with_name("fr.sw"))
    assert 'piece drift "Snowdrift": masculine or feminine, plural "…"' in asked
    assert 'piece den "Den": masculine or feminine' in asked


def test_what_is_there_is_kept_and_what_it_lacks_is_said(snow: Path, run: Run) -> None:
    mine = 'translation ru for snow\n  # my own words\n  piece den "логово": neuter\n  race yetis "йети"\n'
    snow.write_text(mine, encoding="utf-8")
    result = run("translate", ".", "--lang", "ru")
    assert snow.read_text(encoding="utf-8").startswith(mine)
    assert 'piece den also needs accusative "…"' in waiting(snow)
    assert not [line for line in waiting(snow) if line.startswith("race yetis")]
    assert "5 names missing, 1 name lacks forms, of 7 in `ru`." in result.stdout


def test_an_answered_line_is_asked_for_no_more(snow: Path, run: Run) -> None:
    run("translate", "snow", "--lang", "ru")
    text = snow.read_text(encoding="utf-8")
    answered = text.replace(
        '# to do: piece den "Den": masculine or feminine or neuter, accusative "…"',
        'piece den "логово": neuter, accusative "логово"',
    )
    snow.write_text(answered, encoding="utf-8")
    result = run("translate", "snow", "--lang", "ru")
    assert snow.read_text(encoding="utf-8") == answered
    assert "вы можете переместить логово в один из ваших регионов" in result.stdout
    assert "written" not in result.stdout


def test_a_line_that_was_begun_is_left_as_it_is(snow: Path, run: Run) -> None:
    run("translate", "snow", "--lang", "ru")
    begun = snow.read_text(encoding="utf-8").replace('race yetis "Yetis"', 'race yetis "йе"')
    snow.write_text(begun, encoding="utf-8")
    run("translate", "snow", "--lang", "ru")
    assert snow.read_text(encoding="utf-8") == begun


@pytest.mark.parametrize("language", ["fr", "it", "ru"])
@pytest.mark.parametrize("pack", ["frostlands", "tinkers", "tideland"])
def test_the_example_packs_are_complete(folder: Path, run: Run, pack: str, language: str) -> None:
    shutil.copytree(ROOT / "docs" / "examples" / pack, folder, dirs_exist_ok=True)
    result = run("translate", pack, "--lang", language)
    assert result.stdout.endswith(f"in `{language}`, nothing is missing.\n")
    assert "written" not in result.stdout


def test_a_map_is_translated_where_the_map_is(folder: Path, run: Run) -> None:
    shutil.copytree(ROOT / "docs" / "examples" / "tideland", folder, dirs_exist_ok=True)
    maps = folder / "maps" / "translations.sw"
    maps.write_text(
        "\n".join(line for line in maps.read_text("utf-8").splitlines() if "open_sea" not in line), "utf-8"
    )
    assert "maps/translations.sw written" in run("translate", "tideland", "--lang", "ru").stdout
    assert waiting(maps) == ['region open_sea "Open Sea"']


def test_an_unknown_pack_is_answered(snow: Path, run: Run) -> None:
    result = run("translate", "snwo", "--lang", "ru")
    assert (result.exit_code, result.stderr) == (2, "Nothing is called `snwo`. Did you mean `snow`?\n")


def test_rules_with_errors_are_not_translated(snow: Path, run: Run) -> None:
    (snow.parent / "set.sw").write_text(SNOW.replace("mountain", "montain"), encoding="utf-8")
    result = run("translate", "snow", "--lang", "ru")
    assert result.exit_code == 1
    assert "unknown-name" in result.stderr
    assert not snow.exists()


def test_chapters_of_the_rulebook_are_asked_for_with_their_paragraphs(snow: Path, run: Run) -> None:
    """A pack with a chapter of its own made `translate` fail."""
    rules = snow.with_name("set.sw")
    chapter = 'text frost "When it freezes"\n  thaw "The {yetis} come down."\n'
    rules.write_text(f"{SNOW}\n{chapter}", encoding="utf-8")
    assert run("translate", "snow", "--lang", "ru").exit_code == 0
    asked = [line for line in waiting(snow) if line.startswith("text")]
    assert asked == ['text frost "When it freezes"', 'text frost thaw "The {yetis} come down."']


def test_of_a_large_pack_only_what_names_something_is_said_again(
    snow: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    say = Speaker.component

    def count(speaker: Speaker, component: Component) -> tuple[Sentence, ...]:
        said.append(component.ref.id)
        return say(speaker, component)

    monkeypatch.setattr(Speaker, "component", count)
    more = "".join(_MORE.format(each) for each in range(_RACES))
    (snow.parent / "more.sw").write_text(more, encoding="utf-8")
    assert run("translate", "snow", "--lang", "ru").exit_code == 0
    assert max(map(said.count, {*said})) < _RACES
