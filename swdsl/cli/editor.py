"""`swdsl editor`: the files that an editor needs, made from the grammar, and what to do with them."""

import sys
from dataclasses import replace
from pathlib import Path

import click

from swdsl.cli.output import report, say
from swdsl.cli.project import current_folder
from swdsl.editors import EDITORS, kit_for
from swdsl.workspace import save_file


@click.command("editor")
@click.argument("name", type=click.Choice(list(EDITORS)))
@click.option("--out", type=click.Path(path_type=Path), help="The folder to write.  [default: swdsl-NAME]")
def command(name: str, out: Path | None) -> None:
    """Write what an editor needs for rules: colours, and how to start the language server."""
    folder = out or Path(f"swdsl-{name}")
    kit = kit_for(name)
    for artifact in kit.artifacts:
        target = replace(artifact, path=str(folder / artifact.path))
        problems = save_file(current_folder(), target)
        report(problems, {})
        if problems:
            sys.exit(1)
        say(f"{target.path} written")
    say(kit.advice.replace("FOLDER", str((current_folder() / folder).absolute())))
