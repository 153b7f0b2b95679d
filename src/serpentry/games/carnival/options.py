"""The options of Cobra Carnival."""

from dataclasses import dataclass

from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the rulebook's game as we read it."""

    snakes_each: int = number(2, 1, 2, "Snakes a player has in a game of two.")
    open_hands: bool = switch(True, "Hands lie open; off hides them from the other players.")
    grow_others: str = choice(
        "own_unplayable",
        "own_absent",
        help="Another's snake may be grown while no own body tile can be laid, or none is held.",
    )
    allow_dead_ending: bool = switch(False, "Another's snake may be led into a dead end.")
    trouble_may_block: bool = switch(False, "A trouble may lie where a snake's end leads.")
    dead_end_turn: str = choice(
        "any_shape",
        "same_shape",
        help="What a corner log may turn at a dead end: any last tile, or only a corner.",
    )
    diamond_to: str = choice(
        "placer", "owner", help="Who takes the token of a diamond: who lays it, or its snake's."
    )
    stall_rounds: int = number(2, 1, 9, "Rounds without growth that end play.")
    heads: str = choice(
        "in_deck", "own_aside", help="Heads are drawn, or each player has those of his snakes."
    )
    final_pass: str = choice(
        "hats", "all", "none", help="What may be passed in the final round: hats, all, or nothing."
    )


def check_seats(seats: int, options: Options) -> None:
    """Refuse what can't be played by so many."""
    if seats != 2 and options.snakes_each != 2:
        words = (
            "Option snakes_each is for two players: with {seats} everybody has one snake anyway."
        )
        raise BadOption(words, seats=seats)
