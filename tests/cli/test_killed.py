"""Commands that are killed at any moment leave every file whole, and the next run cleans up.

A handful of moments here; `python -m tests.cli.killed --moments 50` for as many as one likes.
"""

import importlib
import os
from pathlib import Path
from typing import Final

import click
import pytest

from swdsl.cli.main import swdsl
from tests.cli.killed import CASES, KEEP, READING, contents, killed_at, project, run

MOMENTS: Final = 6
QUICK: Final = ("new race",)
READ: Final = {("play", "--replay"), ("pack", "--sign")}
"""Options that name a file to be read."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot copy a process")


@pytest.mark.parametrize("name", QUICK)
def test_what_is_started_is_there_whole_or_not_at_all(name: str) -> None:
    assert killed_at(name, 4) == []


def test_every_command_is_killed_or_known_to_write_nothing() -> None:
    context = click.Context(swdsl)
    writing = {case.words[0] for case in CASES.values()}
    assert sorted((*writing, *READING)) == sorted(swdsl.list_commands(context))


def test_every_file_that_an_option_writes_is_written_by_a_case() -> None:
    context = click.Context(swdsl)
    told = {(case.words[0], word) for case in CASES.values() for word in case.words[1:]}
    for name in swdsl.list_commands(context):
        command = swdsl.get_command(context, name)
        assert command is not None
        for option in command.params:
            if isinstance(option, click.Option) and isinstance(option.type, click.Path):
                assert {(name, each) for each in option.opts} & (told | READ), (name, option.opts)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_no_command_tears_a_file(name: str) -> None:
    if name == "studio" and not Path(importlib.import_module("swdsl.page").__path__[0], "built").is_dir():
        pytest.skip("`make studio` was not run")
    assert killed_at(name, MOMENTS) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", READING)
def test_commands_that_only_read_write_nothing(name: str, tmp_path: Path) -> None:
    if name == "lsp":
        pytest.importorskip("pygls")
    project(tmp_path / "here")
    assert run(tmp_path / "here", KEEP) == 0
    before = contents(tmp_path / "here")
    assert run(tmp_path / "here", READING[name]) == 0
    assert contents(tmp_path / "here") == before
    assert list((tmp_path / "here").rglob(".swdsl-*")) == []
