"""How those rules of `clauses.lark` for moments, conditions and effects become nodes that need a hand."""

from dataclasses import replace
from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_clauses as clauses
from swdsl.syntax import tree_conditions as conditions
from swdsl.syntax import tree_deeds as deeds
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_nodes import (
    Rules,
    negated,
    rules_of_lists,
    rules_of_nodes,
    rules_of_parts,
    rules_of_words,
)
from swdsl.syntax.build_regions import any_region, my_regions
from swdsl.words import CardVerb, Deed, Modal, PlainVerb, RegionVerb, Since, Tally, Until, Value


def is_about_an_attack(moment: clauses.Moment, effects: tuple[clauses.Sentence, ...]) -> bool:
    """Whether a clause says of a conquest what can only be meant of the attack: that its cost changes."""
    match moment:
        case clauses.OnEvent(predicate=deeds.RegionDeed(verb=RegionVerb.CONQUER)):
            changes = clauses.Adjust | clauses.MayAdjust
            return all(isinstance(each, changes) and each.value is Value.COST for each in effects)
        case _:
            return False


def is_asked_first(effects: tuple[clauses.Sentence, ...]) -> bool:
    """Whether one condition stands before all that is done: then it is one of the whole clause."""
    first, *others = effects
    asked_later = any(isinstance(each, clauses.Given | clauses.Otherwise) for each in others)
    return isinstance(first, clauses.Given) and not asked_later


def asked_for_otherwise(
    qualifiers: tuple[clauses.Qualifier, ...], effects: tuple[clauses.Sentence, ...]
) -> clauses.If | None:
    """Return the one condition before the colon, if it is the one that `otherwise` behind it denies."""
    asked = [each for each in qualifiers if isinstance(each, clauses.If)]
    later = [each for each in effects if isinstance(each, clauses.Given | clauses.Otherwise)]
    denied = bool(later) and isinstance(later[0], clauses.Otherwise) and later[0] is not effects[0]
    return asked[0] if denied and len(asked) == 1 else None


def _clause(moment: Any, *rest: Any, span: Span) -> clauses.Clause:
    *qualifiers, effects = rest
    if is_about_an_attack(moment, effects):
        moment = replace(moment, predicate=replace(moment.predicate, verb=RegionVerb.ATTACK))
    if is_asked_first(effects):
        first, *others = effects
        qualifiers, effects = [*qualifiers, first.asked], (first.effect, *others)
    elif (asked := asked_for_otherwise(tuple(qualifiers), effects)) is not None:
        first, *others = effects
        qualifiers.remove(asked)
        effects = (clauses.Given(asked, first, span=first.span), *others)
    return clauses.Clause(moment, tuple(qualifiers), effects, span=span)


def _limit(times: int, period: Any, per_opponent: bool | None, *, span: Span) -> clauses.Limit:
    return clauses.Limit(times, period, bool(per_opponent), span=span)


def _do(predicate: deeds.Predicate, until: Any, *, span: Span) -> clauses.Do:
    return clauses.Do(None, predicate, until, span=span)


def _permit(
    subject: regions.Subject, modal: Modal, predicate: deeds.Predicate, until: Until | None, *, span: Span
) -> clauses.Permit:
    """Build what somebody may do; what nobody may do, everyone cannot."""
    if isinstance(subject, regions.Nobody) and modal is Modal.MAY:
        return clauses.Permit(regions.Anyone(span=subject.span), Modal.CANNOT, predicate, until, span=span)
    return clauses.Permit(subject, modal, predicate, until, span=span)


def _lose(thing: things.Thing, per: deeds.Per | None, *, span: Span) -> deeds.Lose | deeds.Pay:
    """Build a loss of tokens; coins that are lost are paid."""
    if isinstance(thing.noun, amounts.CoinNoun):
        return deeds.Pay(thing, per, span=span)
    return deeds.Lose(thing, per, span=span)


def _attack_me(*, span: Span) -> deeds.RegionDeed:
    kinds = regions.Kinds((regions.AnyRegion(span=span),), span=span)
    return deeds.RegionDeed(RegionVerb.ATTACK, my_regions(kinds, None, span=span), span=span)


def _attack_holder(holder: regions.Party, *, span: Span) -> deeds.RegionDeed:
    held = any_region(regions.HeldBy((holder,), span=span), span=span)
    return deeds.RegionDeed(RegionVerb.ATTACK, held, span=span)


def _did_to_regions(
    party: regions.Party, deed: Deed, quantity: amounts.Quantity, kinds: regions.Kinds, *rest: Any, span: Span
) -> conditions.ThereAre:
    """Build `I conquered a region this turn`: there is a region I conquered this turn."""
    filters, source = rest
    done = regions.History(deed, party, source or (), Since.THIS_TURN, span=span)
    alternatives = filters.alternatives if filters else (regions.AllOf((), span=span),)
    narrowed = tuple(regions.AllOf((done, *one.filters), span=one.span) for one in alternatives)
    counted = things.CountedRegions(kinds, regions.Filters(narrowed, span=span), span=span)
    return conditions.ThereAre(quantity, counted, span=span)


def _per_paid(*, span: Span) -> deeds.PerEach:
    """Build `for each` with nothing behind it: for each that was paid."""
    return deeds.PerEach(things.Tallied(Tally.PAID, span=span), span=span)


def _attacks_cost(
    party: regions.Party | None, where: regions.RegionNode | None, *rest: Any, span: Span
) -> clauses.AttacksCost:
    """Build what attacks cost for a time, whoever makes them."""
    anyone = isinstance(party, regions.Anyone)
    return clauses.AttacksCost(None if anyone else party, where, *rest, span=span)


def _my_attacks_cost(where: regions.RegionNode | None, *rest: Any, span: Span) -> clauses.AttacksCost:
    return clauses.AttacksCost(regions.Me(span=span), where, *rest, span=span)


def _of_coins(node: Any, *fixed: Any) -> Any:
    """Return a builder for a change of coins."""
    return lambda *values, span: node(Value.COINS, *values, *fixed, span=span)


CLAUSE_RULES: Final[Rules] = {
    **rules_of_nodes(amounts, clauses, conditions, deeds),
    **rules_of_words(deeds.RegionDeed, RegionVerb),
    **rules_of_words(deeds.CardDeed, CardVerb),
    **rules_of_words(deeds.PlainDeed, PlainVerb),
    **rules_of_parts("of_party", "many_times", "beyond", "cap", "to_party"),
    **rules_of_lists("effects"),
    "clause": _clause,
    "limit": _limit,
    "per_opponent": lambda span: True,
    "once": lambda span: 1,
    "twice": lambda span: 2,
    "unless": negated(clauses.If),
    "did_to_regions": _did_to_regions,
    "do": _do,
    "subject_does": clauses.Do,
    "permit": _permit,
    "per_paid": _per_paid,
    "attacks_cost": _attacks_cost,
    "my_attacks_cost": _my_attacks_cost,
    **rules_of_parts("on_regions", "of_regions"),
    "change_by": _of_coins(clauses.Adjust),
    "change_exactly": _of_coins(clauses.SetExactly),
    "change_floor": _of_coins(clauses.Floor),
    "change_ceiling": _of_coins(clauses.Ceiling),
    "change_double": _of_coins(clauses.Double),
    "change_halve": _of_coins(clauses.Halve),
    "lose": _lose,
    "attack_holder": _attack_holder,
    "attack_me": _attack_me,
}
