"""`VectorEnv`: many games at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _orrery, _seed


class VectorEnv:
    """Many games of one setup, one action in each at a time.

    All results are written in place, into arrays that belong to the environment and stay the same: copy what you keep.

    - `observations` (`num_envs` × `observation_size`, int8): what the seat to move may know. `observation_names` says what each
      number is. The observer is always the first player.
    - `masks` (`num_envs` × `action_count`, int8): 1 for each possible action.
    - `seats` (`num_envs`, int8): the seat to move.
    - `rewards` (`num_envs` × `players`, float32): what each seat got, in seat order. It is 0 until a game ends.
    - `ended` (`num_envs`, bool): whether the last step ended the game.

    **A game that ends is followed by the next one within the same step**: `rewards` and `ended` tell of the old game, the other
    arrays already of the new one. `reset` begins all games again.

    Args:
        game, players, variant, max_rounds: as for `Game`.
        num_envs: how many games, up to 100,000.
        seed: as for `Game`; every game draws its luck from a seed of its own, derived from this one.
        threads: how many threads share the work, up to 64. The interpreter's lock is released meanwhile, whatever the number.

    >>> envs = VectorEnv("race", num_envs=4, seed=1)
    >>> for _ in range(1000):
    ...     envs.step(envs.sample())
    >>> envs.observations.shape == (4, envs.observation_size)
    True
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        variant: str | None = None,
        seed: _seed.Seed = None,
        max_rounds: int = 100,
        threads: int = 1,
    ) -> None:
        max_rounds = _seed.whole(max_rounds, "max_rounds", 1, 1000)
        num_envs = _seed.whole(num_envs, "num_envs", 1, 100_000)
        players = _seed.whole(players, "players", 1, 255)
        self.threads = _seed.whole(threads, "threads", 1, 64)
        self._batch = _orrery.Batch(game, players, variant, _seed.digits(seed), max_rounds, num_envs)
        self.num_envs = num_envs
        self.players = players
        self.action_count = self._batch.action_count
        self.observation_size = self._batch.observation_size
        self.observations: NDArray[np.int8] = np.zeros((num_envs, self.observation_size), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((num_envs, self.action_count), np.int8)
        self.seats: NDArray[np.int8] = np.zeros(num_envs, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((num_envs, players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(num_envs, np.bool_)
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        # One byte for each, seen as numbers.
        self._arrays = (self.observations, self.masks, self.seats, self.rewards, self.ended.view(np.uint8))
        self._look()

    def _look(self) -> None:
        self._batch.look(self._arrays)

    def observation_names(self) -> list[str]:
        """What each number of an observation is."""
        return self._batch.observation_names()

    def reset(self, seed: _seed.Seed = None) -> None:
        """Begins all games again."""
        self._batch.restart(_seed.digits(seed))
        self._look()

    def step(self, actions: ArrayLike) -> None:
        """Takes one action in each game. If one is not possible, `IllegalMove` names its game, and no game has changed.

        >>> envs = VectorEnv("race", num_envs=2, seed=1)
        >>> envs.step([0, 1000])
        Traceback (most recent call last):
        ...
        orrery.IllegalMove: game 0: action 0 is not possible now: choose one whose entry in the action mask is 1
        """
        given = np.asarray(actions)
        if given.dtype != np.int64:
            if given.dtype.kind not in "iu":
                raise TypeError(f"actions are whole numbers, not {given.dtype}")
            given = given.astype(np.int64)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions must have the shape ({self.num_envs},), one for each game, not {given.shape}")
        given = np.ascontiguousarray(given)
        self._batch.step(given, self._arrays, self.threads)

    def sample(self) -> NDArray[np.int64]:
        """A random possible action for each game. The array is the same at every call."""
        self._batch.sample(self._actions)
        return self._actions

    def __repr__(self) -> str:
        return f"<orrery.VectorEnv of {self.num_envs} games, {self.players} players>"
