"""The two sides of a comparison: pack files, folders at any place, or sets that are at hand."""

import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from swdsl.cli.output import exit_code, report, say
from swdsl.cli.project import current_folder, load, official_sources
from swdsl.cli.use import open_pack, pack_sources
from swdsl.diagnostics import Diagnostic, in_order
from swdsl.model.ruleset import Library
from swdsl.packs.things import Side
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.whose import only_tells_scenarios
from swdsl.workspace import PACKS, find_sources

_DECLARES: Final = re.compile(r"^(?:set|pack)[ \t]+([a-z_0-9]+)", re.MULTILINE)


def sides(what: str) -> Mapping[str, Side]:
    """Return the sets that a file, a folder or a name stands for, by id; leave if it is none of them."""
    path = current_folder() / what
    if os.path.isdir(path):
        found = find_sources(path)
        return _compiled(what, found.sources, found.diagnostics)
    if os.path.lexists(path):
        return _compiled(what, pack_sources(open_pack(Path(what)), what), ())
    return _at_hand(what)


def _compiled(what: str, own: Sequence[SourceFile], problems: Sequence[Diagnostic]) -> Mapping[str, Side]:
    """Return the sets that these sources declare, read together with those they may use."""
    own = [source for source in own if not only_tells_scenarios(source)]
    compilation = compile_rules((*_around(own), *own))
    # What was brought into the folder is read along and not compared.
    paths = {source.path for source in own if not source.path.startswith(f"{PACKS}/")}
    about = [each for each in compilation.diagnostics if each.labels and each.labels[0].span.path in paths]
    findings = in_order([*problems, *about])
    if exit_code(findings):
        report(findings, {source.path: source for source in own})
        sys.exit(1)
    library = compilation.library
    ids = [each.id for each in library.sets if each.span.path in paths]
    if not ids:
        say(f"`{what}` declares no set or pack.", err=True)
        sys.exit(2)
    return {name: _side(library, name, paths, alone=len(ids) == 1) for name in ids}


def _side(library: Library, name: str, paths: set[str], *, alone: bool) -> Side:
    """Return one of the sets in a folder with what is its own: alone, it has all the maps and games there."""
    boards = (board for board in library.boards if board.span.path in paths)
    games = (game for game in library.games if game.span.path in paths)
    return Side(
        library,
        library.set(name),
        tuple(board for board in boards if alone or board.uses == name),
        tuple(game for game in games if alone or game.sets == (name,)),
    )


def _around(own: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    """Return the official sets and the packs at hand, without those that are to be compared themselves."""
    compared = _declared(own)
    boxes = official_sources()
    if compared >= _declared(boxes):
        boxes = ()
    around = (*boxes, *(each for each in load().own if each.path.startswith(f"{PACKS}/")))
    homes = tuple(_home(each.path) for each in around if compared & set(_DECLARES.findall(each.text)))
    taken = {each.path for each in own}
    return tuple(
        each
        for each in around
        if not (each.path.startswith(homes) or each.path in taken or only_tells_scenarios(each))
    )


def _home(path: str) -> str:
    """Return the folder of a set: a pack that was brought in has maps of its own beside its rules."""
    folders = path.split("/")[:-1]
    return "/".join((*(folders[:2] if folders[0] == PACKS else folders), ""))


def _declared(sources: Sequence[SourceFile]) -> set[str]:
    return {name for source in sources for name in _DECLARES.findall(source.text)}


def _at_hand(name: str) -> Mapping[str, Side]:
    """Return a set of the project around the current folder, with the maps and games that are its own."""
    library: Library = compile_rules(load().sources).library
    if name not in {each.id for each in library.sets}:
        say(f"`{name}` is neither a file nor a folder nor a set.", err=True)
        sys.exit(2)
    side = Side(
        library,
        library.set(name),
        tuple(board for board in library.boards if board.uses == name),
        tuple(game for game in library.games if game.sets == (name,)),
    )
    return {name: side}
