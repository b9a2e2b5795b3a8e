"""A PettingZoo environment: players take turns, a mask says what is legal, dice roll by themselves."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from swdsl.ai.tables import ACTIONS, LARGEST, leads, observation, official_game
from swdsl.runtime import describe
from swdsl.runtime.game import Game
from swdsl.runtime.generator import first_draw, next_draw
from swdsl.runtime.play import legal, step
from swdsl.runtime.rollouts import rolled
from swdsl.runtime.setup import new_state
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE


class SmallWorld(AECEnv):  # type: ignore[misc]
    """One game, by the name of an official one or as a game of your own; rewards come at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "swdsl_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str | Game = "", render_mode: str | None = None) -> None:
        super().__init__()
        self._game = official_game(game) if isinstance(game, str) else game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i + 1}" for i in range(self._game.players)]
        size = len(observation(new_state(self._game, 0), 0))
        seen = spaces.Box(-1, LARGEST, (size,), np.int32)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self._seen = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._choices = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an observation is like."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what actions there are."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self._state: State = new_state(self._game, self._seed)
        self._number = first_draw(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._roll()
        self.agent_selection = self.possible_agents[self._state.actor]

    def step(self, action: int | None) -> None:
        """Let the player on turn act; the dead step of PettingZoo takes None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None
        step(self._state, int(action))
        self._roll()
        self._clear_rewards()
        if self._state.over:
            for agent, lead in zip(self.possible_agents, leads(self._state), strict=True):
                self.rewards[agent] = lead
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a player may know, and which actions are legal if it is that player's choice."""
        player = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if not self._state.over and self._state.actor == player:
            mask[legal(self._state)] = 1
        return {"observation": np.array(observation(self._state, player), np.int32), "action_mask": mask}

    def render(self) -> str | None:
        """Say what may be done."""
        if self.render_mode != "ansi":
            return None
        if self._state.over:
            return "The game is over."
        return "\n".join(describe(self._state, action) for action in legal(self._state))

    def close(self) -> None:
        """Nothing is left open."""

    def _roll(self) -> None:
        while not self._state.over and self._state.actor == CHANCE:
            self._number = next_draw(self._number)
            step(self._state, rolled(self._state, self._number))
