"""Numbers for the moves of Adder: growths by their cells, row by row, then to turn round."""

from serpentry.tabletop.numbering import Sections
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound
from workshop.adder.rules.position import Position
from workshop.adder.rules.rules import AdderRules


class AdderNumbering:
    """The same number means the same move in every position of a set-up; draws have their own."""

    version = "1"

    def __init__(self, rules: AdderRules) -> None:
        self.cells = rules.grid.cells
        self.numbers = {cell: number for number, cell in enumerate(self.cells)}
        sections = Sections(grow=(len(self.cells),), turn_round=())
        self.count = sections.count
        self.parts = sections.parts(grow=("growth", "cell"), turn_round=("turn round",))
        self.draw_count = rules.options.die

    def number(self, position: Position, move: Move) -> int:
        """Where the cell stands among all; a roll is one less than the die shows."""
        match move:
            case Roll(number):
                return number - 1
            case Grow(cell):
                return self.numbers[cell]
            case TurnRound():
                return len(self.cells)

    def move(self, position: Position, number: int) -> Move | None:
        """The draw of that number while the die is to be rolled, else the move."""
        if position.seat is not None and not position.roll:
            return Roll(number + 1) if 0 <= number < self.draw_count else None
        if number == len(self.cells):
            return TurnRound()
        return Grow(self.cells[number]) if 0 <= number < len(self.cells) else None
