"""`swdsl format`: one canonical shape, no comment lost."""

import difflib
import sys
from pathlib import Path

import click

from swdsl.cli.output import report, say
from swdsl.cli.project import load
from swdsl.diagnostics import Diagnostic, has_errors
from swdsl.diagnostics.codes_syntax import LONG_LINE
from swdsl.source import SourceFile, top_of_file
from swdsl.syntax import canonical_text, parse
from swdsl.workspace import differs_on_disk, rewrite_sources


@click.command("format")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Change nothing; exit 1 if a file would change.")
@click.option("--diff", is_flag=True, help="Change nothing; show what would change.")
def command(paths: tuple[Path, ...], check: bool, diff: bool) -> None:
    """Write rules and maps in their one canonical shape.

    A file that cannot be read as rules is left alone, and what is wrong with it is reported.
    """
    project = load(paths)
    findings: list[Diagnostic] = list(project.diagnostics)
    changed: list[SourceFile] = []
    for source in project.own:
        parsed = parse(source)
        if has_errors(parsed.diagnostics):
            findings.extend(parsed.diagnostics)
            continue
        text = canonical_text(source, parsed)
        if text is None:
            findings.append(_too_large(source))
            continue
        formatted = SourceFile(source.path, text)
        if differs_on_disk(project.root, formatted):
            changed.append(formatted)
            if diff:
                _print_diff(source, formatted.text)
    if not (check or diff):
        problems = rewrite_sources(project.root, changed)
        unwritten = {each.span.path for each in problems}
        findings.extend(problems)
        changed = [source for source in changed if source.path not in unwritten]
    report(findings, {source.path: source for source in project.own})
    _say(changed, would=check or diff)
    sys.exit(int(has_errors(findings) or (check and bool(changed))))


def _too_large(source: SourceFile) -> Diagnostic:
    message = "In its canonical shape a line of this file, or the file, would be too long to be read."
    hint = "It stays as it is. Make two clauses of the longest one, or shorten the longest name of a list."
    return Diagnostic.at(LONG_LINE, top_of_file(source.path), message, hint=hint)


def _print_diff(source: SourceFile, text: str) -> None:
    old, new = source.text.splitlines(keepends=True), text.splitlines(keepends=True)
    say("".join(difflib.unified_diff(old, new, source.path, f"{source.path} (formatted)")), nl=False)


def _say(changed: list[SourceFile], *, would: bool) -> None:
    for source in changed:
        say(f"{source.path} {'would be' if would else 'was'} formatted", err=True)
    if would and changed:
        say("Run `swdsl format` and look at the result.", err=True)
