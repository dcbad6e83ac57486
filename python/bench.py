"""How many steps a second one core makes, side by side with the games of OpenSpiel and PettingZoo.

    pip install './python[pettingzoo]' open_spiel pygame
    python python/bench.py

Everywhere, uniformly random possible actions; ours with observations and masks written. The second column counts processor time only, so
it is right on a busy machine too. What is not installed is left out, and said.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

# Beside this script are the sources of the package, without the compiled module. What was installed is measured.
sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() != Path(__file__).resolve().parent]

import orrery  # noqa: E402

ENVS = 1024


def rates(steps: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Steps a second, and steps for each second of processor time, from calls that say how many steps they made."""
    steps()
    done, begin, worked = 0, time.perf_counter(), time.process_time()
    while (taken := time.perf_counter() - begin) < seconds:
        done += steps()
    return done / taken, done / max(time.process_time() - worked, 1e-9)


def vector(game: str, players: int, threads: int = 1) -> Callable[[], int]:
    envs = orrery.VectorEnv(game, ENVS, players, seed=1, threads=threads)

    def steps() -> int:
        for _ in range(20):
            envs.step(envs.sample())
        return 20 * ENVS

    return steps


def sampling(game: str, players: int) -> Callable[[], int]:
    envs = orrery.VectorEnv(game, ENVS, players, seed=1)
    for _ in range(100):
        envs.step(envs.sample())

    def steps() -> int:
        for _ in range(20):
            envs.sample()
        return 20 * ENVS

    return steps


def writing(game: str, players: int) -> Callable[[], int]:
    """Observations and masks without a step."""
    envs = orrery.VectorEnv(game, ENVS, players, seed=1)
    for _ in range(100):
        envs.step(envs.sample())

    def steps() -> int:
        for _ in range(20):
            envs._look()
        return 20 * ENVS

    return steps


def one(game: str, players: int) -> Callable[[], int]:
    """`Game`, step by step, without observations."""

    def steps() -> int:
        played, table = 0, orrery.Game(game, players)
        while not table.is_over:
            table.step(random.choice(table.legal_actions()))
            played += 1
        return played

    return steps


def aec(env: object) -> Callable[[], int]:
    """A PettingZoo environment, as its documentation plays it, with a random possible action."""

    def steps() -> int:
        played = 0
        env.reset()  # type: ignore[attr-defined]
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.step(None)  # type: ignore[attr-defined]
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))  # type: ignore[attr-defined]
            played += 1
        return played

    return steps


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def steps() -> int:
        state, played = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            # As ours: the observation is built for every decision.
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            played += 1
        return played

    return steps


def connect_four() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.raw_env())


def pettingzoo(game: str, players: int) -> Callable[[], int]:
    from orrery.pettingzoo import raw_env

    return aec(raw_env(game, players))


def cases() -> Iterator[tuple[str, Callable[[], Callable[[], int]]]]:
    for game in orrery.games():
        yield f"orrery.VectorEnv {game}, 2 players, {ENVS} games", lambda game=game: vector(game, 2)
    yield f"  sampling alone, race, {ENVS} games", lambda: sampling("race", 2)
    yield f"  writing alone, race, {ENVS} games", lambda: writing("race", 2)
    for game in orrery.games():
        yield f"orrery.Game {game}", lambda game=game: one(game, 2)
    for game in orrery.games():
        yield f"orrery.pettingzoo {game}", lambda game=game: pettingzoo(game, 2)
    yield "PettingZoo connect four", connect_four
    for name in ("backgammon", "tic_tac_toe", "leduc_poker"):
        yield f"OpenSpiel {name}", lambda name=name: openspiel(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each case is measured (default 2)")
    parser.add_argument("--only", default="", help="only cases whose name contains this")
    arguments = parser.parse_args()
    print(f"orrery {orrery.__version__}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, random possible actions")
    print(f"{'':<50} {'steps/s':>12} {'per CPU second':>16}")
    for name, make in cases():
        if arguments.only not in name:
            continue
        try:
            by_clock, by_work = rates(make(), arguments.seconds)
            print(f"{name:<50} {by_clock:>12,.0f} {by_work:>16,.0f}", flush=True)
        except ImportError as error:
            print(f"{name:<50} not measured: {error}", flush=True)


if __name__ == "__main__":
    main()
