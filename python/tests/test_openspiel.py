"""The games in OpenSpiel, tried by its own tool."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import orrery.openspiel  # noqa: E402

# Every game with two players, and two of them with more.
SETUPS = [*((name, 2) for name in orrery.games()), ("race", 4), ("roll", 3)]


def load(name: str, players: int) -> object:
    return pyspiel.load_game(f"orrery_{name}", {"players": players, "max_rounds": 5, "deals": 50})


def test_every_game_is_registered_with_a_class_of_its_own() -> None:
    registered = {name for name in pyspiel.registered_names() if name.startswith("orrery_")}
    assert registered == {f"orrery_{name}" for name in orrery.games()}
    for name in orrery.games():
        made = getattr(orrery.openspiel, f"Orrery{name.capitalize()}")
        assert type(load(name, 2)) is made and made.__name__ in orrery.openspiel.__all__


@pytest.mark.parametrize("name, players", SETUPS)
def test_random_sim_test(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name, players", SETUPS)
def test_a_state_survives_serialization(name: str, players: int) -> None:
    choices = random.Random(1)
    game = load(name, players)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(choices.choice(state.legal_actions()))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    for player in range(players):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_what_is_sealed_is_in_no_other_information_state() -> None:
    game = load("race", 2)
    begun = game.new_initial_state()  # type: ignore[attr-defined]
    begun.apply_action(7)
    answers = []
    for first in (0, -1):
        state = begun.clone()
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[first])
        answers.append(state)
    one, other = answers
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
