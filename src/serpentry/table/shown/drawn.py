"""A table as a picture with places to tap and moves in words, where there is no other board."""

from collections.abc import Sequence
from typing import Any

from serpentry.pictures.scenes import picture_json, short
from serpentry.table.shown.shapes import DrawnBoard
from serpentry.table.state import State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.refusal import Cell


def drawn_view(state: State, view: object, seat: Seat | None, ply: int | None = None) -> DrawnBoard:
    """The picture of what a seat sees, now or after some events; its moves if it acts now."""
    game, at = state.game, len(state.played) if ply is None else ply
    last = state.played[at - 1].move if at else None
    if last is not None:
        last = game.secrets.view_move(state.positions[at - 1], last, seat)
    is_now = at == len(state.played) and seat is not None and state.to_act == seat
    moves = _in_order(game, view) if is_now else ()
    places = _places(game, view, moves)
    picture: Any = picture_json(game, view, last)
    return {
        "frame": picture["frame"],
        "shapes": picture["shapes"],
        "places": [
            {
                "cell": list(cell),
                "name": game.board.cell_name(cell),
                "outline": short(list(map(list, game.board.outline(view, cell)))),
            }
            for cell in places
        ],
        "moves": [
            {
                "kind": game.notation.kind(move),
                "text": game.notation.write(move),
                "places": [places[cell] for cell in game.board.cells(view, move)],
            }
            for move in moves
        ],
    }


def _in_order(game: AnyGame, view: object) -> list[object]:
    """The legal moves in the order in which they are listed: by the names of their parts."""
    kinds: dict[tuple[str, ...], list[object]] = {}
    for move in game.rules.moves(view):
        kinds.setdefault(tuple(game.codec.move_json(move)), []).append(move)
    return [move for moves in kinds.values() for move in moves]


def _places(game: AnyGame, view: object, moves: Sequence[object]) -> dict[Cell, int]:
    """The cells that can be pointed at, numbered: those of snakes and of moves."""
    cells = {segment.cell for snake in game.board.snakes(view) for segment in snake.path}
    cells.update(cell for move in moves for cell in game.board.cells(view, move))
    return {cell: number for number, cell in enumerate(sorted(map(tuple, cells)))}
