"""The lowered form as Python modules that import only the kernel.

Decisions are made in plans; templates print them. By now nothing can be wrong with the rules: whatever
fails here is our bug.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from swdsl.artifact import Artifact
from swdsl.generate.environment import render
from swdsl.generate.layout import documented, quoted
from swdsl.generate.plan_boards import board_groups
from swdsl.generate.plan_components import PLURALS, module_plan
from swdsl.generate.plan_frame import frame_plan
from swdsl.generate.plan_games import frame_of_game, game_groups
from swdsl.generate.source_map import source_groups
from swdsl.generate.verify import verified
from swdsl.lower import lower
from swdsl.lower.form import LoweredSet
from swdsl.lower.joined import has_whole_frame
from swdsl.mixing import lay_table
from swdsl.model.ruleset import Library
from swdsl.source import Span

API_VERSION: Final = 1
"""The version of the kernel's contract that generated modules are printed for."""

PACKAGE: Final = "generated"
OWNED_FOLDERS: Final = (PACKAGE,)
"""The folders in which everything is generated: a file there that nobody generates may be removed."""


def generate(library: Library, package: str = PACKAGE) -> tuple[Artifact, ...]:
    """Return every Python module of a library, ordered by path."""
    lowered = lower(library)
    artifacts = [
        _package(package, "Everything that was generated; kernel and this package play any game."),
        *(artifact for each in lowered for artifact in _set(each, library, package)),
        *_boards(library, package),
        *_games(library, lowered, package),
        _values(f"{package}/source_map.py", "the rules", "Where each clause stands.", source_groups(lowered)),
    ]
    return tuple(sorted(verified(artifact) for artifact in artifacts))


def _package(path: str, doc: str) -> Artifact:
    lines = (
        "from swdsl.runtime import API_VERSION",
        "",
        f"if API_VERSION != {API_VERSION}:",
        f'    raise ImportError("generated for kernel {API_VERSION}; run `swdsl build` again")',
    )
    return _values(f"{path}/__init__.py", "the rules", doc, (lines,))


def _folder(path: str, source: str, doc: str) -> Artifact:
    return _values(f"{path}/__init__.py", source, doc, ())


def _values(path: str, source: str, doc: str, groups: Sequence[Sequence[str]]) -> Artifact:
    return Artifact(path, render("values.py.jinja", source=source, doc=documented(doc), groups=groups))


def frame_module(joined: LoweredSet) -> str:
    """Return the module of a frame, its own set's alone or with what packs add to it."""
    assert joined.frame is not None
    source = _sources((clause.span for clause in joined.frame.clauses), joined.id)
    return render("components.py.jinja", module=frame_plan(joined, joined.frame, source))


def _set(lowered: LoweredSet, library: Library, package: str) -> Iterator[Artifact]:
    folder = f"{package}/{lowered.id}"
    everything = [*lowered.clauses]
    yield _folder(folder, _sources((each.span for each in everything), lowered.id), f"{lowered.name}.")
    if has_whole_frame(library.set(lowered.id), library):
        yield Artifact(f"{folder}/frame.py", frame_module(lowered))
    for kind, plural in PLURALS.items():
        components = [each for each in lowered.components if each.ref.kind is kind]
        if components:
            source = _sources((each.span for each in components), lowered.id)
            plan = module_plan(lowered.name, kind, source, components)
            yield Artifact(f"{folder}/{plural}.py", render("components.py.jinja", module=plan))


def _sources(spans: Iterable[Span], otherwise: str) -> str:
    """Name the files something was written in. Their names are strangers' text too, even in a comment."""
    return ", ".join(map(quoted, sorted({span.path for span in spans if span.is_somewhere}))) or otherwise


def _boards(library: Library, package: str) -> Iterator[Artifact]:
    if library.boards:
        yield _folder(f"{package}/maps", "the maps", "The boards.")
    for board in library.boards:
        source = _sources([board.span], board.id)
        groups = board_groups(board, library)
        yield _values(f"{package}/maps/{board.id}.py", source, f"{board.name}.", groups)


def _games(library: Library, lowered: Sequence[LoweredSet], package: str) -> Iterator[Artifact]:
    if library.games:
        yield _folder(f"{package}/games", "the games", "The games: each module has `new_game`.")
    for game in library.games:
        source = _sources([game.span], game.id)
        table = lay_table(game, library, lowered)
        yield _values(
            f"{package}/games/{game.id}.py", source, f"{game.name}.", game_groups(table, library, lowered)
        )
        if table.added:
            yield Artifact(f"{package}/games/{frame_of_game(game)}.py", frame_module(table.rules))
