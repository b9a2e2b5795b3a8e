"""`swdsl lsp`: the language server for editors."""

import sys

import click

from swdsl.cli.last_resort import noted
from swdsl.cli.output import say


@click.command("lsp")
def command() -> None:
    """Serve an editor: errors while typing, completion, hover, rename, formatting.

    Editors start this themselves and talk to it on standard input and output; `swdsl editor` sets them up.
    """
    try:
        from swdsl.lsp.server import serve
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith(("pygls", "lsprotocol")):
            raise
        say(
            "The language server needs pygls: install swdsl with its extra `editor` (swdsl[editor]).",
            err=True,
        )
        sys.exit(2)
    serve(noted("lsp"))
