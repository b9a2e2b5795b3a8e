"""The committed package is what the rules generate, reads as formatted code, and does not depend on luck."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from generated.source_map import CLAUSES
from swdsl.generate import generate
from tests.lower.libraries import ROOT, homebrew, official

DIGEST = """
from hashlib import sha256
from generated.source_map import CLAUSES
from swdsl.generate import generate
from tests.lower.libraries import homebrew
text = "".join(artifact.path + artifact.text for artifact in generate(homebrew()))
print(sha256(text.encode()).hexdigest())
"""


def test_generated_is_fresh_and_without_orphans() -> None:
    wanted = {artifact.path: artifact.text for artifact in generate(official())}
    found = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "generated").rglob("*.py"))
    }
    assert sorted(found) == sorted(wanted)
    assert [path for path, text in wanted.items() if found[path] != text] == []


def test_generated_is_formatted_and_clean() -> None:
    for command in (["format", "--check"], ["check", "--ignore", "D"]):
        run = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "generated"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout


def test_homebrew_is_formatted_too(tmp_path: Path) -> None:
    for artifact in generate(homebrew()):
        path = tmp_path / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(artifact.text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--check", "--line-length", "110", "generated"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.slow
def test_generated_is_typed() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "generated"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_the_same_rules_give_the_same_bytes(seed: str) -> None:
    here = sha256("".join(each.path + each.text for each in generate(homebrew())).encode()).hexdigest()
    run = subprocess.run(
        [sys.executable, "-c", DIGEST],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
    )
    assert run.stdout.strip() == here


def test_only_the_source_map_knows_lines() -> None:
    library = official()
    lines = {artifact.path for artifact in generate(library) if ".sw:" in artifact.text}
    assert lines == set()


def test_the_source_map_points_at_the_sentence() -> None:
    path, line, text = CLAUSES["base.giants.1"]
    source = (ROOT / path).read_text(encoding="utf-8").splitlines()
    assert source[line - 1].strip() == text
