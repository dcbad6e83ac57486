"""Orrery: three galaxy board games as environments for research.

>>> import orrery
>>> "race" in orrery.games()
True
>>> game = orrery.Game("race", players=2, seed=7)
>>> while not game.is_over:
...     move = game.step(game.legal_actions()[0])
>>> len(game.returns())
2

`Game` is one game, played by moves or by small steps; `VectorEnv` is many games at once, written into NumPy arrays;
`bot` makes one of our bots. `orrery.pettingzoo`, `orrery.gymnasium` and `orrery.openspiel` are the interfaces of those projects.
"""

from ._game import Estimate, Game, games
from ._orrery import GameOver, IllegalMove, __version__, action_names
from ._policy import Bot, Policy, bot, play
from ._vector import VectorEnv

__all__ = [
    "Bot",
    "Estimate",
    "Game",
    "GameOver",
    "IllegalMove",
    "Policy",
    "VectorEnv",
    "__version__",
    "action_names",
    "bot",
    "games",
    "play",
]
