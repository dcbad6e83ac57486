"""The games as Gymnasium environments for one agent: `pip install 'orrery[gymnasium]'`.

>>> from orrery.gymnasium import OrreryEnv
>>> env = OrreryEnv("race", opponents="easy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.sample())
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import _seed
from ._game import Game
from ._policy import Policy, bot
from ._table import words

__all__ = ["OrreryEnv"]


class OrreryEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """One seat of a game. The others are played by our bots or by any policy.

    `info["action_mask"]` says which actions are possible. Any other action loses the game at once (reward -1), unless
    `strict`, which raises `IllegalMove` instead. The reward is 0 until the end: see `Game.returns`.

    Args:
        game, players, variant, max_rounds: as for `orrery.Game`.
        opponents: the level of a bot, or a policy, for all other seats; or a list with one for each of them, clockwise.
        seat: the agent's seat; by default another one in each game, by chance.
        think_ms: how long a bot may think about a decision, where its level uses time.
        strict: whether an impossible action is an error.
        render_mode: `"ansi"` for the table in words, as the agent sees it.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: str | None = None,
        opponents: str | Policy | list[str | Policy] = "medium",
        seat: int | None = None,
        max_rounds: int = 100,
        think_ms: int = 20,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is "ansi" or None, not {render_mode!r}')
        self._setup = (game, players, variant)
        self._max_rounds, self._think_ms, self._strict = max_rounds, think_ms, strict
        self.render_mode = render_mode
        self._opponents = opponents if isinstance(opponents, list) else [opponents] * (players - 1)
        if len(self._opponents) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(self._opponents)}")
        self._fixed = None if seat is None else _seed.whole(seat, "seat", 0, players - 1)
        self.seat = self._fixed or 0
        self.game = Game(game, players, variant, 0, max_rounds)
        self._policies: dict[int, Policy] = {}
        self._lost = True
        self.observation_space = spaces.Box(-128, 127, (self.game.observation_size,), np.int8)
        self.action_space = spaces.Discrete(self.game.action_count)
        # Wrong levels are refused now, not in the middle of a game.
        for one in self._opponents:
            self._policy(one, 0)

    def _policy(self, one: str | Policy, seed: int) -> Policy:
        return bot(one, self._think_ms, seed) if isinstance(one, str) else one

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begins a game."""
        super().reset(seed=seed)
        game, players, variant = self._setup
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        self.game = Game(game, players, variant, int(self.np_random.integers(2**63)), self._max_rounds)
        others = [(self.seat + place) % players for place in range(1, players)]
        made = [self._policy(one, int(self.np_random.integers(2**63))) for one in self._opponents]
        self._policies = dict(zip(others, made, strict=True))
        self._lost = False
        self._let_others_move()
        return self.game.observe(self.seat), self._info()

    def _let_others_move(self) -> None:
        while (seat := self.game.to_move) is not None and seat != self.seat:
            self.game.step(self._policies[seat](self.game))

    def _info(self) -> dict[str, Any]:
        mask = self.game.mask() if not self._lost else np.zeros(self.game.action_count, np.int8)
        return {"action_mask": mask}

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Takes an action, then lets the others move until the agent is asked again."""
        if self._lost or self.game.is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() to begin another one")
        number = int(action)
        if not self._strict and number not in self.game.legal_actions():
            self._lost = True
            return self.game.observe(self.seat), -1.0, True, False, self._info() | {"illegal_action": number}
        self.game.step(number)
        self._let_others_move()
        over = self.game.is_over
        reward = self.game.returns()[self.seat] if over else 0.0
        return self.game.observe(self.seat), reward, over, False, self._info()

    def sample(self) -> int:
        """A random possible action."""
        return int(self.np_random.choice(self.game.legal_actions()))

    def render(self) -> str | None:
        """The table in words, as the agent sees it."""
        return words(self.game, self.seat) if self.render_mode == "ansi" else None
