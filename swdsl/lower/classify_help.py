"""Helps: what may be spent on one attack, what it changes there, and what it takes."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from swdsl.lower.acts import plain_effects
from swdsl.lower.changes import size_of
from swdsl.lower.combine import both, every, targets
from swdsl.lower.feasible import checked
from swdsl.lower.form_effects import Effect, MoveHere
from swdsl.lower.form_hooks import Aid, Hook, Take
from swdsl.lower.form_lasting import LayDeed
from swdsl.lower.form_numbers import InKit, InStock, Number, Purse, Who
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import GainPieces, MarkThem, MovePiece, PutPieces, ReturnPieces
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask, PieceRoom
from swdsl.lower.form_tests import Between, Test
from swdsl.lower.form_tokens import GainCoins, GainTokens, PayCoins, PayTokens
from swdsl.lower.form_words import Replacement, Stock
from swdsl.lower.how_many import plain_number
from swdsl.lower.lasting import lasting
from swdsl.lower.numbers import whole
from swdsl.lower.one_by_one import most_with_one_attack, paid_one_by_one
from swdsl.lower.other_way import refuse_other_way
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InStores, Tallied
from swdsl.model.expressions import Defenders, Me, There, They, Tokens
from swdsl.model.walk import nodes
from swdsl.words import Modal, Operator, Permission, Quantifier, Store, Tally, Value

_TOKENS: Final = "when I attack a region, once per turn: I may pay 1 token, then cost 2 less"


def help_parts(clause: model.Clause, mask: Mask, guard: Test | None, scene: Scene) -> tuple[Hook, ...]:
    """Return a sentence with `may` at `when I attack …`: a help that is spent on one attack.

    What holds for a time when the attack has succeeded stands beside it.
    """
    refuse_other_way(clause.effects)
    paid = paid_one_by_one(clause.effects, scene)
    effects, often = paid or (clause.effects, 1)
    aid = Aid(most=most_with_one_attack(clause.effects, often))
    rules: list[Hook] = []
    laid = 0
    for number, effect in enumerate(effects):
        with about(effect.span):
            if number and model.is_optional(effect):
                raise NotPlayableError(
                    "only the first effect of a clause can be a `may`",
                    instead="when I attack a region: I may pay 1 coin, then cost 1 less",
                )
            if isinstance(effect, model.Lasting):
                left = lasting(effect, laid, clause, scene)
                laid += 1
                aid = replace(aid, effects=(*aid.effects, left.deed))
                rules += left.rules
            else:
                aid = _with_effect(aid, effect, scene)
    return _priced(_settled(aid), both(mask, _where_they_are(effects)), guard, scene), *rules


def _where_they_are(effects: tuple[model.Effect, ...]) -> Mask:
    """Return where there is somebody whom a help speaks of, and who can be paid: nobody pays himself."""
    theirs = [each for each in effects if any(isinstance(node, They) for node in nodes(each))]
    if not theirs:
        return EVERY
    paid = any(isinstance(each, model.Do) and isinstance(each.action, model.Pay) for each in theirs)
    return Held(Holder.OPPONENTS if paid else Holder.ANYONE)


def _settled(aid: Aid) -> Aid:
    """Refuse a help that is used several times with one attack and does what can be done only once."""
    once = aid.rolls or aid.replaces is not None or aid.exactly is not None or aid.ignores
    if aid.most > 1 and (once or aid.losses is not None):
        raise NotPlayableError(
            "what is paid as one likes makes the attack cheaper, or brings something for each",
            instead="when I attack a region: I may pay up to 2 coins, then cost 1 less for each paid",
        )
    return aid


def _with_effect(aid: Aid, effect: model.Effect, scene: Scene) -> Aid:
    match effect:
        case model.RollForCost(operator=Operator.LESS) if not aid.rolls:
            return replace(aid, rolls=True)
        case model.Do(action=model.Replace() as action, subject=Me(), until=None) if aid.replaces is None:
            return _with_replacement(aid, action)
        case model.Do():
            return replace(aid, effects=(*aid.effects, *plain_effects(effect, scene)))
        case model.Adjust(value=Value.COST):
            return _with_cost(aid, effect, scene)
        case model.Rule(subject=Me(), modal=Modal.MAY, permission=Permission.REACH, regions=There()) if (
            not aid.reaches
        ):
            return replace(aid, reaches=True)
        case model.Adjust(value=Value.LOSSES, amount=amount) if aid.losses is None:
            return replace(aid, losses=whole(amount))
        case model.Ignore(what=model.IgnoredDefenders()) if not aid.ignores:
            return replace(aid, ignores=True)
        case _:
            raise NotPlayableError(
                "this cannot be a help that is spent on one attack",
                instead="when I attack a region, once per turn: cost may be 1 less",
            )


def _with_cost(aid: Aid, effect: model.Adjust, scene: Scene) -> Aid:
    match effect.operator, effect.amount:
        case Operator.LESS, Amount(per=Tallied(tally=Tally.PIP)):
            raise NotPlayableError(
                "pips need a roll in the same clause",
                instead="when I attack a region: I may roll, then cost 1 less for each pip",
            )
        case Operator.LESS, Amount(base=int(less), per=None):
            return replace(aid, less=aid.less + less)
        case Operator.LESS, amount if aid.at is None:
            return replace(aid, at=size_of(amount, scene))
        case Operator.EXACTLY, Amount(base=int(exactly), per=None) if aid.exactly is None:
            return replace(aid, exactly=exactly)
        case _:
            raise NotPlayableError(
                "a help that is spent on one attack makes it cheaper, by one number",
                instead="when I attack a region, once per turn: cost may be 1 less",
            )


def _with_replacement(aid: Aid, action: model.Replace) -> Aid:
    match action.source:
        case InStores(stores=(Store.TRAY,)):
            source = Replacement.FROM_TRAY
        case InStores(stores=(Store.TRAY, Store.HAND)):
            source = Replacement.FROM_TRAY_OR_HAND
        case _:
            raise NotPlayableError(
                "the new token comes from the tray, or from the tray or the hand",
                action.by.span,
                "when I attack a region: I may replace the defender by 1 token from tray or hand",
            )
    whole_region = action.thing.quantity.quantifier in (Quantifier.BARE, Quantifier.ALL)
    plain = action.thing.owner is None and action.by.owner is None and action.where is None
    if not (whole_region and plain and action.thing.noun == Defenders() and action.by.noun == Tokens()):
        raise NotPlayableError(
            "all defenders are replaced, by tokens of mine",
            action.thing.span,
            "when I attack a region: I may replace the defender by 1 token from tray or hand",
        )
    return replace(aid, replaces=source, troops=plain_number(action.by.quantity))


# -- what a help takes ----------------------------------------------------------------------------------


def _priced(aid: Aid, mask: Mask, guard: Test | None, scene: Scene) -> Aid:
    """Return a help that is offered only where everything it takes is at hand."""
    coins = sum(_coins(effect) for effect in aid.effects)
    takes: dict[tuple[str, Stock], int] = {}
    for take in (take for effect in aid.effects for take in _pieces(effect, scene)):
        _refuse_fighters(take, scene)
        takes[take.piece, take.stock] = takes.get((take.piece, take.stock), 0) + take.count
    spent = tuple(Take(piece, count, stock) for (piece, stock), count in takes.items())
    for effect in aid.effects:
        if isinstance(effect, PutPieces):
            stock = Stock.FROM_KIT if effect.from_kit else Stock.FROM_SUPPLY
            mask = PieceRoom(effect.piece, mask, takes[effect.piece, stock], effect.from_kit)
    tokens = sum(each.number for each in aid.effects if isinstance(each, PayTokens))
    if tokens and aid.replaces is not None:
        raise NotPlayableError("who replaces a defender pays no tokens for it", instead=_TOKENS)
    rest = tuple(each for each in aid.effects if not isinstance(each, PayTokens))
    guard = every(
        guard, Between(Purse(Who.ME), coins, None) if coins else None, *_at_hand(spent, aid.effects)
    )
    return replace(
        aid,
        where=targets(mask, guard),
        guard=guard,
        effects=checked(rest, scene, first=False),
        coins=coins,
        tokens=tokens,
        takes=spent,
    )


def _refuse_fighters(take: Take, scene: Scene) -> None:
    """Refuse that a help takes a piece that may fight in the same attack: it would be spent twice."""
    piece = scene.piece_called(take.piece)
    if piece.attack_only or piece.fights_as_token:
        raise NotPlayableError(
            "a piece that fights in an attack is not the price of a help in the same attack",
            instead="when I attack a region: I may pay 1 coin, then cost 1 less",
        )


def _coins(effect: Effect) -> int:
    match effect:
        case PayCoins(payer=Who.ME, number=Number(value=coins)):
            return coins
        case PayCoins():
            raise NotPlayableError(
                "the price of a help is a plain number of my coins",
                instead="when I attack a region: I may pay 1 coin, then cost 1 less",
            )
        case _:
            return 0


def _pieces(effect: Effect, scene: Scene) -> Iterator[Take]:
    match effect:
        case PutPieces(piece=piece, spot=Spot.THERE, count=count, from_kit=from_kit):
            yield Take(piece, count, Stock.FROM_KIT if from_kit else Stock.FROM_SUPPLY)
        case ReturnPieces(piece=piece, count=count):
            yield Take(piece, count, Stock.FROM_KIT)
        case MovePiece(piece=piece):
            yield Take(piece, 1, Stock.FROM_ANYWHERE)
        case MarkThem(piece=piece, count=count) if scene.piece_called(piece).per_player is None:
            yield Take(piece, count, Stock.FROM_SUPPLY)
        case PayTokens() | PayCoins() | GainCoins() | GainTokens() | GainPieces() | MoveHere():
            return
        case _ if isinstance(effect, LayDeed):
            return
        case _:
            raise NotPlayableError(
                "a help takes coins, pieces or tokens in hand, and may bring coins, tokens and pieces",
                instead="when I attack a region: I may pay 1 coin, then cost 1 less",
            )


def _at_hand(takes: tuple[Take, ...], effects: tuple[Effect, ...]) -> Iterator[Test]:
    """Yield what must be at hand, beside what the region itself has room for."""
    placed = {effect.piece for effect in effects if isinstance(effect, PutPieces)}
    for take in takes:
        if take.piece in placed:
            continue
        if take.stock is Stock.FROM_KIT:
            yield Between(InKit(take.piece), take.count, None)
        elif take.stock is Stock.FROM_SUPPLY:
            yield Between(InStock(take.piece), take.count, None)
