"""Terrains that no map shows and no clause speaks of."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNUSED_TERRAIN
from swdsl.model.ruleset import Library
from swdsl.model.walk import refs


def lint_unused_terrain(library: Library) -> Iterator[Diagnostic]:
    """Warn when a terrain is declared for nothing."""
    clauses = (clause for _, clause in library.clauses())
    terms = (each.terms for each in library.sets)
    used = set(refs(*clauses, *terms, library.equivalences))
    used.update(region.terrain for board in library.boards for region in board.regions)
    for each in library.sets:
        for terrain in each.terrains:
            if terrain.ref not in used:
                yield Diagnostic.at(
                    UNUSED_TERRAIN,
                    terrain.span,
                    f"No map and no clause uses the terrain `{terrain.ref.id}`.",
                    hint="Put it on a map, speak of it in a clause, or remove it.",
                )
