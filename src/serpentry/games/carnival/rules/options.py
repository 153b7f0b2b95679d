"""The options of Cobra Carnival."""

from dataclasses import dataclass, replace

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import BOARD, END, PIECES, choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the rulebook's game as we recommend it."""

    snakes_each: int = number(2, 1, 2, group=BOARD)
    """Of a two-player game; with more players everybody has one, and the default stands for it."""
    open_hands: bool = switch(True, group=PIECES)
    grow_others: str = choice("own_unplayable", "own_absent")
    allow_dead_ending: bool = switch(False)
    trouble_may_block: bool = switch(False)
    gift_before_own: bool = switch(False)
    exit_stays_free: bool = switch(True)
    cutting_off: str = choice("allowed", "forbidden")
    dead_end_turn: str = choice("any_shape", "same_shape")
    diamond_to: str = choice("placer", "owner", group=END)
    stall_rounds: int = number(2, 1, 9, group=END)
    heads: str = choice("in_deck", "own_aside", group=PIECES)
    final_pass: str = choice("hats", "all", "none", group=END)


def settled(seats: int, options: Options, given: frozenset[str]) -> Options:
    """With one snake each where there are more than two players; BadOption if two were wanted."""
    if seats == 2 or "snakes_each" not in given:
        return options
    if options.snakes_each == 2:
        raise BadOption(sentence("why-carnival-snakes-each", seats=seats))
    return replace(options, snakes_each=Options.snakes_each)
