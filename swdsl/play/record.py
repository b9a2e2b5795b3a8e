"""A game as a file: which game, which seed, who played, and every choice; enough to play it again."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swdsl.play.load import Choices
from swdsl.play.match import Match
from swdsl.runtime.game import Game
from swdsl.runtime.why_not import apply
from swdsl.runtime.words import ARGUMENT

_FORMAT = "swdsl-game"
_VERSION = 2
_NARROW = 128
"""In version 1 an action had room for so many arguments."""


class UnreadableRecord(ValueError):  # noqa: N818 - it names what was given
    """The text is not a record of a game that this version can replay."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a replay needs. Chance steps are among the actions."""

    game: str
    seed: int
    players: tuple[str, ...]
    actions: tuple[int, ...]
    choices: Choices = ()


def write_record(record: Record) -> str:
    """Return a record as JSON text."""
    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "game": record.game,
        "seed": record.seed,
        "players": list(record.players),
        "options": dict(record.choices),
        "actions": list(record.actions),
    }
    return json.dumps(data, ensure_ascii=False) + "\n"


def read_record(text: str) -> Record:
    """Read a record back, or say why it cannot be read."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise UnreadableRecord(f"it is not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise UnreadableRecord("it does not say that it is a game of swdsl")
    if data.get("version") not in (1, _VERSION):
        raise UnreadableRecord(f"it is of version {data.get('version')}; this program reads 1 and {_VERSION}")
    game, seed, players, actions = (data.get(key) for key in ("game", "seed", "players", "actions"))
    if not (isinstance(game, str) and isinstance(seed, int) and _all(players, str) and _all(actions, int)):
        raise UnreadableRecord("its game, seed, players or actions are missing")
    assert isinstance(players, list)
    assert isinstance(actions, list)
    done = tuple(actions) if data["version"] == _VERSION else _widened(actions)
    return Record(game, seed, tuple(players), done, _choices(data.get("options", {})))


def _widened(actions: list[int]) -> tuple[int, ...]:
    """Return actions of version 1, whose verbs lay closer together, as those of today."""
    return tuple(action // _NARROW * (ARGUMENT + 1) + action % _NARROW for action in actions)


def _choices(value: object) -> Choices:
    if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
        raise UnreadableRecord("its options are not names with choices")
    return tuple(value.items())


def replay(game: Game, record: Record) -> Iterator[Match]:
    """Play a record again, choice by choice; raises `Illegal` where the rules have changed meanwhile."""
    match = Match.begin(game, record.seed)
    yield match
    for action in record.actions:
        apply(match.state, action)
        match.actions.append(action)
        yield match


def _all(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(each, kind) for each in _items(value))


def _items(value: Sequence[object]) -> Sequence[object]:
    return value
