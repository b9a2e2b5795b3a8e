"""The example packs: right, tidy, proven by their scenarios, playable, and ready to travel."""

import json
import os
import shutil
from pathlib import Path
from typing import Final

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.pipeline import compile_rules
from swdsl.prose import Speaker
from swdsl.source import SourceFile
from swdsl.workspace import find_sources, official_root
from tests.packs.conftest import Run

EXAMPLES: Final = Path(__file__).parents[2] / "docs" / "examples"
#: Each pack with its game and with a sentence that it says in French.
PACKS: Final = {
    "frostlands": ("frostlands_2p", "snow_trolls", "montagnes au bord"),
    "tinkers": ("tinkers_3p", "tinkers", "déplacer le Crabe mécanique"),
    "tideland": ("tideland_2p", "cockle_pickers", "occuper les estrans"),
}


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """One example, copied into an empty folder: nothing of the repository is around it there."""
    name: str = request.param
    shutil.copytree(EXAMPLES / name, tmp_path / name)
    monkeypatch.chdir(tmp_path / name)
    return name


def test_every_example_is_tested_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.is_dir()} == set(PACKS)


def test_example_is_right_and_tidy(run: Run, pack: str) -> None:
    checked = run("check", "--strict")
    assert checked.exit_code == 0, checked.output
    assert run("format", "--check").exit_code == 0


def test_example_is_proven_by_its_scenarios(run: Run, pack: str) -> None:
    result = json.loads(run("test", "--json").stdout)
    assert result["failed"] == 0
    assert result["passed"] >= 4


def test_example_plays(run: Run, pack: str) -> None:
    said = run("simulate", "--game", PACKS[pack][0], "--games", "3", "--check", "--json")
    result = json.loads(said.stdout)
    assert (result["finished"], result["violations"]) == (3, 0)


def test_example_speaks_other_languages(run: Run, pack: str) -> None:
    _, component, sentence = PACKS[pack]
    assert sentence in run("show", component, "--lang", "fr").stdout
    assert set(LANGUAGE_CODES) - {"en"} <= _languages()


def _languages() -> set[str]:
    """Return the languages that a pack has translations for."""
    text = Path("rules/translations.sw").read_text(encoding="utf-8")
    return {line.split()[1] for line in text.splitlines() if line.startswith("translation ")}


def test_example_travels(run: Run, pack: str) -> None:
    assert run("pack", "--out", "../sent.zip").exit_code == 0
    Path("../elsewhere").mkdir()
    os.chdir("../elsewhere")
    assert run("use", "../sent.zip").exit_code == 0
    assert run("check", "--strict").exit_code == 0
    assert run("diff", f"../{pack}", "../sent.zip").stdout == "Nothing changed.\n"


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_example_has_every_form_its_sentences_need(pack: str, language: str) -> None:
    found = [
        SourceFile(f"official/{source.path}", source.text)
        for source in find_sources(official_root()).sources
        if "/scenarios/" not in source.path
    ]
    library = compile_rules([*found, *find_sources(Path.cwd()).sources]).library
    rules = library.set(pack)
    speaker = Speaker(library, language)
    told = [speaker.clause(clause, each) for each in rules.components for clause in each.clauses]
    told += [speaker.term(term) for term in rules.terms]
    assert {sentence.text: sentence.missing for sentence in told if sentence.missing} == {}
    assert len(told) >= 3
