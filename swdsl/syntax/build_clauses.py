"""How the rules of `clauses.lark` for moments, conditions and effects become nodes."""

from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_clauses as clauses
from swdsl.syntax import tree_deeds as deeds
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_nodes import Rules, each, node, only
from swdsl.syntax.build_regions import REGION_RULES, any_region, my_regions
from swdsl.words import Deed


def _clause(span: Span, moment: clauses.Moment, *rest: Any) -> clauses.Clause:
    return clauses.Clause(moment, rest[:-1], rest[-1], span=span)


def _limit(span: Span, times: int, period: Any, per_opponent: bool | None) -> clauses.Limit:
    return clauses.Limit(times, period, bool(per_opponent), span=span)


def _do(span: Span, predicate: deeds.Predicate, until: Any) -> clauses.Do:
    return clauses.Do(None, predicate, until, span=span)


def _attack_me(span: Span) -> deeds.Attack:
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return deeds.Attack(my_regions(span, kinds, None), span=span)


def _attack_holder(span: Span, holder: regions.Party) -> deeds.Attack:
    return deeds.Attack(any_region(span, regions.HeldBy((holder,), span=span)), span=span)


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


CLAUSE_RULES: Final[Rules] = {
    **_MOMENTS,
    **_AMOUNTS,
    **_EFFECTS,
    **_DEEDS,
    **REGION_RULES,
}
