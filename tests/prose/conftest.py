"""The official rules, read once."""

from pathlib import Path

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def library() -> Library:
    """Both boxes with their translations."""
    paths = sorted(path for path in (ROOT / "rules").glob("*/*.sw"))
    sources = [
        SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths
    ]
    return compile_rules(sources).library
