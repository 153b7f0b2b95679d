"""Numbers for SNEKAGON's moves: those of the placements, and the take-over last."""

from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.tabletop.numbering import Sections


class SnekagonNumbering:
    """The same number means the same move in every position of a set-up."""

    version = "1"
    draw_count = 0

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.take_over = len(rules.table)
        last: dict[str, tuple[int, ...]] = {"take_over": ()} if rules.options.pie else {}
        sections = Sections(place=(self.take_over,), **last)
        self.count = sections.count
        self.parts = sections.parts(place=("tile", "placement"), take_over=("take-over",))

    def number(self, position: Position, move: Move) -> int:
        """Where the placement stands in the table."""
        match move:
            case TakeOver():
                return self.take_over
            case Place(cells):
                return self.rules.table.index[cells]

    def move(self, position: Position, number: int) -> Move | None:
        """The placement of that number, or the take-over."""
        if 0 <= number < self.take_over:
            return self.rules.placements[number]
        return TakeOver() if self.take_over <= number < self.count else None
