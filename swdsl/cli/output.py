"""How commands speak: findings to standard error, answers to standard output, JSON for programs.

This is the one door to the terminal. Names, texts, paths and records come from strangers: whatever in them a
terminal would obey is shown and not sent. No other module of this room may call `click.echo`.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence

import click

from swdsl.diagnostics import Diagnostic, Severity, as_json, render_report
from swdsl.diagnostics.display import shown
from swdsl.source import SourceFile


def wants_colour() -> bool:
    """Whether standard error is a terminal whose user has not asked for plain text."""
    return sys.stderr.isatty() and "NO_COLOR" not in os.environ


def say(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Write text from anywhere; signs that would steer the terminal become visible stand-ins."""
    click.echo(harmless(text), err=err, nl=nl)


def say_painted(text: str) -> None:
    """Write text that is painted with our own colours; what is in between went through `harmless` before."""
    click.echo(text)


def harmless(text: str) -> str:
    """Return text as it may be written on a terminal, line by line."""
    return "\n".join(map(shown, text.split("\n")))


def report(diagnostics: Sequence[Diagnostic], sources: Mapping[str, SourceFile]) -> None:
    """Write findings with excerpts to standard error."""
    text = render_report(diagnostics, sources, colour=wants_colour())
    if text:
        click.echo(text, err=True)


def print_json(value: object) -> None:
    """Write one JSON document and nothing else to standard output."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    # JSON itself leaves some of the signs that steer a terminal as they are.
    click.echo("\n".join(map(_escaped, text.split("\n"))))


def _escaped(line: str) -> str:
    if shown(line) == line:
        return line
    return "".join(sign if shown(sign) == sign else json.dumps(sign)[1:-1] for sign in line)


def findings_as_json(diagnostics: Iterable[Diagnostic]) -> list[object]:
    """Return findings as plain data, in order."""
    return [as_json(each) for each in diagnostics]


def counted(number: int, noun: str) -> str:
    """Return `1 file`, `2 files`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def exit_code(diagnostics: Iterable[Diagnostic], *, strict: bool = False) -> int:
    """Return 1 when something must be mended, else 0."""
    return int(any(strict or each.severity is Severity.ERROR for each in diagnostics))
