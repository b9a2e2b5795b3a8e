"""Half a minute of every fuzzer; and whatever one of them ever found, tried again in every run."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.fuzz.kinds import KINDS
from tests.fuzz.rules import play, read_and_check
from tests.fuzz.runner import Tally, run_for, try_one
from tests.fuzz.seeds import ROOT, sound_sentences
from tests.memory import begin_anew

CORPUS: Final = Path(__file__).parent / "corpus"
SECONDS: Final = 30
#: What is kept in the corpus: rules to be read, and components to be played with the seed in their name.
READ: Final = sorted(CORPUS.glob("read-*.sw"))
PLAYED: Final = sorted(CORPUS.glob("play-*.sw"))


@pytest.mark.parametrize("path", READ, ids=[path.stem for path in READ])
def test_what_was_found_in_reading_is_mended(path: Path) -> None:
    read_and_check(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PLAYED, ids=[path.stem for path in PLAYED])
def test_what_was_found_in_playing_is_mended(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [play(text, seed) for seed in range(5)].count(None) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_mutants_of_every_kind_are_answered(kind: str) -> None:
    sound_sentences()
    tally = Tally(held=begin_anew())
    for number in range(3):
        try_one(kind, number, tally)
    assert tally.found == {}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_mutants_of_every_kind_are_answered(kind: str) -> None:
    sound_sentences()
    tally = Tally(held=begin_anew())
    run_for(kind, SECONDS, 1, tally)
    assert tally.found == {}
    assert tally.tried + tally.accepted > 20


@pytest.mark.slow
def test_the_fuzzer_that_is_guided_by_coverage_runs_and_finds_nothing() -> None:
    if importlib.util.find_spec("atheris") is None:
        pytest.skip("atheris is not here; requirements-slow.txt has it for Linux")
    run = subprocess.run(
        [sys.executable, "-m", "tests.fuzz.guided", "--seconds", "20"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(run.stderr.rpartition("number_of_executed_units:")[2].split()[0]) > 100
