"""Which components a game has: what its lines choose, less what makes no sense on its table."""

from collections.abc import Sequence
from dataclasses import dataclass

from swdsl.lower.form import Component, LoweredSet
from swdsl.lower.needs import Table, missing_on
from swdsl.lower.table import table_of
from swdsl.model.names import Kind, Ref
from swdsl.model.ruleset import Game, Library, Selection

_ON_BOARD = {Kind.PLACE: "places", Kind.RELIC: "relics"}


@dataclass(frozen=True, slots=True)
class Removal:
    """A component that was taken out of a game, and what it would have needed."""

    ref: Ref
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Selected:
    """The components of a game in order of declaration, and those that were taken out."""

    components: tuple[Component, ...]
    removals: tuple[Removal, ...]
    table: Table


def select(game: Game, library: Library, lowered: Sequence[LoweredSet]) -> Selected:
    """Apply the lines of a game, then take out what is senseless on its board."""
    board = library.board(game.map)
    by_id = {each.id: each for each in lowered}
    chosen = [
        component
        for each in game.sets
        for component in by_id[each].components
        if _is_chosen(component.ref, game.selections)
    ]
    kinds = frozenset(component.ref.kind for component in chosen)
    table = table_of(board, library, by_id[board.uses], kinds)
    missing = {component.ref: _missing(component, table) for component in chosen}
    return Selected(
        tuple(component for component in chosen if missing[component.ref] is None),
        tuple(Removal(ref, needs) for ref, needs in missing.items() if needs is not None),
        table,
    )


def _missing(component: Component, table: Table) -> tuple[str, ...] | None:
    kind = _ON_BOARD.get(component.ref.kind)
    if kind is not None and not getattr(table, kind):
        return (kind,)
    return missing_on(component, table)


def _is_chosen(ref: Ref, selections: tuple[Selection, ...]) -> bool:
    """Whether a component is on the table: the last line that speaks of it decides."""
    included = True
    for selection in selections:
        if selection.ref == ref or (selection.ref is None and selection.kind is ref.kind):
            included = selection.included
    return included
