"""An OpenSpiel game: the deal and the die are chance nodes, everything else is a player's choice.

The deal is one chance node over a number of seeds, a sample of all deals; the parameter `deals` says how
many. `register` makes `pyspiel.load_game("swdsl(game=base_4p)")` work.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from swdsl.ai.tables import ACTIONS, LARGEST, leads, observation, official_game
from swdsl.runtime import view
from swdsl.runtime.describe import describe
from swdsl.runtime.game import Game
from swdsl.runtime.play import chances, legal, step
from swdsl.runtime.setup import new_state
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE

SHORT_NAME = "swdsl"
_LONGEST = 20_000
_MOST_PLAYERS = 6
_DEFAULTS: dict[str, Any] = {"game": "", "deals": 64}

_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Small World, compiled from rules",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game by the name of an official one."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.table = official_game(chosen["game"])
        self.deals = int(chosen["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(self.deals, ACTIONS),
            num_players=self.table.players,
            min_utility=float(-LARGEST),
            max_utility=float(LARGEST),
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what turns states into what players see."""
        return Observer(self.table)


class _Held:
    """A state of the engine that is copied the engine's way when OpenSpiel copies everything around it."""

    __slots__ = ("state",)

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "_Held":
        return _Held(self.state.copy() if self.state is not None else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._table = _Table(game.table, game.deals)
        self._held = _Held(None)
        self._public: list[int] = []  # what everybody saw being done

    def current_player(self) -> int:
        """Return who decides: a player, chance, or nobody any more."""
        s = self._held.state
        if s is None or (not s.over and s.actor == CHANCE):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if s.over else s.actor

    def _legal_actions(self, player: int) -> list[int]:
        s = self._held.state
        return [] if s is None else sorted(legal(s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, or the faces of the die, with their chances."""
        s = self._held.state
        if s is None:
            return [(deal, 1.0 / self._table.deals) for deal in range(self._table.deals)]
        outcomes = chances(s)
        whole = sum(weight for _, weight in outcomes)
        return [(action, weight / whole) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        s = self._held.state
        if s is None:
            self._held = _Held(new_state(self._table.game, action))
        else:
            step(s, action)
            self._public.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        s = self._held.state
        if s is None:
            return f"deal {action}"
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else f"{describe(s, action)} [{action}]"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._held.state is not None and self._held.state.over

    def returns(self) -> list[float]:
        """Return the leads in coins at the end, nothing before."""
        s = self._held.state
        return leads(s) if s is not None and s.over else [0.0] * self._table.game.players

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has seen: everything that was done, and the table as it is now."""
        s = self._held.state
        who = self.current_player() if player is None else player
        return f"{who}:{self._public}:{json.dumps(view(s, who)) if s is not None else ''}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees now."""
        s = self._held.state
        who = self.current_player() if player is None else player
        return f"{who}:{observation(s, who) if s is not None else ''}"

    def __str__(self) -> str:
        s = self._held.state
        return "before the deal" if s is None else f"turn {s.turn} of player {s.player + 1}: {self._public}"


class _Table:
    """The game and the number of deals, shared by all copies."""

    __slots__ = ("deals", "game")

    def __init__(self, game: Game, deals: int) -> None:
        self.game = game
        self.deals = deals

    def __deepcopy__(self, memo: object) -> "_Table":
        return self


class Observer:
    """Fills a tensor with what a player may know."""

    def __init__(self, game: Game) -> None:
        self._size = len(observation(new_state(game, 0), 0))
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as a player."""
        s = state._held.state
        self.tensor[:] = 0 if s is None else observation(s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Say what a player sees."""
        return state.observation_string(player)


def register() -> None:
    """Let `pyspiel.load_game` find the game; asked again, nothing happens."""
    if SHORT_NAME not in pyspiel.registered_names():
        pyspiel.register_game(_TYPE, SpielGame)
