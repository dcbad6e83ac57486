"""Our bots as policies."""

import random

import pytest

import orrery
from orrery import Game, bot, play


@pytest.mark.parametrize("name", sorted(orrery.games()))
def test_a_bot_plays_only_possible_actions_and_wins_against_chance(name: str) -> None:
    won = sum(play(Game(name, 2, seed=seed), [bot("medium", seed=seed), bot("random", seed=seed)])[0] for seed in range(6))
    assert won > 0


def test_a_bot_goes_on_with_what_another_began() -> None:
    choices, medium = random.Random(1), bot("medium")
    game = Game("race", 3, seed=4)
    while not game.is_over:
        action = choices.choice(game.legal_actions()) if choices.random() < 0.5 else medium(game)
        assert action in game.legal_actions()
        game.step(action)


def test_a_bot_that_counts_no_time_is_repeatable() -> None:
    def record(seed: int) -> object:
        game = Game("roll", 2, seed=1, max_rounds=4)
        play(game, [bot("easy", seed=seed), bot("easy", seed=seed + 1)])
        return game.record()

    assert record(1) == record(1)


def test_wrong_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="genius"):
        bot("genius")
    with pytest.raises(ValueError):
        bot("hard", think_ms=0)
    with pytest.raises(ValueError, match="policies"):
        play(Game("race", 2), [bot("easy")])
    game = Game("race", 2, seed=1, max_rounds=1)
    play(game, [bot("random"), bot("random")])
    with pytest.raises(orrery.GameOver):
        bot("easy").choose(game)
