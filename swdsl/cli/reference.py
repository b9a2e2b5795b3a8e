"""`swdsl reference`: the rules reference as a site that opens from the disk."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import report, say
from swdsl.cli.project import Compiled, current_folder, leave_if_wrong, load_and_compile
from swdsl.diagnostics import Diagnostic
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.workspace import holds_only_leftovers, leads_out, read_ordinary, save_bytes, write_artifacts

if TYPE_CHECKING:
    from swdsl.cli.print_store import PrintStore
    from swdsl.reference import Pictures

T = TypeVar("T")

_TOP: Final = 2000
_LONGEST_LIST: Final = 10_000_000
_MARK: Final = b'name="generator" content="swdsl"'


@click.command("reference")
@click.option("--out", type=click.Path(path_type=Path), default=Path("build/reference"), show_default=True)
@click.option(
    "--lang", "wanted", default=",".join(LANGUAGE_CODES), show_default=True, help="Languages, with commas."
)
@click.option("--game", "game_id", metavar="GAME", help="Only what is on the table in this game.")
@click.option("--pdf", "printed", is_flag=True, help="Print rulebooks, player aids and sheets of tiles too.")
def command(out: Path, wanted: str, game_id: str | None, printed: bool) -> None:
    """Write the rules reference to a folder; open its `index.html` in any browser."""
    languages = _languages(wanted)
    if led_out := leads_out(current_folder(), str(out)):
        report(led_out, {})
        sys.exit(1)
    if not _may_own(out):
        say(f"`{out}` holds files that are not a rules reference. Choose an empty folder.", err=True)
        sys.exit(2)
    compiled = load_and_compile(anywhere=True)
    leave_if_wrong(compiled)
    on_the_table = replace(compiled, library=_on_the_table(compiled, game_id))
    sys.exit(_write(on_the_table, out, languages, printed=printed))


def _languages(wanted: str) -> list[str]:
    languages = list(dict.fromkeys(each.strip() for each in wanted.split(",") if each.strip()))
    for each in languages or [wanted]:
        if each not in LANGUAGE_CODES:
            nothing_called(each, LANGUAGE_CODES, instead=f"There are {', '.join(LANGUAGE_CODES)}.")
    return languages


def _may_own(out: Path) -> bool:
    """Whether the folder is new, empty, or holds a reference written before."""
    if not os.path.lexists(out):
        return True
    index = out / "index.html"
    if not os.path.isdir(out):
        return False
    try:
        return holds_only_leftovers(out) or _MARK in read_ordinary(index, _TOP)
    except OSError:
        return False


def _on_the_table(compiled: Compiled, game_id: str | None) -> Library:
    library = compiled.library
    if game_id is None:
        return library
    from swdsl.reference import for_game

    games = {game.id: game for game in library.games}
    if game_id not in games:
        nothing_called(game_id, games, instead="Run `swdsl list games` to see what there is.")
    return for_game(library, games[game_id], compiled.lowered)


def _write(compiled: Compiled, out: Path, languages: list[str], *, printed: bool) -> int:
    from swdsl.cli.print_store import PrintStore, drawer
    from swdsl.reference import OWNED, PaperUnavailable, Pictures, site

    store = PrintStore()
    pictures = Pictures(store.recall, store.remember, drawer())
    try:
        with _progress(_expected(compiled.library) * len(languages), "Writing pages") as counted:
            pages = site(compiled.library, languages, pictures, printed=printed, carried=compiled.lowered)
            artifacts = tuple(counted(pages))
        changes = write_artifacts(out, artifacts, OWNED, _written_before(out))
        problems = changes.diagnostics or (
            _print(compiled, out, languages, pictures, store) if printed else ()
        )
    except PaperUnavailable as problem:
        say(f"Not everything could be made: {problem}.", err=True)
        return 1
    report(problems, {})
    if not problems:
        written, removed = len(changes.written), len(changes.removed)
        say(f"{out / 'index.html'}: {len(artifacts)} files, {written} written, {removed} removed.")
    return int(bool(problems))


def _written_before(out: Path) -> Callable[[Path], bool]:
    """Return whether an earlier reference wrote a file: it kept a list.

    Whoever was stopped before he wrote that list had written nothing but what stands before it.
    """
    from swdsl.reference import LIST_OF_FILES, OWNED

    try:
        listed = set(read_ordinary(out / LIST_OF_FILES, _LONGEST_LIST).decode().splitlines())
    except (OSError, UnicodeDecodeError):
        return lambda path: path.relative_to(out).parts[0] in OWNED[:2]
    return lambda path: path.relative_to(out).as_posix() in listed


def _print(
    compiled: Compiled, out: Path, languages: list[str], pictures: "Pictures", store: "PrintStore"
) -> tuple[Diagnostic, ...]:
    from swdsl.reference import sheets

    library, lowered = compiled.library, compiled.lowered
    total = len(languages) * (2 * len(library.sets) + len(library.games))
    wanted = (sheet for language in languages for sheet in sheets(library, language, pictures, lowered))
    with _progress(total, "Printing") as counted:
        return tuple(
            problem
            for sheet in counted(wanted)
            for problem in save_bytes(out, sheet.path, store.printed(sheet))
        )


def _expected(library: Library) -> int:
    components = sum(1 for _ in library.components())
    return components + 2 * len(library.boards) + len(library.games) + len(library.sets) + 12


@contextmanager
def _progress(total: int, description: str) -> Iterator[Callable[[Iterable[T]], Iterable[T]]]:
    """Show a bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda steps: steps
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        yield lambda steps: bar.track(steps, total=total, description=description)
