"""`swdsl build`: rules in, engine modules out; `--check` says whether what is committed is fresh."""

import sys

import click

from swdsl.cli.output import report, say
from swdsl.cli.project import leave_if_wrong, load_and_compile
from swdsl.generate import OWNED_FOLDERS, generate
from swdsl.reference import MARKDOWN_FOLDER, reference_artifacts
from swdsl.workspace import official_root, stale_artifacts, write_artifacts


@click.command("build")
@click.option("--check", is_flag=True, help="Change nothing; exit 1 if something generated is out of date.")
def command(check: bool) -> None:
    """Compile the rules into engine modules under `generated/`.

    Nothing is written when the rules have errors, and an interrupted build leaves the old output whole.
    """
    compiled = load_and_compile()
    leave_if_wrong(compiled)
    artifacts, owned = generate(compiled.library, carried=compiled.lowered), tuple(OWNED_FOLDERS)
    if compiled.project.root == official_root():
        # The pages of the official rules are committed beside them; a pack elsewhere asks `swdsl reference`.
        pages = reference_artifacts(compiled.library, compiled.lowered)
        artifacts, owned = (*artifacts, *pages), (*owned, MARKDOWN_FOLDER)
    act = stale_artifacts if check else write_artifacts
    changes = act(compiled.project.root, artifacts, owned)
    report(changes.diagnostics, {})
    if check:
        for path in changes.written:
            say(f"{path} is out of date", err=True)
        for path in changes.removed:
            say(f"{path} is generated from nothing", err=True)
        if changes:
            say("Run `swdsl build` and commit the result.", err=True)
    else:
        say(f"{len(artifacts)} files: {len(changes.written)} written, {len(changes.removed)} removed.")
    sys.exit(int(bool(changes.diagnostics) or (check and bool(changes))))
