"""Counts, amounts and conditions of the model, translated into numbers and tests."""

from typing import Final, assert_never

from swdsl.lower.combine import both, every
from swdsl.lower.form import OptionTest
from swdsl.lower.form_numbers import (
    FOUND,
    LOST,
    PAID,
    PIPS,
    ROUND,
    ROUNDS_LEFT,
    STOOD,
    Above,
    Age,
    AtMost,
    DefendersThere,
    Frontiers,
    Grounds,
    Groups,
    Heads,
    InHand,
    InKit,
    Integer,
    Lead,
    MarksOn,
    Number,
    PiecesIn,
    PiecesThere,
    Product,
    Purse,
    Quotient,
    Races,
    Size,
    TokensIn,
    Way,
    Who,
)
from swdsl.lower.form_players import Crew, Group, Players
from swdsl.lower.form_regions import EVERY, Mask
from swdsl.lower.form_tests import (
    Between,
    Covers,
    Drawn,
    Even,
    Every,
    HasDone,
    Never,
    OnTurn,
    Side,
    Test,
    TheyAre,
)
from swdsl.lower.form_words import Boundless, Reckoning
from swdsl.lower.form_words import Life as LoweredLife
from swdsl.lower.form_words import Tokens as TokenCount
from swdsl.lower.how_many import EVERY_ONE, SOME, for_all_together, for_counting
from swdsl.lower.regions import held_by, mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import counts as model
from swdsl.model.expressions import (
    Coins,
    Defenders,
    Me,
    MyRace,
    Opponent,
    Party,
    Pieces,
    Player,
    Regions,
    RegionSet,
    There,
    They,
    Tokens,
    We,
)
from swdsl.model.names import Ref
from swdsl.model.quantities import Quantity
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE
from swdsl.words import Life, Measure, Operator, Parity, Quantifier, Store, Tally

RECKONED: Final = {
    Operator.MORE: Reckoning.MORE,
    Operator.LESS: Reckoning.LESS,
    Operator.DOUBLE: Reckoning.TIMES,
    Operator.HALVE: Reckoning.HALF,
    Operator.EXACTLY: Reckoning.EXACTLY,
    Operator.AT_MOST: Reckoning.AT_MOST,
    Operator.AT_LEAST: Reckoning.AT_LEAST,
}
"""What becomes of the coins of a region, or of the pips of a roll."""

_TALLIES: Final[dict[Tally, Integer]] = {
    Tally.TOKEN_LOST: LOST,
    Tally.TOKEN_THAT_STOOD_THERE: STOOD,
    Tally.COIN_PAID: PAID,
    Tally.COIN_THAT_LAY_THERE: FOUND,
    Tally.PIP: PIPS,
    Tally.ROUND: ROUND,
    Tally.ROUND_LEFT: ROUNDS_LEFT,
    Tally.TURN_PLAYED: Age(Who.ME, LoweredLife.ACTIVE),
    Tally.TURN_IN_DECLINE: Age(Who.ME, LoweredLife.DECLINED),
}
_LIVES = {Life.ACTIVE: LoweredLife.ACTIVE, Life.DECLINED: LoweredLife.DECLINED}
_MEASURES = {Measure.ROUND: ROUND, Measure.ROLL: PIPS}
_COMPARED = (Quantifier.EACH, Quantifier.ALL, Quantifier.A)


def amount_of(amount: model.Amount, scene: Scene) -> Integer:
    """Return the number an amount comes to."""
    if amount.base is None:
        raise NotPlayableError("`all` is not a number here")
    if amount.per is None:
        return Number(amount.base)
    number = count_of(amount.per, scene)
    if amount.beyond:
        number = Above(number, amount.beyond)
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
        case model.CountBorders(regions=regions, others=others):
            to = EVERY if others is None else mask_of(others, scene)
            return Frontiers(mask_of(regions, scene), to)
        case model.CountSteps(start=start, goal=goal):
            return Way(_end_of_way(start, scene), _end_of_way(goal, scene))
        case model.CountRaces(life=life, owner=owner):
            return _races(life, owner, scene)
        case model.CountPlayers(party=party):
            return Heads(players_of(party, scene))
        case model.CountThings():
            return _things(count, scene)
        case model.Tallied(tally=Tally.PAID):
            raise NotPlayableError(
                "nothing is paid here as one likes: say first how much may be paid",
                instead="at turn start: I may pay up to 3 coins, then gain 1 token for each paid",
            )
        case model.Tallied(tally=tally):
            return _TALLIES[tally]
        case _:
            assert_never(count)


