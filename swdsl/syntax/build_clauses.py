"""How the rules of `clauses.lark` become nodes."""

from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_clauses as clauses
from swdsl.syntax import tree_deeds as deeds
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_nodes import Rules, each, node, only
from swdsl.syntax.tree_words import Deed, Name, Relation


def _clause(span: Span, moment: clauses.Moment, *rest: Any) -> clauses.Clause:
    return clauses.Clause(moment, rest[:-1], rest[-1], span=span)


def _limit(span: Span, times: int, period: Any, per_opponent: bool | None) -> clauses.Limit:
    return clauses.Limit(times, period, bool(per_opponent), span=span)


def _do(span: Span, predicate: deeds.Predicate, until: Any) -> clauses.Do:
    return clauses.Do(None, predicate, until, span=span)


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


def _my_regions(span: Span, kinds: regions.Kinds, filters: regions.Filters | None) -> regions.Region:
    return regions.Region(None, kinds, _and_mine(span, filters), span=span)


def _each_of_my_regions(
    span: Span, determiner: amounts.Determiner, kinds: regions.Kinds, filters: regions.Filters | None
) -> regions.Region:
    return regions.Region(determiner, kinds, _and_mine(span, filters), span=span)


def _attack_me(span: Span) -> deeds.Attack:
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return deeds.Attack(_my_regions(span, kinds, None), span=span)


def _attack_holder(span: Span, holder: regions.Party) -> deeds.Attack:
    return deeds.Attack(_any_region(span, regions.HeldBy((holder,), span=span)), span=span)


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
    mine = _any_region(span, regions.IHold(span=span))
    near = _any_region(span, regions.RelationTo(relation, None, mine, span=span))
    return regions.ThatHolds(near, span=span)


def _any_region(span: Span, one: regions.Filter) -> regions.Region:
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return regions.Region(amounts.A(span=span), kinds, _one_alternative((one,)), span=span)


def _holding_opponent(span: Span, determiner: amounts.Determiner | None) -> regions.Opponent:
    return regions.Opponent(determiner, None, (), span=span)


def _holder_holds(span: Span, holder: regions.Party) -> regions.HeldBy:
    return regions.HeldBy((holder,), span=span)


def _did_to_regions(
    span: Span,
    party: regions.Party,
    deed: Deed,
    quantity: amounts.Quantity,
    kinds: regions.Kinds,
    *rest: Any,
) -> clauses.ThereAre:
    """Build `I conquered a region this turn`: there is a region I conquered this turn."""
    filters, source = rest
    done = regions.History(deed, party, source or (), span=span)
    alternatives = filters.alternatives if filters else (regions.AllOf((), span=span),)
    narrowed = tuple(regions.AllOf((done, *one.filters), span=one.span) for one in alternatives)
    counted = things.CountedRegions(kinds, regions.Filters(narrowed, span=span), span=span)
    return clauses.ThereAre(quantity, counted, span=span)


_MOMENTS: Final[Rules] = {
    "clause": _clause,
    "always": node(clauses.Always),
    "at_step": node(clauses.AtStep),
    "on_event": node(clauses.OnEvent),
    "of_party": only,
    "also_in_decline": node(clauses.AlsoInDecline),
    "only_in_decline": node(clauses.OnlyInDecline),
    "limit": _limit,
    "per_opponent": lambda span: True,
    "if_": node(clauses.If),
    "unless": node(clauses.Unless),
    "named": node(clauses.Named),
    "once": lambda span: 1,
    "twice": lambda span: 2,
    "many_times": only,
    "holds": node(clauses.Holds),
    "holds_compared": node(clauses.HoldsCompared),
    "has": node(clauses.Has),
    "has_compared": node(clauses.HasCompared),
    "did": node(clauses.Did),
    "used_this": node(clauses.UsedThis),
    "did_to_regions": _did_to_regions,
    "there_are": node(clauses.ThereAre),
    "measured": node(clauses.Measured),
    "option_is": node(clauses.OptionIs),
    "my_turn": node(clauses.MyTurn),
}

