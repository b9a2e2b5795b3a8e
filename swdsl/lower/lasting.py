"""Rules that last for a time: an effect that begins one, and the standing rule that holds until it ends.

The rule is lowered as `always`, or the attack or scoring that it changes, would have it, and holds while it
is noted that it began. `there` and `they` are noted with it; whatever else it names is looked at when asked.
"""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, assert_never

from swdsl.lower.changes import attacker_test, changed_yield, defended, my_adjustment
from swdsl.lower.classify_always import rule_parts
from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Ban, Defence, Hook, Immunity, Permission
from swdsl.lower.form_lasting import LayDeed, LayRule, LayRuleOn, LayRuleOnThere, LayRuleThere
from swdsl.lower.form_regions import (
    Bordering,
    Chained,
    Crowded,
    Except,
    MarkedAt,
    Mask,
    Neighbouring,
    PieceCrowded,
    ThereAt,
)
from swdsl.lower.form_tests import Laid, Test, TheyBound
from swdsl.lower.form_words import Ending, Event, Permit, Scope
from swdsl.lower.hearers import Occasion
from swdsl.lower.hook_settings import answers
from swdsl.lower.how_many import EVERY_ONE, each_party
from swdsl.lower.regions import standing_mask
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Tallied
from swdsl.model.expressions import (
    Anyone,
    Here,
    Me,
    Party,
    RegionSet,
    TheirRace,
    There,
    They,
)
from swdsl.model.walk import nodes
from swdsl.words import Life, Modal, Period, Quantifier, RegionVerb, State, Tally, Until
from swdsl.words import Permission as Permitted

_ENDINGS: Final = {
    Until.MY_NEXT_TURN: Ending.UNTIL_NEXT_TURN,
    Until.TURN_END: Ending.UNTIL_TURN_END,
    Until.GAME_END: Ending.UNTIL_GAME_END,
}
_KNOWN_LATER: Final = (Tally.ROUND, Tally.ROUND_LEFT, Tally.TURN_PLAYED, Tally.TURN_IN_DECLINE)
#: Sets that are not what their parts make of each region of several.
_TURNED: Final = (Except, Bordering, Neighbouring, Chained, Crowded, PieceCrowded)
_PLACES: Final = ("regions", "others")
_EVERYWHERE: Final = (Quantifier.BARE, Quantifier.ANY, *EVERY_ONE)
_MODEL: Final = "when I conquer a region, once per turn: there is immune to opponents until my next turn"
_PROTECTED: Final = "at turn start: opponents cannot attack mountains until my next turn"


@dataclass(frozen=True, slots=True)
class Left:
    """What an effect notes, and the rules that hold from then on."""

    deed: LayDeed
    rules: tuple[Hook, ...]


def lasting(effect: model.Lasting, number: int, clause: model.Clause, scene: Scene) -> Left:
    """Return what a rule for a time comes to; `number` tells it from others of its clause."""
    with about(effect.span):
        refuse_one_place(effect)
        _refuse_unknown(effect)
        bound = _bound(effect, number)
        parts = _parts(effect, bound or Laid(number), clause, replace(scene, own=False, acting=False))
        rules = tuple(_rule(part) for part in parts)
        there = any(_is_about_there(rule) for rule in rules)
        if there and not _has_one_mark(effect, clause, scene):
            _refuse_mingled(rules)
        left = tuple(_left(rule, number, bound is not None) for rule in rules)
        return Left(_deed(number, _ENDINGS[effect.until], there=there, they=bound is not None), left)


def rules_for_a_time(clause: model.Clause) -> list[model.Lasting]:
    """Return the rules for a time of a clause, in their order."""
    return [each for each in map(model.bare, clause.effects) if isinstance(each, model.Lasting)]


def number_in(clause: model.Clause, effect: model.Lasting) -> int:
    """Return the number of a rule for a time in its clause."""
    return next(number for number, each in enumerate(rules_for_a_time(clause)) if each is effect)


