"""Rulings on cost, reach, aids and the die, each by its number in the list of open questions."""

import pytest

from swdsl.runtime import (
    ARGUMENT,
    CHANCE,
    V_ARM,
    V_CONQUER,
    V_STOP,
    V_TRY,
    Illegal,
    cost_items,
    legal,
    why_not,
)
from tests.runtime import boards
from tests.runtime.content import base_game, mixed_game, underground_game
from tests.runtime.table import Table, without_set


def caves(players: int = 2) -> Table:
    """Return an empty underground table."""
    return Table(underground_game(boards.caves(), players))


def mixed(players: int = 2) -> Table:
    """Return an empty table with both games in it."""
    return Table(mixed_game(boards.caves(), players))


def plains(players: int = 2) -> Table:
    """Return an empty base table."""
    return Table(base_game(boards.plains(), players))


def items(t: Table, r: int) -> dict[str, int]:
    """Return the cost items of a region for the acting race with the armed aids."""
    return {without_set(item.clause): item.amount for item in cost_items(t.s, t.s.slot, r, t.s.armed)}


def test_a_surcharge_survives_the_ward() -> None:
    """D-12: handicaps still apply where help is ignored."""
    t = caves()
    mine = t.seat(0, "mummies", "mining", hand=6)
    t.put(mine, {1: 1})
    t.put(t.seat(1, "gnomes", "wise"), {0: 1})
    t.turn(0).expand()
    assert items(t, 0) == {"base_cost": 2, "defenders": 1, "mummies.1": 1}


def test_a_discount_does_not_help_against_the_ward() -> None:
    """4.3: discounts are off, the ordinary last attempt stays."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=2), {1: 1})
    t.put(t.seat(1, "gnomes", "wise"), {0: 1})
    t.turn(0).expand()
    assert items(t, 0) == {"base_cost": 2, "defenders": 1}
    assert 0 in t.targets(V_TRY)
    assert 0 not in t.targets()


def test_the_ward_sleeps_in_decline() -> None:
    """4.3: declined Gnomes have no ward."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=2), {1: 1})
    t.put(t.seat(1, "gnomes", "", slot=1), {0: 1})
    t.turn(0).expand()
    assert items(t, 0) == {"base_cost": 2, "defenders": 1, "ogres.1": -1}


@pytest.mark.parametrize(("race", "power"), [("spiderines", "mining"), ("lizardmen", "mining")])
def test_extended_reach_stops_at_the_ward(race: str, power: str) -> None:
    """4.3: a real border is needed."""
    t = caves()
    t.put(t.seat(0, race, power, hand=5), {0: 1, 1: 1})
    t.put(t.seat(1, "gnomes", "wise"), {10: 1})
    t.turn(0).expand()
    assert 10 not in t.targets()
    reason = why_not(t.s, V_CONQUER + 10)
    assert reason is not None
    assert reason.key in ("help_is_warded", "not_adjacent")


def test_lizardmen_pass_along_the_river() -> None:
    """E-050: any land that borders the chain is within reach."""
    t = caves()
    t.put(t.seat(0, "lizardmen", "mining", hand=4), {1: 1})
    t.turn(0).expand()
    assert {0, 2, 4, 5, 8, 11} <= t.targets()


def test_spiderines_reach_every_rim_of_a_chasm() -> None:
    """E-058: only the target must border a chasm."""
    t = caves()
    t.put(t.seat(0, "spiderines", "mining", hand=4), {0: 1})
    t.turn(0).expand()
    assert {6, 8, 10, 4} <= t.targets()
    assert 11 not in t.targets()


