"""The table in words."""

from __future__ import annotations

from typing import Any

from ._game import Game


def words(game: Game, seat: int | None = None) -> str:
    """The table as a seat sees it; without a seat, as everyone can see it.

    >>> print(words(Game("defenders", 2, seed=1)).splitlines()[0])
    defenders, base: round 1, seat 0 to move
    """
    state = "over" if game.is_over else f"round {game.round}, seat {game.to_move} to move"
    lines = [f"{game.name}, {game.variant}: {state}"]
    view = game.view(seat)
    for number, (player, points) in enumerate(zip(view["players"], game.scores, strict=True)):
        lines.append(f"seat {number}: {points} points")
        lines += [f"  {name}: {_short(value)}" for name, value in player.items() if name != "score" and value]
    rest = {name: value for name, value in view.items() if name not in ("players", "setup", "unseen", "observer")}
    lines += [f"{name}: {_short(value)}" for name, value in rest.items()]
    return "\n".join(lines)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "; ".join(_short(part) for part in value) or "none"
    return str(value)
