"""Rulings on losses, decline, scoring, places and relics, each by its number."""

from swdsl.runtime import (
    ARGUMENT,
    P_CHOICE,
    P_DEPLOY,
    P_GIVE_UP,
    P_PICK,
    P_TASK,
    V_ARM,
    V_CHOOSE,
    V_DECLINE,
    V_EXPAND,
    V_PASS,
    V_PICK,
    V_STOP,
    legal,
    players_with,
    score_items,
)
from tests.runtime import boards
from tests.runtime.content import base_game, mixed_game, underground_game
from tests.runtime.table import Table, without_set


def caves(players: int = 2, **options: str) -> Table:
    """Return an empty underground table."""
    return Table(underground_game(boards.caves(), players, options))


def mixed(players: int = 2) -> Table:
    """Return an empty table with both games in it."""
    return Table(mixed_game(boards.caves(), players))


def plains(players: int = 2, **options: str) -> Table:
    """Return an empty base table."""
    return Table(base_game(boards.plains(), players, options))


def scores(t: Table, player: int) -> dict[tuple[str, int], int]:
    """Return what a player would score now, by clause and region."""
    return {(without_set(item.clause), item.region): item.amount for item in score_items(t.s, player)}


# ---- losses --------------------------------------------------------------------------------------
def test_one_token_is_lost_and_the_rest_redeploy() -> None:
    """1.10: the survivors go to other regions as the last act of the turn."""
    t = plains()
    t.put(t.seat(0, "ratmen", "alchemist", hand=6), {0: 1})
    them = t.seat(1, "orcs", "hill")
    t.put(them, {1: 3, 4: 1, 7: 1})
    t.turn(0).expand().conquer(1)
    assert t.s.hand[them] == 2
    t.do(V_STOP)
    while t.s.actor != 1:
        t.do(legal(t.s)[1])
    assert t.s.phase == P_DEPLOY
    assert t.s.player == 0


def test_elves_lose_nothing_except_to_a_substitution() -> None:
    """E-074, E-075: their text replaces the loss; a converted token is gone."""
    t = plains(3)
    t.put(t.seat(0, "ratmen", "alchemist", hand=6), {0: 1})
    them = t.seat(1, "elves", "hill")
    t.put(them, {1: 2, 3: 1})
    t.turn(0).expand().conquer(1)
    assert t.s.hand[them] == 2
    t.put(t.seat(2, "sorcerers", "swamp"), {6: 1})
    t.turn(2).expand().arm("sorcerers.1").conquer(3)
    assert t.s.hand[them] == 2


def test_declined_survivors_go_to_the_tray() -> None:
    """1.10, 1.14: a declined race has no hand, unless a clause says so."""
    t = mixed()
    t.put(t.seat(0, "ogres", "mining", hand=9), {4: 1})
    plain = t.seat(1, "drow", "", slot=1)
    t.put(plain, {1: 3})
    t.turn(0).expand().conquer(1)
    assert t.s.race[plain] == -1


def test_tomb_survivors_stay_with_their_race() -> None:
    """E-182, E-184: kept stacks defend; survivors redeploy among Tomb regions."""
    t = mixed()
    t.put(t.seat(0, "ogres", "mining", hand=9), {4: 1})
    tomb = t.seat(1, "drow", "tomb", slot=1)
    t.put(tomb, {1: 3, 0: 1})
    t.turn(0).expand().conquer(1)
    assert t.s.hand[tomb] == 2
    t.settle(0)
    assert t.s.tok[0] == 3


def test_martyrs_are_paid_for_the_region_that_carried_the_power() -> None:
    """R2, 4.4: clauses in force before the conquest apply to it."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=9), {4: 1})
    them = t.seat(1, "drow", "wise")
    t.put(them, {1: 1, 0: 1})
    t.marker("stonehedge", 1, carried="martyr")
    t.turn(0).expand().conquer(1)
    assert t.s.coins == [5, 6]
    t.conquer(0)
    assert t.s.coins == [5, 6]


def test_vengeance_marks_failed_attempts_and_attacks_on_the_other_race() -> None:
    """E-064, E-065, E-068: one marker per opponent; the discount works in the next turn only."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=1), {4: 1})
    mine = t.seat(1, "drow", "vengeful", hand=5)
    t.put(mine, {9: 1})
    t.put(t.seat(1, "shrooms", "", slot=1), {1: 1, 3: 1})
    t.turn(0).expand().attempt(1, 0)
    marker = t.number_of_piece("vengeance_marker")
    assert players_with(t.s, marker) == 1
    t.settle(0).expand()
    assert t.s.player == 1
    t.settle(1)
    assert players_with(t.s, marker) == 0


