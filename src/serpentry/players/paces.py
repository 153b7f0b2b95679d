"""How far levels look, game by game, so that each wins about 70 % against the one below.

One knob a level: how much a beginner's eye sees and how far it errs, how many games search plays in
its head. Levels 8 and 9 take the time there is, but where that is too far from level 7, only 9
does. What came out is in docs/strength.md, measured by
`python -m bench ladder GAME 400 1 7`.
"""

from typing import NamedTuple


class Eye(NamedTuple):
    """How a beginner sees: so many of the moves, erring by so much in the game's own unit."""

    sees: int
    misjudges: float


class Pace(NamedTuple):
    """The eyes of levels 1 and 2, and how many games levels 4 to 7 play in their heads."""

    eyes: tuple[Eye, Eye] = (Eye(8, 1.5), Eye(30, 0.5))
    simulations: tuple[int, ...] = (60, 250, 1000, 5000)
    """A fifth number is of level 8, which has two seconds elsewhere."""


USUAL_PACE = Pace()
PACES = {
    "snekagon": Pace((Eye(26, 1.2), Eye(80, 0.5)), (150, 600, 2400, 10_000)),
    "snekagon5g": Pace((Eye(40, 1.3), Eye(250, 0.2)), (250, 1000, 4000, 16_000)),
    "schlangennest": Pace(simulations=(6, 27, 110, 350, 1200)),
    "sssnake": Pace((Eye(8, 2.6), Eye(30, 0.9)), (120, 1500, 4000, 10_000)),
    "carnival": Pace(simulations=(60, 250, 2500, 10_000)),
}
"""Where other figures make steps more even than the usual ones."""

LEVELS_ALIKE = {
    "sssnake": ("level5", "level6", "level7", "level9"),
    "carnival": ("level7", "level9"),
}
"""The levels that luck leaves no better than one below them; in other games all differ."""


def is_worth_choosing(level: str, game: str) -> bool:
    """Whether anybody would notice that a level plays better than those below it in a game."""
    return level not in LEVELS_ALIKE.get(game, ())
