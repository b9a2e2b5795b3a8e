"""What scenarios and maps see of the rules: while that is the same, those that were right still are.

Scenarios see names, labels, choices, boards and games, but no clause and no number. Maps see the sets
with their terrains and symbols. Neither sees what is said in a race or a power.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from swdsl.kept import Kept, kept_or_made
from swdsl.resolve.declare import declare
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_clauses import Clause, Named
from swdsl.syntax.tree_declarations import (
    Component,
    ComponentLine,
    Every,
    PackDeclaration,
    SetDeclaration,
    SymbolDeclaration,
    TerrainDeclaration,
    Variant,
    VariantLine,
)
from swdsl.syntax.tree_games import Game
from swdsl.syntax.tree_maps import MapDeclaration
from swdsl.syntax.tree_scenarios import BoardDeclaration

_SEEN: Final[Kept[str]] = Kept()


def seen_by_scenarios(files: Sequence[RulesFile]) -> str:
    """Return everything the meaning of a scenario rests on beside its own words, as one text."""
    return "\n".join(
        (*_names(files), *(kept_or_made(_SEEN, partial(_seen_in, file), file) for file in files))
    )


def seen_by_maps(files: Sequence[RulesFile]) -> str:
    """Return everything the checks of a map rest on beside the map itself, as one text."""
    seen = (SetDeclaration, PackDeclaration, TerrainDeclaration, SymbolDeclaration)
    return "\n".join(repr(node) for file in files for node in file.declarations if isinstance(node, seen))


def _names(files: Sequence[RulesFile]) -> Iterator[str]:
    table = declare(files).table
    for (scope, kind), names in table.declared.items():
        yield f"{scope} {kind}: {' '.join(names)}"
    for name, used in table.uses.items():
        yield f"{name} uses {' '.join(used)}"
    for ref, choices in table.choices.items():
        yield f"{ref} offers {' '.join(choices)}"


def _seen_in(file: RulesFile) -> str:
    return "\n".join(_lines(file))


def _lines(file: RulesFile) -> Iterator[str]:
    for node in file.declarations:
        match node:
            case MapDeclaration() | BoardDeclaration() | Game():
                yield repr(node)
            case Component(name=owner, lines=lines) | Variant(name=owner, lines=lines):
                yield from _labels(lines, f"{owner}: ")
            case Every(lines=lines):
                yield from _labels(lines)
            case SetDeclaration() | PackDeclaration():
                yield f"{node.name} in {file.path}"
            case _:
                pass


def _labels(lines: Sequence[ComponentLine | VariantLine], owner: str = "") -> Iterator[str]:
    for line in lines:
        if isinstance(line, Clause):
            yield from (f"{owner}named {each.name}" for each in line.qualifiers if isinstance(each, Named))
