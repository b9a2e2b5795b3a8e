"""The snapshot mechanism itself: it compares, it records, and it notices orphans."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TEST = """
def test_greeting(recorded):
    recorded("greeting.txt", "hello\\n")
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A suite of one test, with its text recorded."""
    (tmp_path / "tests" / "recorded").mkdir(parents=True)
    shutil.copy(CONFTEST, tmp_path / "tests")
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    (tmp_path / "tests" / "recorded" / "greeting.txt").write_text("hello\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = tests\nmarkers =\n  slow\n")
    return tmp_path


def run(suite: Path, *arguments: str) -> tuple[int, str]:
    """Run pytest over the suite and return its exit code and what it printed."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=suite, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_agreement_passes(suite: Path) -> None:
    assert run(suite)[0] == 0


def test_difference_fails_until_it_is_accepted(suite: Path) -> None:
    record = suite / "tests" / "recorded" / "greeting.txt"
    record.write_text("goodbye\n")
    assert run(suite)[0] == 1
    assert run(suite, "--accept")[0] == 0
    assert record.read_text() == "hello\n"


def test_missing_record_fails_and_says_what_to_do(suite: Path) -> None:
    (suite / "tests" / "recorded" / "greeting.txt").unlink()
    code, output = run(suite)
    assert code == 1
    assert "run pytest --accept" in output


@pytest.mark.parametrize("arguments", [(), ("-n", "2"), ("-m", "not slow")])
def test_orphan_fails_a_whole_run(suite: Path, arguments: tuple[str, ...]) -> None:
    (suite / "tests" / "cases" / "old").mkdir(parents=True)
    (suite / "tests" / "cases" / "old" / "bad.sw").write_text("input, not a record")
    (suite / "tests" / "cases" / "old" / "bad.txt").write_text("nobody reads this")
    code, output = run(suite, *arguments)
    assert code == 1
    assert "ORPHAN tests/cases/old/bad.txt" in output
    assert "bad.sw" not in output


def test_orphan_is_no_concern_of_a_partial_run(suite: Path) -> None:
    (suite / "tests" / "recorded" / "old.txt").write_text("read by another test")
    assert run(suite, "tests/test_it.py")[0] == 0
    assert run(suite, "-k", "greeting")[0] == 0


def test_accepting_removes_orphans(suite: Path) -> None:
    (suite / "tests" / "recorded" / "old.txt").write_text("nobody reads this")
    assert run(suite, "--accept")[0] == 0
    assert not (suite / "tests" / "recorded" / "old.txt").exists()


def test_slow_tests_may_not_record(suite: Path) -> None:
    (suite / "tests" / "test_it.py").write_text(f"import pytest\n\n@pytest.mark.slow{TEST}")
    assert "record in fast tests only" in run(suite)[1]
