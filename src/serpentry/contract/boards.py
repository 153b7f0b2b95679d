"""What must hold of the snakes, cells and pieces that a game shows."""

import json
from collections.abc import Sequence
from itertools import islice, pairwise

from serpentry.contract.laws import demand
from serpentry.geometry.squares import STEPS
from serpentry.tabletop.board import Segment, Snake, piece_json, snake_json
from serpentry.tabletop.game import Game, M, P

SIDES = range(4)


def check_pieces(game: Game[P, M]) -> None:
    """Every option has its value, and every piece a name of its own and somebody who has it."""
    options, pieces = game.board.options(), game.board.pieces()
    demand(set(game.options_json) <= set(options), "every option has a value", options)
    demand(len({piece.name for piece in pieces}) == len(pieces), "pieces have names of their own")
    for piece in pieces:
        demand(set(piece.seats) <= set(range(game.seats)), "a piece belongs to seats", piece)
        demand(piece.count > 0 and piece.turns > 0, "there is a piece, and it can lie", piece)
        sides = [side for strand in piece.strands for side in strand]
        demand(len(set(sides)) == len(sides), "two strands share no side", piece)
        demand(set(sides) <= set(SIDES), "a strand leads to sides", piece)
    json.dumps([options, *map(piece_json, pieces)])


def check_board(game: Game[P, M], position: P, played: Sequence[M]) -> None:
    """Snakes are joined, and nowhere twice; what a move places has a name and a place."""
    snakes = game.board.snakes(position, played)
    lying = [_lies(segment) for snake in snakes for segment in snake.path]
    demand(len(set(lying)) == len(lying), "nothing lies in two snakes", snakes)
    for snake in snakes:
        _check_snake(game, snake)
    json.dumps(list(map(snake_json, snakes)))
    for move in islice(game.rules.moves(position), 5):
        for cell in game.board.cells(position, move):
            written = game.notation.write(move)
            demand(bool(game.board.cell_name(cell)), "a cell has a name", cell, written)
            outline = game.board.outline(position, cell)
            demand(len(outline) > 2, "a cell has a place in the picture", cell, written)


def _lies(segment: Segment) -> tuple[object, ...]:
    return segment.cell, segment.enters


def _check_snake(game: Game[P, M], snake: Snake) -> None:
    demand(snake.owner is None or 0 <= snake.owner < game.seats, "a snake has an owner", snake)
    demand(len(snake.ends) <= 2, "a snake has two ends at most", snake)
    demand(not (snake.is_ring and snake.ends), "a ring has no ends", snake)
    way = [one for one in snake.path if one.enters is not None]
    demand(len(way) in (0, len(snake.path)), "all of a snake has sides, or nothing", snake)
    steps = [*pairwise(way), *([(way[-1], way[0])] if snake.is_ring and way else [])]
    for before, after in steps:
        demand(_meets(before, after), "each part goes on where the one before leads", before, after)


def _meets(before: Segment, after: Segment) -> bool:
    """Whether the way out of one part is the way into the next; the first may be a stub."""
    out = before.enters if before.leaves is None else before.leaves
    if out is None or after.enters is None:
        return False
    *plane, x, y = before.cell
    dx, dy = STEPS[out]
    return (*plane, x + dx, y + dy) == tuple(after.cell) and after.enters == (out + 2) % 4
