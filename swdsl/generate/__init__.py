"""The lowered form as Python modules that import only the kernel.

Decisions are made in plans, which hold trees of Python; templates print them. By now nothing can be wrong
with the rules: whatever fails here is our bug.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from swdsl.artifact import Artifact
from swdsl.generate.environment import render
from swdsl.generate.identifiers import module_name
from swdsl.generate.one_line import Code, flat
from swdsl.generate.plan import ModulePlan, files
from swdsl.generate.plan_boards import board_plan
from swdsl.generate.plan_components import PLURALS, module_plan
from swdsl.generate.plan_frame import frame_plan
from swdsl.generate.plan_games import ComponentModules, frame_of_game, game_plan
from swdsl.generate.python import Literal
from swdsl.generate.source_map import source_plan
from swdsl.generate.verify import verified
from swdsl.lower import lower
from swdsl.lower.form import LoweredSet
from swdsl.lower.joined import has_whole_frame
from swdsl.lower.validate import validate
from swdsl.mixing import lay_table
from swdsl.model.ruleset import Library
from swdsl.source import Span
from swdsl.words import Kind

API_VERSION: Final = 1
"""The version of the kernel's contract that generated modules are printed for."""

PACKAGE: Final = "generated"
OWNED_FOLDERS: Final = (PACKAGE,)
"""The folders in which everything is generated: a file there that nobody generates may be removed."""

_THE_RULES: Final = Code("the rules")


def generate(
    library: Library, package: str = PACKAGE, *, carried: Sequence[LoweredSet] = ()
) -> tuple[Artifact, ...]:
    """Return every Python module of a library, ordered by path."""
    lowered = lower(library, carried)
    for each in lowered:
        validate(each)
    components = _components(lowered)
    plans = [
        *(plan for each in lowered for plan in _set(each, library, components)),
        *_boards(library),
        *_games(library, lowered, components),
        ("source_map", source_plan(lowered, _THE_RULES)),
    ]
    root = Artifact(f"{package}/__init__.py", render("package.py.jinja", version=flat(Literal(API_VERSION))))
    modules = (Artifact(f"{package}/{name}.py", _printed(plan)) for name, plan in plans)
    return tuple(sorted(verified(artifact) for artifact in (root, *modules)))


def frame_module(joined: LoweredSet) -> str:
    """Return the module of a frame, its own set's alone or with what packs add to it."""
    return _printed(_frame(joined))


def set_folder(name: str) -> str:
    """Return the folder of a set's modules in the package."""
    return module_name(name)


def _printed(plan: ModulePlan) -> str:
    return render("module.py.jinja", module=plan)


def _frame(joined: LoweredSet) -> ModulePlan:
    assert joined.frame is not None
    source = _sources((clause.span for clause in joined.frame.clauses), joined.id)
    return frame_plan(joined, joined.frame, source)


def _components(lowered: Sequence[LoweredSet]) -> ComponentModules:
    plans: dict[tuple[str, Kind], ModulePlan] = {}
    for each in lowered:
        for kind in PLURALS:
            components = [component for component in each.components if component.ref.kind is kind]
            if components:
                source = _sources((component.span for component in components), each.id)
                plans[each.id, kind] = module_plan(each.name, kind, source, components)
    return plans


def _set(
    lowered: LoweredSet, library: Library, components: ComponentModules
) -> Iterator[tuple[str, ModulePlan]]:
    folder = set_folder(lowered.id)
    source = _sources((each.span for each in lowered.clauses), lowered.id)
    yield f"{folder}/__init__", ModulePlan(source, f"{lowered.name}.")
    if has_whole_frame(library.set(lowered.id), library):
        yield f"{folder}/frame", _frame(lowered)
    for kind, plural in PLURALS.items():
        if (lowered.id, kind) in components:
            yield f"{folder}/{plural}", components[lowered.id, kind]


def _sources(spans: Iterable[Span], otherwise: str) -> Code:
    return files(sorted({span.path for span in spans if span.is_somewhere}), otherwise)


def _boards(library: Library) -> Iterator[tuple[str, ModulePlan]]:
    if library.boards:
        yield "maps/__init__", ModulePlan(Code("the maps"), "The boards.")
    for board in library.boards:
        source = _sources([board.span], board.id)
        yield f"maps/{module_name(board.id)}", board_plan(board, library, source)


def _games(
    library: Library, lowered: Sequence[LoweredSet], components: ComponentModules
) -> Iterator[tuple[str, ModulePlan]]:
    if library.games:
        yield "games/__init__", ModulePlan(Code("the games"), "The games: each module has `new_game`.")
    for game in library.games:
        source = _sources([game.span], game.id)
        table = lay_table(game, library, lowered)
        yield f"games/{game.id}", game_plan(table, library, lowered, components, source)
        if table.added:
            yield f"games/{frame_of_game(game)}", _frame(table.rules)
