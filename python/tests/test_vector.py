"""Many games at once."""

import numpy as np
import pytest

import orrery
from orrery import Game, IllegalMove, VectorEnv


@pytest.mark.parametrize("name", sorted(orrery.games()))
def test_arrays_are_written_in_place_and_games_follow_each_other(name: str) -> None:
    envs = VectorEnv(name, num_envs=16, players=2, seed=3, max_rounds=5)
    arrays = [envs.observations, envs.masks, envs.seats, envs.rewards, envs.ended]
    places = [array.__array_interface__["data"] for array in arrays]
    ends = 0
    for _ in range(1500):
        envs.step(envs.sample())
        ends += int(envs.ended.sum())
        assert np.all(envs.rewards[~envs.ended] == 0)
        assert np.allclose(envs.rewards.sum(1), 0)
        assert np.all(envs.masks.any(1))
    assert ends > 16
    assert [array.__array_interface__["data"] for array in arrays] == places


def test_an_environment_is_the_game_that_it_says() -> None:
    envs = VectorEnv("race", num_envs=3, players=3, seed=5)
    assert envs.observation_names() == Game("race", 3).observation_names()
    assert envs.masks.shape == (3, Game("race").action_count)


def test_threads_and_seeds() -> None:
    def trace(seed: int, threads: int) -> list[bytes]:
        envs = VectorEnv("race", num_envs=20, seed=seed, threads=threads)
        rows = []
        for _ in range(200):
            envs.step(envs.sample())
            rows.append(envs.observations.tobytes() + envs.rewards.tobytes())
        return rows

    assert trace(1, 1) == trace(1, 3)
    assert trace(1, 1) != trace(2, 1)


def test_reset_begins_again() -> None:
    envs = VectorEnv("defenders", num_envs=4, seed=1)
    begun = envs.observations.copy()
    for _ in range(50):
        envs.step(envs.sample())
    envs.reset(seed=1)
    assert np.array_equal(envs.observations, begun)


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    envs = VectorEnv("race", num_envs=4, seed=1)
    before = envs.observations.copy()
    actions = envs.sample().copy()
    for at, wrong in ((2, 10_000), (2, -1), (0, 121)):
        bad = actions.copy()
        bad[at] = wrong
        with pytest.raises(IllegalMove, match=f"game {at}"):
            envs.step(bad)
    with pytest.raises(ValueError, match="shape"):
        envs.step(actions[:3])
    with pytest.raises(ValueError, match="shape"):
        envs.step(actions.reshape(2, 2))
    with pytest.raises(TypeError):
        envs.step(actions.astype(np.float64))
    assert np.array_equal(envs.observations, before)
    envs.step([int(action) for action in actions])
    for arguments in ({"num_envs": 0}, {"num_envs": 2, "threads": 0}, {"num_envs": 2, "players": 7}):
        with pytest.raises(ValueError):
            VectorEnv("race", **arguments)  # type: ignore[arg-type]


def test_the_extension_refuses_arrays_that_share_memory() -> None:
    from orrery import _orrery

    batch = _orrery.Batch("race", 2, None, "01" * 32, 10, 2)
    memory = np.zeros(10_000, np.int8)
    observations = memory[: 2 * batch.observation_size]
    masks = memory[10 : 10 + 2 * batch.action_count]
    rest = np.zeros(2, np.int8), np.zeros(4, np.float32), np.zeros(2, np.uint8)
    with pytest.raises(ValueError, match="share"):
        batch.look((observations, masks, *rest))
