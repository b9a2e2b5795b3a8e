"""Counts, amounts and conditions of the model, translated into numbers and tests."""

from typing import assert_never

from swdsl.lower.combine import both, every
from swdsl.lower.form import OptionTest
from swdsl.lower.form_numbers import (
    AtMost,
    Between,
    DefendersThere,
    Grounds,
    Groups,
    HasDone,
    Heads,
    InHand,
    InKit,
    Integer,
    Lead,
    Lost,
    Never,
    Number,
    OnTurn,
    PiecesThere,
    Pips,
    Product,
    Purse,
    Quotient,
    Round,
    Size,
    Test,
    TokensIn,
    Who,
)
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_words import Boundless
from swdsl.lower.form_words import Tokens as TokenCount
from swdsl.lower.regions import held_by, mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import counts as model
from swdsl.model.expressions import (
    Coins,
    Defenders,
    Me,
    MyRace,
    Opponent,
    Party,
    Pieces,
    There,
    They,
    Tokens,
    We,
)
from swdsl.words import Life, Measure, Quantifier, Store


def amount_of(amount: model.Amount, scene: Scene) -> Integer:
    """Return the number an amount comes to."""
    if amount.base is None:
        raise NotPlayableError("`all` is not a number here")
    if amount.per is None:
        return Number(amount.base)
    number = count_of(amount.per, scene)
    if amount.every > 1:
        number = Quotient(number, amount.every)
    if amount.base != 1:
        number = Product(amount.base, number)
    return number if amount.cap is None else AtMost(number, amount.cap)


def whole(amount: model.Amount) -> TokenCount:
    """Return a plain number of tokens; `all` is the kernel's word for it."""
    if amount.per is not None:
        raise NotPlayableError("this needs a plain number, not one for each of something")
    return Boundless.ALL if amount.base is None else amount.base


def plain(amount: model.Amount) -> int:
    """Return a plain number of coins."""
    number = whole(amount)
    if not isinstance(number, int):
        raise NotPlayableError("coins change by a plain number")
    return number


def count_of(count: model.Count, scene: Scene) -> Integer:
    """Return how many there are."""
    match count:
        case model.CountRegions(regions=regions):
            return Size(mask_of(regions, scene))
        case model.CountGroups(regions=regions, by_adjacency=by_adjacency):
            return Groups(mask_of(regions, scene), by_adjacency)
        case model.CountTerrains(regions=regions):
            return Grounds(mask_of(regions, scene))
        case model.CountPlayers(party=party):
            return Heads(players_of(party, scene))
        case model.CountThings():
            return _things(count, scene)
        case model.TokensLost():
            return Lost()
        case model.Pips():
            return Pips()
        case _:
            assert_never(count)


def who_is(party: Party | None) -> Who:
    """Return a single race as the kernel knows it."""
    match party:
        case None | Me() | We():
            return Who.ME
        case MyRace(life=Life.ACTIVE):
            return Who.MY_ACTIVE
        case They():
            return Who.THEM
        case _:
            raise NotPlayableError("this needs one race: `I`, `they`, or `my active race`")


def _things(count: model.CountThings, scene: Scene) -> Integer:
    match count.noun, count.where:
        case Coins(), None:
            return Purse(who_is(count.owner))
        case Tokens(), model.InStores(stores=(Store.HAND,)):
            return InHand(who_is(count.owner))
        case Tokens(), model.InRegions(regions=regions):
            mask = mask_of(regions, scene)
            return TokensIn(both(mask, held_by(count.owner, scene)) if count.owner else mask)
        case Tokens(), None:
            return TokensIn(held_by(count.owner or Me(), scene))
        case Pieces(piece=ref), model.InRegions(regions=There()) if ref is not None:
            return PiecesThere(str(ref))
        case Defenders(enemy_only=False), model.InRegions(regions=There()):
            return DefendersThere()
        case Pieces(piece=ref), model.InStores(stores=(Store.HAND,)) if ref is not None:
            return InKit(str(ref))
        case _:
            raise NotPlayableError("that thing cannot be counted in that place yet")


# -- conditions -----------------------------------------------------------------------------------------


def test_of(conditions: tuple[model.Condition, ...], scene: Scene) -> Test | None:
    """Return what a clause must test while the game is played; options are settled before it starts."""
    played = (each for each in conditions if option_test(each) is None)
    return every(*(_test(each, scene) for each in played))


def options_of(conditions: tuple[model.Condition, ...]) -> tuple[OptionTest, ...]:
    """Return what a clause asks of the options of the game."""
    return tuple(test for each in conditions if (test := option_test(each)) is not None)


def option_test(condition: model.Condition) -> OptionTest | None:
    """Return what a condition asks of an option; None if it asks something else."""
    match condition:
        case model.OptionIs(option=option, choice=choice):
            return OptionTest(str(option), choice)
        case model.Unless(condition=model.OptionIs(option=option, choice=choice)):
            return OptionTest(str(option), choice, made=False)
        case _:
            return None


def _test(condition: model.Condition, scene: Scene) -> Test:
    match condition:
        case model.CountIs(count=count, range=bounds):
            return Between(count_of(count, scene), bounds.minimum, bounds.maximum)
        case model.Compared():
            return _compared(condition, scene)
        case model.Did(done=done):
            return HasDone(done)
        case model.MeasureIs(measure=Measure.ROUND, range=bounds):
            return Between(Round(), bounds.minimum, bounds.maximum)
        case model.MeasureIs(measure=Measure.ROLL, range=bounds):
            return Between(Pips(), bounds.minimum, bounds.maximum)
        case model.MeasureIs(measure=measure):
            raise NotPlayableError(f"only the frame's last attempt may ask for the {measure}")
        case model.OptionIs():
            raise NotPlayableError("an option is asked for by itself, as a condition of the whole clause")
        case model.MyTurn():
            return OnTurn()
        case model.Unless(condition=inner):
            return Never(_test(inner, scene))
        case _:
            assert_never(condition)


def _compared(condition: model.Compared, scene: Scene) -> Test:
    match condition.party, condition.than:
        case ((Me() | We()), Opponent(quantity=quantity, filters=())):
            against_all = quantity.quantifier in (Quantifier.EACH, Quantifier.ALL, Quantifier.ANY)
        case _:
            raise NotPlayableError("only `I` can be compared, and only with opponents")
    match condition.count:
        case model.CountRegions(regions=regions):
            mask: Mask | None = mask_of(regions, scene)
        case model.CountThings(noun=Coins()):
            mask = None
        case _:
            raise NotPlayableError("only regions and coins can be compared")
    lead = Lead(mask, strongest=condition.more == against_all)
    return Between(lead, 1, None) if condition.more else Never(Between(lead, 0, None))
