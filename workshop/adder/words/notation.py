"""How moves of Adder are written: `c3` (grow up to there), `turn`, and for chance `roll 2`."""

from serpentry.tabletop.errors import BadText
from workshop.adder.rules.grid import Grid
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound

TURN, ROLL = "turn", "roll"


class AdderNotation:
    """Moves as people write them."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def kind(self, move: Move) -> str:
        """What is done: roll, grow or turn."""
        match move:
            case Roll():
                return ROLL
            case Grow():
                return "grow"
            case TurnRound():
                return TURN

    def write(self, move: Move) -> str:
        """The name of a cell, or a word."""
        match move:
            case Roll(number):
                return f"{ROLL} {number}"
            case Grow(cell):
                return self.grid.names[cell]
            case TurnRound():
                return TURN

    def read(self, text: str) -> Move:
        """The move that is written so."""
        match text.lower().split():
            case [word] if word == TURN:
                return TurnRound()
            case [word, number] if word == ROLL and number.isdecimal():
                return Roll(int(number))
            case [name] if name in self.grid.by_name:
                return Grow(self.grid.by_name[name])
        last = self.grid.names[self.grid.cells[-1]]
        raise BadText(f"'{text.strip()[:20]}' is neither a cell from a1 to {last} nor `{TURN}`.")
