"""Games to prove the engine on: the eight official ones, and one with everything of both sets on a table."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import product

from generated.base import powers as base_powers
from generated.base import races as base_races
from generated.underground import places, powers, races, relics
from generated.underground.frame import frame
from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    P_CHOICE,
    P_PICK,
    V_ABANDON,
    V_STOP,
    Board,
    Game,
    Maker,
    State,
    legal,
    new_state,
    step,
)
from swdsl.runtime.generator import advance, mixed

OFFICIAL = tuple(f"{box}_{players}p" for box, players in product(("base", "underground"), (2, 3, 4, 5)))

EVERYTHING: tuple[Maker, ...] = (
    *base_races.RACES,
    *races.RACES,
    *base_powers.POWERS,
    *powers.POWERS,
    *places.PLACES,
    *relics.RELICS,
)

Chooser = Callable[[State, list[int]], int]


@cache
def official(name: str) -> Game:
    """Return an official game, built once."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return game


@cache
def everything(board: str = "underground_4p") -> Game:
    """Return a game that keeps all components of both sets on the table, for pairs that no box admits."""
    return _table(board, {})


@cache
def otherwise(board: str = "underground_4p") -> Game:
    """Return the same table with every option of the sets at its other value, so that those clauses play."""
    return _table(
        board,
        {
            "underground.last_attempt": "any",
            "underground.own_tokens": "ignored",
            "underground.flames_entry": "edge",
            "underground.quarreling_groups": "adjacency",
            "underground.flocking_groups": "border",
            "underground.balrog_moves": "pentacle",
        },
    )


def _table(board: str, changed: Mapping[str, str]) -> Game:
    map_of_board: Board = import_module(f"generated.maps.{board}").BOARD
    options = {**official("base_2p").options, **official("underground_2p").options, **changed}
    return Game(map_of_board, int(board[-2]), frame, EVERYTHING, options)


class Eager:
    """Chooses as somebody who means to see everything: attacks what hides or bears a marker, declines often.

    `lasting` is how many tenths of all choices between expanding and declining keep the race.
    """

    def __init__(self, seed: int, lasting: int = 6) -> None:
        self._dice = mixed(advance(seed) ^ 0xE4637)
        self._lasting = lasting

    def __call__(self, s: State, actions: list[int]) -> int:
        """Choose one of the legal actions."""
        if s.phase == P_PICK:
            return actions[0]
        if s.phase == P_CHOICE:
            return actions[0] if self._draw(10) < self._lasting else actions[-1]
        if s.phase == P_ATTACK:
            actions = [a for a in actions if a - (a & ARGUMENT) not in (V_STOP, V_ABANDON)] or actions
            wanted = s.hoard | s.marked
            eager = [a for a in actions if a & ARGUMENT == a and wanted >> a & 1]
            actions = eager or actions
        return actions[self._draw(len(actions))]

    def _draw(self, bound: int) -> int:
        self._dice = advance(self._dice)
        return _below(self._dice, bound)


def uniform(seed: int) -> Chooser:
    """Return somebody who chooses without any thought."""
    dice = mixed(advance(seed))

    def choose(s: State, actions: list[int]) -> int:
        nonlocal dice
        dice = advance(dice)
        return actions[_below(dice, len(actions))]

    return choose


def states(s: State, choose: Chooser) -> Iterator[tuple[State, list[int], int]]:
    """Play a game on; yield each state with its legal actions and the one about to be taken."""
    while not s.over:
        actions = legal(s)
        action = choose(s, actions)
        yield s, actions, action
        step(s, action)
    yield s, [], -1


def dealt(game: Game, seed: int, shift: int, start: int) -> State:
    """Return a new game whose combos are those we want: race `n` with power `n + shift`, from `start` on."""
    s = new_state(game, seed)
    banners = _turned(len(game.races), start)
    badges = tuple((race + shift) % len(game.powers) for race in banners)
    rest = tuple(power for power in range(len(game.powers)) if power not in badges)
    shown = len(s.column_races)
    s.column_races, s.banners = banners[:shown], banners[shown:]
    s.column_powers, s.badges = badges[:shown], (*badges[shown:], *rest)
    return s


def _turned(count: int, start: int) -> tuple[int, ...]:
    order = tuple(range(count))
    return order[start % count :] + order[: start % count]


def _below(seed: int, limit: int) -> int:
    """Return a number from 0 to `limit - 1`."""
    return (mixed(seed) >> 11) % limit
