"""The options of Sssnake."""

from dataclasses import dataclass

from serpentry.tabletop.options import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed game as far as it is known."""

    start_card: str = choice(
        "2x1_away",
        "1x1_away",
        "2x2_diagonal",
        "3x1_same_side",
        "2x1_same_side",
        help="The size of the start card, and where head and tail leave it.",
    )
    feasibility: str = choice(
        "geometric",
        "deck_aware",
        help="Whether the cards left in the deck must also be enough to close the snake.",
    )
    exact_finish: bool = switch(
        False, "Your own closing card must be the last that you have to lay in that turn."
    )
    close_other: bool = switch(False, "The card of a 1 may close the neighbour's snake.")
    rounds: int = number(1, 1, 20, "Games in a match; the best total of all rounds wins.")
