"""The official rules, read once."""

from pathlib import Path

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

ROOT = Path(__file__).parents[2]


def _compiled(*folders: str) -> Library:
    paths = sorted(path for folder in folders for path in ROOT.glob(f"{folder}/*.sw"))
    return compile_rules([_source(path) for path in paths]).library


def _source(path: Path) -> SourceFile:
    return SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def library() -> Library:
    """Both boxes with their translations."""
    return _compiled("rules/*")


@pytest.fixture(scope="session")
def homebrew() -> Library:
    """Both boxes, and homebrew that bends every primitive of the game."""
    return _compiled("rules/*", "tests/homebrew")
