"""One effect of a clause as steps of a program: what is asked, among what, and what then happens."""

from __future__ import annotations

from swdsl.lower.combine import both, holds_me, without
from swdsl.lower.deciders import choose_region_steps
from swdsl.lower.form_effects import (
    AnotherRound,
    AnotherTurn,
    ChangeRoll,
    CopyMarker,
    CopyPower,
    Effect,
    GoDecline,
    MeetPlayer,
    NoteValue,
    Redeploy,
    RepelAttack,
    Revive,
    SwapBadge,
)
from swdsl.lower.form_numbers import InReserve, Integer, Number, Who
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import GainPieces
from swdsl.lower.form_players import Crew, Group
from swdsl.lower.form_regions import Held, Holder
from swdsl.lower.form_steps import AskCombo, AskMarker, AskPlayer, AskRegion, AtOnce, RollDie, Step
from swdsl.lower.form_tests import Between, CanRedeploy, Test
from swdsl.lower.form_tokens import Collect, Convert, GainCoins, GainTokens, GiveCoins, LoseTokens, PayCoins
from swdsl.lower.form_words import MarkerKind
from swdsl.lower.how_many import each_party, is_one, one_party, plain_number
from swdsl.lower.numbers import RECKONED, amount_of, plain, player_is, who_is
from swdsl.lower.regions import mask_of, payers_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.steps_column import borrow_step, is_in_column, is_laid, lay_steps
from swdsl.lower.steps_drawing import draw_steps, reveal_steps
from swdsl.lower.steps_figures import conquest_steps
from swdsl.lower.steps_ground import ground_steps
from swdsl.lower.steps_pieces import move_steps, place_steps, remove_piece_steps
from swdsl.lower.steps_scoring import score_steps
from swdsl.lower.steps_tokens import move_token_steps, place_token_steps, remove_token_steps
from swdsl.lower.steps_world import round_steps, silence_steps
from swdsl.model import clauses as model
from swdsl.model.counts import Card, InRegions, InStores, Thing, WithParty
from swdsl.model.expressions import (
    Coins,
    Me,
    Opponent,
    Party,
    PieceActor,
    Pieces,
    Player,
    RegionSet,
    They,
    Tokens,
    We,
)
from swdsl.model.quantities import Quantity
from swdsl.words import (
    CardKind,
    CardPlace,
    Life,
    PlainVerb,
    Quantifier,
    RegionVerb,
    State,
    Store,
    Until,
    Value,
)


