"""Which seat is on which side, which snakes are whose, and which tiles are in the game."""

from serpentry.games.carnival.rules.options import Options
from serpentry.games.carnival.rules.position import HOUSE, HOUSE_CELL, Laid, Snake, Table
from serpentry.games.carnival.rules.shapes import around
from serpentry.games.carnival.rules.tiles import COLOURS, HAND_SIZE, TILES, TOKENS_A_COLOUR
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat

SIDE_NAMES = ("north", "east", "south", "west")
SEAT_SIDES = {2: (2, 0), 3: (2, 3, 0), 4: (2, 3, 0, 1)}
"""The side each seat sits at, in turn order: the starter at the south, then clockwise."""


class Seating:
    """The seats of one set-up."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.sides = SEAT_SIDES[seats]
        self.two_each = seats == 2 and options.snakes_each == 2
        if len(self.deck(0)) <= HAND_SIZE * seats:
            raise ValueError(f"The deck has too few tiles for {seats} hands of {HAND_SIZE}.")

    def owners(self, house: int) -> dict[str, Seat]:
        """Whose snake each colour in the game is, once the house tile is fixed."""
        owners = {colour_at(house, side): seat for seat, side in enumerate(self.sides)}
        if self.two_each:
            for seat, side in enumerate(self.sides):
                owners[colour_at(house, right_hand_of(side))] = seat
        return owners

    def deck(self, house: int) -> list[str]:
        """Every tile in the pile before the deal, sorted by name."""
        colours = self.owners(house)
        names = []
        for name, tile in sorted(TILES.items()):
            aside = tile.kind == "head" and self.options.heads == "own_aside"
            if not aside and (tile.colour is None or tile.colour in colours):
                names += [name] * tile.copies
        return names

    def tokens(self) -> int:
        """The tokens in the common heap at the start."""
        return TOKENS_A_COLOUR * (4 if self.two_each else self.seats)

    def empty_table(self, house: int) -> Table:
        """The house tile alone, and snakes about to leave it."""
        snakes = {}
        for colour, owner in self.owners(house).items():
            side = exit_side(house, colour)
            exit_ = exit_cell(side)
            snakes[colour] = Snake(colour, owner, (), (), exit_, side ^ 2)
        kept = snakes.values() if self.options.exit_stays_free else ()
        waiting = frozenset(snake.end for snake in kept if snake.end)
        return Table({HOUSE_CELL: Laid(HOUSE, house)}, snakes, frozenset(), waiting)


def colour_at(house: int, side: int) -> str:
    """The colour at a side of the house tile when it is turned by this number of quarters."""
    return COLOURS[(side - house) % 4]


def exit_side(house: int, colour: str) -> int:
    """The side of the house tile where a colour's exit is."""
    return (COLOURS.index(colour) + house) % 4


def exit_cell(side: int) -> Square:
    """The cell at the exit of a side of the house tile."""
    return around(HOUSE_CELL)[side]


def right_hand_of(side: int) -> int:
    """The side to the right of a player who sits at a side and looks at the house tile."""
    return (side - 1) % 4
