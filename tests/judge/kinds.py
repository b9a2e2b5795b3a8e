"""What kind of sentence it is: a deed, an offer, a question."""

from __future__ import annotations

from swdsl.model.clauses import (
    ChangeGround,
    Choose,
    ChooseRegion,
    Do,
    Draw,
    Effect,
    Lasting,
    Move,
    Perform,
    Place,
    Remove,
    Replace,
    Reveal,
    RollForCost,
    Rule,
    Swap,
    Take,
    UseAs,
    bare,
    is_optional,
)
from swdsl.model.counts import InRegions, InStores, Location, OnCombos, Thing
from swdsl.model.expressions import Me, MyRace, Pieces, RegionSet, Tokens
from swdsl.model.moments import AtStep
from swdsl.model.walk import nodes
from swdsl.words import Life, Modal, Permission, PlainVerb, Quantifier, RegionVerb, Step, Store, Timing
from tests.judge.costs import is_help
from tests.judge.holding import in_state
from tests.judge.rules import Sentence
from tests.judge.scene import Scene


def is_deed(said: Scene) -> bool:
    """Whether a sentence does something, and is no mere change of a number."""
    assert said.sentence is not None
    deeds = [each for each in map(bare, said.sentence.clause.effects) if isinstance(each, Do | Lasting)]
    frame = said.sentence.source.kind is None
    return bool(deeds) and not (frame and said.sentence.topic in ("attack", "conquer", "event"))


def is_number(said: Scene) -> bool:
    """Whether a sentence changes the cost of an attack, unasked, and does nothing else."""
    assert said.sentence is not None
    return not is_help(said.sentence) and not is_deed(said)


def is_offer_in_attack(said: Scene) -> bool:
    """Whether a sentence is a help, which was chosen or not before the attack was made."""
    assert said.sentence is not None
    return said.sentence.topic == "attack" and is_help(said.sentence)


def may_repel(said: Scene) -> bool:
    """Whether a sentence may let an attack fail: it speaks while the attack waits."""
    assert said.sentence is not None
    return any(
        isinstance(each, Do) and each.action == Perform(PlainVerb.REPEL)
        for each in map(bare, said.sentence.clause.effects)
    )


def is_decline(said: Scene) -> bool:
    """Whether a sentence is the offer to decline, and nothing else."""
    assert said.sentence is not None
    match said.sentence.clause.effects:
        case (Do(subject=Me(), action=Perform(PlainVerb.DECLINE), optional=True),):
            return True
        case _:
            return False


def asks_somebody(said: Scene) -> bool:
    """Whether a sentence waits until what asks nobody has been done: it offers, rolls, or lets choose."""
    assert said.sentence is not None
    return any(_asks(said, bare(each)) for each in said.sentence.clause.effects)


def _asks(said: Scene, effect: Effect) -> bool:
    match effect:
        case RollForCost():
            return True
        case Do(optional=True):
            return True
        case Do(action=Take(RegionVerb.SCORE, RegionSet(quantity))):
            return quantity.quantifier not in (*_WITHOUT_CHOICE, Quantifier.BARE)
        case Do(action=Choose() | ChooseRegion() | Take() | Swap() | UseAs() | Replace()):
            return True
        case Do(action=Perform(PlainVerb.ROLL)):
            return True
        case Do(action=Draw() | Reveal()):
            return True
        case Do(action=Place(destination=OnCombos(quantity))):
            return quantity.quantifier is not Quantifier.EACH
        case Do(action=ChangeGround()):
            return True  # it asks nobody, but waits all the same
        case Do(action=Place(destination=InRegions(RegionSet(quantity)))):
            return quantity.quantifier not in _WITHOUT_CHOICE
        case Do(action=Move(destination=InRegions(RegionSet(quantity)))):
            return quantity.quantifier not in _WITHOUT_CHOICE
        case Do(action=Remove(thing, source) | Move(thing, source, InStores())) if isinstance(
            thing.noun, Tokens
        ):
            return source != InStores((Store.HAND,)) and not _takes_from_every(thing, source)
        case Do(action=Remove(thing, source)):
            return not _removes_all(said, thing, source)
        case _:
            return False


_WITHOUT_CHOICE = (Quantifier.EACH, Quantifier.ALL)


def _takes_from_every(thing: Thing, source: Location | None) -> bool:
    """Whether tokens are taken from every region that is named, so that nobody chooses."""
    everything = thing.quantity.quantifier in _WITHOUT_CHOICE
    match source:
        case InRegions(RegionSet(quantity)):
            bare = quantity.quantifier is Quantifier.BARE
            return quantity.quantifier in _WITHOUT_CHOICE or (everything and bare)
        case _:
            return everything and source is None


def _removes_all(said: Scene, thing: Thing, source: Location | None) -> bool:
    """Whether nothing is left to choose in a removal."""
    if thing.quantity.quantifier is Quantifier.ALL:
        return True
    match source:
        case InRegions(RegionSet(quantity)) if quantity.quantifier in _WITHOUT_CHOICE:
            return True
        case _:
            noun = thing.noun
            return (
                isinstance(noun, Pieces)
                and noun.piece is not None
                and said.rules.pieces[said.rules.piece_number[noun.piece]].supply == 1
            )


def is_free(said: Scene) -> bool:
    """Whether a sentence is an offer between attacks."""
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    assert isinstance(moment, AtStep)
    if not is_choice(said.sentence.clause.effects[0]):
        return False
    return moment.of is None and (
        moment.step is Step.ANY_TIME or is_in_conquests(said) or comes_before_attack(said)
    )


def is_choice(effect: Effect) -> bool:
    """Whether an effect may be left: by `may`, or because `up to` so many may be none."""
    match effect:
        case Do(action=Place(thing=thing) | Move(thing=thing) | Remove(thing=thing)):
            return effect.optional or thing.quantity.quantifier is Quantifier.UP_TO
        case _:
            return is_optional(effect)


def is_in_conquests(said: Scene) -> bool:
    """Whether a sentence is an offer until redeployment begins."""
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    return isinstance(moment, AtStep) and (moment.timing, moment.step) == (Timing.AT, Step.CONQUESTS)


def comes_before_attack(said: Scene) -> bool:
    """Whether a sentence waits for `before attack`."""
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    return isinstance(moment, AtStep) and (moment.timing, moment.step) == (Timing.BEFORE, Step.ATTACK)


def rolls_before(said: Scene) -> bool:
    """Whether a sentence rolls before an attack."""
    assert said.sentence is not None
    return is_free(said) and any(isinstance(each, RollForCost) for each in said.sentence.clause.effects)


def may_expand(said: Scene) -> bool:
    """Whether a sentence lets a declined race conquer."""
    assert said.sentence is not None
    return in_state(said, said.sentence) and any(
        isinstance(each, Do) and isinstance(each.action, Perform) and each.action.verb is PlainVerb.EXPAND
        for each in said.sentence.clause.effects
    )


def cannot_fade(sentence: Sentence) -> bool:
    """Whether a sentence keeps a declined race on the board."""
    clause = sentence.clause
    return any(
        isinstance(each, Rule) and (each.modal, each.permission) == (Modal.CANNOT, Permission.FADE)
        for each in clause.effects
    )


def speaks_of_active(said: Scene) -> bool:
    """Whether a sentence speaks of `my active race`: while there is none it waits for the pick."""
    assert said.sentence is not None
    clause = said.sentence.clause
    return any(each == MyRace(Life.ACTIVE) for effect in clause.effects for each in nodes(effect))
