"""`swdsl pack`: one file of a pack, to send to a friend."""

import sys
from pathlib import Path
from typing import Final

import click

from swdsl.cli.output import counted, exit_code, report, say
from swdsl.cli.project import Compiled, current_folder, load_and_compile
from swdsl.diagnostics import Diagnostic
from swdsl.model.content import RuleSet
from swdsl.packs.entries import Entry
from swdsl.packs.seal import missing_lines, seal
from swdsl.packs.signature import SignatureError, sign
from swdsl.source import SourceFile
from swdsl.workspace import PACKS, archive_bytes, read_ordinary, save_bytes, texts_beside

_LARGEST_KEY: Final = 100_000  # bytes of a file with a private key


@click.command("pack")
@click.option("--out", type=click.Path(path_type=Path), help="The file to write; else NAME-VERSION.zip here.")
@click.option("--sign", "key", type=click.Path(path_type=Path), help="Sign it with this OpenSSH Ed25519 key.")
def command(out: Path | None, key: Path | None) -> None:
    """Make one file of the pack around the current folder.

    It holds the rules, maps, translations and scenarios, a readme and a licence, and a checksum for
    each. The same pack makes the same bytes on every machine. A pack with errors stays at home.

    Checksums prove that a pack arrives whole. To those who know your key, a signature proves who made it.
    """
    compiled = load_and_compile()
    texts = texts_beside(compiled.project.root)
    rules = _the_pack(compiled)
    findings = (
        *compiled.diagnostics,
        *(each for each in texts if isinstance(each, Diagnostic)),
        *missing_lines(rules),
    )
    report(findings, compiled.sources_by_path())
    if exit_code(findings):
        sys.exit(1)
    files = (*_own(compiled), *(each for each in texts if isinstance(each, SourceFile)))
    sealed = seal(rules, (Entry(file.path, file.text.encode()) for file in files))
    if key is not None:
        sealed = (*sealed, _signature(sealed[0], key))
    target = out or Path(f"{rules.id}-{rules.manifest.version}.zip")
    problems = save_bytes(current_folder(), str(target), archive_bytes(sealed))
    report(problems, {})
    if problems:
        sys.exit(1)
    say(f"{target} written: {rules.name} {rules.manifest.version}, {counted(len(files), 'file')}.")


def _signature(listing: Entry, key: Path) -> Entry:
    """Sign a list of contents, or say why that cannot be and leave."""
    try:
        return sign(listing.data, read_ordinary(current_folder() / key, _LARGEST_KEY))
    except OSError as error:
        problem = (error.strerror or "unknown").lower()
    except SignatureError as reason:
        problem = str(reason)
    say(f"The pack cannot be signed with {key}: {problem}.", err=True)
    sys.exit(1)


def _own(compiled: Compiled) -> list[SourceFile]:
    """Return the sources of the pack itself, without the packs that were brought in beside it."""
    return [source for source in compiled.project.own if not source.path.startswith(f"{PACKS}/")]


def _the_pack(compiled: Compiled) -> RuleSet:
    paths = {source.path for source in _own(compiled)}
    found = [each for each in compiled.library.sets if each.span.path in paths]
    if len(found) == 1:
        return found[0]
    report(compiled.diagnostics, compiled.sources_by_path())
    if found:
        names = ", ".join(f"`{each.id}`" for each in found)
        say(f"There are several packs here: {names}. Give each a folder of its own.", err=True)
    else:
        say("There is no pack here. Start one: `swdsl new pack my_pack`.", err=True)
    sys.exit(2)