def test_driven_out_encampments_are_set_up_again() -> None:
    """E-216: they are redeployed at the end of the attacker's turn."""
    t = plains()
    t.put(t.seat(0, "ratmen", "alchemist", hand=8), {0: 1})
    them = t.seat(1, "orcs", "bivouacking")
    t.put(them, {1: 2, 4: 1, 7: 1})
    for _ in range(2):
        t.piece("encampment", 1)
    encampment = t.number_of_piece("encampment")
    t.turn(0).expand().conquer(1)
    assert t.s.kit[encampment] == 2
    t.settle(0)
    assert t.s.kit[encampment] == 0
    assert t.s.piece[encampment] & t.s.occ[them]


# ---- decline -------------------------------------------------------------------------------------
def test_decline_keeps_one_token_and_sweeps_the_older_race() -> None:
    """1.14: surplus to the tray, badge discarded, older race gone."""
    t = plains()
    mine = t.seat(0, "ratmen", "alchemist")
    t.put(mine, {0: 3, 1: 2})
    t.put(t.seat(0, "orcs", "", slot=1), {4: 1})
    t.turn(0).do(V_DECLINE)
    assert t.s.tok[0] == t.s.tok[1] == 1
    assert t.s.own[4] == -1
    assert t.s.coins[0] == 5 + 2


def test_spirit_does_not_count_and_does_not_fade() -> None:
    """E-197, E-198: a Spirit race stays beside the other, and survives later declines."""
    t = plains()
    t.put(t.seat(0, "ratmen", "spirit"), {0: 1})
    t.put(t.seat(0, "orcs", "", slot=1), {4: 1})
    t.turn(0).do(V_DECLINE)
    assert t.s.own[4] == 1
    assert t.s.own[0] == 2
    t.put(t.seat(0, "elves", "hill"), {6: 1})
    t.turn(0).do(V_DECLINE)
    assert t.s.own[4] == -1
    assert t.s.own[0] == 2


def test_stout_declines_after_scoring() -> None:
    """E-202: no second scoring; the race drafted this turn may do it."""
    t = plains()
    t.put(t.seat(0, "ratmen", "stout"), {0: 1})
    t.turn(0).expand().stop()
    assert t.s.phase == P_TASK
    coins = t.s.coins[0]
    t.choose(0)
    assert t.s.coins[0] == coins == 6
    assert t.s.race[0] == -1
    assert t.s.own[0] == 1


def test_tomb_may_keep_everything_and_redeploys() -> None:
    """D-33, E-181: optional, with a last redeployment."""
    t = caves()
    t.put(t.seat(0, "ogres", "tomb"), {0: 4, 1: 1})
    t.turn(0).do(V_DECLINE)
    assert t.offers() == ["tomb.1: yes", "tomb.1: pass"]
    t.choose(1)
    assert t.s.tok[0] + t.s.tok[1] + t.s.hand[1] == 5
    t.settle(0)
    assert t.s.tok[0] + t.s.tok[1] == 5


def test_vanishing_pays_double_and_leaves_nothing() -> None:
    """E-186: it also sweeps the older declined race."""
    t = caves()
    t.put(t.seat(0, "ogres", "vanishing"), {0: 2, 1: 1, 3: 1})
    t.put(t.seat(0, "drow", "", slot=1), {9: 1})
    t.turn(0).do(V_DECLINE)
    assert t.s.coins[0] == 5 + 6
    assert t.s.occ[0] == t.s.occ[1] == 0


