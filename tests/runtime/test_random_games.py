"""Random games: invariants at every step, and agreement of everything that must agree."""

import json
import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.runtime import (
    ARGUMENT,
    CHANCE,
    P_ATTACK,
    P_CHOICE,
    V_ABANDON,
    V_CONQUER,
    V_FACE,
    V_STOP,
    V_TRY,
    Game,
    State,
    chances,
    check,
    cost_items,
    cost_of,
    describe,
    from_data,
    legal,
    new_state,
    resample,
    score_items,
    step,
    to_data,
    view,
    why_not,
)
from swdsl.runtime.attack import targets
from swdsl.runtime.generator import first_draw, next_draw
from swdsl.runtime.reach import reachable
from swdsl.runtime.rollouts import drawn
from swdsl.runtime.scoring import bank_items
from swdsl.runtime.survey import survey
from swdsl.runtime.words import NOT_PLAIN
from tests.runtime.content import ALL

EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
SEEDS = st.integers(min_value=0, max_value=10**9)


def busy_choice(s: State, actions: list[int], draw: Callable[[], float]) -> int:
    """Choose as somebody who means to play: declines seldom, abandons and stops last."""
    if s.phase == P_CHOICE and draw() < 0.8:
        return actions[0]
    if s.phase == P_ATTACK:
        actions = [a for a in actions if a - (a & ARGUMENT) not in (V_STOP, V_ABANDON)] or actions
    return actions[int(draw() * len(actions))]


def states(game: Game, seed: int) -> Iterator[tuple[State, list[int], int]]:
    """Play one busy random game; yield each state with its legal actions and the one about to be taken."""
    s = new_state(game, seed)
    draw = random.Random(seed).random
    while not s.over:
        actions = legal(s)
        action = busy_choice(s, actions, draw)
        yield s, actions, action
        step(s, action)
    yield s, [], -1


@EVERY_GAME
@settings(max_examples=12)
@given(seed=SEEDS)
def test_invariants_hold_after_every_step(game: Game, seed: int) -> None:
    """Nothing is lost, nothing is in two places, and somebody can always go on."""
    for s, actions, _ in states(game, seed):
        assert check(s) == []
        assert actions or s.over


@EVERY_GAME
@settings(max_examples=4)
@given(seed=SEEDS)
def test_asking_changes_nothing(game: Game, seed: int) -> None:
    """Legal lists, descriptions, views and scores are pure."""
    for s, actions, _ in states(game, seed):
        before = s.key()
        assert legal(s) == actions
        for action in actions:
            assert describe(s, action)
            assert why_not(s, action) is None
        view(s, 0)
        score_items(s, s.player)
        assert s.key() == before


@EVERY_GAME
@settings(max_examples=4)
@given(seed=SEEDS)
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    """A copy agrees with its original and leaves it untouched."""
    for s, actions, action in states(game, seed):
        if not actions:
            break
        twin, other = s.copy(), s.copy()
        assert twin == s
        assert hash(twin) == hash(s)
        before = s.key()
        step(other, actions[-1])
        assert s.key() == before
        step(twin, action)
        again = s.copy()
        step(again, action)
        assert again == twin


@EVERY_GAME
@settings(max_examples=3)
@given(seed=SEEDS)
def test_a_saved_game_goes_on_as_if_never_saved(game: Game, seed: int) -> None:
    """JSON out and in gives an equal state with the same choices."""
    for s, actions, action in states(game, seed):
        loaded = from_data(game, json.loads(json.dumps(to_data(s))))
        assert loaded == s
        assert legal(loaded) == actions or s.over
        if not s.over:
            onward = s.copy()
            step(onward, action)
            step(loaded, action)
            assert loaded == onward


@EVERY_GAME
def test_a_game_is_a_seed_and_a_list_of_choices(game: Game) -> None:
    """Replaying the choices by index reaches the same state."""
    choices = []
    last = None
    for s, actions, action in states(game, 7):
        if actions:
            choices.append(actions.index(action))
        last = s
    again = new_state(game, 7)
    for choice in choices:
        step(again, legal(again)[choice])
    assert again == last
    assert again.over


@EVERY_GAME
@settings(max_examples=4)
@given(seed=SEEDS)
def test_a_survey_that_was_kept_is_the_one_that_would_be_made(game: Game, seed: int) -> None:
    """Conquests, regions given up and pieces placed during an attack leave the survey right."""
    compare_surveys(game, seed)


