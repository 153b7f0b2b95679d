"""Scenes as the browser's boards show them: a position of a game that is set up, as JSON."""

from collections.abc import Sequence
from typing import Any

from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.board import piece_json, snake_json
from serpentry.tabletop.formats.codec import to_json
from serpentry.tabletop.game import AnyGame, Game, Json, M, P

DIGITS = 3
"""Of coordinates, which are in cells."""


def whole_scene(
    game: Game[P, M], position: P, played: Sequence[M] = (), viewer: Seat | None = None
) -> dict[str, Any]:
    """What somebody sees of a position, with what the game is played with."""
    return {
        "game": game.name,
        "options": game.board.options(),
        "pieces": [piece_json(piece) for piece in game.board.pieces()],
        **scene_of(game, position, played, viewer),
        "seat": viewer,
    }


def scene_of(
    game: Game[P, M], position: P, played: Sequence[M] = (), seat: Seat | None = None
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


def _last_laid(game: Game[P, M], played: Sequence[M]) -> Any:
    """The last move that placed something."""
    return next((game.codec.move_json(one) for one in reversed(played) if lays(game, one)), None)


def lays(game: Game[P, M], move: M) -> bool:
    """Whether a move places something."""
    return bool({"at", "cells"} & set(game.codec.move_json(move)))


def picture_json(game: AnyGame, view: object, last: object) -> dict[str, Json]:
    """The plain picture of a position, for a board that has no other."""
    picture = game.face.picture(view, last)
    return {
        "frame": short(list(picture.frame)),
        "shapes": [short(to_json(shape)) for shape in picture.shapes],
    }


def short(data: Json) -> Any:
    """The same with short numbers."""
    if isinstance(data, float):
        return round(data, DIGITS)
    if isinstance(data, list):
        return [short(item) for item in data]
    return {key: short(item) for key, item in data.items()} if isinstance(data, dict) else data
