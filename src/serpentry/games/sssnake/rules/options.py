"""The options of Sssnake."""

from dataclasses import dataclass

from serpentry.tabletop.options import END, PIECES, choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed game as far as it is known."""

    start_card: str = choice(
        "2x1_away",
        "1x1_away",
        "2x2_diagonal",
        "3x1_same_side",
        "2x1_same_side",
        group=PIECES,
    )
    feasibility: str = choice("geometric", "deck_aware")
    exact_finish: bool = switch(False, group=END)
    close_other: bool = switch(False)
    rounds: int = number(1, 1, 20, group=END)
