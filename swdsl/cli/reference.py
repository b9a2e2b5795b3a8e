"""`swdsl reference`: the rules reference as a site that opens from the disk."""

import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Final

import click

from swdsl.cli.output import exit_code, report, wants_colour
from swdsl.cli.project import load_and_compile
from swdsl.model.ruleset import Library
from swdsl.prose import LANGUAGE_CODES
from swdsl.workspace import user_cache_dir, write_artifacts

_MARK: Final = 'name="generator" content="swdsl"'


@click.command("reference")
@click.option("--out", type=click.Path(path_type=Path), default=Path("build/reference"), show_default=True)
@click.option("--lang", "languages", default=",".join(LANGUAGE_CODES), show_default=True, help="Which languages.")
@click.option("--game", "game_id", metavar="GAME", help="Only what is on the table in this game.")
def command(out: Path, languages: str, game_id: str | None) -> None:
    """Write the rules reference to a folder; open its `index.html` in any browser."""
    compiled = load_and_compile()
    report(compiled.diagnostics, compiled.sources_by_path())
    if exit_code(compiled.diagnostics):
        sys.exit(1)
    _write(compiled.library, out, languages.split(","))


def _write(library: Library, out: Path, languages: list[str]) -> None:
    from swdsl.reference import OWNED, Pictures, site

    artifacts = tuple(site(library, languages, Pictures()))
    changes = write_artifacts(out, artifacts, OWNED)
    report(changes.diagnostics, {})
    click.echo(f"{out / 'index.html'}: {len(artifacts)} files, {len(changes.written)} written.")