def test_own_declined_tokens_raise_the_cost() -> None:
    """E-001: by default they count, and are lost."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=4), {1: 1})
    t.put(t.seat(0, "drow", "", slot=1), {0: 1})
    t.turn(0).expand()
    assert items(t, 0) == {"base_cost": 2, "defenders": 1, "ogres.1": -1}
    t.conquer(0)
    assert t.s.taken == 0


def test_flames_ignore_defenders_along_their_chain() -> None:
    """E-003, E-005: tokens are ignored, ground is not; the chain grows with each conquest."""
    t = caves()
    t.put(t.seat(0, "flames", "mining", hand=8), {4: 1})
    t.piece("volcano", 7)
    t.put(t.seat(1, "ogres", "wise"), {6: 3, 3: 2, 0: 2})
    t.turn(0).expand()
    assert items(t, 6) == {"base_cost": 2, "mountain_cost": 1}
    assert items(t, 3) == {"base_cost": 2}
    t.conquer(3)
    assert items(t, 0) == {"base_cost": 2}


def test_flames_enter_by_the_volcano() -> None:
    """D-03: only next to the Volcano, edge or not."""
    t = caves()
    t.seat(0, "flames", "mining", hand=8)
    t.piece("volcano", 7)
    t.turn(0).expand()
    assert t.targets() == {4, 6, 8, 10}


def test_flames_enter_a_warded_region_only_where_anybody_could() -> None:
    """4.3: next to the Volcano into a Gnome region only if it is also at the edge."""
    t = caves()
    t.seat(0, "flames", "mining", hand=8)
    t.piece("volcano", 7)
    t.put(t.seat(1, "gnomes", "wise"), {4: 1, 6: 1})
    t.turn(0).expand()
    assert t.targets() == {6, 8, 10}


def test_wisps_roll_after_naming_the_target() -> None:
    """E-030, E-032: a roll beyond hope is not offered; a failed one ends the conquests."""
    t = caves()
    t.put(t.seat(0, "will_o_wisps", "mining", hand=1), {0: 1})
    t.put(t.seat(1, "ogres", "wise"), {3: 2})
    t.turn(0).expand()
    t.arm("will_o_wisps.1")
    assert t.targets() == {3}
    t.conquer(3)
    assert t.s.actor == CHANCE
    t.face(0)
    assert t.s.own[3] == 2 * 0 + t.game.width
    assert t.s.player == 1


def test_wisps_go_on_after_a_good_roll() -> None:
    """D-31: with enough tokens the conquest is carried out, and others may follow."""
    t = caves()
    t.put(t.seat(0, "will_o_wisps", "mining", hand=3), {0: 1})
    t.turn(0).expand().arm("will_o_wisps.1").conquer(3).face(4)
    assert t.s.hand[0] == 2
    assert t.s.own[3] == 0
    assert V_STOP in legal(t.s)


def test_berserk_rolls_before_the_target() -> None:
    """E-034, E-035: the roll waits for a target; none chosen ends the conquests; no second die."""
    t = plains()
    t.put(t.seat(0, "ratmen", "berserk", hand=1), {0: 1})
    t.turn(0).expand().use("berserk.1").face(4)
    assert t.s.die == 2
    assert 1 in t.targets()
    assert t.targets(V_TRY) == set()
    t.conquer(1)
    assert t.s.die == -1
    assert t.s.tok[1] == 1


def test_the_last_attempt_takes_all_tokens_and_ends_the_conquests() -> None:
    """E-027, E-029: only when short; everything in hand goes in."""
    t = plains()
    t.put(t.seat(0, "ratmen", "alchemist", hand=1), {0: 1})
    t.turn(0).expand()
    assert 1 in t.targets(V_TRY)
    assert t.targets() == set()
    t.attempt(1, 3)
    assert t.s.own[1] == 0


def test_the_shortage_is_bounded_by_the_highest_face() -> None:
    """D-01: a region four short is no target for the last attempt."""
    t = plains()
    t.put(t.seat(0, "ratmen", "alchemist", hand=1), {0: 1})
    t.put(t.seat(1, "elves", "hill"), {1: 3})
    t.turn(0).expand()
    assert 1 not in t.targets(V_TRY)
    with pytest.raises(Illegal) as refused:
        t.do(V_TRY + 1)
    assert refused.value.reason.need == 5


def test_the_dragon_takes_one_token_whatever_stands_there() -> None:
    """E-011, E-013: the set cost overrides the sum, surcharges too."""
    t = mixed()
    t.put(t.seat(0, "mummies", "dragon_master", hand=1), {0: 1})
    t.put(t.seat(1, "ogres", "wise"), {3: 5})
    t.turn(0).expand().arm("dragon_master.1")
    assert items(t, 3) == {"dragon_master.1": 1}
    t.conquer(3)
    assert t.s.own[3] == 0
    assert t.s.piece[t.number_of_piece("dragon")] == t.s.board.bit[3]
    assert not any(a - (a & ARGUMENT) == V_ARM for a in legal(t.s))


def test_sorcerers_need_no_token_in_hand_but_one_in_the_tray() -> None:
    """Rulings 11 and 12: the new token comes from the tray; once per opponent."""
    t = plains(3)
    t.put(t.seat(0, "sorcerers", "alchemist"), {0: 1})
    t.put(t.seat(1, "elves", "hill"), {1: 1, 3: 1})
    t.turn(0).expand().arm("sorcerers.1")
    assert t.targets() == {1, 3}
    before = t.s.tray[t.s.race[0]]
    t.conquer(1)
    assert t.s.tray[t.s.race[0]] == before - 1
    assert not t.s.victims
    assert not any(a - (a & ARGUMENT) == V_ARM for a in legal(t.s))


def test_encampments_break_the_lone_token() -> None:
    """E-018: Encampments count as tokens, Lairs and Fortresses do not."""
    t = plains()
    t.put(t.seat(0, "sorcerers", "alchemist", hand=1), {0: 1})
    t.put(t.seat(1, "trolls", "bivouacking"), {1: 1, 3: 1})
    t.piece("encampment", 1)
    t.piece("troll_lair", 3)
    t.turn(0).expand().arm("sorcerers.1")
    assert t.targets() == {3}


def test_substitution_is_no_first_conquest() -> None:
    """E-016: it needs a region to start from."""
    t = plains()
    t.seat(0, "sorcerers", "alchemist", hand=1)
    t.put(t.seat(1, "elves", "hill"), {0: 1})
    t.turn(0).expand()
    assert not any(a - (a & ARGUMENT) == V_ARM for a in legal(t.s))


def test_vampire_takes_from_hand_when_the_tray_is_empty() -> None:
    """E-015: allowed for Vampire, and it costs one token of the hand."""
    t = caves()
    t.put(t.seat(0, "ogres", "vampire", hand=5), {0: 5})
    t.put(t.seat(1, "drow", "wise"), {1: 1})
    t.turn(0).expand()
    assert t.s.tray[t.s.race[0]] == 0
    t.arm("vampire.1").conquer(1)
    assert t.s.hand[0] == 8


def test_relics_combine_in_one_conquest() -> None:
    """R7: Doormat and Sword together; both end where they were used."""
    t = caves()
    t.put(t.seat(0, "shrooms", "mining", hand=1), {0: 1, 3: 1})
    doormat = t.marker("flying_doormat", 0)
    sword = t.marker("sword_of_the_killer_rabbit", 3)
    t.put(t.seat(1, "ogres", "wise"), {11: 1})
    t.turn(0).expand().arm("flying_doormat.1").arm("sword_of_the_killer_rabbit.1")
    assert 11 in t.targets()
    t.conquer(11)
    assert t.s.marker_at[doormat] == t.s.marker_at[sword] == 11


def test_a_failed_attempt_leaves_the_doormat_where_it_was() -> None:
    """E-025, E-026: the use is spent, the relic stays."""
    t = caves()
    t.put(t.seat(0, "shrooms", "mining", hand=1), {0: 1})
    doormat = t.marker("flying_doormat", 0)
    t.turn(0).expand().arm("flying_doormat.1").attempt(11, 0)
    assert t.s.marker_at[doormat] == 0
    assert t.s.own[11] == -1


def test_socks_spare_the_occupants() -> None:
    """E-069 to E-073: as if empty, nobody is lost, markers of defence still count."""
    t = caves()
    t.put(t.seat(0, "mummies", "mining", hand=3), {0: 1})
    t.marker("stinky_trolls_socks", 0)
    them = t.seat(1, "ogres", "wise")
    t.put(them, {3: 4, 6: 1})
    t.turn(0).expand().arm("stinky_trolls_socks.1")
    assert items(t, 3) == {"base_cost": 2, "mummies.1": 1}
    t.conquer(3)
    assert t.s.hand[them] == 4


def test_socks_let_declined_tokens_flee_to_their_own() -> None:
    """E-069: they move to another region of that race, or are lost."""
    t = caves()
    t.put(t.seat(0, "shrooms", "mining", hand=3), {0: 1})
    t.marker("stinky_trolls_socks", 0)
    them = t.seat(1, "ogres", "", slot=1)
    t.put(them, {3: 1, 6: 1})
    t.turn(0).expand().arm("stinky_trolls_socks.1").conquer(3).settle(0)
    assert t.s.tok[6] == 2


def test_hammers_fight_but_never_alone_and_not_against_the_ward() -> None:
    """E-149, E-152: at least one token in each conquest; racial aid."""
    t = caves()
    mine = t.seat(0, "iron_dwarves", "mystic", hand=2)
    t.put(mine, {1: 1})
    t.s.kit[t.number_of_piece("silver_hammer")] = 3
    t.put(t.seat(1, "gnomes", "wise"), {4: 1})
    t.turn(0).expand()
    assert t.s.helpers == 3
    assert 0 in t.targets()
    assert 4 not in t.targets()
    t.conquer(0)
    assert t.s.hand[mine] == 1
    assert t.s.helpers == 2
    t.conquer(3)
    assert t.s.player == 1
    assert t.s.kit[t.number_of_piece("silver_hammer")] == 3


def test_immunity_bars_opponents_not_the_owners_other_race() -> None:
    """E-095: the owner's own active race may conquer there, and the figure leaves."""
    t = caves(3)
    queen_side = t.seat(1, "ogres", "royal", slot=1)
    t.put(queen_side, {0: 1})
    t.piece("queen", 0)
    t.put(t.seat(0, "drow", "mining", hand=5), {1: 1})
    t.put(t.seat(1, "shrooms", "stone", hand=5), {3: 1})
    t.turn(0).expand()
    assert 0 not in t.targets()
    reason = why_not(t.s, V_CONQUER + 0)
    assert reason is not None
    assert (reason.key, reason.clauses) == ("immune", ("underground.queen",))
    t.settle(0).expand()
    assert 0 in t.targets()
    t.conquer(0)
    assert t.s.piece[t.number_of_piece("queen")] == 0


