"""How Sssnake looks, as a picture and in a terminal."""

from serpentry.games.sssnake.looks.picture import SnakePicture, offsets, table_picture
from serpentry.games.sssnake.looks.terminal import table_text
from serpentry.games.sssnake.rules.closing import still_missing
from serpentry.games.sssnake.rules.moves import Move, Place
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Picture, Point
from serpentry.tabletop.text import Lines


class SssnakeFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: SssnakeRules) -> None:
        self.rules = rules
        self.start = START_CARDS[rules.options.start_card]

    def seat_name(self, seat: Seat) -> str:
        """Green begins the first round."""
        return SEAT_NAMES[seat]

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """All planes, then the die, the cards in hand and the deck."""
        return table_text(position, self.start, self.rules.options.rounds, last)

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """All planes in a row, then the die and the cards in hand."""
        pictures = [
            (still_missing(snake), f"seat{snake.owner}", self.snake_picture(snake, last))
            for snake in position.snakes
        ]
        return table_picture(position, pictures)

    def offsets(self, position: Position) -> list[Point]:
        """How far the plane of each seat is moved in the drawing."""
        return list(offsets(map(self.snake_picture, position.snakes)))

    def snake_picture(self, snake: Snake, last: Move | None = None) -> SnakePicture:
        """One snake on its plane."""
        fresh = last.at if isinstance(last, Place) and last.on == snake.owner else None
        return SnakePicture(snake, self.start, fresh)
