"""The games for OpenSpiel: `pip install 'orrery[openspiel]'`. Importing this registers every game: `orrery_race` and so on.

>>> import pyspiel
>>> import orrery.openspiel
>>> game = pyspiel.load_game("orrery_race", {"players": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(5)
>>> state.current_player()
0

All luck of a game follows from its deal, so it is one chance node at the beginning: which of `deals` equally likely deals it is.
Nobody can know it before the end, and no observation shows it. A search that copies states and plays on sees the luck to
come, though: use algorithms that learn from samples.

Seats that are asked at the same time answer in seat order, and what they choose in secret stays hidden in observations and
information states. An information state is what a seat observes now, and a digest of what it observed and did at each of
its decisions before.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ._game import Game, games

__all__ = ["OrreryGame", "OrreryState"]

_DEFAULTS: dict[str, Any] = {"players": 2, "variant": "", "max_rounds": 100, "deals": 10_000}


def _type(name: str) -> Any:
    players = games()[name]["players"]
    return pyspiel.GameType(
        short_name=f"orrery_{name}",
        long_name=f"Orrery: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Orrery. Subclasses name it."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {**_DEFAULTS, **(params or {})}
        if self.params["deals"] < 1:
            raise ValueError(f"deals is at least 1, not {self.params['deals']}")
        model = self.deal(0)
        self.observation_size = model.observation_size
        # No answer of the games takes more pieces on average than this; most take one or two.
        length = 200 * model.players * int(self.params["max_rounds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=model.action_count,
            max_chance_outcomes=int(self.params["deals"]),
            num_players=model.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=length,
        )
        super().__init__(self.kind, info, params or {})

    def deal(self, number: int) -> Game:
        """The game with this deal."""
        chosen = self.params
        return Game(self.name, chosen["players"], chosen["variant"] or None, number, chosen["max_rounds"])

    def new_initial_state(self) -> OrreryState:
        """The state before the deal."""
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OrreryObserver:
        """What a player observes, as a tensor and as text."""
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return OrreryObserver(self.observation_size, perfect)


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of Orrery."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self._rules = game
        self.game: Game | None = None
        # What each seat observed and did.
        self.memories = [b""] * game.params["players"]

    def current_player(self) -> int:
        """Who is to move."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.game.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.game is None else self.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        deals = self._rules.params["deals"]
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self._rules.deal(action)
            return
        seat = self.game.to_move
        assert seat is not None, "pyspiel asks only who is to move"
        told = self.game.observe(seat).tobytes() + int(action).to_bytes(2, "little")
        self.memories[seat] = hashlib.sha256(self.memories[seat] + told).digest()
        self.game.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        from ._orrery import action_names

        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else action_names(self._rules.name)[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.is_over

    def returns(self) -> list[float]:
        """What each player got."""
        return [0.0] * len(self.memories) if self.game is None else self.game.returns()

    def __str__(self) -> str:
        return "before the deal" if self.game is None else f"{self.game!r} {self.history()}"


class OrreryObserver:
    """Observes states: see `orrery.Game.observe`."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._perfect_recall = perfect_recall

    def set_from(self, state: OrreryState, player: int) -> None:
        """Writes what a player observes into the tensor."""
        self.tensor[:] = 0 if state.game is None else state.game.observe(player)

    def string_from(self, state: OrreryState, player: int) -> str:
        """What a player observes, or with perfect recall knows, as text: the same text exactly for what is the same to it."""
        now = "" if state.game is None else state.game.observe(player).tobytes().hex()
        return f"{player} {state.memories[player].hex()} {now}" if self._perfect_recall else f"{player} {now}"


def _register(name: str) -> str:
    """Registers a game as `orrery_NAME`, with the class `OrreryName` of this module. Returns the name of the class."""
    kind = _type(name)
    attributes = {"__doc__": f"The game {name}.", "__module__": __name__, "name": name, "kind": kind}
    made = type(f"Orrery{name.capitalize()}", (OrreryGame,), attributes)
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)
    return made.__name__


__all__ += [_register(_name) for _name in games()]