def test_the_ghost_bars_all_but_whom_it_protects() -> None:
    """E-102: on an empty region it blocks everybody but its controller."""
    t = caves(3)
    t.put(t.seat(0, "ogres", "mining", hand=6), {0: 1})
    t.marker("crypt_of_the_tomb_raider", 0)
    t.piece("tomb_raiders_ghost", 3)
    t.put(t.seat(1, "drow", "wise", hand=6), {6: 1})
    t.turn(1).expand()
    assert 3 not in t.targets()
    t.turn(0).expand()
    assert 3 in t.targets()


def test_coinless_players_cannot_attack_declined_liches() -> None:
    """E-080, E-081: the toll is paid at once, and a second conquest needs a second coin."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=6), {4: 1})
    them = t.seat(1, "liches", "", slot=1)
    t.put(them, {1: 1, 3: 1})
    t.coins(1, 5)
    t.turn(0).expand()
    assert {1, 3} <= t.targets()
    t.conquer(1)
    assert t.s.coins == [0, 6]
    assert 3 not in t.targets()
    reason = why_not(t.s, V_CONQUER + 3)
    assert reason is not None
    assert (reason.key, reason.clauses) == ("banned", ("underground.liches.2",))


def test_the_pact_binds_until_the_diplomats_next_turn() -> None:
    """E-227 to E-229: the ally may not attack the Diplomat's active race."""
    t = plains(3)
    t.put(t.seat(0, "ratmen", "diplomat"), {0: 1})
    t.put(t.seat(1, "elves", "hill", hand=6), {1: 1})
    t.put(t.seat(2, "orcs", "swamp", hand=6), {3: 1})
    t.turn(0).expand()
    while t.s.task < 0:
        t.do(V_STOP)
    assert t.offers() == ["diplomat.1: player 1", "diplomat.1: player 2", "diplomat.1: pass"]
    t.choose(1).expand()
    assert t.s.player == 1
    assert 0 not in t.targets()
    t.settle(1).expand()
    assert 0 in t.targets()
    t.settle(2).expand().settle(0)
    assert t.s.player == 1
    t.expand()
    assert 0 in t.targets()
