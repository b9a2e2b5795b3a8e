"""`swdsl check`: is everything right, and if not, what exactly."""

import sys
from pathlib import Path
from typing import Final

import click

from swdsl.cli.output import counted, exit_code, findings_as_json, print_json, report, say
from swdsl.cli.project import Compiled, load
from swdsl.cli.read_before import compiled_but_read_before
from swdsl.diagnostics import summary
from swdsl.words import Kind
from swdsl.workspace import digest_of, recall, remember

_COUNTED: Final = (Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT, Kind.MAP)


@click.command("check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--strict", is_flag=True, help="Treat warnings as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
def command(paths: tuple[Path, ...], strict: bool, as_json: bool) -> None:
    """Check rules and maps, and explain what is wrong.

    Without PATHS, the whole project around the current folder is checked; with PATHS, only findings
    in those files and folders are shown.
    """
    project = load(paths)
    digest = digest_of(project.sources, *(source.path for source in project.own))
    known = None if project.diagnostics else recall("check", digest)
    if known is None:
        checked = compiled_but_read_before(project)
        if checked.diagnostics:
            _tell(checked, as_json=as_json)
            sys.exit(exit_code(checked.diagnostics, strict=strict))
        known = _all_well(checked)
        remember("check", digest, known)
    # The same texts were clean before, or are now.
    if as_json:
        print_json([])
    else:
        say(known)


def _tell(checked: Compiled, *, as_json: bool) -> None:
    if as_json:
        print_json(findings_as_json(checked.diagnostics))
    else:
        report(checked.diagnostics, checked.sources_by_path())


def _all_well(compiled: Compiled) -> str:
    """Say what was checked, so that silence about a file that was not read cannot deceive."""
    own = {source.path for source in compiled.project.own}
    library = compiled.library
    kinds = [
        *(each.ref.kind for rules in library.sets for each in rules.components if each.span.path in own),
        *(Kind.MAP for board in library.boards if board.span.path in own),
    ]
    things = (counted(kinds.count(kind), kind.value) for kind in _COUNTED if kind in kinds)
    return f"{counted(len(own), 'file')} checked, {summary(())}: {', '.join(things) or 'no component'}."
