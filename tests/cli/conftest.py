"""A user at a prompt: commands run in a folder, in this process."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.main import swdsl

Run = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder outside any project, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Run `swdsl` with some words; whatever an author can cause, it ends with 0, 1 or 2."""

    def invoke(*words: str) -> Result:
        result = CliRunner().invoke(swdsl, words, prog_name="swdsl")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code in (0, 1, 2)
        return result

    return invoke
