"""`swdsl diff`: what changed between two states of a pack or set, as an errata sheet."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from swdsl.cli.output import exit_code, print_json, report
from swdsl.cli.project import load, official_sources
from swdsl.cli.use import open_pack, pack_sources
from swdsl.diagnostics import Diagnostic, in_order
from swdsl.model.ruleset import Library
from swdsl.packs.differences import differences
from swdsl.packs.sheet import Told, errata
from swdsl.packs.things import Side
from swdsl.pipeline import compile_rules
from swdsl.prose import LANGUAGE_CODES
from swdsl.source import SourceFile
from swdsl.workspace import PACKS, find_sources


@click.command("diff")
@click.argument("old")
@click.argument("new")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGE_CODES),
    default="en",
    show_default=True,
    help="Language of the sentences.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
def command(old: str, new: str, lang: str, as_json: bool) -> None:
    """Tell what changed from OLD to NEW: each a pack file, the folder of a pack, or a set by its name.

    Changes are breaking for packs that use it, or concern behaviour, numbers, or text only.
    """
    before, after = _side(old), _side(new)
    sheet = errata(differences(before, after), before, after, lang)
    if as_json:
        print_json([_as_json(row) for row in sheet.rows])
    else:
        click.echo("\n".join(sheet.lines()))


def _side(what: str) -> Side:
    path = Path.cwd() / what
    if path.is_dir():
        found = find_sources(path)
        return _compiled(what, found.sources, found.diagnostics)
    if path.exists():
        return _compiled(what, pack_sources(open_pack(Path(what)), what), ())
    return _set(what)


def _compiled(what: str, own: Sequence[SourceFile], problems: Sequence[Diagnostic]) -> Side:
    """Return the one set that these sources declare, read together with the official ones."""
    compilation = compile_rules((*official_sources(), *own))
    # What was brought into the folder is read along and not compared.
    paths = {source.path for source in own if not source.path.startswith(f"{PACKS}/")}
    about = [each for each in compilation.diagnostics if each.labels and each.labels[0].span.path in paths]
    findings = in_order([*problems, *about])
    if exit_code(findings):
        report(findings, {source.path: source for source in own})
        sys.exit(1)
    library = compilation.library
    ids = [each.id for each in library.sets if each.span.path in paths]
    if len(ids) != 1:
        click.echo(f"`{what}` is not one pack: it declares {', '.join(ids) or 'no set'}.", err=True)
        sys.exit(2)
    return Side(
        library,
        library.set(ids[0]),
        tuple(board for board in library.boards if board.span.path in paths),
        tuple(game for game in library.games if game.span.path in paths),
    )


def _set(name: str) -> Side:
    """Return a set of the project around the current folder, with the maps and games that are its own."""
    library: Library = compile_rules(load().sources).library
    if name not in {each.id for each in library.sets}:
        click.echo(f"`{name}` is neither a file nor a folder nor a set.", err=True)
        sys.exit(2)
    return Side(
        library,
        library.set(name),
        tuple(board for board in library.boards if board.uses == name),
        tuple(game for game in library.games if game.sets == (name,)),
    )


def _as_json(row: Told) -> dict[str, object]:
    return {
        "level": row.level.value,
        "kind": row.kind,
        "id": row.id,
        "name": row.name,
        "aspect": row.aspect.value,
        "old": row.old or None,
        "new": row.new or None,
    }
