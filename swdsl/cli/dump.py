"""`swdsl dump`: what the compiler understood, as stable text."""

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from swdsl.cli.lookup import all_components, nothing_called
from swdsl.cli.output import say
from swdsl.cli.project import load_and_compile
from swdsl.model.content import Component
from swdsl.model.dump import dump_component, dump_library
from swdsl.model.ruleset import Library

if TYPE_CHECKING:
    from swdsl.lower import LoweredSet


@click.command("dump")
@click.argument("names", nargs=-1)
@click.option("--lowered", is_flag=True, help="Print the lowered form that engine modules are printed from.")
def command(names: tuple[str, ...], lowered: bool) -> None:
    """Print what the compiler understood of everything, or of the components NAMES only."""
    compiled = load_and_compile()
    library = compiled.library
    chosen = [each for name in names for each in _find(library, name)]
    if lowered:
        say(_lowered(compiled.lowered, chosen), nl=False)
    elif names:
        say("\n".join(dump_component(each) for each in chosen), nl=False)
    else:
        say(dump_library(library), nl=False)


def _find(library: Library, name: str) -> list[Component]:
    found = library.called(name)
    if not found:
        known = (each.ref.id for each in all_components(library))
        nothing_called(name, known, instead="Run `swdsl list` to see what there is.")
    return found


def _lowered(sets: "tuple[LoweredSet, ...]", chosen: list[Component]) -> str:
    """Write every set, or only the chosen components below the heading of their set."""
    from swdsl.lower.dump import dump

    if chosen:
        wanted = {each.ref for each in chosen}
        kept = ((each, tuple(c for c in each.components if c.ref in wanted)) for each in sets)
        sets = tuple(
            replace(each, frame=None, components=components) for each, components in kept if components
        )
    return "\n".join(dump(each) for each in sets)
