"""`swdsl new`: a commented skeleton that passes `swdsl check`, ready to be changed."""

import re
import sys
from pathlib import Path, PurePosixPath
from typing import Final

import click

from swdsl.artifact import Artifact
from swdsl.cli.output import report, say
from swdsl.cli.project import current_folder
from swdsl.resolve.declare import is_reserved
from swdsl.source import SourceFile
from swdsl.words import Kind
from swdsl.workspace import create_files, find_sources, is_project, official_root, project_root

_KINDS: Final = ("race", "power", "relic", "place", "event", "map", "game", "pack")
_NAMED_IN_SENTENCES: Final = ("race", "power", "relic", "place")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_DECLARED: Final = re.compile(r"^(?:set|pack)[ \t]+([a-z][a-z0-9_]*)", re.MULTILINE)
_RULES: Final = "rules"
_STARTERS: Final = Path(__file__).parent / "starters"


@click.command("new")
@click.argument("kind", type=click.Choice(_KINDS))
@click.argument("name")
@click.option("--print", "only_print", is_flag=True, help="Print the skeleton instead of writing a file.")
def command(kind: str, name: str, only_print: bool) -> None:
    """Start a KIND (race, power, relic, place, event, map, game or pack) called NAME, in the current folder.

    NAME is an id such as `frost_giants`, or a display name in quotes such as "Frost Giants".
    """
    identifier = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if not _NAME.fullmatch(identifier):
        say(f"`{name}` cannot be a name: use letters a to z, digits and underscores.", err=True)
        sys.exit(2)
    if not name.isprintable():
        say("That cannot be a name: there is a sign in it that nobody can see.", err=True)
        sys.exit(2)
    if kind in _NAMED_IN_SENTENCES and is_reserved(Kind(kind), identifier):
        say(f"`{identifier}` is a word of the language: choose another name.", err=True)
        sys.exit(2)
    display = name if name != identifier else identifier.replace("_", " ").title()
    files = [
        Artifact(f"{path}", _fill(text, identifier, display)) for path, text in _starter(kind, identifier)
    ]
    if only_print:
        say("\n".join(each.text for each in files), nl=False)
        return
    problems = create_files(current_folder(), files)
    report(problems, {})
    if problems:
        sys.exit(1)
    for each in files:
        say(f"{each.path} written")
    if kind == "pack":
        say(f"Open them, change them, and run `swdsl check` in the folder `{identifier}`.")
    else:
        say(f"Open it, change it, and run `swdsl check {files[0].path}`.")


def _starter(kind: str, identifier: str) -> list[tuple[str, str]]:
    if kind != "pack":
        return [(f"{_folder(kind)}{identifier}.sw", (_STARTERS / f"{kind}.sw").read_text(encoding="utf-8"))]
    folder = _STARTERS / "pack"
    return [
        (
            f"{identifier}/{path.relative_to(folder).as_posix()}".replace("NAME", identifier),
            path.read_text("utf-8"),
        )
        for path in sorted(folder.rglob("*.sw"))
    ]


def _folder(kind: str) -> str:
    """Return where `swdsl check` will look for the new file: in a project its folder, else right here."""
    if not is_project(current_folder()):
        return ""
    if kind == "map":
        return "maps/"
    return "rules/" if kind == "game" else _folder_of_a_set()


def _folder_of_a_set() -> str:
    """Return the folder of the set that a new file will belong to: `rules` itself, or the first below it."""
    folders = {
        PurePosixPath(each.path).parent for each in find_sources(current_folder()).sources if _declares(each)
    }
    below = sorted(each for each in folders if each.parts[:1] == (_RULES,))
    return f"{below[0]}/" if below else f"{_RULES}/"


def _declares(source: SourceFile) -> bool:
    return _DECLARED.search(source.text) is not None


def _fill(text: str, identifier: str, display: str) -> str:
    filled = text.replace("NAME", identifier).replace("Display", display.replace('"', "'"))
    own = "".join(f", {each}" for each in _own_sets()) if ", OWN" in text else ""
    return filled.replace(", OWN", own)


def _own_sets() -> list[str]:
    """Return the sets that the project around the current folder declares, but for the official ones."""
    root = project_root(current_folder())
    if root == official_root():
        return []
    return [name for source in find_sources(root).sources for name in _DECLARED.findall(source.text)]
