"""The bare board of a position and an attempt, read from their JSON."""

from collections.abc import Mapping
from typing import Any

from serpentry.tabletop.game import AnyGame
from tests.proofs.bare import Bare, Cell
from tests.proofs.hexes import BASIC


def bare_board(game: AnyGame, position: Any, move: Any) -> Bare:
    """What is there, and what would be placed."""
    there = game.codec.position_json(position)
    asked = game.codec.move_json(move)
    return (_one_board if game.name == "snekagon" else _floors)(game, there, asked)


def _one_board(game: AnyGame, there: Mapping[str, Any], asked: Mapping[str, Any]) -> Bare:
    colour = (there["to_act"] or 0) ^ there["swapped"]
    own, other = there["laid"][colour], there["laid"][1 - colour]
    options = {
        **game.board.options(),
        "tiles": BASIC,
        "laid": len(own) + len(other),
        "swapped": there["swapped"],
        "to_act": there["to_act"],
    }
    return Bare(
        game.options.board_side,
        1,
        options,
        [tuple(map(tuple, path)) for path in own],
        {(0, q, r) for path in own for q, r in path},
        {(0, q, r) for path in other for q, r in path},
        set(),
        [(0, q, r) for q, r in asked.get("cells", ())],
    )


def _floors(game: AnyGame, there: Mapping[str, Any], asked: Mapping[str, Any]) -> Bare:
    seat, laid = there["to_act"] or 0, there["laid"]
    hexes = [{(floor, q, r) for floor, path in tiles for q, r in path} for tiles in laid]
    drills = [_pairs(one) for one in there["drills"]]
    special = {piece.name for piece in game.board.pieces() if piece.seats == (seat,)}
    options = {
        **game.board.options(),
        "tiles": (*BASIC, *sorted(special)),
        "asked": asked["drills"],
        "to_act": there["to_act"],
    }
    floor = asked["floor"]
    return Bare(
        game.options.floor_side,
        game.seats,
        options,
        [tuple(map(tuple, path)) for _, path in laid[seat]],
        hexes[seat],
        set().union(*(one for other, one in enumerate(hexes) if other != seat)),
        drills[seat],
        [(floor, q, r) for q, r in asked["cells"]],
        {frozenset(((floor, q, r), (to, q, r))) for q, r, to in asked["drills"]},
        [(hexes[one], drills[one]) for one in range(game.seats) if one != seat],
    )


def _pairs(drills: list[list[int]]) -> set[frozenset[Cell]]:
    return {frozenset(((one, q, r), (two, q, r))) for q, r, one, two in drills}
