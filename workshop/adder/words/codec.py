"""Adder as JSON, for programs."""

from itertools import pairwise

from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import JsonObject, object_with
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound
from workshop.adder.rules.position import Position, Snake
from workshop.adder.rules.rules import AdderRules

MOVE = 'A move is {"grow": [x, y]} or {"turn": true}; chance has {"roll": number}.'
POSITION = ("snakes", "turned", "turn", "roll")


class AdderCodec:
    """Moves and positions as JSON."""

    def __init__(self, rules: AdderRules) -> None:
        self.rules = rules

    def move_json(self, move: Move) -> JsonObject:
        """What is done, and to where."""
        match move:
            case Roll(number):
                return {"roll": number}
            case Grow(cell):
                return {"grow": list(cell)}
            case TurnRound():
                return {"turn": True}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        match data:
            case {"roll": number, **rest} if not rest:
                return Roll(from_json(int, number))
            case {"grow": cell, **rest} if not rest:
                return Grow(self._on_board(from_json(Square, cell)))
            case {"turn": True, **rest} if not rest:
                return TurnRound()
        raise BadText(MOVE)

    def position_json(self, position: Position) -> JsonObject:
        """The snakes from tail to head, who has turned, whose turn it is, what the die shows."""
        return {
            "snakes": [[list(cell) for cell in snake] for snake in position.snakes],
            "turned": list(position.turned),
            "turn": position.seat,
            "roll": position.roll,
        }

    def position_from(self, data: object) -> Position:
        """The position of such JSON; snakes that can't lie so are refused."""
        data = object_with(POSITION, data, f"A position has {', '.join(POSITION)}.")
        snakes = from_json(tuple[tuple[Square, ...], ...], data["snakes"])
        turned = from_json(tuple[bool, ...], data["turned"])
        if not len(snakes) == len(turned) == self.rules.seats or not all(
            map(self._is_snake, snakes)
        ):
            raise BadText("A position has one snake of neighbouring cells for every seat.")
        if len({cell for snake in snakes for cell in snake}) != sum(map(len, snakes)):
            raise BadText("No two parts of snakes share a cell.")
        seat, roll = data["turn"], from_json(int, data["roll"])
        found = self.rules.turn_to(snakes, turned, seat if type(seat) is int else 0)
        if found.seat != seat:
            raise BadText(f"In this position it is the turn of {found.seat}, not of {seat}.")
        if not 0 <= roll <= (0 if seat is None else self.rules.options.die):
            raise BadText(f"The die can't show {roll} in this position.")
        return Position(snakes, turned, found.seat, roll)

    def _is_snake(self, snake: Snake) -> bool:
        for cell in snake:
            self._on_board(cell)
        return bool(snake) and all(one.touches(other) for one, other in pairwise(snake))

    def _on_board(self, cell: Square) -> Square:
        if cell not in self.rules.grid.names:
            raise BadText(f"There is no cell {list(cell)} on this board.")
        return cell