def test_vanishing_from_a_place_need_not_be_used() -> None:
    """D-24, 4.4: one question; refusing it means an ordinary decline."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining"), {0: 2, 1: 1})
    t.marker("stonehedge", 0, carried="vanishing")
    t.turn(0).do(V_DECLINE)
    assert t.offers() == ["vanishing.2: yes", "vanishing.2: pass"]
    t.do(V_PASS)
    assert t.s.coins[0] == 5 + 2
    assert t.s.own[0] == 1


def test_tomb_from_a_place_is_fixed_at_decline() -> None:
    """D-25, 4.4: the race stays a Tomb race when the place is lost."""
    t = caves()
    mine = t.seat(0, "ogres", "mining")
    t.put(mine, {0: 3, 1: 3})
    t.marker("stonehedge", 0, carried="tomb")
    t.turn(0).do(V_DECLINE).choose(1).settle(0)
    t.put(t.seat(1, "drow", "stone", hand=8), {3: 1})
    t.turn(1).expand().conquer(0)
    assert t.s.hand[1] + t.s.tok[1] == 5
    t.settle(1)
    assert t.s.tok[1] == 5


def test_ghouls_act_in_decline_even_against_their_owner() -> None:
    """Rulings 17, E-207: before the active race, with all their tokens."""
    t = plains()
    ghouls = t.seat(0, "ghouls", "", slot=1)
    t.put(ghouls, {0: 6})
    mine = t.seat(0, "ratmen", "hill", hand=2)
    t.put(mine, {1: 2})
    t.turn(0).expand()
    assert t.s.slot == ghouls
    assert {1, 3} <= t.targets()
    t.conquer(1)
    assert t.s.own[1] == ghouls
    t.stop()
    while t.s.phase == P_DEPLOY:
        t.do(legal(t.s)[1])
    assert t.s.slot == mine


def test_ghouls_keep_all_their_tokens() -> None:
    """Rulings 17: nothing goes to the tray at decline."""
    t = plains()
    t.put(t.seat(0, "ghouls", "hill"), {0: 3, 1: 2})
    t.turn(0).do(V_DECLINE)
    assert (t.s.tok[0], t.s.tok[1]) == (3, 2)


def test_a_race_wiped_out_passes_or_declines() -> None:
    """Rulings 2: no new combo this turn."""
    t = plains()
    t.seat(0, "ratmen", "hill")
    t.put(t.seat(0, "orcs", "", slot=1), {0: 1})
    t.turn(0)
    assert t.s.phase == P_CHOICE
    assert legal(t.s) == [V_EXPAND, V_DECLINE]
    t.expand()
    assert t.s.player == 1
    assert t.s.coins[0] == 6


def test_reborn_waits_for_the_new_race_and_puts_it_on_the_map() -> None:
    """E-189, E-190, E-194: right after picking; no first conquest any more; an empty race is gone."""
    t = caves()
    old = t.seat(0, "ogres", "reborn", slot=1)
    t.put(old, {4: 1, 3: 1})
    t.turn(0)
    assert t.s.phase == P_PICK
    t.do(V_PICK)
    while t.s.game.clauses[t.s.task].name != "underground.reborn.1":
        t.do(legal(t.s)[-1])
    t.choose(3).choose(4)
    assert t.s.own[3] == t.s.own[4] == 0
    assert t.s.race[old] == -1
    assert t.s.conquered == 0


# ---- troops --------------------------------------------------------------------------------------
def test_attack_only_tokens_leave_even_if_regions_must_be_given_up() -> None:
    """Rulings 4: the player chooses which; the option covers what it can instead."""
    t = plains()
    t.put(t.seat(0, "amazons", "hill", hand=2), {0: 1, 1: 1, 3: 1})
    t.turn(0).expand().stop()
    assert t.s.phase == P_GIVE_UP
    t.do(legal(t.s)[0]).do(legal(t.s)[0])
    assert t.s.aside[0] == 4
    t = plains(attack_only_troops="cover")
    t.put(t.seat(0, "amazons", "hill", hand=2), {0: 1, 1: 1, 3: 1})
    t.turn(0).expand().stop()
    assert t.s.aside[0] == 2
    assert t.s.occ[0].bit_count() == 3


def test_river_regions_are_emptied_except_by_those_who_may() -> None:
    """E-007, E-008: stepping stones within the turn, given up at redeployment."""
    for race, kept in (("ogres", False), ("kraken", True)):
        t = caves()
        mine = t.seat(0, race, "mining", hand=3)
        t.put(mine, {1: 1})
        t.turn(0).expand().conquer(2)
        assert 5 in t.targets()
        t.settle(0)
        assert bool(t.s.occ[mine] >> 2 & 1) is kept


def test_holes_mark_the_first_two_conquests() -> None:
    """E-218, E-219: two per life, and nobody conquers them."""
    t = plains()
    t.seat(0, "halflings", "hill", hand=8)
    t.turn(0).expand().conquer(4).conquer(7).conquer(1)
    hole = t.s.piece[t.number_of_piece("hole_in_the_ground")]
    assert hole == t.s.board.bit[4] | t.s.board.bit[7]


def test_heroes_stand_in_two_regions() -> None:
    """E-220: with one region only one Hero is placed."""
    t = plains()
    t.put(t.seat(0, "ratmen", "heroic"), {0: 1})
    t.turn(0).expand().settle(0)
    assert t.s.piece[t.number_of_piece("hero")] == t.s.board.bit[0]


# ---- draft ---------------------------------------------------------------------------------------
def test_mimes_count_the_tokens_of_the_badge_they_end_up_with() -> None:
    """E-170 to E-172: swap before tokens and before the column is filled."""
    t = caves()
    s = t.s
    mimes = next(i for i, c in enumerate(t.game.races) if without_set(c.name) == "shadow_mimes")
    s.banners = tuple(b for b in s.banners if b != mimes)
    if mimes in s.column_races:
        t._drop_column(s.column_races.index(mimes))
        s.banners = tuple(b for b in s.banners if b != mimes)
    spare = s.column_races[0]
    s.column_races = (mimes, *s.column_races[1:])
    s.banners += (spare,)
    t.turn(0, 1).do(V_PICK)
    assert t.s.phase == P_TASK
    mine, wanted = t.s.power[0], t.s.column_powers[2]
    t.choose(2)
    assert t.s.power[0] == wanted
    assert t.s.column_powers[2] == mine
    assert t.s.hand[0] == 7 + t.game.powers[wanted].tokens


# ---- places and relics -----------------------------------------------------------------------------
def test_the_scepter_doubles_what_its_region_brings() -> None:
    """E-113 to E-117: per-region bank coins, not flat ones, nothing in the Lost Dwarf's Mine."""
    t = caves()
    t.put(t.seat(0, "shrooms", "adventurous"), {1: 1, 0: 1})
    t.marker("scepter_of_avarice", 0)
    t.marker("keep_on_the_motherland", 1)
    t.turn(0).expand().stop()
    assert t.s.phase == P_TASK
    t.s.journal = []
    t.choose(1)
    total = sum(entry.amount for entry in t.s.journal if entry.clause != "")
    assert total == 1 + 2 * (1 + 1 + 1 + 1)


