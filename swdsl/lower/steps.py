"""One effect of a clause as steps of a program: what is asked, among what, and what then happens."""

from __future__ import annotations

from typing import assert_never

from swdsl.lower.combine import both, holds_me, without
from swdsl.lower.form_effects import (
    Collect,
    Convert,
    CopyMarker,
    CopyPower,
    Effect,
    GainCoins,
    GainPieces,
    GainTokens,
    GiveCoins,
    GoDecline,
    LoseTokens,
    MeetPlayer,
    NoteValue,
    PayCoins,
    Redeploy,
    RemoveToken,
    Revive,
    Spot,
    Storm,
    SwapBadge,
)
from swdsl.lower.form_numbers import Between, InReserve, InTray, NoActiveRace, Number, Purse, Test, Who
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask
from swdsl.lower.form_steps import AskCombo, AskMarker, AskPlayer, AskRegion, AtOnce, RollDie, Step
from swdsl.lower.form_words import MarkerKind
from swdsl.lower.numbers import amount_of, who_is
from swdsl.lower.regions import held_by, mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.steps_pieces import move_steps, place_steps, remove_piece_steps
from swdsl.model import clauses as model
from swdsl.model.counts import Card, InRegions, InStores, Location, WithParty
from swdsl.model.expressions import (
    Coins,
    Opponent,
    Party,
    PieceActor,
    Pieces,
    Player,
    Quantity,
    RegionSet,
    Tokens,
)
from swdsl.words import CardKind, CardPlace, Life, PlainVerb, Quantifier, RegionVerb, Store


