"""Kinds of regions side by side: `hills and forests` are all of both, and one region is one or the other."""

from swdsl.diagnostics.codes_clauses import WRONG_TYPE
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_regions as tree
from swdsl.syntax.tree_amounts import A, Determiner


def require_either(determiner: Determiner | None, kinds: tree.Kinds, reading: Reading) -> None:
    """Report `and` between kinds where a single region is meant: `a hill and a forest`."""
    if isinstance(determiner, A):
        require_or(kinds, reading)


def require_or(kinds: tree.Kinds, reading: Reading) -> None:
    """Report `and` between kinds where one region of either kind would do."""
    if kinds.both:
        reading.report(
            WRONG_TYPE,
            kinds.span,
            "One region is asked for here, and `and` would need several.",
            hint="Write `or` where either will do: `a hill or a forest`. For both, say it twice:"
            " `if I hold a hill, if I hold a forest`, `bordering a hill and bordering a forest`.",
        )


def require_told_apart(kinds: tree.Kinds, reading: Reading) -> None:
    """Report kinds beside the word `region`, which means every region, of those kinds or not."""
    if len(kinds.nouns) > 1 and any(isinstance(noun, tree.AnyRegion) for noun in kinds.nouns):
        reading.report(
            WRONG_TYPE,
            kinds.span,
            "`region` is every region, so that the kinds beside it say nothing.",
            hint="What follows would be asked of all of them. Say which regions are meant behind the noun:"
            " `a region with mountain or bordering a mountain`.",
        )