def compare_surveys(game: Game, seed: int) -> None:
    """Play a game of uniform choices and compare each survey that was kept with a new one."""
    s = new_state(game, seed)
    number = first_draw(seed)
    while not s.over:
        if s.phase == P_ATTACK and not s.stale:
            fresh = s.copy()
            survey(fresh, s.slot)
            assert (s.open, s.neighbours, forts_elsewhere(s)) == (
                fresh.open,
                fresh.neighbours,
                forts_elsewhere(fresh),
            )
            assert s.plain in (NOT_PLAIN, fresh.plain)  # fighting pieces may be spent by now
            for k in range(max(len(s.at_most), len(fresh.at_most))):
                kept, made = (
                    s.at_most[min(k, len(s.at_most) - 1)],
                    fresh.at_most[min(k, len(fresh.at_most) - 1)],
                )
                assert kept & ~s.occ[s.slot] == made
        number = next_draw(number)
        step(s, drawn(s, number))


def forts_elsewhere(s: State) -> list[tuple[int, int, int]]:
    """List what defends the regions that the acting race does not hold: where, which clause, whose."""
    elsewhere = [(mask & ~s.occ[s.slot], clause.number, holder) for mask, clause, holder in s.forts]
    return [fort for fort in elsewhere if fort[0]]


@EVERY_GAME
@settings(max_examples=4)
@given(seed=SEEDS)
def test_legal_conquests_are_those_whose_items_can_be_paid(game: Game, seed: int) -> None:
    """The fast masks agree with the itemised cost of every region, one by one."""
    for s, _, _ in states(game, seed):
        if s.phase != P_ATTACK or s.armed or s.helpers:
            continue
        slot = s.slot
        near, far = targets(s, slot, 0)
        reach = reachable(s, slot, s.combo[slot])
        for r in range(s.board.count):
            cost = sum(item.amount for item in cost_items(s, slot, r))
            assert s.die >= 0 or cost == cost_of(s, slot, r, 0)
            hand = s.hand[slot]
            payable = hand > 0 and bool(reach >> r & 1)
            assert bool(near >> r & 1) == (payable and cost <= hand)
            if not s.attempts and s.die < 0:
                assert bool(far >> r & 1) == (payable and 1 <= cost - hand <= 3)


@EVERY_GAME
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_refusal_has_a_reason(game: Game, seed: int) -> None:
    """Regions that are not offered are refused for a reason, and the state stays as it was."""
    for s, actions, _ in states(game, seed):
        if s.phase != P_ATTACK:
            continue
        before = s.key()
        for r in range(s.board.count):
            for verb in (V_CONQUER, V_TRY):
                reason = why_not(s, verb + r)
                assert (reason is None) == (verb + r in actions)
                assert reason is None or reason.key != "not_now"
        assert s.key() == before


@EVERY_GAME
@settings(max_examples=5)
@given(seed=SEEDS)
def test_scores_are_the_sum_of_their_items(game: Game, seed: int) -> None:
    """A player's coins grow by exactly what the items say."""
    s = new_state(game, seed)
    s.journal = []
    draw = random.Random(seed).random
    while not s.over:
        seen = len(s.journal)
        coins = list(s.coins)
        picked = s.phase
        actions = legal(s)
        step(s, busy_choice(s, actions, draw))
        moved = [0] * game.players
        for entry in s.journal[seen:]:
            moved[entry.player] += entry.amount
            if entry.payer >= 0:
                moved[entry.payer] -= entry.amount
        if picked != 1:  # the draft moves coins between players and the column
            assert [b - a for a, b in zip(coins, s.coins, strict=True)] == moved


def test_the_fast_score_equals_the_itemised_one() -> None:
    """Playing with and without a journal ends with the same coins."""
    for game in ALL.values():
        plain, noted = new_state(game, 3), new_state(game, 3)
        noted.journal = []
        draw = random.Random(3).random
        while not plain.over:
            action = busy_choice(plain, legal(plain), draw)
            step(plain, action)
            step(noted, action)
            for slot in range(game.slots):
                assert sum(i.amount for i in bank_items(plain, slot)) >= 0
        assert plain.coins == noted.coins


@EVERY_GAME
def test_chance_has_a_distribution(game: Game) -> None:
    """The die is an explicit step with weights that add up to its faces."""
    for s, _, _ in states(game, 11):
        if s.actor == CHANCE:
            assert chances(s) == [(V + w[0], w[1]) for V, w in zip([V_FACE] * 4, FACES, strict=True)]
            return
    pytest.fail("no die was rolled")


FACES = [(0, 3), (3, 1), (4, 1), (5, 1)]


@EVERY_GAME
def test_an_observer_does_not_see_purses_or_stacks(game: Game) -> None:
    """A view hides what is hidden; another deal of the unseen keeps what was seen."""
    for s, _, _ in states(game, 5):
        if s.turn < 4:
            continue
        fields = view(s, 1)["state"]
        assert isinstance(fields, dict)
        assert fields["coins"][0] == -1
        assert fields["coins"][1] == s.coins[1]
        assert set(fields["badges"]) <= {-1}
        other = resample(s, 1, 99)
        assert sorted(other.badges) == sorted(s.badges)
        assert other.own == s.own
        assert check(other) == []
        return
