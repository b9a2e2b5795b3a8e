"""How the rules of `clauses.lark` for parties, regions and things become nodes."""

from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_nodes import Rules, each, node, only
from swdsl.syntax.tree_words import Name
from swdsl.words import Deed, Relation


def _all_of(span: Span, *chains: tuple[regions.Filter, ...]) -> regions.AllOf:
    return regions.AllOf(tuple(one for chain in chains for one in chain), span=span)


def _all_regions(span: Span, kinds: regions.Kinds, filters: regions.Filters | None) -> regions.Region:
    return regions.Region(None, kinds, filters, span=span)


def _nested_region(
    span: Span,
    determiner: amounts.Determiner | None,
    kinds: regions.Kinds,
    chain: tuple[regions.Filter, ...] | None,
) -> regions.Region:
    return regions.Region(determiner, kinds, _one_alternative(chain) if chain else None, span=span)


def my_regions(span: Span, kinds: regions.Kinds, filters: regions.Filters | None) -> regions.Region:
    """Build `my regions …`: regions I hold."""
    return regions.Region(None, kinds, _and_mine(span, filters), span=span)


def _each_of_my_regions(
    span: Span, determiner: amounts.Determiner, kinds: regions.Kinds, filters: regions.Filters | None
) -> regions.Region:
    return regions.Region(determiner, kinds, _and_mine(span, filters), span=span)


def _my_nested_regions(
    span: Span, kinds: regions.Kinds, chain: tuple[regions.Filter, ...] | None
) -> regions.Region:
    filters = _one_alternative((regions.IHold(span=span), *(chain or ())))
    return regions.Region(None, kinds, filters, span=span)


def _my_counted_regions(
    span: Span, kinds: regions.Kinds, filters: regions.Filters | None
) -> things.CountedRegions:
    return things.CountedRegions(kinds, _and_mine(span, filters), span=span)


def _one_alternative(chain: tuple[regions.Filter, ...]) -> regions.Filters:
    place = chain[0].span.to(chain[-1].span)
    return regions.Filters((regions.AllOf(chain, span=place),), span=place)


def _and_mine(span: Span, filters: regions.Filters | None) -> regions.Filters:
    """Return the filters of `my regions …`: those of `regions I hold …`."""
    mine = regions.IHold(span=span)
    if filters is None:
        return _one_alternative((mine,))
    alternatives = tuple(regions.AllOf((mine, *one.filters), span=one.span) for one in filters.alternatives)
    return regions.Filters(alternatives, span=filters.span)


def _history(
    span: Span, deed: Deed, by: regions.Party | None, source: tuple[regions.Party, ...] | None
) -> regions.History:
    return regions.History(deed, by, source or (), span=span)


def _i_history(span: Span, deed: Deed, source: tuple[regions.Party, ...] | None) -> regions.History:
    return regions.History(deed, regions.Me(span=span), source or (), span=span)


def _relation_to(span: Span, relation: Relation, target: regions.RegionNode) -> regions.RelationTo:
    return regions.RelationTo(relation, None, target, span=span)


def _not_relation_to(span: Span, relation: Relation, target: regions.RegionNode) -> regions.NotRelationTo:
    return regions.NotRelationTo(relation, None, target, span=span)


def _within(span: Span, distance: int, target: regions.RegionNode) -> regions.RelationTo:
    return regions.RelationTo(Relation.WITHIN, distance, target, span=span)


def _not_within(span: Span, distance: int, target: regions.RegionNode) -> regions.NotRelationTo:
    return regions.NotRelationTo(Relation.WITHIN, distance, target, span=span)


def _held_by(span: Span, parties: tuple[regions.Party, ...]) -> regions.Filter:
    match parties:
        case (regions.Me(),):
            return regions.IHold(span=span)
        case (regions.We(),):
            return regions.WeHold(span=span)
        case (regions.They(),):
            return regions.TheyHold(span=span)
        case _:
            return regions.HeldBy(parties, span=span)


def _opponent(
    span: Span, determiner: Any, life: Any, filters: tuple[regions.PlayerFilter, ...] = ()
) -> regions.Opponent:
    return regions.Opponent(determiner, life, filters, span=span)


def _player(span: Span, determiner: Any, filters: tuple[regions.PlayerFilter, ...] = ()) -> regions.Player:
    return regions.Player(determiner, filters, span=span)


def _lone_thing(span: Span, noun: amounts.Noun, of: regions.Party | None) -> things.Thing:
    return things.Thing(None, noun, of, span=span)


def _counted_opponents(
    span: Span, life: Any, filters: tuple[regions.PlayerFilter, ...] | None
) -> things.CountedOpponents:
    return things.CountedOpponents(life, filters or (), span=span)


def _counted_players(span: Span, filters: tuple[regions.PlayerFilter, ...] | None) -> things.CountedPlayers:
    return things.CountedPlayers(filters or (), span=span)


