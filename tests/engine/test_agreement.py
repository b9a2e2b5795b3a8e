"""Random games on every official board: sound at every step, and whatever must agree agrees at every step."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.play import (
    Outcome,
    Record,
    Series,
    play_match,
    read_record,
    replay,
    simulate,
    write_record,
)
from swdsl.play.load import OfficialGame
from swdsl.runtime import (
    ARGUMENT,
    CHANCE,
    Illegal,
    State,
    apply,
    chances,
    check,
    from_data,
    legal,
    new_state,
    resample,
    step,
    to_data,
    view,
)
from swdsl.runtime.bots import random_bot
from tests.engine.games import OFFICIAL, Eager, everything, official, states, uniform

ROOT = Path(__file__).parents[2]
SEEDS = st.integers(min_value=0, max_value=2**40)
EVERY_BOARD = pytest.mark.parametrize("name", OFFICIAL)
VERBS = 15  # kinds of action, those of chance among them
LONG_RUN_SEED = 20261116


@EVERY_BOARD
@settings(max_examples=6)
@given(seed=SEEDS, eager=st.booleans())
def test_every_state_is_sound(name: str, seed: int, eager: bool) -> None:
    """Nothing is lost, nobody owes, and somebody can always go on."""
    for s, actions, _ in states(new_state(official(name), seed), Eager(seed) if eager else uniform(seed)):
        assert check(s) == []
        assert actions or s.over
        assert len(set(actions)) == len(actions)


@EVERY_BOARD
@settings(max_examples=2)
@given(seed=SEEDS)
def test_copies_and_saved_games_go_the_same_way(name: str, seed: int) -> None:
    """At every step the state, its copy, and what JSON brings back are equal, and take the same step."""
    game = official(name)
    for s, actions, action in states(new_state(game, seed), Eager(seed)):
        twin = s.copy()
        loaded = from_data(game, json.loads(json.dumps(to_data(s))))
        assert s == twin == loaded
        assert hash(s) == hash(twin) == hash(loaded)
        assert legal(s) == legal(twin) == legal(loaded) == actions
        if actions:
            before = s.key()
            step(twin, action)
            step(loaded, action)
            assert twin == loaded
            assert s.key() == before


@EVERY_BOARD
@settings(max_examples=2)
@given(seed=SEEDS)
def test_a_replay_visits_the_same_states(name: str, seed: int) -> None:
    """The seed and the choices are the game: every state comes back, to the last coin."""
    visited = [(hash(s), action) for s, _, action in states(new_state(official(name), seed), uniform(seed))]
    again = new_state(official(name), seed)
    for number, (seen, action) in enumerate(visited):
        assert hash(again) == seen, f"the replay differs before choice {number}"
        if action >= 0:
            apply(again, action)
    assert again.over


@EVERY_BOARD
@settings(max_examples=1)
@given(seed=SEEDS)
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str, seed: int) -> None:
    """Every action that is not on the list raises a reason; afterwards the state is what it was."""
    for number, (s, actions, _) in enumerate(states(new_state(official(name), seed), Eager(seed))):
        if number % 7 == 0:
            _refuses(s, set(actions))


def _refuses(s: State, allowed: set[int]) -> None:
    before = s.key()
    for action in range(0, VERBS * (ARGUMENT + 1), 3):
        if action not in allowed:
            with pytest.raises(Illegal) as refusal:
                apply(s, action)
            assert refusal.value.reason.key
    assert s.key() == before


@EVERY_BOARD
def test_an_observer_sees_what_lies_open_and_nothing_else(name: str) -> None:
    """Purses of others, stacks, face-down markers and the seed are hidden; another deal fits the view."""
    game = official(name)
    for number, (s, _, _) in enumerate(states(new_state(game, 5), Eager(5))):
        if number % 10 or s.over:
            continue
        for observer in range(game.players):
            seen = view(s, observer)["state"]
            assert isinstance(seen, dict)
            assert [c for c in seen["coins"] if c >= 0] == [s.coins[observer]]
            assert {*seen["banners"], *seen["badges"], *seen["stack"], seen["seed"], seen["bank"]} == {-1}
            assert seen["own"] == s.own
            other = resample(s, observer, number)
            assert check(other) == []
            assert view(other, observer) == view(s, observer)
            assert legal(other) == legal(s)


@EVERY_BOARD
def test_chance_is_a_step_with_weights(name: str) -> None:
    """Whatever the die decides is announced with its weights, and each outcome is a legal action."""
    rolled = 0
    for seed in range(4):
        for s, actions, _ in states(new_state(official(name), seed), Eager(seed)):
            if s.actor == CHANCE:
                outcomes = chances(s)
                assert {action for action, _ in outcomes} <= set(actions)
                assert sum(weight for _, weight in outcomes) == len(actions)
                rolled += 1
    assert rolled


def keep(name: str, outcome: Outcome, folder: Path) -> str:
    """Save a game that broke as a record that `swdsl play --replay` shows; return where and why."""
    folder.mkdir(exist_ok=True)
    path = folder / f"broken-{name}-{outcome.seed:x}.json"
    path.write_text(write_record(Record(name, outcome.seed, ("random",), outcome.actions)), encoding="utf-8")
    assert outcome.violation is not None
    return f"{path}: step {outcome.violation.step}: {outcome.violation.message}"


def test_a_game_that_breaks_is_kept_and_breaks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record holds the choices up to the step that broke an invariant; replayed, it breaks there."""

    def greedy_bank(s: State) -> list[str]:
        return ["somebody is rich"] if max(s.coins) > 25 else []

    monkeypatch.setattr("swdsl.play.match.check", greedy_bank)
    game = official("base_2p")
    outcome = play_match(game, [random_bot] * 2, 4, checked=True)
    assert "somebody is rich" in keep("base_2p", outcome, tmp_path)
    (path,) = tmp_path.iterdir()
    matches = replay(game, read_record(path.read_text(encoding="utf-8")))
    complaints = [greedy_bank(match.state) for match in matches]
    assert complaints[-1] == ["somebody is rich"]
    assert not any(complaints[:-1])


@pytest.mark.slow
@EVERY_BOARD
def test_thousands_of_games_end_without_a_complaint(name: str) -> None:
    """A series of 2,500 random games on each of the eight boards, every invariant after every step."""
    report = simulate(Series(OfficialGame("generated", name), ("random",), LONG_RUN_SEED, 2500, checked=True))
    assert [keep(name, outcome, ROOT / "build") for outcome in report.violations] == []
    assert report.finished == 2500


@pytest.mark.slow
def test_everything_on_one_table_is_sound_for_hundreds_of_games() -> None:
    for seed in range(300):
        for s, _, _ in states(new_state(everything(), seed), uniform(seed) if seed % 2 else Eager(seed)):
            assert check(s) == [], f"seed {seed}"
