"""One game: moves, small steps, copies, records, and bad input."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import orrery
from orrery import Game, GameOver, IllegalMove

SETUPS = [(name, players) for name, entry in orrery.games().items() for players in entry["players"]]


def played(game: Game, seed: int, steps: int = 10_000) -> Game:
    """The game after this many random steps, or at its end."""
    choices = random.Random(seed)
    for _ in range(steps):
        if game.is_over:
            break
        game.step(choices.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("name, players", SETUPS)
def test_random_steps_play_a_game_to_its_end(name: str, players: int) -> None:
    game = played(Game(name, players, seed=players, max_rounds=8), 1)
    outcome = game.outcome()
    assert outcome is not None and len(outcome["standings"]) == players
    assert [standing["total"] for standing in outcome["standings"]] == game.scores
    assert sum(game.returns()) == pytest.approx(0, abs=1e-6) and max(game.returns()) > 0
    assert (game.to_move, game.asked, game.legal_actions(), game.legal_moves()) == (None, [], [], [])
    assert not game.mask().any()


@pytest.mark.parametrize("name, players", SETUPS)
def test_names_masks_and_observations_fit(name: str, players: int) -> None:
    game = played(Game(name, players, seed=3), 2, 40)
    names = game.observation_names()
    assert len(set(names)) == len(names) == game.observation_size == len(game.observe())
    assert np.flatnonzero(game.mask()).tolist() == game.legal_actions()
    assert len(orrery.action_names(name)) == game.action_count
    for seat in range(players):
        assert game.observe(seat).shape == game.observe().shape
        assert game.inputs(seat).any()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = (played(Game("roll", 3, seed=11), 5, 200) for _ in range(2))
    assert one.view() == other.view() and one.record() == other.record()
    assert Game("roll", 3, seed=12).view() != Game("roll", 3, seed=11).view()
    assert Game("race").seed != Game("race").seed


def test_moves_are_made_by_their_actions() -> None:
    game = Game("race", 2, seed=5)
    while not game.is_over and game.round < 6:
        move = random.Random(game.round).choice(game.legal_moves())
        by_steps = game.clone()
        made = [by_steps.step(action) for action in game.actions_of(move)]
        assert made[-1] == move and not any(made[:-1])
        game.play(move)
        assert game.view() == by_steps.view()


def test_copies_go_on_alone() -> None:
    game = played(Game("defenders", 4, seed=8), 3, 60)
    before = game.record()
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (other.record(), other.taken, other.legal_actions()) == (before, game.taken, game.legal_actions())
        played(other, 4, 10)
        assert other.record() != before
    assert game.record() == before


def test_a_record_survives_and_an_altered_one_is_refused() -> None:
    game = played(Game("race", 3, seed=21, max_rounds=4), 6)
    record = game.record()
    again = Game.from_record(json.dumps(record))
    assert again.outcome() == game.outcome() and again.record() == record
    record["seed"] = "00" * 32
    with pytest.raises(ValueError, match="altered"):
        Game.from_record(record)
    for nothing in ({}, "{", "[]", '{"format": "orrery-record", "version": 1, "game": "chess", "rules": 1}'):
        with pytest.raises(ValueError):
            Game.from_record(nothing)
    with pytest.raises(TypeError):
        Game.from_record(7)  # type: ignore[arg-type]


def test_what_is_sealed_is_hidden_from_the_others() -> None:
    game = Game("race", 2, seed=2)
    unanswered = game.clone()
    game.play(game.legal_moves()[0])
    other = unanswered.clone()
    other.play(unanswered.legal_moves()[-1])
    assert game.view(1) == other.view(1) and game.view() == other.view()
    assert np.array_equal(game.observe(1), other.observe(1))
    assert game.estimate(1) == other.estimate(1)
    assert not np.array_equal(game.observe(0), other.observe(0))


@pytest.mark.parametrize(
    "arguments, error",
    [
        ({"game": "chess"}, ValueError),
        ({"players": 9}, ValueError),
        ({"players": 0}, ValueError),
        ({"players": "2"}, TypeError),
        ({"variant": "nothing"}, ValueError),
        ({"variant": "advanced", "players": 3}, ValueError),
        ({"seed": -1}, ValueError),
        ({"seed": 2**64}, ValueError),
        ({"seed": "xyz"}, ValueError),
        ({"seed": 1.5}, TypeError),
        ({"seed": True}, TypeError),
        ({"max_rounds": 0}, ValueError),
        ({"max_rounds": 10**9}, ValueError),
    ],
)
def test_a_wrong_setup_is_refused_with_a_sentence(arguments: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error, match=r"\w+ \w+"):
        Game(**{"game": "race", **arguments})  # type: ignore[arg-type]


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    game = Game("race", 2, seed=1)
    before = game.record()
    masked = next(action for action in range(game.action_count) if action not in game.legal_actions())
    for action in (-1, masked, game.action_count, 10**30):
        with pytest.raises(IllegalMove):
            game.step(action)
    for action in (None, "1", 1.0, True):
        with pytest.raises(TypeError):
            game.step(action)  # type: ignore[arg-type]
    for move in ({"choose": "develop"}, {"nothing": 1}, 7, None, {"discard": ["Nowhere"]}, "not JSON"):
        with pytest.raises(IllegalMove):
            game.play(move)
    with pytest.raises(TypeError):
        game.play(object())
    with pytest.raises(IndexError):
        game.observe(2)
    assert game.record() == before
    played(game, 1)
    with pytest.raises(GameOver, match="over"):
        game.step(0)
    with pytest.raises(GameOver):
        game.play({"choose": "develop"})


def test_memory_that_does_not_fit_is_refused() -> None:
    game = Game("race", 2, seed=1)
    size = game.observation_size
    read_only = np.zeros(size, np.int8)
    read_only.flags.writeable = False
    for wrong in (np.zeros(size + 1, np.int8), np.zeros(2 * size, np.int8)[::2], read_only):
        with pytest.raises(ValueError, match="observation"):
            game.observe(0, wrong)
    for wrong in (np.zeros(size, np.float32), [0] * size):
        with pytest.raises(TypeError, match="int8"):
            game.observe(0, wrong)  # type: ignore[arg-type]
    held = np.zeros(size, np.int8)
    assert game.observe(0, held) is held and held.any()


@pytest.mark.parametrize("name", sorted(orrery.games()))
@pytest.mark.parametrize("players", [2, 3])
def test_an_estimate_counts_seats_in_seat_order_and_ends_with_the_result(name: str, players: int) -> None:
    game = Game(name, players, seed=6, max_rounds=4)
    begun = game.estimate()
    while not game.is_over:
        told = [game.estimate(seat) for seat in range(players)]
        for estimate in told:
            assert len(estimate.wins) == players and abs(sum(estimate.wins) - 1) < 1e-4
        game.step(game.legal_actions()[0])
        if game.taken:
            assert [game.estimate(seat) for seat in range(players)] == told, "an answer in the making is ignored"
    won = [(got * (players - 1) + 1) / players for got in game.returns()]
    for seat in range(players):
        estimate = game.estimate(seat)
        assert estimate.wins == pytest.approx(won)
        assert estimate.margin == game.scores[seat] - max(game.scores[:seat] + game.scores[seat + 1 :])
    assert begun != game.estimate()
    with pytest.raises(IndexError, match="seat"):
        game.estimate(players)
