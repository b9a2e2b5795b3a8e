"""A game as a file: which game, which seed, who played, and every choice; enough to play it again."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.limits import MOST_GAME_LINES, MOST_PLAYERS
from swdsl.mixing.wish import NO_WISH, Wish
from swdsl.play.load import Choices
from swdsl.play.match import Match
from swdsl.runtime.game import Game
from swdsl.runtime.why_not import apply
from swdsl.runtime.words import ARGUMENT

_FORMAT = "swdsl-game"
_VERSION = 2
_NARROW = 128
"""In version 1 an action had room for so many arguments."""
_NAME: Final = re.compile(r"[a-z_][a-z0-9_.]{0,99}")
_COMPONENT: Final = re.compile(r"([a-z]{1,20}:)?[a-z_][a-z0-9_.]{0,99}")
_SEAT: Final = re.compile(r"[a-z_][a-z0-9_.]{0,99}(:[0-9]{1,7}(ms)?)?")
_LARGEST_SEED: Final = 1 << 64
_LARGEST_ACTION: Final = 1 << 30


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
    wish: Wish = NO_WISH


def write_record(record: Record) -> str:
    """Return a record as JSON text."""
    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "game": record.game,
        "seed": record.seed,
        "players": list(record.players),
        "options": dict(record.choices),
        **({"table": _table(record.wish)} if record.wish.is_more_than_a_game else {}),
        "actions": list(record.actions),
    }
    return json.dumps(data, ensure_ascii=False) + "\n"


def read_record(text: str) -> Record:
    """Read a record back, or say why it cannot be read. Strangers send records: nothing in it is believed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableRecord("it is not JSON") from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise UnreadableRecord("it does not say that it is a game of swdsl")
    version = data.get("version")
    if type(version) is not int or version not in (1, _VERSION):
        said = f"version {version}" if type(version) is int and 0 <= version < 1000 else "no known version"
        raise UnreadableRecord(f"it is of {said}; this program reads 1 and {_VERSION}")
    actions = _numbers(data.get("actions"))
    return Record(
        _name(data.get("game"), "game"),
        _seed(data.get("seed")),
        _players(data.get("players")),
        actions if version == _VERSION else _widened(actions),
        _choices(data.get("options", {})),
        _wish(data.get("table", {})),
    )


def _table(wish: Wish) -> dict[str, object]:
    return {
        "game": wish.game,
        "map": wish.map,
        "sets": list(wish.sets),
        "with": list(wish.along),
        "without": list(wish.away),
    }


def _wish(value: object) -> Wish:
    """Read how a table was laid that no file describes: names, and nothing but names."""
    if not isinstance(value, dict):
        raise UnreadableRecord("its table is not described by names")
    game, board = (_name(value[key], "table") if value.get(key) else "" for key in ("game", "map"))
    sets, along, away = (_names(value.get(key, [])) for key in ("sets", "with", "without"))
    return Wish(game, board, sets, along, away)


def _names(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and len(value) <= MOST_GAME_LINES:
        return tuple(_name(each, "table", _COMPONENT) for each in value)
    raise UnreadableRecord("its table has no list of names")


def _name(value: object, what: str, pattern: re.Pattern[str] = _NAME) -> str:
    if isinstance(value, str) and pattern.fullmatch(value):
        return value
    raise UnreadableRecord(f"its {what} has no name of small letters, digits and underscores")


def _seed(value: object) -> int:
    if type(value) is int and 0 <= value < _LARGEST_SEED:
        return value
    raise UnreadableRecord("its seed is no number from 0 on")


def _players(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and len(value) <= MOST_PLAYERS:
        return tuple(_name(each, "list of players", _SEAT) for each in value)
    raise UnreadableRecord("its players are missing")


def _numbers(value: object) -> tuple[int, ...]:
    if isinstance(value, list) and all(type(each) is int and 0 <= each < _LARGEST_ACTION for each in value):
        return tuple(value)
    raise UnreadableRecord("its actions are missing")


def _widened(actions: Sequence[int]) -> tuple[int, ...]:
    """Return actions of version 1, whose verbs lay closer together, as those of today."""
    return tuple(action // _NARROW * (ARGUMENT + 1) + action % _NARROW for action in actions)


def _choices(value: object) -> Choices:
    if not isinstance(value, dict):
        raise UnreadableRecord("its options are not names with choices")
    return tuple((_name(name, "list of options"), _name(choice, "option")) for name, choice in value.items())


def replay(game: Game, record: Record) -> Iterator[Match]:
    """Play a record again, choice by choice; raises `Illegal` where the rules have changed meanwhile."""
    match = Match.begin(game, record.seed)
    yield match
    for action in record.actions:
        apply(match.state, action)
        match.actions.append(action)
        yield match
