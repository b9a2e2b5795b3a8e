"""`swdsl check`: is everything right, and if not, what exactly."""

import sys
from pathlib import Path

import click

from swdsl.cli.output import exit_code, findings_as_json, print_json, report
from swdsl.cli.project import Compiled, load_and_compile
from swdsl.diagnostics import summary
from swdsl.model.names import Kind


@click.command("check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--strict", is_flag=True, help="Treat warnings as errors.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
def command(paths: tuple[Path, ...], strict: bool, as_json: bool) -> None:
    """Check rules and maps, and explain what is wrong.

    Without PATHS, the whole project around the current folder is checked; with PATHS, only findings
    in those files and folders are shown.
    """
    compiled = load_and_compile(paths)
    if as_json:
        print_json(findings_as_json(compiled.diagnostics))
    elif compiled.diagnostics:
        report(compiled.diagnostics, compiled.sources_by_path())
    else:
        click.echo(_all_well(compiled))
    sys.exit(exit_code(compiled.diagnostics, strict=strict))


def _all_well(compiled: Compiled) -> str:
    kinds = [component.ref.kind for each in compiled.library.sets for component in each.components]
    counts = ((Kind.RACE, "races"), (Kind.POWER, "powers"), (Kind.RELIC, "relics"), (Kind.PLACE, "places"))
    parts = [f"{kinds.count(kind)} {word}" for kind, word in counts if kind in kinds]
    parts.append(f"{len(compiled.library.boards)} maps")
    return f"{len(compiled.project.own)} files checked, {summary(())}: {', '.join(parts)}."
