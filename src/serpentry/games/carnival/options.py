"""The options of Cobra Carnival."""

from dataclasses import dataclass

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the rulebook's game as we read it."""

    snakes_each: int = number(2, 1, 2)
    open_hands: bool = switch(True)
    grow_others: str = choice("own_unplayable", "own_absent")
    allow_dead_ending: bool = switch(False)
    trouble_may_block: bool = switch(False)
    dead_end_turn: str = choice("any_shape", "same_shape")
    diamond_to: str = choice("placer", "owner")
    stall_rounds: int = number(2, 1, 9)
    heads: str = choice("in_deck", "own_aside")
    final_pass: str = choice("hats", "all", "none")


def check_seats(seats: int, options: Options) -> None:
    """Refuse what can't be played by so many."""
    if seats != 2 and options.snakes_each != 2:
        message = "why-carnival-snakes-each"
        raise BadOption(sentence(message, seats=seats))
