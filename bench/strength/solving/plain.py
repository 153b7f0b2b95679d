"""Who wins, by the plain rules in Python: a solver that shares nothing with the other two."""

from time import process_time
from typing import Any

from serpentry.games.snekagon import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.solved.certificate import WINNER


class TooLong(Exception):
    """Nothing is settled in the time there is."""


class PlainSolver:
    """Tries moves until the result is certain."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.known: dict[Any, bool] = {}
        self.end = 0.0
        self.by = 1

    def settle(self, position: Position, seconds: float, by: int = 1) -> bool | None:
        """Whether the second player wins by so many hexes; None if that takes too long."""
        self.known, self.end, self.by = {}, process_time() + seconds, by
        try:
            return self._wins(position)
        except TooLong:
            return None

    def _wins(self, position: Position) -> bool:
        key = position.actor, *((one.cells, one.alive) for one in position.colours)
        if key not in self.known:
            if process_time() > self.end:
                raise TooLong
            self.known[key] = self._found(position)
        return self.known[key]

    def _found(self, position: Position) -> bool:
        lengths = [self._longest(position, seat) for seat in (0, 1)]
        if position.actor is None or lengths[WINNER] >= self._reach(position, 0) + self.by:
            return lengths[WINNER] >= lengths[0] + self.by
        if self._reach(position, WINNER) < lengths[0] + self.by:
            return False
        seat = position.actor
        after = [self.rules.play(position, move) for move in self.rules.moves(position)]
        after.sort(key=lambda one: self._merit(one, seat))
        return (any if seat == WINNER else all)(map(self._wins, after))

    def _longest(self, position: Position, seat: int) -> int:
        return max(self.rules.snake_lengths(position, seat), default=0)

    def _reach(self, position: Position, seat: int) -> int:
        """A length that no snake will exceed: everything in one, with all that can be laid."""
        own = position.colours[seat]
        if not own.alive:
            return self._longest(position, seat)
        return own.cells.bit_count() + self.rules.table.size_of_tiles(own.alive)

    def _merit(self, position: Position, seat: int) -> tuple[int, int]:
        """Long snakes come first, then what leaves the other least."""
        foe = position.colours[1 - seat]
        return -self._longest(position, seat), foe.alive.bit_count()
