"""Every command shown on a page is run, and answers what the page says it answers.

The commands of one page run one after the other in one empty folder. A block of rules whose first line
names a file (```sw frost_giants.sw) is saved there, as the text around it asks. What a block shows
after a command is its whole answer; `…` stands for anything, and alone on a line for any number of
lines. A command without an answer must still run without a traceback.
"""

import os
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner

from swdsl.cli.main import swdsl
from tests.docs.markdown import PAGES, ROOT, Block, blocks

_PROMPT: Final = "$ "
_ANYTHING: Final = "…"


@dataclass(frozen=True, slots=True)
class Step:
    """A command of a page and the answer shown below it; no answer when the page leaves it out."""

    place: str
    command: str
    answer: str


def steps(block: Block) -> Iterator[Step]:
    """Yield the commands of a console block."""
    command, answer, place = "", list[str](), str(block)
    for line in [*block.text.splitlines(), _PROMPT]:
        if line.startswith(_PROMPT):
            if command:
                yield Step(place, command, "\n".join(answer).strip("\n"))
            command, answer = re.sub(r"\s+# .*", "", line.removeprefix(_PROMPT)), []
        else:
            answer.append(line)


WALKED: Final = [page for page in PAGES if any(block.language == "console" for block in blocks(page))]


@pytest.mark.parametrize("page", WALKED, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_on_pages_answer_as_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for block in blocks(page):
        if block.file:
            Path(block.file).parent.mkdir(parents=True, exist_ok=True)
            Path(block.file).write_text(block.text, encoding="utf-8")
        if block.language == "console":
            for step in steps(block):
                _walk(step)


def test_the_pages_for_newcomers_show_commands() -> None:
    walked = {page.relative_to(ROOT).as_posix() for page in WALKED}
    assert {"README.md", "docs/tutorial.md", "docs/commands.md"} <= walked
    assert len([page for page in walked if page.startswith("docs/guides/")]) == 4


def test_every_command_has_its_example() -> None:
    shown = {
        shlex.split(step.command)[1]
        for block in blocks(ROOT / "docs" / "commands.md")
        if block.language == "console"
        for step in steps(block)
        if step.command.startswith("swdsl ")
    }
    commands = set(swdsl.list_commands(click.Context(swdsl)))
    assert commands - shown == set()


def _walk(step: Step) -> None:
    words = shlex.split(step.command)
    if words[0] == "cd":
        os.chdir(words[1])
    elif words[0] == "swdsl":
        result = CliRunner().invoke(swdsl, words[1:], prog_name="swdsl")
        assert result.exception is None or isinstance(result.exception, SystemExit), step
        says = result.output.strip("\n")
        assert not step.answer or re.fullmatch(_pattern(step.answer), says), (
            f"{step.place}: `{step.command}` answers\n{says}\nand the page says\n{step.answer}"
        )


def _pattern(answer: str) -> str:
    """Return the expression that an answer must match."""
    return "\n".join(
        r"[\s\S]*" if line == _ANYTHING else ".*".join(map(re.escape, line.split(_ANYTHING)))
        for line in answer.splitlines()
    )
