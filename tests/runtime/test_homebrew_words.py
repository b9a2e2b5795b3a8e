"""Words that only homebrew uses, one small power each, in the style the compiler prints."""

from collections.abc import Callable

from swdsl.runtime import (
    AT_MOST,
    BEFORE_SCORING,
    CHANCE,
    CONFIRM,
    CONQUERS,
    DIE,
    LESS,
    POWER,
    ROLLS,
    THEIRS,
    V_PICK,
    V_TRY,
    Clause,
    Component,
    Damage,
    Forbid,
    Game,
    Maker,
    Price,
    Program,
    Reflex,
    State,
    Ward,
    Yield,
    active_opponents,
    cost_items,
    gain_coins,
    legal,
    redeploy,
    reroll,
    score_items,
    why_not,
)
from tests.runtime import boards
from tests.runtime.content import base_game, underground_game
from tests.runtime.table import Table, without_set


def power(*clauses: Callable[[], Clause]) -> Maker:
    """Return a power of three tokens with these clauses."""

    def make(game: Game) -> Component:
        return Component("homemade", POWER, tokens=3, clauses=tuple(clause() for clause in clauses))

    return make


def table(*clauses: Callable[[], Clause], above: bool = True) -> Table:
    """Return an empty table where the power is in play."""
    if above:
        return Table(base_game(boards.plains(), 2, None, power(*clauses)))
    return Table(underground_game(boards.caves(), 2, None, power(*clauses)))


class Spectator(Reflex):
    """When an opponent conquers a region: gain 1 coin."""

    name = "spectator"
    on = CONQUERS
    scope = THEIRS

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Take the coin."""
        gain_coins(s, slot, 1, self.name)


def test_a_clause_hears_what_opponents_do() -> None:
    """Its holder is told, its own deeds are not."""
    t = table(Spectator)
    t.put(t.seat(0, "ratmen", "hill", hand=6), {0: 1})
    t.put(t.seat(1, "orcs", "homemade", hand=6), {9: 1})
    t.turn(0).expand().conquer(1)
    assert t.s.coins == [5, 6]
    t.settle(0).expand().conquer(6)
    assert t.s.coins[1] == 6


class SecondChance(Program):
    """When I roll: I may roll."""

    name = "second_chance"
    on = ROLLS
    optional = True
    asks = (CONFIRM, DIE)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Replace the roll."""
        if step == 1:
            reroll(s, choice)


def test_a_roll_may_be_answered_by_another() -> None:
    """The attack waits; the second roll counts."""
    t = table(SecondChance)
    t.put(t.seat(0, "ratmen", "homemade", hand=1), {0: 1})
    t.turn(0).expand().do(V_TRY + 1).face(0)
    assert t.offers() == ["second_chance: yes", "second_chance: pass"]
    t.choose(0)
    assert t.s.actor == CHANCE
    t.face(5)
    assert t.s.own[1] == 0


class Bargain(Price):
    """When I pick a combo: price 1 less."""

    name = "bargain"
    how = LESS
    amount = 1
    state = 3


def test_a_price_may_be_lower() -> None:
    """The combos above get as much as was paid."""
    t = table(Bargain)
    t.put(t.seat(0, "ratmen", "homemade", slot=1), {0: 1})
    t.turn(0).do(V_PICK + 2)
    assert t.s.coins[0] == 4
    assert t.s.column_coins[:2] == (1, 0)


class Cruelty(Damage):
    """When I conquer a region held by an active opponent: they lose 2 tokens."""

    name = "cruelty"
    amount = 2

    def where(self, s: State, slot: int) -> int:
        """Such regions."""
        return active_opponents(s, slot)


def test_a_conquest_may_cost_more_tokens() -> None:
    """Unless the defender's own clause says otherwise."""
    for race, left in (("orcs", 1), ("elves", 3)):
        t = table(Cruelty)
        t.put(t.seat(0, "ratmen", "homemade", hand=8), {0: 1})
        them = t.seat(1, race, "hill")
        t.put(them, {1: 3, 9: 1})
        t.turn(0).expand().conquer(1)
        assert t.s.hand[them] == left


class Vow(Forbid):
    """Always: I cannot attack regions held by an active opponent."""

    name = "vow"

    def where(self, s: State, slot: int) -> int:
        """Such regions."""
        return active_opponents(s, slot)


def test_a_race_may_be_forbidden_to_attack() -> None:
    """The region is not offered."""
    t = table(Vow)
    t.put(t.seat(0, "ratmen", "homemade", hand=8), {0: 1})
    t.put(t.seat(1, "orcs", "hill"), {1: 1})
    t.turn(0).expand()
    assert t.targets() == {3}
    reason = why_not(t.s, 1)
    assert reason is not None
    assert (reason.key, reason.clauses) == ("forbidden", ("vow",))


class Drought(Yield):
    """When I score a region: coins are at most 1."""

    name = "drought"
    how = AT_MOST
    amount = 1

    def where(self, s: State, slot: int) -> int:
        """Every region."""
        return s.board.every


def test_coins_of_a_region_may_be_bounded() -> None:
    """What is above is taken back, region by region."""
    t = table(Drought)
    t.put(t.seat(0, "humans", "homemade"), {0: 1, 1: 1})
    t.turn(0)
    items = {(without_set(item.clause), item.region): item.amount for item in score_items(t.s, 0)}
    assert items == {("region_coin", 0): 1, ("region_coin", 1): 1, ("humans.1", 0): 1, ("drought", 0): -1}


class Spellproof(Ward):
    """When an opponent attacks a region I hold: ignore powers."""

    name = "spellproof"
    sources = POWER

    def where(self, s: State, slot: int) -> int:
        """Regions I hold."""
        return s.occ[slot]


def test_a_ward_may_be_against_powers_alone() -> None:
    """The race's own discount still helps."""
    t = table(Spellproof)
    t.put(t.seat(0, "tritons", "commando", hand=8), {0: 1})
    t.put(t.seat(1, "orcs", "homemade"), {1: 1})
    t.turn(0).expand()
    items = {without_set(item.clause): item.amount for item in cost_items(t.s, 0, 1)}
    assert items == {"base_cost": 2, "defenders": 1, "tritons.1": -1}
    assert 1 in t.targets()


class Reform(Program):
    """Before scoring: I may redeploy."""

    name = "reform"
    on = BEFORE_SCORING
    optional = True
    asks = (CONFIRM,)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Rearrange the tokens."""
        redeploy(s, slot)


def test_a_race_may_redeploy_out_of_turn() -> None:
    """The tokens are in hand until they are placed again."""
    t = table(Reform)
    t.put(t.seat(0, "ratmen", "homemade"), {0: 3, 1: 1, 3: 1})
    t.turn(0).expand().stop()
    while t.s.task < 0:
        t.do(legal(t.s)[1])
    t.choose(0)
    assert t.s.hand[0] == 2
    t.settle(0)
    assert t.s.tok[0] + t.s.tok[1] + t.s.tok[3] == 5
