"""How commands speak: findings to standard error, answers to standard output, JSON for programs."""

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence

import click

from swdsl.diagnostics import Diagnostic, Severity, as_json, render_report
from swdsl.source import SourceFile


def wants_colour() -> bool:
    """Whether standard error is a terminal whose user has not asked for plain text."""
    return sys.stderr.isatty() and "NO_COLOR" not in os.environ


def report(diagnostics: Sequence[Diagnostic], sources: Mapping[str, SourceFile]) -> None:
    """Write findings with excerpts to standard error."""
    text = render_report(diagnostics, sources, colour=wants_colour())
    if text:
        click.echo(text, err=True)


def print_json(value: object) -> None:
    """Write one JSON document and nothing else to standard output."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def findings_as_json(diagnostics: Iterable[Diagnostic]) -> list[object]:
    """Return findings as plain data, in order."""
    return [as_json(each) for each in diagnostics]


def counted(number: int, noun: str) -> str:
    """Return `1 file`, `2 files`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def exit_code(diagnostics: Iterable[Diagnostic], *, strict: bool = False) -> int:
    """Return 1 when something must be mended, else 0."""
    return int(any(strict or each.severity is Severity.ERROR for each in diagnostics))