def _end_of_way(regions: Regions, scene: Scene) -> Mask:
    """Return where a way begins or ends: at one region, or at the nearest of some."""
    if isinstance(regions, RegionSet) and regions.quantity.quantifier not in SOME:
        raise NotPlayableError(
            "a way goes to the nearest of some regions",
            instead="at scoring: gain 1 coin for each step from a mountain I hold to a region at the edge",
        )
    return mask_of(regions, scene)


def _races(life: Life, owner: Party | None, scene: Scene) -> Integer:
    if life not in _LIVES:
        raise NotPlayableError(
            "races are counted as active or declined",
            instead="at scoring: gain 1 coin for each declined race of an opponent",
        )
    match owner:
        case None:
            players: Players = Crew(Group.EVERYONE)
        case Me() | We():
            players = Crew(Group.US)
        case They():
            players = Crew(Group.THEM)
        case Opponent() | Player() if owner.quantity.quantifier in (*SOME, *EVERY_ONE):
            players = players_of(owner, scene)
        case _:
            raise NotPlayableError(
                "races belong to me, to them, to opponents or players",
                instead="at scoring: gain 1 coin for each declined race of an opponent",
            )
    return Races(players, _LIVES[life])


def player_is(party: Party | None) -> Who:
    """Return whose coins are meant, as a race of that player."""
    return Who.ME if isinstance(party, We) else who_is(party)


def who_is(party: Party | None) -> Who:
    """Return a single race as the kernel knows it."""
    match party:
        case None | Me():
            return Who.ME
        case MyRace(life=Life.ACTIVE):
            return Who.MY_ACTIVE
        case They():
            return Who.THEM
        case _:
            raise NotPlayableError(
                "this needs one race: `I`, `they`, or `my active race`",
                instead="at turn start: choose an opponent, then they gain 1 coin",
            )


def _things(count: model.CountThings, scene: Scene) -> Integer:
    match count.noun, count.where, count.owner:
        case Coins(), None, owner:
            return Purse(player_is(owner))
        case Tokens(), model.InStores(stores=(Store.HAND,)), owner:
            return InHand(who_is(owner))
        case Tokens(), model.InRegions(regions=regions), owner:
            for_counting(regions)
            mask = mask_of(regions, scene)
            return TokensIn(both(mask, held_by(owner, scene)) if owner else mask)
        case Tokens(), None, owner:
            return TokensIn(held_by(owner or Me(), scene))
        case Pieces(piece=ref), model.InRegions(regions=There()), None if ref is not None:
            return PiecesThere(str(ref))
        case Pieces(piece=ref), model.InRegions(regions=regions), None if ref is not None:
            for_counting(regions)
            return PiecesIn(str(ref), mask_of(regions, scene))
        case Defenders(enemy_only=False), model.InRegions(regions=There()), None:
            return DefendersThere()
        case Pieces(piece=ref), model.InStores(stores=(Store.HAND,)), (None | Me()) if ref is not None:
            return InKit(str(ref))
        case Pieces(piece=ref), None, (Me() | They()) as owner if ref is not None:
            return MarksOn(str(ref), who_is(owner))
        case _:
            raise NotPlayableError(
                "that thing cannot be counted in that place",
                instead="at scoring: gain 1 coin for each token in regions I hold",
            )


# -- conditions -----------------------------------------------------------------------------------------


def test_of(conditions: tuple[model.Condition, ...], scene: Scene) -> Test | None:
    """Return what a clause must test while the game is played; options are settled before it starts."""
    played = (each for each in conditions if option_test(each) is None)
    return every(*(_played(each, scene) for each in played))


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


def _played(condition: model.Condition, scene: Scene) -> Test:
    inner = condition.condition if isinstance(condition, model.Unless) else condition
    with about(getattr(inner, "span", NOWHERE)):
        return _test(condition, scene)


