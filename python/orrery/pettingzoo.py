"""The games as PettingZoo environments (AEC): `pip install 'orrery[pettingzoo]'`.

>>> from orrery.pettingzoo import env
>>> game = env("race", players=3)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter(max_iter=20):
...     observation, reward, terminated, truncated, info = game.last()
...     done = terminated or truncated
...     game.step(None if done else game.action_space(agent).sample(observation["action_mask"]))
>>> game.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _seed
from ._game import Game
from ._table import words

__all__ = ["env", "raw_env"]


def env(game: str, players: int = 2, variant: str | None = None, max_rounds: int = 100, render_mode: str | None = None) -> Any:
    """A game as an AEC environment, with PettingZoo's usual wrappers: a masked action ends the game for its agent."""
    made: Any = raw_env(game, players, variant, max_rounds, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment. The agents are `player_0` and so on, in seat order.

    An observation is a dictionary: `observation` are the numbers of `Game.observe`, with the agent itself as the first player,
    `action_mask` are the possible actions (all 0 for whoever is not to move). Rewards come at the end of the game: see
    `Game.returns`. `render_mode="ansi"` gives the table in words, as everyone can see it.
    """

    def __init__(
        self, game: str, players: int = 2, variant: str | None = None, max_rounds: int = 100, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is "ansi" or None, not {render_mode!r}')
        self.metadata = {"render_modes": ["ansi"], "name": f"orrery_{game}_v1", "is_parallelizable": False}
        self.render_mode = render_mode
        self._setup = (game, players, variant)
        self._max_rounds = max_rounds
        self._random = np.random.default_rng()
        self.game = self._new()
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.game.observation_size, self.game.action_count
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (size,), np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        # Each agent has spaces of its own, because it seeds and samples them on its own.
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def _new(self) -> Game:
        game, players, variant = self._setup
        seed = int(self._random.integers(2**63))
        return Game(game, players, variant, seed, self._max_rounds)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed, the next one of those that follow from the last seed."""
        if seed is not None:
            self._random = np.random.default_rng(_seed.whole(seed, "seed", 0, 2**64 - 1))
        self.game = self._new()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def _to_move(self) -> str:
        return self.possible_agents[self.game.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know."""
        seat = self._seats[agent]
        mask = self.game.mask() if self.game.to_move == seat else np.zeros(self.game.action_count, np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game needs an action, not None")
        self.game.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: got for agent, got in zip(self.possible_agents, self.game.returns(), strict=True)}
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words."""
        return words(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