def refuse_lapsed(occasion: Occasion, clause: model.Clause, scene: Scene) -> None:
    """Refuse a rule for a time where nobody would have it when it is to hold."""
    found = rules_for_a_time(clause)
    if not found:
        return
    with about(found[0].span):
        if occasion.on is Event.DECLINES and occasion.scope is Scope.MINE and clause.state is State.ACTIVE:
            raise NotPlayableError(
                "once it has declined, the race no longer has this sentence",
                instead="when I decline, also in decline: "
                "regions I hold are immune to opponents until my next turn",
            )
        late = occasion.on is Event.TURN_END and any(each.until is Until.TURN_END for each in found)
        gone = occasion.on is Event.FADES and occasion.scope is Scope.MINE
        if late or gone or occasion.on is Event.GAME_END or occasion.scope is Scope.PASSERS:
            raise NotPlayableError("that would end as it begins", instead=_PROTECTED)
        if scene.owner is None and clause.state is State.BOTH:
            raise NotPlayableError(
                "what every race has in both states it would have twice",
                instead="when I conquer a mountain: there is immune to opponents until my next turn",
            )
        _refuse_lost(clause, scene)


def _refuse_lost(clause: model.Clause, scene: Scene) -> None:
    """Refuse what a place or relic would say for somebody who has just lost it."""
    match clause.moment:
        case moments.RegionEvent(actor=actor, verb=RegionVerb.CONQUER, regions=Here()) if (
            scene.on_board and actor != Me()
        ):
            raise NotPlayableError(
                "whoever loses this no longer has its sentences",
                instead="when I conquer here: here is immune to opponents until my next turn",
            )
        case _:
            return


# -- the rule -------------------------------------------------------------------------------------------