def test_the_scepter_has_no_effect_in_the_mine() -> None:
    """E-117: not even the basic coin is doubled."""
    t = caves()
    t.put(t.seat(0, "shrooms", "stone"), {1: 1, 0: 1})
    t.marker("scepter_of_avarice", 0)
    t.marker("mine_of_the_lost_dwarf", 1)
    t.turn(0).expand().stop().choose(1)
    assert t.s.coins[0] == 5 + 1 + (1 + 1 + 2)


def test_the_ring_takes_one_coin_from_each_neighbour() -> None:
    """E-134 to E-136: per player, only what is there."""
    t = caves(3)
    t.put(t.seat(0, "ogres", "stone"), {4: 1})
    t.marker("froggys_ring", 4)
    t.put(t.seat(1, "drow", "wise"), {1: 1, 3: 1})
    t.put(t.seat(2, "shrooms", "fisher"), {9: 1})
    t.turn(0).expand().stop().choose(4)
    assert t.s.coins == [5 + 1 + 1, 4, 5]


def test_diamond_fields_count_the_same_race_only() -> None:
    """E-126, E-129: also in decline, together with other bonuses."""
    t = caves()
    t.put(t.seat(0, "ogres", "muddy", slot=1), {0: 1, 11: 1})
    t.put(t.seat(0, "drow", "wise"), {9: 1})
    t.marker("diamond_fields", 0)
    t.turn(0)
    got = scores(t, 0)
    assert got["diamond_fields.1", 0] == got["diamond_fields.1", 11] == 1
    assert got["muddy.1", 0] == 1


def test_the_altar_takes_a_declined_token_after_scoring() -> None:
    """E-139, E-142: also the last one of its race, whose banner is then recycled."""
    t = caves()
    t.put(t.seat(0, "ogres", "stone"), {4: 1})
    t.marker("altar_of_souls", 4)
    old = t.seat(0, "drow", "", slot=1)
    t.put(old, {9: 1})
    t.turn(0).expand().stop()
    assert t.s.coins[0] == 7
    t.choose(9)
    assert t.s.coins[0] == 10
    assert t.s.race[old] == -1


