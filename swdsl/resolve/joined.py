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


def require_shared(filters: tree.Filters, reading: Reading) -> None:
    """Report `or` where nobody can tell what it joins: `I hold with pot or at the edge`.

    Alternatives of one filter each leave no doubt, nor do those that all say what they share; unless one of
    them ends in a region of its own with filters that could go on behind the `or`.
    """
    chains = [set(each.filters) for each in filters.alternatives]
    shared = set.intersection(*chains)
    if len(chains) == 1:
        return
    if max(map(len, chains)) > 1 and any(len(chain - shared) != 1 for chain in chains):
        hint = (
            "Say what all of them share with each, `a region I hold with pot or I hold at the edge`,"
            " or make two sentences of it."
        )
    elif any(map(_denies, filters.alternatives[:-1])) and not all(map(_denies, filters.alternatives)):
        hint = "`not` could be meant of all: `not bordering a hill or not at the edge`, or let it come last."
    elif any(map(_goes_on, filters.alternatives[:-1])):
        hint = "Let that filter come last, `a region with pot or bordering a region I hold with pot`."
    else:
        return
    reading.report(
        WRONG_TYPE, filters.span, "What stands behind `or` could belong to more than one noun.", hint=hint
    )


def _goes_on(chain: tree.AllOf) -> bool:
    match chain.filters[-1]:
        case tree.RelationTo(target=tree.Region(filters=tree.Filters())):
            return True
        case _:
            return False


def _denies(chain: tree.AllOf) -> bool:
    match chain.filters[0]:
        case tree.RelationTo(negated=True) | tree.HeldBy(negated=True) | tree.AtEdge(negated=True):
            return True
        case tree.ThatIsNot():
            return True
        case _:
            return False
