"""`swdsl use`: bring a pack into the project, after looking at everything in it."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from swdsl.cli.output import counted, exit_code, report, say
from swdsl.cli.project import current_folder, load
from swdsl.cli.proof import proof_of
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_packs import NOT_A_PACK
from swdsl.model.ruleset import Library
from swdsl.packs.seal import Pack, unseal
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile, top_of_file
from swdsl.workspace import PACKS, bring_in, read_archive, room_for_pack


@click.command("use")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--by", "maker", metavar="KEY", help="Refuse it unless it is signed with this public key.")
def command(file: Path, maker: str | None) -> None:
    """Bring the pack in FILE into the project around the current folder, as `packs/NAME`.

    A pack is refused, with the reason, if it is damaged, reaches outside itself, holds anything but
    rules and texts, or has errors beside the rules that are here. Nothing is ever overwritten.

    Its checksums prove that it is whole. Who made it, only a signature proves.
    """
    pack = open_pack(file)
    proven = proof_of(pack, str(file), maker)
    project = load()
    _leave_if_wrong(room_for_pack(project.root, pack.id), ())
    sources = pack_sources(pack, f"{PACKS}/{pack.id}")
    compilation = compile_rules((*project.sources, *sources))
    paths = {source.path for source in sources}
    found = [each for each in compilation.diagnostics if each.labels and each.labels[0].span.path in paths]
    _leave_if_wrong(found, sources)
    _leave_if_wrong(_impostor(str(file), pack, compilation.library, paths), ())
    problems = bring_in(project.root, pack.id, pack.files)
    _leave_if_wrong(problems, ())
    say(f"{PACKS}/{pack.id} written: {counted(len(pack.files), 'file')}.")
    say(proven)
    say(
        f"{pack.name} {pack.manifest.version} by {', '.join(pack.manifest.authors)}, {pack.manifest.licence}."
    )


def open_pack(file: Path) -> Pack:
    """Read and open a pack file, or say what is wrong with it and leave."""
    name = str(file)
    entries = read_archive(current_folder() / file, name)
    opened = (entries,) if isinstance(entries, Diagnostic) else unseal(name, entries)
    if isinstance(opened, Pack):
        return opened
    report(opened, {})
    sys.exit(1)


def pack_sources(pack: Pack, folder: str) -> tuple[SourceFile, ...]:
    """Return the rules of a pack as if they stood in a folder of the project."""
    return tuple(
        SourceFile(f"{folder}/{file.path}", file.text) for file in pack.files if file.path.endswith(".sw")
    )


def _impostor(file: str, pack: Pack, library: Library, paths: set[str]) -> tuple[Diagnostic, ...]:
    """Say if the rules of a pack do not declare what its list of contents promises."""
    declared = [(each.id, each.name, each.manifest) for each in library.sets if each.span.path in paths]
    if declared == [(pack.id, pack.name, pack.manifest)]:
        return ()
    message = f"Its rules do not declare the pack `{pack.id}` as its list of contents describes it."
    return (Diagnostic.at(NOT_A_PACK, top_of_file(file), message),)


def _leave_if_wrong(findings: Sequence[Diagnostic], sources: Sequence[SourceFile]) -> None:
    report(findings, {source.path: source for source in sources})
    if exit_code(findings):
        say("Nothing was written.", err=True)
        sys.exit(1)
