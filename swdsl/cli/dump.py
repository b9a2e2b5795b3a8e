"""`swdsl dump`: what the compiler understood, as stable text."""

import click

from swdsl.cli.project import load_and_compile
from swdsl.model.dump import dump_library


@click.command("dump")
@click.argument("names", nargs=-1)
@click.option("--lowered", is_flag=True, help="Print the lowered form that engine modules are printed from.")
def command(names: tuple[str, ...], lowered: bool) -> None:
    """Print what the compiler understood of everything, or of the components NAMES only."""
    library = load_and_compile().library
    if lowered:
        from swdsl.lower import dump_lowered

        click.echo(dump_lowered(library, names), nl=False)
    else:
        click.echo(dump_library(library, names), nl=False)
