"""Whole games: the same seed gives the same game, records replay, series agree whatever the machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swdsl.play import (
    Match,
    Record,
    Series,
    UnreadableRecord,
    play_match,
    read_record,
    replay,
    simulate,
    write_record,
)
from swdsl.play.load import CompiledGame, OfficialGame
from swdsl.runtime.bots import greedy_bot, random_bot
from swdsl.runtime.why_not import Illegal

ROOT = Path(__file__).parents[2]
BASE = OfficialGame("generated", "base_2p")
CAVES = OfficialGame("generated", "underground_3p")


def test_same_seed_same_game_other_seed_other_game() -> None:
    game = CAVES()
    one = play_match(game, [random_bot] * 3, 7)
    assert one == play_match(game, [random_bot] * 3, 7)
    assert one.coins != play_match(game, [random_bot] * 3, 8).coins


def test_a_checked_game_is_the_same_game() -> None:
    game = BASE()
    plain = play_match(game, [random_bot] * 2, 3)
    checked = play_match(game, [random_bot] * 2, 3, checked=True)
    assert checked.violation is None
    assert plain.coins == checked.coins


def test_winners_share_the_first_place_only_when_equal() -> None:
    outcome = play_match(BASE(), [greedy_bot, random_bot], 11)
    best = max(outcome.coins)
    assert outcome.finished
    assert [rank for rank, coins in zip(outcome.ranks, outcome.coins, strict=True) if coins == best].count(
        1
    ) >= 1


def test_a_series_does_not_depend_on_jobs() -> None:
    series = Series(BASE, ("random",), 5, 60)
    alone, together = simulate(series), simulate(series, jobs=2)
    assert alone.digest == together.digest
    assert (alone.finished, alone.decisions) == (together.finished, together.decisions)
    assert alone.digest != simulate(Series(BASE, ("random",), 6, 60)).digest


def test_a_series_does_not_depend_on_the_hash_seed() -> None:
    code = (
        "from swdsl.play import Series, simulate; from swdsl.play.load import OfficialGame; "
        "game = OfficialGame('generated', 'underground_2p'); "
        "print(simulate(Series(game, ('greedy', 'random'), 1, 5)).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(digests) == 1


def test_a_record_replays_to_the_same_state() -> None:
    game = CAVES()
    match = Match.begin(game, 21)
    while not match.state.over:
        match.act(match.ask([random_bot] * 3))
    record = Record("underground_3p", 21, ("random",) * 3, tuple(match.actions))
    again = read_record(write_record(record))
    assert again == record
    *_, last = replay(game, again)
    assert last.state == match.state


def test_a_record_with_an_illegal_choice_is_refused() -> None:
    record = Record("base_2p", 1, ("random",) * 2, (999_999,))
    with pytest.raises(Illegal):
        list(replay(BASE(), record))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "not JSON"),
        ("[]", "does not say"),
        ('{"format": "swdsl-game", "version": 99}', "version 99"),
        ('{"format": "swdsl-game", "version": 1, "game": 3}', "missing"),
        (
            '{"format": "swdsl-game", "version": 1, "game": "g", "seed": 1, "players": [], "actions": ["x"]}',
            "missing",
        ),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableRecord, match=complaint):
        read_record(text)


def test_a_game_compiled_in_memory_plays_like_the_committed_one() -> None:
    folder = ROOT / "generated"
    modules = tuple(
        (path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    )
    compiled = CompiledGame(modules, "base_2p")
    assert (
        simulate(Series(compiled, ("random",), 9, 10)).digest
        == simulate(Series(BASE, ("random",), 9, 10)).digest
    )


def test_the_sensible_bot_beats_the_random_one() -> None:
    first = simulate(Series(BASE, ("greedy", "random"), 2, 20))
    second = simulate(Series(BASE, ("random", "greedy"), 2, 20))
    assert first.shares[0].wins + second.shares[1].wins >= 1.8
