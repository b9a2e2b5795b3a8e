"""How those rules of `clauses.lark` for parties, regions and things become nodes that need a hand."""

from functools import partial
from typing import Final

from swdsl.source import Span
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_nodes import Rules, negated, rules_of_lists, rules_of_nodes, rules_of_parts
from swdsl.syntax.tree_words import Name
from swdsl.words import Deed, Relation, Since


def _all_of(*chains: tuple[regions.Filter, ...], span: Span) -> regions.AllOf:
    return regions.AllOf(tuple(one for chain in chains for one in chain), span=span)


def _all_regions(kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span) -> regions.Region:
    return regions.Region(None, kinds, filters, span=span)


def _a_region(kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span) -> regions.Region:
    return regions.Region(amounts.A(span=span), kinds, filters, span=span)


def _each_region(kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span) -> regions.Region:
    return regions.Region(amounts.Each(span=span), kinds, filters, span=span)


def _nested_region(
    determiner: amounts.Determiner | None,
    kinds: regions.Kinds,
    chain: tuple[regions.Filter, ...] | None,
    *,
    span: Span,
) -> regions.Region:
    return regions.Region(determiner, kinds, _one_alternative(chain) if chain else None, span=span)


def _kinds(*parts: regions.KindNoun | bool, span: Span) -> regions.Kinds:
    """Build a description from its nouns, and from each `and` between them."""
    nouns = tuple(part for part in parts if not isinstance(part, bool))
    return regions.Kinds(nouns, len(nouns) < len(parts), span=span)


def _both(*, span: Span) -> bool:
    return True


def my_regions(kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span) -> regions.Region:
    """Build `my regions …`: regions I hold."""
    return regions.Region(None, kinds, _and_mine(filters, span=span), span=span)


def _each_of_my_regions(
    determiner: amounts.Determiner, kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span
) -> regions.Region:
    return regions.Region(determiner, kinds, _and_mine(filters, span=span), span=span)


def _my_nested_regions(
    kinds: regions.Kinds, chain: tuple[regions.Filter, ...] | None, *, span: Span
) -> regions.Region:
    filters = _one_alternative((regions.IHold(span=span), *(chain or ())))
    return regions.Region(None, kinds, filters, span=span)


def _my_counted_regions(
    kinds: regions.Kinds, filters: regions.Filters | None, *, span: Span
) -> things.CountedRegions:
    return things.CountedRegions(kinds, _and_mine(filters, span=span), span=span)


def _different_terrains(filters: regions.Filters, *, span: Span) -> things.Terrains:
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return things.Terrains(kinds, filters, span=span)


def _one_alternative(chain: tuple[regions.Filter, ...]) -> regions.Filters:
    place = chain[0].span.to(chain[-1].span)
    return regions.Filters((regions.AllOf(chain, span=place),), span=place)


def _and_mine(filters: regions.Filters | None, *, span: Span) -> regions.Filters:
    """Return the filters of `my regions …`: those of `regions I hold …`."""
    mine = regions.IHold(span=span)
    if filters is None:
        return _one_alternative((mine,))
    alternatives = tuple(regions.AllOf((mine, *one.filters), span=one.span) for one in filters.alternatives)
    return regions.Filters(alternatives, span=filters.span)


def _history(
    deed: Deed,
    by: regions.Party | None,
    source: tuple[regions.Party, ...] | None,
    since: Since,
    *,
    span: Span,
    negated: bool = False,
) -> regions.History:
    if negated and by is None and deed is Deed.CONQUERED:
        by = regions.Me(span=span)  # in my own turn nobody else conquers: what is not conquered is not by me
    return regions.History(deed, by, source or (), since, negated, span=span)


def _i_history(
    deed: Deed, source: tuple[regions.Party, ...] | None, since: Since, *, span: Span
) -> regions.History:
    return regions.History(deed, regions.Me(span=span), source or (), since, span=span)


def _relation_to(
    relation: Relation, target: regions.RegionNode, *, span: Span, negated: bool = False
) -> regions.RelationTo:
    return regions.RelationTo(relation, None, target, negated, span=span)


def _within(
    distance: int, target: regions.RegionNode, *, span: Span, negated: bool = False
) -> regions.RelationTo:
    return regions.RelationTo(Relation.WITHIN, distance, target, negated, span=span)


def _held_by(parties: tuple[regions.Party, ...], *, span: Span) -> regions.Filter:
    match parties:
        case (regions.Me(),):
            return regions.IHold(span=span)
        case (regions.We(),):
            return regions.WeHold(span=span)
        case (regions.They(),):
            return regions.TheyHold(span=span)
        case _:
            return regions.HeldBy(parties, span=span)


def _lone_thing(noun: amounts.Noun, of: regions.Party | None, *, span: Span) -> things.Thing:
    return things.Thing(None, noun, of, span=span)


def _counted_named(name: Name, where: things.Where, *, span: Span) -> things.CountedThings:
    return things.CountedThings(amounts.NamedNoun(name, span=name.span), None, where, span=span)


def _player_near(relation: Relation, *, span: Span) -> regions.ThatHolds:
    """Build `adjacent to me`: that holds a region adjacent to a region I hold."""
    mine = any_region(regions.IHold(span=span), span=span)
    near = any_region(regions.RelationTo(relation, None, mine, span=span), span=span)
    return regions.ThatHolds(near, span=span)


def any_region(one: regions.Filter, *, span: Span) -> regions.Region:
    """Return `a region` with one filter."""
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return regions.Region(amounts.A(span=span), kinds, _one_alternative((one,)), span=span)


def _holding_opponent(determiner: amounts.Determiner | None, *, span: Span) -> regions.Opponent:
    return regions.Opponent(determiner, None, (), span=span)


def _holder_holds(holder: regions.Party, *, span: Span) -> regions.HeldBy:
    return regions.HeldBy((holder,), span=span)


REGION_RULES: Final[Rules] = {
    **rules_of_nodes(regions, things),
    **rules_of_parts("by_party", "from_parties", "possessor"),
    **rules_of_lists("parties", "player_filters", "chain"),
    "player_without": negated(regions.PlayerWith),
    "player_not_attacked": negated(regions.PlayerAttacked),
    "race_not_attacked": negated(regions.RaceAttacked),
    "player_near": _player_near,
    "without": negated(regions.With),
    "not_at_edge": negated(regions.AtEdge),
    "all_regions": _all_regions,
    "a_region": _a_region,
    "each_region": _each_region,
    "nested_region": _nested_region,
    "my_regions": my_regions,
    "each_of_my_regions": _each_of_my_regions,
    "my_nested_regions": _my_nested_regions,
    "kinds": _kinds,
    "both": _both,
    "conjunction": _all_of,
    "holder_holds": _holder_holds,
    "holding_opponent": _holding_opponent,
    "history": _history,
    "i_history": _i_history,
    "not_history": partial(_history, negated=True),
    "relation_to": _relation_to,
    "not_relation_to": partial(_relation_to, negated=True),
    "within": _within,
    "not_within": partial(_within, negated=True),
    "held_by": _held_by,
    "not_held_by": negated(regions.HeldBy),
    "lone_thing": _lone_thing,
    "my_counted_regions": _my_counted_regions,
    "different_terrains": _different_terrains,
    "counted_named": _counted_named,
}
