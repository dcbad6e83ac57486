"""`Game`: one game, played by moves or by small steps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _orrery, _seed

if TYPE_CHECKING:
    from ._orrery import Entry


def games() -> dict[str, Entry]:
    """The games by name: how many can play, the variants (the default first), the number of actions, and the bots.

    >>> games()["roll"]["players"]
    [2, 3, 4, 5]
    """
    return _orrery.catalog()


class Estimate(NamedTuple):
    """What a seat can expect of a game: see `Game.estimate`."""

    wins: list[float]
    """Every seat's chance to win, in seat order. They add up to 1."""
    margin: float
    """How many points the seat that was asked about will be ahead of the best other one."""


class Game:
    """One game in progress.

    Moves, views, prompts and records are the rules' own, as in Orrery's files and its bot protocol. The same game can be played
    by **small steps**: an action is a number below `action_count`, and `legal_actions` says which can follow. Seats that
    are asked at the same time answer in seat order; what they choose in secret stays hidden until all have chosen.

    Args:
        game: its name in `games()`, such as `"race"`.
        players: how many play.
        variant: the rules; the default is the first in `games()`.
        seed: a whole number or 64 hexadecimal digits. The same seed and moves give the same game. `None`: by chance.
        max_rounds: ends the game after this many rounds, for players who might never end it. `None`: never.

    >>> game = Game("race", players=2, seed=7)
    >>> game.to_move, game.asked
    (0, [0, 1])
    >>> sorted(game.prompt(0))
    ['discard']
    >>> game.play(game.legal_moves()[0])
    >>> game.to_move
    1
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: str | None = None,
        seed: _seed.Seed = None,
        max_rounds: int | None = 100,
    ) -> None:
        if max_rounds is not None:
            max_rounds = _seed.whole(max_rounds, "max_rounds", 1, 1000)
        players = _seed.whole(players, "players", 1, 255)
        self._game = _orrery.Game(game, players, variant, _seed.digits(seed), max_rounds)

    @classmethod
    def _of(cls, game: _orrery.Game) -> Game:
        made = cls.__new__(cls)
        made._game = game
        return made

    # Who, and whether it goes on

    @property
    def name(self) -> str:
        """Which game it is."""
        return self._game.name

    @property
    def players(self) -> int:
        """How many play."""
        return self._game.players

    @property
    def variant(self) -> str:
        """The rules."""
        return self._game.variant

    @property
    def seed(self) -> str:
        """The seed, as 64 hexadecimal digits."""
        return self._game.seed

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._game.round

    @property
    def to_move(self) -> int | None:
        """The seat to move, the first of those asked; `None` once the game is over."""
        return self._game.to_move

    @property
    def asked(self) -> list[int]:
        """All seats that are asked now."""
        return self._game.asked

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._game.to_move is None

    # Moves

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know; without a seat, what everyone may know."""
        return self._game.view(seat)

    def prompt(self, seat: int | None = None) -> Any:
        """The question put to a seat with all options; the seat to move if none is named. `None` if it is not asked."""
        seat = self.to_move if seat is None else seat
        return None if seat is None else self._game.prompt(seat)

    def legal_moves(self, seat: int | None = None) -> list[Any]:
        """The legal moves of a seat, the seat to move if none is named. In Roll, 20,000 plans at most: steps reach all."""
        seat = self.to_move if seat is None else seat
        return [] if seat is None else self._game.moves(seat)

    def play(self, move: Any, seat: int | None = None) -> None:
        """Plays a move of a seat, the seat to move if none is named. A refused move raises `IllegalMove` and changes nothing.

        >>> Game("race", seed=1).play({"choose": "develop"})
        Traceback (most recent call last):
        ...
        orrery.IllegalMove: this is no answer to what is asked now
        """
        if seat is None:
            seat = self.to_move or 0
        self._game.play_move(seat, move)

    # Small steps

    @property
    def action_count(self) -> int:
        """How many actions there are."""
        return self._game.action_count

    def legal_actions(self) -> list[int]:
        """The actions that are possible now. Empty once the game is over."""
        return self._game.possible()

    def step(self, action: int) -> Any:
        """Takes an action for the seat to move. Returns the move that it completed, or `None`.

        >>> game = Game("race", seed=7)
        >>> first, second = game.legal_moves()[0]["discard"]
        >>> actions = game.actions_of(game.legal_moves()[0])
        >>> game.step(actions[0])
        >>> game.step(actions[1]) == {"discard": [first, second]}
        True
        """
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise TypeError(f"an action is a whole number, not {action!r}")
        try:
            return self._game.take(action)
        except OverflowError:
            last = self.action_count - 1
            raise _orrery.IllegalMove(f"there is no action {action}: actions are numbered from 0 to {last}") from None

    @property
    def taken(self) -> list[int]:
        """The actions of the answer in the making."""
        return self._game.taken

    def start_over(self) -> None:
        """Forgets the actions of the answer in the making."""
        self._game.start_over()

    def actions_of(self, move: Any) -> list[int]:
        """The actions that make a move of the seat to move, from the beginning of its answer."""
        return self._game.actions_of(move)

    def mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """A 1 for every action that is possible now, in `out` if it is given."""
        out = np.zeros(self.action_count, np.int8) if out is None else out
        self._game.write_mask(out)
        return out

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self._game.observation_size

    def observation_names(self) -> list[str]:
        """What each number of an observation is.

        >>> Game("race").observation_names()[:2]
        ['round', 'last_round']
        """
        return self._game.observation_names()

    def observe(self, seat: int | None = None, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """What a seat (the seat to move if none is named) may know, as numbers, in `out` if it is given."""
        out = np.zeros(self.observation_size, np.int8) if out is None else out
        self._game.write_observation(self._seat(seat), out)
        return out

    def inputs(self, seat: int | None = None, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What Orrery's own networks are told about a seat's position: fewer numbers, worked out by its heuristics.

        >>> Game("defenders").inputs().dtype
        dtype('float32')
        """
        out = np.zeros(self._game.input_size, np.float32) if out is None else out
        self._game.write_inputs(self._seat(seat), out)
        return out

    def estimate(self, seat: int | None = None) -> Estimate:
        """What Orrery's own network expects, given what a seat (the seat to move if none is named) knows.

        It is one look at the position, without a search, so it costs little. It ignores the answer in the making. Once the
        game is over it is the result.

        >>> estimate = Game("race", players=3, seed=1).estimate()
        >>> len(estimate.wins), round(sum(estimate.wins), 3)
        (3, 1.0)
        """
        wins, margin = self._game.estimate(self._seat(seat))
        return Estimate(wins, margin)

    def _seat(self, seat: int | None) -> int:
        # Once the game is over, everyone may still look.
        return (self.to_move or 0) if seat is None else seat

    # The result

    @property
    def scores(self) -> list[int]:
        """Everyone's points by public information, as if the game ended now."""
        return self._game.scores

    def outcome(self) -> dict[str, Any] | None:
        """Ranks, and points by source; `None` before the end."""
        return self._game.result()

    def returns(self) -> list[float]:
        """What each seat got: winners 1, the others -1 divided among them, all 0 before the end. The sum is 0."""
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * self.players
        won = [standing["rank"] == 1 for standing in outcome["standings"]]
        share = self.players / sum(won)
        return [((share if one else 0.0) - 1) / (self.players - 1) for one in won]

    # Copies and records

    def clone(self) -> Game:
        """A game that goes on from here on its own. That is also how to take something back: keep a clone.

        >>> game = Game("roll", players=3, seed=5)
        >>> before = game.clone()
        >>> game.step(game.legal_actions()[0]) is None or game.to_move != before.to_move
        True
        >>> before.taken
        []
        """
        return self._of(self._game.copy())

    def record(self) -> dict[str, Any]:
        """Setup, seed and moves: a record as Orrery's other programs read it. An answer in the making is no part of it."""
        record: dict[str, Any] = json.loads(self._game.record_json())
        return record

    @classmethod
    def from_record(cls, record: dict[str, Any] | str) -> Game:
        """The game that a record leads to. A record that was altered, or damaged, raises `ValueError`.

        >>> game = Game("defenders", seed=3)
        >>> game.play(game.legal_moves()[-1])
        >>> Game.from_record(game.record()).view() == game.view()
        True
        """
        if not isinstance(record, (dict, str)):
            raise TypeError(f"a record is a dictionary or JSON, not {type(record).__name__}")
        return cls._of(_orrery.Game.of_record(record if isinstance(record, str) else json.dumps(record)))

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _: Any) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self._game.record_json(), self.taken)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"round {self.round}, seat {self.to_move} to move"
        return f"<orrery.Game {self.name}, {self.players} players, {self.variant}: {state}>"


def _restore(record: str, taken: list[int]) -> Game:
    game = Game.from_record(record)
    for action in taken:
        game.step(action)
    return game
