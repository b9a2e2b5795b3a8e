"""Conquests, scoring and decline: what the loser loses, what a realm brings, what stays behind."""

from swdsl.lower.acts import acting, is_deed
from swdsl.lower.classify_attack import whole
from swdsl.lower.combine import beside_me, holds_me
from swdsl.lower.expressions import mask_of, players_of
from swdsl.lower.form import Base, Hook, Part, PieceFact, Setting, Settings, Term, TermKind, Word
from swdsl.lower.form_numbers import Number, Test
from swdsl.lower.form_regions import EVERY, Both, Held, History, Holder, Mask
from swdsl.lower.moments import scope_of_anyone
from swdsl.lower.numbers import amount_of, test_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, CountRegions, InStores, WithParty
from swdsl.model.expressions import Anyone, Coins, Me, Opponent, PieceActor, Player
from swdsl.words import Operator, PlainVerb, Store, Value

_STORES = {Store.HAND: Word("TO_HAND"), Store.TRAY: Word("TO_TRAY")}

# -- conquests ------------------------------------------------------------------------------------------


def conquest_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when somebody conquers …`."""
    values = tuple(effect for effect in clause.effects if not is_deed(effect))
    deeds = tuple(effect for effect in clause.effects if is_deed(effect))
    parts: list[Part] = list(acting(clause, deeds, scene)) if deeds else []
    if values:
        parts.append(_losses(clause, event, values, scene))
    return tuple(parts)


def _losses(
    clause: model.Clause, event: model.RegionEvent, effects: tuple[model.Effect, ...], scene: Scene
) -> Part:
    settings = dict(_loss_setting(effect) for effect in effects)
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    match event.actor:
        case PieceActor(piece=piece) if mask == EVERY and guard is None and list(settings) == ["lose"]:
            return PieceFact(str(piece), "losses", settings["lose"])
        case Me() if list(settings) == ["lose"]:
            return Hook(Base.DAMAGE, (("amount", settings["lose"]),), (("where", mask),), guard)
        case Opponent(life=None, filters=()) | Anyone() if mask == Held(Holder.ME) and guard is None:
            return Term(TermKind.LOSS, settings=tuple(settings.items()))
        case Opponent(life=None, filters=()) | Anyone() if holds_me(mask):
            return Hook(Base.LOSS, tuple(settings.items()), (("where", mask),), guard)
        case _:
            raise NotPlayableError("losses can be set for my own conquests and for regions I hold")


def _loss_setting(effect: model.Effect) -> tuple[str, Setting]:
    match effect:
        case model.Adjust(value=Value.LOSSES, operator=Operator.IS | Operator.EXACTLY, amount=amount):
            return "lose", whole(amount)
        case model.SurvivorsGo(store=store) if store in _STORES:
            return "survivors", _STORES[store]
        case _:
            raise NotPlayableError("a conquest has losses and survivors, nothing else to change")


# -- coins ----------------------------------------------------------------------------------------------


def scoring_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `at scoring: gain …`; anything else done at scoring is an ordinary act."""
    if all(_is_income(effect) for effect in clause.effects):
        return tuple(
            _income(effect, clause, scene) for effect in clause.effects if isinstance(effect, model.Do)
        )
    return acting(clause, clause.effects, scene)


def _is_income(effect: model.Effect) -> bool:
    match effect:
        case model.Do(
            subject=Me(),
            action=model.Gain(thing=thing, source=None | InStores() | WithParty(party=Opponent() | Player())),
            optional=False,
        ):
            return isinstance(thing.noun, Coins)
        case _:
            return False


def _income(effect: model.Do, clause: model.Clause, scene: Scene) -> Part:
    guard = test_of(clause.conditions, scene)
    match effect.action:
        case model.Gain(amount=Amount(base=int(each), per=None), source=WithParty(party=party)):
            payers = players_of(party, scene)
            return Hook(Base.LEVY, (("amount", each),), (("payers", payers),), guard)
        case model.Gain(source=WithParty()):
            raise NotPlayableError("each opponent pays a plain number of coins")
        case model.Gain(amount=amount):
            return _bank_income(amount, clause, guard, scene)
        case _:
            raise NotPlayableError("only coins are gained at scoring")


def _bank_income(amount: Amount, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    free = clause.limit is None
    match amount:
        case Amount(base=int(each), per=CountRegions(regions=regions), every=1, cap=None):
            mask = mask_of(regions, scene)
            if free and (holds_me(mask) or _is_history(mask)):
                return _coins(mask, each, guard)
        case _:
            pass
    number = amount_of(amount, scene)
    if isinstance(number, Number) and guard is None and free:
        return Term(TermKind.FLAT, settings=(("amount", number.value),))
    return Hook(Base.BONUS, answers=(("size", number),), guard=guard)


def _is_history(mask: Mask) -> bool:
    """Whether regions pay for what happened there, held or not."""
    return isinstance(mask, History) or (isinstance(mask, Both) and any(map(_is_history, mask.parts)))


def _coins(mask: Mask, each: int, guard: Test | None) -> Part:
    rest = beside_me(mask)
    settings: Settings = (("amount", each),)
    if guard is None and is_static(rest):
        return Term(TermKind.COIN, rest, settings)
    return Hook(Base.COINS, settings, (("where", mask),), guard)


def yield_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I score …` and `when anyone scores …`."""
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    match event.actor:
        case Me():
            scope: Settings = ()
        case Anyone() | Player():
            scope = (("scope", scope_of_anyone(mask, guard)),)
        case _:
            raise NotPlayableError("coins of a region change when I score it or when anyone does")
    return tuple(_yield(effect, mask, scope, guard) for effect in clause.effects)


def _yield(effect: model.Effect, mask: Mask, scope: Settings, guard: Test | None) -> Part:
    match effect:
        case model.Do() if not scope and _is_income(effect):
            return _coins(mask, _plain_gain(effect), guard)
        case model.Adjust():
            pass
        case _:
            raise NotPlayableError("when a region is scored, only its coins can change")
    match effect.operator:
        case Operator.DOUBLE:
            how: Settings = (("how", Word("TIMES")), ("amount", 2))
        case Operator.HALVE:
            how = (("how", Word("HALF")), ("amount", 2))
        case Operator.IS | Operator.EXACTLY:
            how = (("how", Word("EXACTLY")), ("amount", whole(effect.amount)))
        case Operator.AT_MOST:
            how = (("how", Word("AT_MOST")), ("amount", whole(effect.amount)))
        case Operator.AT_LEAST:
            how = (("how", Word("AT_LEAST")), ("amount", whole(effect.amount)))
        case Operator.MORE if not scope:
            return _coins(mask, _plain(effect.amount), guard)
        case Operator.LESS if not scope:
            return _coins(mask, -_plain(effect.amount), guard)
        case _:
            raise NotPlayableError("only my own regions can bring more or fewer coins")
    return Hook(Base.YIELD, (*scope, *how), (("where", mask),), guard)


def _plain_gain(effect: model.Do) -> int:
    match effect.action:
        case model.Gain(amount=amount, source=None):
            return _plain(amount)
        case _:
            raise NotPlayableError("a region brings coins from the bank")


def _plain(amount: Amount) -> int:
    number = whole(amount)
    if not isinstance(number, int):
        raise NotPlayableError("coins change by a plain number")
    return number


# -- decline --------------------------------------------------------------------------------------------


def decline_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I decline …`: what stays on the board, and what else happens."""
    kept = [effect for effect in clause.effects if isinstance(effect, model.Adjust)]
    if not kept:
        return acting(clause, clause.effects, scene)
    if len(kept) > 1 or kept[0].value is not Value.KEPT or test_of(clause.conditions, scene) is not None:
        raise NotPlayableError("a declining race keeps a plain number of tokens, without conditions")
    settings: list[tuple[str, Setting]] = [("keep", whole(kept[0].amount))]
    if kept[0].optional:
        settings.append(("optional", True))
    rest = tuple(effect for effect in clause.effects if effect is not kept[0])
    if any(_redeploys(effect) for effect in rest):
        settings.append(("redeploy", True))
    others = tuple(effect for effect in rest if not _redeploys(effect))
    term = Term(TermKind.KEEP, settings=tuple(settings))
    return (term, *acting(clause, others, scene)) if others else (term,)


def _redeploys(effect: model.Effect) -> bool:
    return isinstance(effect, model.Do) and effect.action == model.Perform(PlainVerb.REDEPLOY)


# -- the draft ------------------------------------------------------------------------------------------


def price_parts(clause: model.Clause, event: model.CardEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I pick a combo: price n less`."""
    guard = test_of(clause.conditions, scene)
    parts: list[Part] = []
    for effect in clause.effects:
        match effect, event.actor:
            case model.Adjust(value=Value.PRICE, operator=Operator.LESS, amount=amount), Me():
                parts.append(Hook(Base.PRICE, (("amount", -_plain(amount)),), guard=guard))
            case model.Adjust(value=Value.PRICE, operator=Operator.MORE, amount=amount), Me():
                parts.append(Hook(Base.PRICE, (("amount", _plain(amount)),), guard=guard))
            case _:
                raise NotPlayableError("only the price I pay myself can change, by a plain number")
    return tuple(parts)