def steps_of(effect: model.Do, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of one effect."""
    match effect.action:
        case model.Gain() as action:
            return (_gain(action, effect.subject, scene),)
        case model.Pay() as action:
            return (_pay(action, effect.subject, scene),)
        case model.Lose(amount=amount):
            return (at_once(LoseTokens(who_is(effect.subject), amount_of(amount, scene))),)
        case model.Place() as action:
            return place_steps(action, scene)
        case model.Move() as action:
            return move_steps(action, effect.optional, scene)
        case model.Remove() as action:
            return _remove(action, scene)
        case model.Replace() as action:
            return (_replace(action, scene),)
        case model.Swap() as action:
            return (_swap(action),)
        case model.UseAs() as action:
            return (_copy(action, scene),)
        case model.Choose(party=party):
            return (AskPlayer(players_of(party, scene), (MeetPlayer(),)),)
        case model.Take() as action:
            return (_take(action, effect.subject, scene),)
        case model.Perform(verb=verb):
            return (_perform(verb, effect.subject),)
        case model.Discover():
            raise NotPlayableError("only the frame says when a marker is discovered")
        case _:
            assert_never(effect.action)


def at_once(*effects: Effect, possible: Test | None = None) -> AtOnce:
    """Return a step that asks nothing; `possible` is tested when it becomes an offer."""
    return AtOnce(effects, possible)


def _gain(action: model.Gain, subject: Party, scene: Scene) -> Step:
    number = amount_of(action.amount, scene)
    match action.thing.noun, action.source:
        case Coins(), (None | InStores(stores=(Store.BANK,))) if isinstance(subject, Opponent | Player):
            return at_once(GiveCoins(players_of(subject, scene), number))
        case Coins(), None | InStores(stores=(Store.BANK,)):
            return at_once(GainCoins(who_is(subject), number))
        case Coins(), WithParty(party=Opponent() | Player() as payers):
            return at_once(Collect(players_of(payers, scene), number))
        case Coins(), WithParty(party=payer):
            return at_once(PayCoins(who_is(payer), who_is(subject), number))
        case Tokens(), None | InStores(stores=(Store.TRAY,)):
            who = who_is(subject)
            return at_once(GainTokens(who, number), possible=Between(InTray(who), 1, None))
        case Pieces(piece=ref), None | InStores(stores=(Store.SUPPLY,)) if ref is not None:
            return at_once(GainPieces(str(ref), number))
        case _:
            raise NotPlayableError("that thing cannot be gained from there")


def _pay(action: model.Pay, subject: Party, scene: Scene) -> Step:
    if not isinstance(action.thing.noun, Coins):
        raise NotPlayableError("only coins can be paid")
    payer = who_is(subject)
    payee = None if action.to is None else who_is(action.to)
    number = amount_of(action.amount, scene)
    enough = Between(Purse(payer), number.value, None) if isinstance(number, Number) else None
    return at_once(PayCoins(payer, payee, number), possible=enough)


def _remove(action: model.Remove, scene: Scene) -> tuple[Step, ...]:
    if not isinstance(action.thing.noun, Tokens):
        return remove_piece_steps(action, scene)
    owner = action.thing.owner
    held = held_by(owner, scene) if owner else Held(Holder.ME)
    mask = both(held, _regions(action.source, scene))
    return (AskRegion(mask, (RemoveToken(Spot.CHOICE),), None, rounds_of(action.thing.quantity)),)


def _regions(location: Location | None, scene: Scene) -> Mask:
    match location:
        case None:
            return EVERY
        case InRegions(regions=regions):
            return mask_of(regions, scene)
        case _:
            raise NotPlayableError("tokens are removed from regions")


def rounds_of(quantity: Quantity) -> Number | None:
    """Return how often a step is asked, if more than once."""
    match quantity.quantifier:
        case Quantifier.NUMBER | Quantifier.UP_TO if quantity.number is not None and quantity.number > 1:
            return Number(quantity.number)
        case Quantifier.ALL | Quantifier.EACH:
            raise NotPlayableError("this cannot be done to all at once; give a number")
        case _:
            return None


def _replace(action: model.Replace, scene: Scene) -> Step:
    match action.where:
        case InRegions(regions=RegionSet() as regions):
            mask = mask_of(regions, scene)
        case _:
            raise NotPlayableError("say in which regions tokens are replaced: `in a region I hold`")
    who = who_is(action.by.owner)
    if who is Who.MY_ACTIVE and not holds_me(mask):
        mask = both(mask, without(Held(Holder.MY_ACTIVE)))
    count = action.by.quantity.number or 1
    left = Between(InReserve(who), count, None)
    converted = (Convert(Spot.CHOICE, who, count),)
    return AskRegion(mask, converted, left, rounds_of(regions.quantity))


def _swap(action: model.Swap) -> Step:
    match action.given, action.taken:
        case Card(place=CardPlace.MINE, kind=CardKind.POWER), Card(
            place=CardPlace.COLUMN, kind=CardKind.POWER
        ):
            return AskCombo((SwapBadge(),))
        case _:
            raise NotPlayableError("the only swap is `my power for a power in the column`")


def _copy(action: model.UseAs, scene: Scene) -> Step:
    piece = str(action.piece)
    match action.card:
        case Card(place=CardPlace.PLAY, kind=CardKind.RELIC):
            return AskMarker(MarkerKind.RELIC, (CopyMarker(piece),))
        case Card(place=CardPlace.PLAY, kind=CardKind.PLACE):
            return AskMarker(MarkerKind.PLACE, (CopyMarker(piece),))
        case Card(place=CardPlace.OF_PARTY, kind=CardKind.POWER, owner=Opponent() as owner):
            active = Opponent(owner.quantity, Life.ACTIVE, owner.filters)
            return AskPlayer(players_of(active, scene), (CopyPower(piece),))
        case _:
            raise NotPlayableError(
                "a piece can act as a relic or place in play, or as a power of an opponent"
            )


def _take(action: model.Take, subject: Party, scene: Scene) -> Step:
    match subject, action.verb:
        case PieceActor(piece=piece), RegionVerb.CONQUER:
            return AskRegion(mask_of(action.regions, scene), (Storm(str(piece), Spot.CHOICE),))
        case _:
            raise NotPlayableError(
                "only a piece can conquer by a clause; where a race may go is said under `always`"
            )


def _perform(verb: PlainVerb, subject: Party) -> Step:
    match verb:
        case PlainVerb.ROLL:
            return RollDie((NoteValue(),))
        case PlainVerb.DECLINE:
            return at_once(GoDecline(who_is(subject)))
        case PlainVerb.REVIVE:
            return at_once(Revive(who_is(subject)), possible=NoActiveRace())
        case PlainVerb.REDEPLOY:
            return at_once(Redeploy(who_is(subject)))
        case PlainVerb.FADE | PlainVerb.EXPAND | PlainVerb.STOP:
            raise NotPlayableError(f"a clause cannot make a race {verb} at that moment")
        case _:
            assert_never(verb)
