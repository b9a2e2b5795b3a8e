"""What several commands ask their user for, and how they keep what he wants to have in a file."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from swdsl.artifact import Artifact
from swdsl.cli.output import say
from swdsl.cli.project import current_folder
from swdsl.languages import LANGUAGE_CODES
from swdsl.workspace import save_file


def language_option(spoken: str) -> Callable[[Any], Any]:
    """Return the option `--lang` of a command that says something in one of the languages."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGE_CODES),
        default="en",
        show_default=True,
        help=f"Language of {spoken}.",
    )


def save_or_exit(path: Path, text: str, *, quiet: bool) -> None:
    """Write a file that the user asked for; where that is not possible, say why and end."""
    problems = save_file(current_folder(), Artifact(str(path), text))
    for problem in problems:
        say(problem.message, err=True)
    if problems:
        sys.exit(1)
    if not quiet:
        say(f"{path} written")
