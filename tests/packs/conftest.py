"""Packs to send, honest and hostile ones, and a user at a prompt."""

import io
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.main import swdsl

Run = Callable[..., Result]

RULES: Final = """pack winter "Winter"
  uses base
  version "1.0"
  authors "Ann" "Bob"
  licence "CC0"
  language 1

race yetis "Yetis"
  tokens 5 of 10
  piece den "Den" 3, 1 per region
  when I attack a mountain: cost 1 less
  when I conquer a mountain: place 1 den there
"""


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


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a pack, which is the current one."""
    root = tmp_path / "winter"
    (root / "rules").mkdir(parents=True)
    (root / "rules" / "set.sw").write_text(RULES, encoding="utf-8")
    (root / "README.md").write_text("# Winter\r\n", encoding="utf-8", newline="")
    (root / "notes.py").write_text("print('stays at home')\n", encoding="utf-8")
    monkeypatch.chdir(root)
    return root


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return an archive that somebody zipped by hand."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target:
        for path, data in files.items():
            target.writestr(path, data)
    return buffer.getvalue()
