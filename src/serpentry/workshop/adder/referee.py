"""Why a move of Adder is illegal: the authority on the rules."""

from serpentry.tabletop.refusal import GAME_OVER, Illegal, refuse
from serpentry.workshop.adder.grid import Grid
from serpentry.workshop.adder.moves import Grow, Move
from serpentry.workshop.adder.position import Position

RULE_IDS = ("free-cell", "beside-head", "game-over")


class Referee:
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, grid: Grid) -> None:
        self.names = grid.names

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        if position.actor is None:
            return GAME_OVER
        return self._covered(position, move) or self._away_from_head(position, move)

    def _covered(self, position: Position, move: Grow) -> Illegal | None:
        if not any(move.cell in snake for snake in position.snakes):
            return None
        name = self.names[move.cell]
        return refuse("free-cell", "why-adder-covered", [move.cell], cell=name)

    def _away_from_head(self, position: Position, move: Grow) -> Illegal | None:
        assert position.actor is not None
        head = position.snakes[position.actor][-1]
        if move.cell.touches(head):
            return None
        return refuse(
            "beside-head",
            "why-adder-away-from-head",
            [move.cell, head],
            cell=self.names[move.cell],
            head=self.names[head],
        )
