"""The environments of other projects, tried by their own tools."""

import warnings

import numpy as np
import pytest

import orrery

pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from orrery.gymnasium import OrreryEnv  # noqa: E402
from orrery.pettingzoo import env, raw_env  # noqa: E402

# Every game with as many players as it allows, and one with two.
SETUPS = [*((name, max(entry["players"])) for name, entry in orrery.games().items()), ("race", 2)]


@pytest.mark.parametrize("name, players", SETUPS)
def test_pettingzoo_takes_the_games_for_environments(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, players, max_rounds=4), num_cycles=300)
        seed_test(lambda: env(name, players, max_rounds=4), num_cycles=60)


def test_only_the_agent_to_move_has_a_mask_and_rewards_come_at_the_end() -> None:
    game = raw_env("race", 3, max_rounds=3, render_mode="ansi")
    game.reset(seed=4)
    random = np.random.default_rng(1)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        got[agent] += reward
        if terminated or truncated:
            game.step(None)
            continue
        assert reward == 0
        others = [other for other in game.agents if other != agent]
        assert not any(game.observe(other)["action_mask"].any() for other in others)
        game.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(got.values()) == pytest.approx(0, abs=1e-6) and max(got.values()) > 0
    table = game.render()
    assert table is not None and "points" in table and "over" in table


@pytest.mark.parametrize("name, players", SETUPS)
def test_gymnasium_takes_the_games_for_environments(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(OrreryEnv(name, players, opponents="random", max_rounds=4), skip_render_check=True)


def test_an_agent_plays_against_bots_and_functions() -> None:
    def first(game: orrery.Game) -> int:
        return game.legal_actions()[0]

    agent = OrreryEnv("race", 3, opponents=["easy", first], max_rounds=3, render_mode="ansi")
    seats = set()
    for seed in range(16):
        observation, info = agent.reset(seed=seed)
        seats.add(agent.seat)
        over, reward = False, 0.0
        while not over:
            assert np.array_equal(np.flatnonzero(info["action_mask"]), agent.game.legal_actions())
            observation, reward, over, truncated, info = agent.step(agent.sample())
            assert observation in agent.observation_space and not truncated
        assert reward == agent.game.returns()[agent.seat]
    assert seats == {0, 1, 2}
    assert "points" in (agent.render() or "")


def test_an_impossible_action_loses_or_is_an_error() -> None:
    agent = OrreryEnv("race", opponents="random")
    agent.reset(seed=1)
    observation, reward, terminated, _, info = agent.step(orrery.Game("race").action_count - 1)
    assert (reward, terminated, info["action_mask"].any()) == (-1.0, True, np.False_)
    with pytest.raises(Exception, match="reset"):
        agent.step(0)
    strict = OrreryEnv("race", opponents="random", strict=True)
    strict.reset(seed=1)
    with pytest.raises(orrery.IllegalMove):
        strict.step(orrery.Game("race").action_count - 1)
    with pytest.raises(ValueError, match="genius"):
        OrreryEnv("race", opponents="genius")
    with pytest.raises(ValueError, match="opponents"):
        OrreryEnv("race", 3, opponents=["easy"])