def test_the_ghost_leaves_when_the_crypt_is_conquered() -> None:
    """D-41, E-104: at once, and the conqueror places it at the end of his turn."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=5), {4: 1})
    t.put(t.seat(1, "drow", "wise"), {1: 1})
    t.marker("crypt_of_the_tomb_raider", 1)
    ghost = t.piece("tomb_raiders_ghost", 9)
    t.turn(0).expand().conquer(1)
    assert t.s.piece[ghost] == 0
    t.stop()
    while t.s.phase != P_TASK:
        t.do(legal(t.s)[1])
    assert "crypt_of_the_tomb_raider.1: pass" in t.offers()


def test_the_balrog_takes_a_region_from_everybody() -> None:
    """E-155, E-158, E-163, D-06: two tokens lost, nobody holds it, nobody may enter."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=6), {4: 1})
    t.marker("wickedest_pentacle", 4)
    them = t.seat(1, "drow", "wise")
    t.put(them, {1: 4, 0: 1})
    balrog = t.piece("balrog", 5)
    t.turn(0).expand().use("wickedest_pentacle.2")
    assert 1 not in t.targets(V_CHOOSE)
    t.choose(4) if 4 in t.targets(V_CHOOSE) else t.choose(2)
    assert t.s.piece[balrog].bit_count() == 1
    where = t.s.piece[balrog].bit_length() - 1
    assert t.s.own[where] == -1


def test_the_balrog_costs_the_occupant_two_tokens_but_not_elves() -> None:
    """D-34, E-074: the figure's losses; a defender's own clause beats them."""
    for race, left in (("drow", 2), ("elves", 4)):
        t = mixed()
        t.put(t.seat(0, "ogres", "mining", hand=6), {4: 1})
        t.marker("wickedest_pentacle", 4)
        them = t.seat(1, race, "wise")
        t.put(them, {1: 4, 11: 1})
        t.piece("balrog", 2)
        t.turn(0).expand().use("wickedest_pentacle.2").choose(1)
        assert t.s.hand[them] == left
        assert 1 not in t.targets()


def test_the_balrog_may_not_enter_gnomes() -> None:
    """4.3: named in the text."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=6), {4: 1})
    t.marker("wickedest_pentacle", 4)
    t.put(t.seat(1, "gnomes", "wise"), {1: 1})
    t.piece("balrog", 2)
    t.turn(0).expand().use("wickedest_pentacle.2")
    assert t.s.piece[t.number_of_piece("balrog")] == t.s.board.bit[5]


def test_discovery_gives_the_place_to_the_discoverer() -> None:
    """1.8: monsters go, the marker is revealed and works at once."""
    t = caves()
    t.put(t.seat(0, "ogres", "mining", hand=6), {4: 1})
    t.neutral(1, 2, hidden=True)
    stonehedge = t.number_of_marker("stonehedge")
    t.s.stack = (stonehedge,)
    t.turn(0).expand().conquer(1)
    assert t.s.marker_at[stonehedge] == 1
    assert t.s.carried[stonehedge] > 0
    names = [part.component.name for part in t.s.combo[0].parts if part.carried]
    assert names == [t.game.powers[t.s.carried[stonehedge] - 1].name]


def test_the_bag_is_a_second_relic_but_not_on_the_same_region() -> None:
    """E-107 to E-111, D-07: one relic per turn, its own limit, never both on one conquest."""
    t = caves()
    t.put(t.seat(0, "ogres", "magic", hand=4), {0: 1})
    t.marker("flying_doormat", 0)
    t.turn(0).expand().use("magic.1")
    names = [aid.name for aid in t.s.combo[0].aids]
    assert names == ["underground.flying_doormat.1"] * 2
    t.do(next(a for a in legal(t.s) if a - (a & ARGUMENT) == V_ARM))
    assert not any(a - (a & ARGUMENT) == V_ARM for a in legal(t.s))
    t.conquer(11)
    bag = t.number_of_piece("bag_o_many_things")
    first_was_bag = bool(t.s.piece[bag])
    t.do(next(a for a in legal(t.s) if a - (a & ARGUMENT) == V_ARM)).conquer(9)
    assert t.s.piece[bag]
    assert t.s.marker_at[t.number_of_marker("flying_doormat")] == (9 if first_was_bag else 11)


def test_great_brass_pipe_links_its_terrain() -> None:
    """E-044, E-045, E-060: any two regions of the terrain, for the holder only; groups count it."""
    t = caves()
    t.put(t.seat(0, "ogres", "flocking", hand=3), {0: 1})
    t.marker("great_brass_pipe", 0)
    t.turn(0).expand()
    assert 11 in t.targets()
    t.conquer(11)
    assert scores(t, 0)["flocking.1", -1] == 2