_AMOUNTS: Final[Rules] = {
    "exactly": node(amounts.Exactly),
    "at_least": node(amounts.AtLeast),
    "at_most": node(amounts.AtMost),
    "between": node(amounts.Between),
    "no": node(amounts.No),
    "some": node(amounts.Some),
    "all": node(amounts.All),
    "a": node(amounts.A),
    "any": node(amounts.Any),
    "each": node(amounts.Each),
    "number": node(amounts.Number),
    "up_to": node(amounts.UpTo),
    "token_noun": node(amounts.TokenNoun),
    "coin_noun": node(amounts.CoinNoun),
    "defender_noun": node(amounts.DefenderNoun),
    "enemy_defender_noun": node(amounts.EnemyDefenderNoun),
    "neutral_noun": node(amounts.NeutralNoun),
    "piece_noun": node(amounts.PieceNoun),
    "this_noun": node(amounts.ThisNoun),
    "card_noun": node(amounts.CardNoun),
    "named_noun": node(amounts.NamedNoun),
    "content": node(amounts.Content),
}

_EFFECTS: Final[Rules] = {
    "effects": each(),
    "do": _do,
    "subject_does": node(clauses.Do),
    "permit": node(clauses.Permit),
    "adjacent_to": node(clauses.AdjacentTo),
    "adjacent_each_other": node(clauses.AdjacentEachOther),
    "immune": node(clauses.Immune),
    "survivors_go": node(clauses.SurvivorsGo),
    "adjust": node(clauses.Adjust),
    "may_adjust": node(clauses.MayAdjust),
    "set_value": node(clauses.SetValue),
    "set_exactly": node(clauses.SetExactly),
    "floor": node(clauses.Floor),
    "ceiling": node(clauses.Ceiling),
    "double": node(clauses.Double),
    "halve": node(clauses.Halve),
    "per_each": node(deeds.PerEach),
    "per_every": node(deeds.PerEvery),
    "cap": only,
    "to_party": only,
}

_DEEDS: Final[Rules] = {
    "attack": node(deeds.Attack),
    "attack_holder": _attack_holder,
    "attack_me": _attack_me,
    "conquer": node(deeds.Conquer),
    "occupy": node(deeds.Occupy),
    "leave": node(deeds.Leave),
    "enter": node(deeds.Enter),
    "reach": node(deeds.Reach),
    "pass_through": node(deeds.PassThrough),
    "score": node(deeds.Score),
    "gain": node(deeds.Gain),
    "pay": node(deeds.Pay),
    "lose": node(deeds.Lose),
    "keep": node(deeds.Keep),
    "place": node(deeds.Place),
    "move": node(deeds.Move),
    "remove": node(deeds.Remove),
    "replace": node(deeds.Replace),
    "swap": node(deeds.Swap),
    "use_this": node(deeds.UseThis),
    "use": node(deeds.Use),
    "use_as": node(deeds.UseAs),
    "pick": node(deeds.Pick),
    "discover": node(deeds.Discover),
    "choose_party": node(deeds.ChooseParty),
    "ignore": node(deeds.Ignore),
    "help": node(deeds.Help),
    "defenders": node(deeds.Defenders),
    "ignored_kind": node(deeds.IgnoredKind),
    "ignored_name": node(deeds.IgnoredName),
    "decline": node(deeds.Decline),
    "fade": node(deeds.Fade),
    "expand": node(deeds.Expand),
    "redeploy": node(deeds.Redeploy),
    "revive": node(deeds.Revive),
    "roll": node(deeds.Roll),
    "roll_die": node(deeds.Roll),
    "stop": node(deeds.Stop),
}

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
    "my_regions": _my_regions,
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

CLAUSE_RULES: Final[Rules] = {
    **_MOMENTS,
    **_AMOUNTS,
    **_EFFECTS,
    **_DEEDS,
    **_PARTIES,
    **_REGIONS,
    **_THINGS,
}