def _test(condition: model.Condition, scene: Scene) -> Test:
    match condition:
        case model.CountIs(count=count, range=bounds):
            for_all_together(count)
            between = Between(count_of(count, scene), bounds.minimum, bounds.maximum)
            unmet = scene.unmet and any(isinstance(node, They) for node in nodes(count))
            return Every((TheyAre((Side.SOMEBODY,)), between)) if unmet else between
        case model.Compared():
            return _compared(condition, scene)
        case model.Did(party=Me() | We(), done=done):
            # What is remembered is done by whoever's turn it is: in another's turn I have done nothing.
            return HasDone(done) if scene.own else Every((OnTurn(), HasDone(done)))
        case model.Did():
            raise NotPlayableError(
                "only what I did this turn is remembered",
                instead="at scoring, if I declined this turn: gain 1 coin",
            )
        case model.MeasureIs(measure=measure, range=bounds) if measure in _MEASURES:
            return Between(_MEASURES[measure], bounds.minimum, bounds.maximum)
        case model.MeasureParity(measure=Measure.ROUND | Measure.ROLL as measure, parity=parity):
            even = Even(_MEASURES[measure])
            return even if parity is Parity.EVEN else Never(even)
        case model.MeasureIs(measure=measure) | model.MeasureParity(measure=measure):
            raise NotPlayableError(f"only the frame's last attempt may ask for the {measure}")
        case model.OptionIs():
            raise NotPlayableError("an option is asked for by itself, as a condition of the whole clause")
        case model.MyTurn():
            return OnTurn()
        case model.DrawnIs(piece=piece):
            return _drawn(piece, scene)
        case model.Unless(condition=inner):
            return Never(_test(inner, scene))
        case _:
            assert_never(condition)


def _drawn(piece: Ref, scene: Scene) -> Test:
    if scene.piece(piece).kind_of is None:
        raise NotPlayableError(
            f"`{piece.id}` is no kind of another piece, so that nothing turns out to be one",
            instead="at turn start: roll, then if roll is at least 2, gain 2 coins",
        )
    return Drawn(str(piece))


def _compared(condition: model.Compared, scene: Scene) -> Test:
    match condition.party, condition.than:
        case ((Me() | We() as mine), Opponent(quantity=quantity, life=None, filters=())) if (
            quantity.quantifier in _COMPARED
        ):
            return _lead(mine, condition.more, quantity, condition.count, scene)
        case Opponent(quantity=quantity, life=None, filters=()), (Me() as mine) if (
            quantity.quantifier in _COMPARED
        ):
            return _lead(mine, not condition.more, quantity, condition.count, scene)
        case (Me(), They()) | (They(), Me()):
            return _face_to_face(condition, scene)
        case _:
            raise NotPlayableError(
                "I am compared with them, with an opponent or with each opponent",
                instead="at scoring, if I hold more regions than each opponent: gain 2 coins",
            )


def _lead(mine: Party, more: bool, quantity: Quantity, count: model.Count, scene: Scene) -> Test:
    """Compare me with one opponent, or with all of them."""
    match count:
        case model.CountRegions(regions=regions):
            mask: Mask | None = mask_of(regions, scene)
        case model.CountThings(noun=Coins(), owner=None, where=None):
            mask = None
        case _:
            raise _beyond_comparison()
    against_all = quantity.quantifier in (Quantifier.EACH, Quantifier.ALL)
    lead = Lead(mask, strongest=more == against_all, alone=mask is not None and mine == Me())
    return Between(lead, 1, None) if more else Never(Between(lead, 0, None))


def _face_to_face(condition: model.Compared, scene: Scene) -> Test:
    """Compare me with the other party of the moment; of nobody nothing holds."""
    one, other = (
        _compared_number(condition.count, each, scene) for each in (condition.party, condition.than)
    )
    test = Never(Covers(other, one) if condition.more else Covers(one, other))
    return Every((TheyAre((Side.SOMEBODY,)), test)) if scene.unmet else test


def _compared_number(count: model.Count, party: Party, scene: Scene) -> Integer:
    match count:
        case model.CountRegions(regions=regions):
            return Size(both(mask_of(regions, scene), held_by(party, scene)))
        case model.CountThings(noun=Coins(), owner=None, where=None):
            return Purse(player_is(party))
        case _:
            raise _beyond_comparison()


def _beyond_comparison() -> NotPlayableError:
    return NotPlayableError(
        "only regions and coins can be compared",
        instead="at scoring, if I have fewer coins than each opponent: gain 2 coins",
    )
