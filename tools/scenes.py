"""Scenes as the browser's boards show them: a position of a game that is set up, as JSON."""

from collections.abc import Sequence
from typing import Any

from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.board import snake_json
from serpentry.tabletop.game import Game


def scene_of(
    game: Game[Any, Any], position: Any, played: Sequence[Any] = (), seat: int | None = None
) -> dict[str, Any]:
    """What a seat sees of a position, without the equipment."""
    actor = game.rules.to_act(position)
    view = game.secrets.view(position, seat)
    return {
        "seats": game.seats,
        "seat": seat if seat is not None else 0,
        "position": game.codec.position_json(view),
        "snakes": [snake_json(snake) for snake in game.board.snakes(view, played)],
        "toAct": "chance" if actor is CHANCE else actor,
        "score": list(game.judge.score(view)),
        "last": _last_laid(game, played),
    }


def _last_laid(game: Game[Any, Any], played: Sequence[Any]) -> Any:
    """The last move that laid something."""
    return next((game.codec.move_json(one) for one in reversed(played) if lays(game, one)), None)


def lays(game: Game[Any, Any], move: Any) -> bool:
    """Whether a move lays something."""
    return bool({"at", "cells"} & set(game.codec.move_json(move)))
