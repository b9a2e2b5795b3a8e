"""Damaged records: replayed up to where they are wrong, or refused with a reason."""

import json
import random
from functools import cache
from typing import Any, Final

from swdsl.play import Match, Record, UnreadableRecord, read_record, write_record
from swdsl.play.load import OfficialGame
from swdsl.runtime import Game
from swdsl.runtime.bots import BOTS
from swdsl.runtime.describe import describe
from swdsl.runtime.play import step
from swdsl.runtime.why_not import why_not

_GAMES: Final = ("base_2p", "underground_3p")
_VALUES: Final[tuple[object, ...]] = (
    *(None, True, -1, 0, 1, 1023, 1024, 2**31, 2**70, 1.5),
    *("", "x", "../os", "\x1b[2J", [], {}, [[]], {"a": 1}),
)


@cache
def _game(name: str) -> Game:
    return OfficialGame("generated", name)()


@cache
def _kept(name: str, seed: int) -> str:
    game = _game(name)
    match = Match.begin(game, seed)
    while not match.state.over and len(match.actions) < 60:
        match.act(match.ask([BOTS["random"]] * game.players))
    return write_record(Record(name, seed, ("random",) * game.players, tuple(match.actions)))


def record_mutant(number: int) -> str:
    """Return a record with other values, other actions, or other signs."""
    choose = random.Random(number)
    text = _kept(choose.choice(_GAMES), choose.randrange(5))
    if choose.random() < 0.3:
        at = choose.randrange(len(text))
        return text[:at] + choose.choice('{}[]",:0-9.eE\\u\x00\x1bé') + text[at + choose.randrange(3) :]
    data: dict[str, Any] = json.loads(text)
    if choose.random() < 0.5:
        actions = data["actions"]
        at = choose.randrange(len(actions))
        actions[at] = choose.choice(
            (choose.randrange(30 * 1024), actions[choose.randrange(len(actions))], -1)
        )
    else:
        data[choose.choice([*data, "more"])] = choose.choice(_VALUES)
    return json.dumps(data)


def replay_record(text: str) -> bool:
    """Replay a record as `swdsl play --replay` does; whether all of it could be."""
    try:
        record = read_record(text)
    except UnreadableRecord:
        return False
    if record.game not in _GAMES:
        return False
    state = Match.begin(_game(record.game), record.seed).state
    for action in record.actions:
        if why_not(state, action) is not None:
            return False
        describe(state, action)
        step(state, action)
    return True