def _counted_named(span: Span, name: Name, where: things.Where) -> things.CountedThings:
    return things.CountedThings(amounts.NamedNoun(name, span=name.span), None, where, span=span)


def _player_near(span: Span, relation: Relation) -> regions.ThatHolds:
    """Build `adjacent to me`: that holds a region adjacent to a region I hold."""
    mine = any_region(span, regions.IHold(span=span))
    near = any_region(span, regions.RelationTo(relation, None, mine, span=span))
    return regions.ThatHolds(near, span=span)


def any_region(span: Span, one: regions.Filter) -> regions.Region:
    """Return `a region` with one filter."""
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return regions.Region(amounts.A(span=span), kinds, _one_alternative((one,)), span=span)


def _holding_opponent(span: Span, determiner: amounts.Determiner | None) -> regions.Opponent:
    return regions.Opponent(determiner, None, (), span=span)


def _holder_holds(span: Span, holder: regions.Party) -> regions.HeldBy:
    return regions.HeldBy((holder,), span=span)


_PARTIES: Final[Rules] = {
    "named_party": node(regions.NamedParty),
    "parties": each(),
    "me": node(regions.Me),
    "we": node(regions.We),
    "they": node(regions.They),
    "anyone": node(regions.Anyone),
    "nobody": node(regions.Nobody),
    "another_race": node(regions.AnotherRace),
    "my_race": node(regions.MyRace),
    "enemy": node(regions.Enemy),
    "opponent": _opponent,
    "player": _player,
    "neutral": node(regions.Neutral),
    "player_filters": each(),
    "player_with": node(regions.PlayerWith),
    "player_without": node(regions.PlayerWithout),
    "player_attacked": node(regions.PlayerAttacked),
    "player_not_attacked": node(regions.PlayerNotAttacked),
    "by_party": only,
    "player_near": _player_near,
    "that_holds": node(regions.ThatHolds),
}


_REGIONS: Final[Rules] = {
    "region": node(regions.Region),
    "all_regions": _all_regions,
    "nested_region": _nested_region,
    "my_regions": my_regions,
    "each_of_my_regions": _each_of_my_regions,
    "my_nested_regions": _my_nested_regions,
    "here": node(regions.Here),
    "there": node(regions.There),
    "kinds": each(regions.Kinds),
    "names": each(regions.Names),
    "named_regions": each(regions.NamedRegions),
    "any_region": node(regions.AnyRegion),
    "filters": each(regions.Filters),
    "conjunction": _all_of,
    "chain": each(),
    "i_hold": node(regions.IHold),
    "we_hold": node(regions.WeHold),
    "they_hold": node(regions.TheyHold),
    "holder_holds": _holder_holds,
    "holding_opponent": _holding_opponent,
    "with_": node(regions.With),
    "without": node(regions.Without),
    "at_edge": node(regions.AtEdge),
    "same_terrain": node(regions.SameTerrain),
    "other_than": node(regions.OtherThan),
    "that_is_not": node(regions.ThatIsNot),
    "history": _history,
    "i_history": _i_history,
    "from_parties": only,
    "named_anchor": node(regions.NamedAnchor),
    "relation_to": _relation_to,
    "not_relation_to": _not_relation_to,
    "within": _within,
    "not_within": _not_within,
    "held_by": _held_by,
    "not_held_by": node(regions.NotHeldBy),
}


_THINGS: Final[Rules] = {
    "thing": node(things.Thing),
    "lone_thing": _lone_thing,
    "in_region": node(things.InRegion),
    "in_store": node(things.InStore),
    "on_party": node(things.OnParty),
    "on_this": node(things.OnThis),
    "to_region": node(things.ToRegion),
    "to_store": node(things.ToStore),
    "from_store": each(things.FromStore),
    "from_party": node(things.FromParty),
    "from_region": node(things.FromRegion),
    "this_card": node(things.ThisCard),
    "my_card": node(things.MyCard),
    "some_card": node(things.SomeCard),
    "in_column": node(things.InColumn),
    "in_play": node(things.InPlay),
    "from_stack": node(things.FromStack),
    "card_of": node(things.CardOf),
    "counted_regions": node(things.CountedRegions),
    "my_counted_regions": _my_counted_regions,
    "groups": node(things.Groups),
    "adjacent_groups": node(things.AdjacentGroups),
    "terrains": node(things.Terrains),
    "counted_opponents": _counted_opponents,
    "counted_players": _counted_players,
    "counted_things": node(things.CountedThings),
    "possessor": only,
    "counted_named": _counted_named,
    "tokens_lost": node(things.TokensLost),
    "pips": node(things.Pips),
}

REGION_RULES: Final[Rules] = {**_PARTIES, **_REGIONS, **_THINGS}
