"""Policies: our bots, and anything else that chooses actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import _orrery, _seed
from ._game import Game

Policy = Callable[[Game], int]
"""Chooses an action for the seat to move. Whoever plays fair looks only at `game.observe()`, `game.mask()` and what `game.view` and
`game.prompt` say to that seat."""


class Bot:
    """One of our bots as a policy: call it with a game. `bot` makes one.

    A bot is given a view and a question, never the game, so it cannot cheat. It decides on a whole move and then makes it action
    by action. Where it continues an answer that another policy began, it chooses again, up to a few times, for a move
    that begins so; if it finds none, it goes on with the first action that is possible.
    """

    def __init__(self, level: str, think_ms: int, seed: _seed.Seed) -> None:
        self.level = level
        self.think_ms = _seed.whole(think_ms, "think_ms", 1, 2**31)
        self._seed = _seed.digits(seed)
        self._bots: dict[str, _orrery.Bot] = {}
        # What was decided, and for which question.
        self._question: tuple[Any, ...] | None = None
        self._actions: list[int] = []

    def choose(self, game: Game) -> Any:
        """The bot's move for the seat to move, as `Game.play` takes it.

        >>> game = Game("race", seed=2)
        >>> game.play(bot("medium").choose(game))
        """
        made = self._bots.get(game.name)
        if made is None:
            made = _orrery.Bot(game.name, self.level, self.think_ms, self._seed)
            self._bots[game.name] = made
        return made.choose(game._game)

    def __call__(self, game: Game) -> int:
        taken = game.taken
        for _ in range(8):
            if taken and self._actions[: len(taken)] == taken and len(self._actions) > len(taken):
                action = self._actions[len(taken)]
                if action in game.legal_actions():
                    return action
            self._actions = _planned(game, self.choose(game))
            if not taken:
                return self._actions[0]
        return game.legal_actions()[0]

    def __repr__(self) -> str:
        return f"<orrery.Bot {self.level}, {self.think_ms} ms>"


def _planned(game: Game, move: Any) -> list[int]:
    return game.actions_of(move)


def bot(level: str = "medium", think_ms: int = 1000, seed: _seed.Seed = 0) -> Bot:
    """One of our bots as a policy, for any game. `games()` lists the levels; `hard` uses `think_ms` for each decision.

    >>> game = Game("defenders", seed=4)
    >>> easy = bot("easy")
    >>> while not game.is_over:
    ...     _ = game.step(easy(game))
    >>> max(game.scores) > 0
    True
    """
    known = {name for game in _orrery.catalog().values() for name in game["bots"]}
    if level.partition("@")[0] not in known:
        raise ValueError(f'there is no bot "{level}"; there are {", ".join(sorted(known))}')
    return Bot(level, think_ms, seed)


def play(game: Game, policies: Sequence[Policy]) -> list[float]:
    """Plays a game to its end, one policy for each seat, and returns what each seat got.

    >>> got = play(Game("race", players=3, seed=9), [bot("easy"), bot("medium"), bot("random")])
    >>> abs(sum(got)) < 1e-6
    True
    """
    if len(policies) != game.players:
        raise ValueError(f"{game.players} seats need {game.players} policies, not {len(policies)}")
    while (seat := game.to_move) is not None:
        game.step(policies[seat](game))
    return game.returns()