def steps_of(effect: model.Do, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of one effect."""
    _lasts(effect)
    match effect.action:
        case model.Gain() as action:
            return (_gain(action, effect.subject, scene),)
        case model.Pay() as action:
            return (_pay(action, effect.subject, scene),)
        case model.Lose() as action:
            return (_lose(action, effect.subject, scene),)
        case model.Perform(verb=verb) if verb is not PlainVerb.ROLL:
            return (_perform(verb, effect.subject),)
        case model.ChooseRegion(regions=regions):
            return choose_region_steps(effect.subject, regions, scene)
        case model.Take() as action:
            return _take(action, effect.subject, scene)
        case _:
            _done_by_me(effect)
            return _my_steps(effect, scene)


def changed_roll(effect: model.Effect) -> ChangeRoll:
    """Return what becomes of a roll."""
    match effect:
        case model.Adjust(value=Value.ROLL, operator=operator, amount=amount) if (
            amount.per is None and operator in RECKONED
        ):
            return ChangeRoll(RECKONED[operator], plain(amount))
        case _:
            raise NotPlayableError(
                "a roll becomes a plain number higher or lower", instead="when I roll: roll is 1 higher"
            )


def _world_steps(
    action: model.Silence | model.ChangeGround | model.Prolong, until: Until | None, scene: Scene
) -> tuple[Step, ...]:
    match action:
        case model.Silence(kind=kind):
            return silence_steps(kind, until)
        case model.ChangeGround():
            return (ground_steps(action, until, scene),)
        case model.Prolong(rounds=rounds):
            return round_steps(rounds)


def _my_steps(effect: model.Do, scene: Scene) -> tuple[Step, ...]:
    action, optional = effect.action, effect.optional
    match action:
        case model.Silence() | model.ChangeGround() | model.Prolong():
            return _world_steps(action, effect.until, scene)
        case model.Place() if is_laid(action):
            return lay_steps(action, scene)
        case model.Place():
            tokens = isinstance(action.thing.noun, Tokens)
            return place_token_steps(action, scene) if tokens else place_steps(action, scene)
        case model.Move():
            if isinstance(action.thing.noun, Tokens):
                return move_token_steps(action, optional, scene)
            return move_steps(action, optional, scene)
        case model.Remove():
            return _remove(action, scene)
        case model.Replace():
            return (_replace(action, scene),)
        case model.Swap():
            return (_swap(action, scene),)
        case model.UseAs():
            return (_copy(action, scene),)
        case model.Choose(party=party):
            return (_choose(party, scene),)
        case model.Draw():
            return draw_steps(action, scene)
        case model.Reveal():
            return reveal_steps(action, scene)
        case model.Perform():
            return (RollDie((NoteValue(),)),)
        case _:
            raise NotPlayableError(
                "only the frame says when a marker is discovered",
                instead="when I discover a marker: gain 1 coin",
            )


def _lasts(effect: model.Do) -> None:
    """Refuse an end where what is done is done for good, and any end of a loan but that of the turn."""
    wanted = Until.TURN_END if isinstance(effect.action, model.UseAs) else None
    if effect.until is not wanted and not isinstance(effect.action, model.Silence | model.ChangeGround):
        raise NotPlayableError(
            "a loan lasts until turn end, and everything else for good",
            instead="at any time, once per turn: I may use PIECE as a relic in play until turn end",
        )


def _done_by_me(effect: model.Do) -> None:
    if effect.subject != Me():
        placed = isinstance(effect.action, model.Place) and isinstance(effect.action.thing.noun, Pieces)
        they = "they choose a region I hold, then place 1 PIECE there" if placed else "they pay 1 coin to me"
        raise NotPlayableError(
            "others can choose, gain, pay, lose and decline by a clause; I handle pieces, tokens and tiles",
            instead=f"when an opponent conquers a region I hold: {they}",
        )


def _choose(party: Opponent | Player, scene: Scene) -> Step:
    if not is_one(party.quantity):
        raise NotPlayableError(
            "one player is chosen",
            party.quantity.span,
            "after scoring: choose an opponent, then they gain 1 coin",
        )
    return AskPlayer(players_of(party, scene), (MeetPlayer(),))


def _nobodys(thing: Thing) -> None:
    """Refuse an owner where what is handled has none, or a single one."""
    if thing.owner is not None:
        raise NotPlayableError("whose it is cannot be said here", thing.span, "at turn start: gain 1 token")


def at_once(*effects: Effect, possible: Test | None = None) -> AtOnce:
    """Return a step that asks nothing; `possible` is tested when it becomes an offer."""
    return AtOnce(effects, possible)


def gained(action: model.Gain | model.Pay | model.Lose, scene: Scene) -> Integer:
    """Return how much is gained or given: a plain amount, for nobody would choose less."""
    _nobodys(action.thing)
    if action.thing.quantity.quantifier is Quantifier.UP_TO:
        raise NotPlayableError(
            "nobody would choose to gain less, or to pay more",
            action.thing.quantity.span,
            "at scoring: gain 1 coin for each region I hold up to 3",
        )
    if action.amount.base == 0:
        raise NotPlayableError(
            "nothing would happen; losses of a conquest are said where a region I hold is conquered",
            action.thing.quantity.span,
            "when an opponent conquers a region I hold: I lose no tokens",
        )
    return amount_of(action.amount, scene)


def _gain(action: model.Gain, subject: Party, scene: Scene) -> Step:
    number = gained(action, scene)
    match action.thing.noun, action.source, subject:
        case Coins(), (None | InStores(stores=(Store.BANK,))), Opponent() | Player():
            each_party(subject)
            return at_once(GiveCoins(players_of(subject, scene), number))
        case Coins(), (None | InStores(stores=(Store.BANK,))), _:
            return at_once(GainCoins(player_is(subject), number))
        case Coins(), WithParty(party=Opponent() | Player() as payers), Me() | We():
            each_party(payers)
            return at_once(Collect(payers_of(payers, scene), number))
        case Coins(), WithParty(party=They()), Me() | We():
            return at_once(Collect(Crew(Group.THEM), number))
        case Tokens(), (None | InStores(stores=(Store.TRAY,))), _:
            return at_once(GainTokens(who_is(subject), number))
        case Pieces(piece=ref), (None | InStores(stores=(Store.SUPPLY,))), Me() if ref is not None:
            return at_once(GainPieces(str(ref), number))
        case _:
            raise NotPlayableError(
                "that thing cannot be gained from there", action.thing.span, "at turn start: gain 1 token"
            )


def _pay(action: model.Pay, subject: Party, scene: Scene) -> Step:
    if not isinstance(action.thing.noun, Coins):
        raise NotPlayableError(
            "coins are paid, and pieces in hand by number, to nobody in particular",
            action.thing.span,
            "at turn start: I may pay 1 coin",
        )
    payee = None if action.to is None else player_is(action.to)
    return at_once(PayCoins(player_is(subject), payee, gained(action, scene)))


def _lose(action: model.Lose, subject: Party, scene: Scene) -> Step:
    if not isinstance(action.thing.noun, Tokens):
        raise NotPlayableError("only tokens are lost", action.thing.span, "at turn start: I may pay 1 coin")
    return at_once(LoseTokens(who_is(subject), gained(action, scene)))


def _remove(action: model.Remove, scene: Scene) -> tuple[Step, ...]:
    if isinstance(action.thing.noun, Tokens):
        return remove_token_steps(action, scene)
    _nobodys(action.thing)
    return remove_piece_steps(action, scene)


def _replace(action: model.Replace, scene: Scene) -> Step:
    match action.where, action.thing:
        case InRegions(regions=RegionSet() as regions), Thing(
            noun=Tokens(), quantity=Quantity(quantifier=Quantifier.ALL), owner=None
        ):
            mask = mask_of(regions, scene)
        case _:
            raise NotPlayableError(
                "say in which regions all tokens are replaced",
                action.thing.span,
                "at turn start: I may replace all tokens in a region I hold by 1 token from tray or hand",
            )
    if action.by.noun != Tokens() or action.source != InStores((Store.TRAY, Store.HAND)):
        raise NotPlayableError(
            "what replaces them are tokens from tray or hand",
            action.by.span,
            "at turn start: I may replace all tokens in a region I hold by 1 token from tray or hand",
        )
    who = who_is(action.by.owner)
    if who is Who.MY_ACTIVE and not holds_me(mask):
        mask = both(mask, without(Held(Holder.MY_ACTIVE)))
    count = plain_number(action.by.quantity)
    left = Between(InReserve(who), count, None)
    converted = (Convert(Spot.CHOICE, who, count),)
    if is_one(regions.quantity):
        return AskRegion(mask, converted, left)
    if regions.quantity.quantifier is Quantifier.UP_TO and regions.quantity.number:
        return AskRegion(mask, converted, left, Number(regions.quantity.number), up_to=True)
    raise NotPlayableError(
        "tokens are replaced in one region, or in up to so many",
        regions.quantity.span,
        "at turn start: I may replace all tokens in up to 2 regions I hold by 1 token from tray or hand",
    )


def _swap(action: model.Swap, scene: Scene) -> Step:
    if scene.state is not State.ACTIVE:
        raise NotPlayableError(
            "a race in decline may have no power any more",
            instead="at turn start: I may swap my power for a power in the column",
        )
    match action.given, action.taken:
        case Card(place=CardPlace.MINE, kind=CardKind.POWER), Card(
            place=CardPlace.COLUMN, kind=CardKind.POWER, quantity=quantity
        ) if is_one(quantity):
            return AskCombo((SwapBadge(),))
        case _:
            raise NotPlayableError("the only swap is `my power for a power in the column`")


def _copy(action: model.UseAs, scene: Scene) -> Step:
    piece = str(action.piece)
    match action.card:
        case card if not is_one(card.quantity):
            raise NotPlayableError(
                "a piece acts as one tile",
                card.quantity.span,
                "at any time, once per turn: I may use PIECE as a relic in play until turn end",
            )
        case Card(place=CardPlace.PLAY, kind=CardKind.RELIC):
            return AskMarker(MarkerKind.RELIC, (CopyMarker(piece),))
        case Card(place=CardPlace.PLAY, kind=CardKind.PLACE):
            return AskMarker(MarkerKind.PLACE, (CopyMarker(piece),))
        case card if is_in_column(card):
            return borrow_step(piece)
        case Card(place=CardPlace.OF_PARTY, kind=CardKind.POWER, owner=Opponent() as owner):
            one_party(owner)
            if owner.life is Life.DECLINED:
                raise NotPlayableError(
                    "the power of an active race is copied",
                    owner.span,
                    "at any time, once per turn: I may use PIECE as a power of an opponent until turn end",
                )
            active = Opponent(owner.quantity, Life.ACTIVE, owner.filters)
            return AskPlayer(players_of(active, scene), (CopyPower(piece),))
        case _:
            raise NotPlayableError(
                "a piece can act as a relic or place in play, or as a power of an opponent or of the column"
            )


def _take(action: model.Take, subject: Party, scene: Scene) -> tuple[Step, ...]:
    match subject, action.verb:
        case PieceActor(piece=piece), RegionVerb.CONQUER:
            return conquest_steps(scene.piece(piece), action.regions, scene)
        case Me(), RegionVerb.SCORE:
            return (score_steps(action.regions, scene),)
        case _:
            raise NotPlayableError(
                "only a piece can conquer by a clause; where a race may go is said under `always`"
            )


def _perform(verb: PlainVerb, subject: Party) -> Step:
    match verb:
        case PlainVerb.DECLINE:
            return at_once(GoDecline(who_is(subject)))
        case PlainVerb.REVIVE:
            return at_once(Revive(who_is(subject)))
        case PlainVerb.REDEPLOY:
            who = who_is(subject)
            return at_once(Redeploy(who), possible=CanRedeploy(who))
        case PlainVerb.REPEL if isinstance(subject, Me):
            return at_once(RepelAttack())
        case PlainVerb.PUT_IT_BACK:
            raise NotPlayableError(
                "what was drawn or revealed is put back at once, before anything else",
                instead="at turn start: draw 1 PIECE, then put it back",
            )
        case PlainVerb.REPEL:
            raise NotPlayableError(
                "an attack fails by my sentence, whoever pays for it",
                instead="when I attack a region: they may pay 1 coin to me, then the attack fails",
            )
        case PlainVerb.CONQUER_ANOTHER_ROUND | PlainVerb.PLAY_ANOTHER_TURN if isinstance(subject, Me):
            again = verb is PlainVerb.CONQUER_ANOTHER_ROUND
            return at_once(AnotherRound() if again else AnotherTurn())
        case _ if verb in (PlainVerb.CONQUER_ANOTHER_ROUND, PlainVerb.PLAY_ANOTHER_TURN):
            raise NotPlayableError(
                "another round or turn is mine",
                instead="after conquests, once per turn: I may pay 1 coin, then conquer another round",
            )
        case _:
            raise NotPlayableError(
                f"a clause cannot make a race {verb} at that moment",
                instead="at turn start, only in decline: I may expand",
            )
