"""The ready games: what is generated is the table, and random games keep every invariant."""

import random
from importlib import import_module

import pytest

from generated.base import powers as base_powers
from generated.base import races as base_races
from generated.underground import places, powers, races, relics
from swdsl.generate import generate
from swdsl.lower import lower
from swdsl.mixing import lay_table
from swdsl.model.ruleset import Library
from swdsl.runtime import (
    CHANCE,
    EMPTY,
    NEUTRAL,
    P_ATTACK,
    P_GIVE_UP,
    P_GUESTS,
    V_GIVE_UP,
    V_SETTLE,
    Game,
    State,
    chances,
    check,
    cost_items,
    legal,
    new_state,
    step,
)
from swdsl.runtime.attack import targets
from swdsl.runtime.bits import members
from swdsl.runtime.reach import reachable
from tests.lower.libraries import official
from tests.mixing.tables import laid
from tests.runtime.table import Table
from tests.runtime.test_random_games import busy_choice, states

READY = (
    *(f"both_worlds_{scope}_{players}p" for scope in ("base", "underground") for players in (2, 3, 4, 5)),
    "treasure_hunt_3p",
    "first_steps",
)
MANY = 500
OPTION = "underground.guest_regions"
ALL_OF_BOTH = (
    *base_races.RACES,
    *races.RACES,
    *base_powers.POWERS,
    *powers.POWERS,
    *places.PLACES,
    *relics.RELICS,
)


def trial_module(library: Library) -> str:
    """Return what is generated for the game on trial."""
    return next(each.text for each in generate(library) if each.path == "generated/games/trial.py")


def new_game(name: str) -> Game:
    """Return a game from its generated module."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return game


def play(game: Game, seed: int) -> State:
    """Play a random game to its end, and insist on every invariant at every step."""
    s = new_state(game, seed)
    draw = random.Random(seed).random
    while not s.over:
        assert check(s) == []
        step(s, busy_choice(s, legal(s), draw))
    assert check(s) == []
    return s


@pytest.mark.parametrize("name", READY)
def test_a_ready_game_plays(name: str) -> None:
    game = new_game(name)
    for seed in range(2):
        assert play(game, seed).turn > 1


@pytest.mark.slow
@pytest.mark.parametrize("name", READY)
def test_a_ready_game_plays_many_times(name: str) -> None:
    game = new_game(name)
    assert {play(game, seed).over for seed in range(MANY)} == {True}


def test_every_generated_game_has_exactly_its_table() -> None:
    library = official()
    lowered = lower(library)
    for declared in library.games:
        game = new_game(declared.id)
        table = lay_table(declared, library, lowered)
        found = [each.name for each in (*game.races, *game.powers, *game.markers)]
        assert sorted(found) == sorted(str(each.ref) for each in table.components)
        assert game.players == table.players


def settled(game: Game, seed: int) -> State:
    """Return a game after its set-up, decided at random."""
    s = new_state(game, seed)
    draw = random.Random(seed).random
    while s.phase == P_GUESTS:
        step(s, busy_choice(s, legal(s), draw))
    return s


def standing(s: State, tokens: int) -> list[int]:
    """Return the regions where so many neutral tokens stand."""
    return [r for r in range(s.board.count) if s.own[r] == NEUTRAL and s.tok[r] == tokens]


@pytest.mark.parametrize("seed", range(20))
def test_monsters_take_some_lost_tribe_regions_that_lie_apart(seed: int) -> None:
    s = settled(new_game("treasure_hunt_3p"), seed)
    symbols = members(s.board.symbol("base.lost_tribe_symbol"))
    monsters = standing(s, 2)
    assert len(monsters) == 3 + 1
    assert 2 * len(monsters) == 2 * 3 + 2
    assert sorted([*monsters, *standing(s, 1)]) == sorted(symbols)
    assert not any(s.board.border[one] >> other & 1 for one in monsters for other in monsters)
    assert members(s.hoard) == monsters
    assert len(s.stack) == len(monsters)


def test_players_or_chance_decide_where_monsters_stand() -> None:
    usual = new_game("treasure_hunt_3p")
    s = new_state(usual, 7)
    assert (s.phase, s.actor, s.left) == (P_GUESTS, 0, 4)
    assert {action - V_SETTLE for action in legal(s)} <= set(
        members(s.board.symbol("base.lost_tribe_symbol"))
    )
    random_game = Game(
        usual.board, 3, lambda _: usual.frame, ALL_OF_BOTH, {**usual.options, OPTION: "random"}
    )
    s = new_state(random_game, 7)
    assert (s.phase, s.actor) == (P_GUESTS, CHANCE)
    assert [weight for _, weight in chances(s)] == [1] * len(legal(s))
    assert play(random_game, 3).over


def test_a_game_says_who_decides_where_monsters_stand() -> None:
    for choice in ("chosen", "random"):
        lines = f"  with places, relics\n  option guest_regions is {choice}\n"
        _, library = laid("base_3p", lines, "base, underground", "")
        assert f'"{OPTION}": "{choice}"' in trial_module(library)


def test_fast_costs_know_which_neutral_tokens_stand_where() -> None:
    """What may be conquered is what the itemised cost allows, wherever the seed put the Monsters."""
    game = new_game("treasure_hunt_3p")
    seen = 0
    for seed in range(4):
        for s, _, _ in states(game, seed):
            if s.phase != P_ATTACK or s.armed or s.helpers or s.die >= 0 or not s.hand[s.slot]:
                continue
            near, _ = targets(s, s.slot, 0)
            reach = reachable(s, s.slot, s.combo[s.slot])
            for r in members(s.neutral & reach):
                cost = sum(item.amount for item in cost_items(s, s.slot, r))
                assert bool(near >> r & 1) == (cost <= s.hand[s.slot])
                seen += s.tok[r] == 2
    assert seen


def test_water_is_left_when_what_allowed_it_is_given_up() -> None:
    """Stonehedge lets its holder keep a lake; troops for attack only make the holder give it up."""
    t = Table(new_game("treasure_hunt_3p"))
    s = t.s
    lake, hedge = s.board.region("kettle_lake"), s.board.region("rune_hill")
    amazons = t.seat(0, "base.amazons", "underground.stone", hand=0)
    t.put(amazons, {lake: 1, hedge: 1})
    s.aside[amazons], s.tray[s.race[amazons]] = 4, s.tray[s.race[amazons]] - 4
    t.marker("underground.stonehedge", hedge, carried="base.seafaring")
    t.turn(0).expand()
    t.conquer(min(t.targets())).stop()
    assert s.phase == P_GIVE_UP
    t.do(V_GIVE_UP + hedge)
    assert not s.occ[amazons] >> lake & 1
    assert s.own[lake] == EMPTY


def test_a_game_to_learn_by_is_short() -> None:
    game = new_game("first_steps")
    assert (len(game.races), len(game.powers), game.turns) == (8, 8, 5)


def test_the_frame_of_the_map_hears_what_a_game_says() -> None:
    """The game names one box, its map belongs to another, and both ask the same question."""
    lines = "  option own_tokens is ignored\n"
    _, library = laid("base_2p", lines, "underground", "")
    text = trial_module(library)
    assert '"base.own_tokens": "ignored"' in text
    assert '"underground.own_tokens": "ignored"' in text
    assert '"base.last_attempt": "highest_face"' in text