def _parts(effect: model.Lasting, guard: Test, clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Return the rule as it would stand, under the condition that it has begun."""
    moment = effect.moment
    match moment:
        case moments.Always():
            _refuse_one_of_many(
                getattr(effect.effect, "subject", None) or getattr(effect.effect, "party", None)
            )
            return _standing(effect.effect, guard, clause, scene)
        case moments.RegionEvent(verb=RegionVerb.ATTACK):
            return (_attack(moment, effect.effect, guard, scene),)
        case moments.RegionEvent(actor=Anyone(), verb=RegionVerb.SCORE, regions=regions):
            return (changed_yield(effect.effect, standing_mask(regions, scene), Scope.EVERYBODY, guard),)
        case moments.RegionEvent():
            raise NotPlayableError("what lasts for a time is a rule, a cost or coins", instead=_MODEL)
        case _:
            assert_never(moment)


def _standing(rule: model.Standing, guard: Test, clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    match rule:
        case model.Rule(subject=They() | TheirRace(), modal=Modal.CANNOT, permission=Permitted.ATTACK):
            return (Ban(standing_mask(rule.regions, scene), Scope.EVERYBODY, guard=guard),)
        case model.AdjacentTo(regions=There(), others=None):
            raise NotPlayableError(
                "a region is adjacent to others",
                instead="when I conquer a region: there is adjacent to mountains until my next turn",
            )
        case _:
            return rule_parts(rule, replace(clause, limit=None, conditions=()), guard, scene)


def _attack(event: moments.RegionEvent, change: model.Standing, guard: Test, scene: Scene) -> Part:
    mask = standing_mask(event.regions, scene)
    if model.is_optional(change):
        raise NotPlayableError("what holds for a time is nobody's choice", instead=_MODEL)
    match event.actor:
        case Me():
            return my_adjustment(change, mask, guard, scene, free=False)
        case They() | TheirRace():
            return defended(change, replace(event, actor=Anyone()), mask, guard, scene)
        case actor:
            _refuse_one_of_many(actor)
            return defended(change, event, mask, every(attacker_test(actor, scene), guard), scene)


def refuse_one_place(effect: model.Lasting) -> None:
    """Refuse `a mountain` as where a rule holds: nobody has chosen which one."""
    places = (getattr(node, name, None) for node in (effect.moment, effect.effect) for name in _PLACES)
    for place in places:
        if isinstance(place, RegionSet) and place.quantity.quantifier not in _EVERYWHERE:
            raise NotPlayableError(
                "a rule for a time holds for all regions of a kind, or for the one of its moment",
                place.quantity.span,
                "at turn start: opponents cannot attack mountains until my next turn",
            )


def _refuse_one_of_many(party: Party | None) -> None:
    """Refuse `an opponent` as those a rule holds for: nobody knows which one."""
    each_party(
        party,
        "a rule holds for all opponents, or for one who was chosen",
        "when I conquer a region: opponents cannot attack there until my next turn",
    )


def _bound(effect: model.Lasting, number: int) -> TheyBound | None:
    """Return the test whether the player whom a rule is about is the one who is asked for."""
    rule, moment = effect.effect, effect.moment
    party = rule.subject if isinstance(rule, model.Rule) else getattr(moment, "actor", None)
    match party:
        case They():
            return TheyBound(number)
        case TheirRace(life=Life.ACTIVE):
            return TheyBound(number, active=True)
        case TheirRace():
            raise NotPlayableError(
                "a rule for a time binds them, or their active race",
                instead="after scoring: choose an opponent, then they cannot attack hills until my next turn",
            )
        case _:
            return None


def _rule(part: Part) -> Hook:
    if not isinstance(part, Hook):
        raise NotPlayableError("this is so for good, or not at all", instead=_MODEL)
    if isinstance(part, Ban | Defence | Immunity) and part.scope is Scope.ANYONE:
        return replace(part, scope=Scope.EVERYBODY)  # it is the rule of whoever let it begin
    return part


# -- what is noted --------------------------------------------------------------------------------------


def _deed(rule: int, ending: Ending, *, there: bool, they: bool) -> LayDeed:
    if they:
        return LayRuleOnThere(rule, ending) if there else LayRuleOn(rule, ending)
    return LayRuleThere(rule, ending) if there else LayRule(rule, ending)


def _left(rule: Hook, number: int, bound: bool) -> Hook:
    """Return a rule that speaks of the regions that were noted."""
    masks = {name: _marked(mask, MarkedAt(number, bound)) for name, mask in _places(rule).items()}
    return replace(rule, **masks)


def _places(rule: Hook) -> dict[str, Mask]:
    """Return where a rule holds; what is counted in one region is counted in the one that is asked for."""
    return {name: answer for name, answer in answers(rule) if isinstance(answer, Mask)}


def _marked(node: Any, marked: MarkedAt) -> Any:
    """Return a lowered value with the regions that were noted in the place of `there`."""
    if isinstance(node, ThereAt):
        return marked
    if isinstance(node, tuple):
        return tuple(_marked(each, marked) for each in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{each.name: _marked(getattr(node, each.name), marked) for each in fields(node)})


# -- what cannot be noted -------------------------------------------------------------------------------


def _is_about_there(rule: Hook) -> bool:
    return any(isinstance(node, ThereAt) for mask in _places(rule).values() for node in walk(mask))


def _has_one_mark(effect: model.Lasting, clause: model.Clause, scene: Scene) -> bool:
    """Whether such a rule is about one region at a time, because it cannot begin again before it ends."""
    limit = clause.limit
    if limit is None or limit.times != 1 or limit.per_opponent:
        return False
    match effect.until:
        case Until.TURN_END:
            return True
        case Until.MY_NEXT_TURN:
            return scene.own or limit.period is not Period.TURN
        case _:
            return limit.period is not Period.TURN


def _refuse_mingled(rules: tuple[Hook, ...]) -> None:
    """Refuse a rule that says of each of several regions what is not true of them together."""
    for rule in rules:
        places = _places(rule).values()
        said = sum(isinstance(node, ThereAt) for mask in places for node in walk(mask))
        turned = any(isinstance(node, _TURNED) and _mentions_there(node) for m in places for node in walk(m))
        if said > 1 or turned or (isinstance(rule, Permission) and rule.kind is Permit.ENTER_ONLY):
            raise NotPlayableError(
                "several regions would be meant at a time, each with a rule that the others break",
                instead="when I conquer a region, once per turn: "
                "opponents cannot attack regions bordering there until my next turn",
            )


def _mentions_there(node: Any) -> bool:
    return any(isinstance(each, ThereAt) for each in walk(node))


def _refuse_unknown(effect: model.Lasting) -> None:
    """Refuse what is known when a rule begins, and no longer when it holds."""
    rule, moment = effect.effect, effect.moment
    regions = getattr(moment, "regions", None)
    places = [getattr(rule, name, None) for name in ("regions", "others")] + [regions]
    for node in (node for place in places if place is not None for node in nodes(place)):
        if isinstance(node, They | TheirRace):
            raise NotPlayableError("who they are is noted, not what they hold", instead=_PROTECTED)
    if isinstance(rule, model.Adjust):
        _refuse_counted(rule, there_is_meant=regions == There())


def _refuse_counted(rule: model.Adjust, *, there_is_meant: bool) -> None:
    for node in nodes(rule.amount):
        passing = isinstance(node, Tallied) and node.tally not in _KNOWN_LATER
        if passing or isinstance(node, They | TheirRace) or (isinstance(node, There) and not there_is_meant):
            raise NotPlayableError(
                "what a rule for a time counts is counted when it is asked for, and that is gone by then",
                instead="at turn start: attacks on hills cost 1 more until my next turn",
            )
