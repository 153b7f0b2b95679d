"""How far levels look, game by game, so that each wins about 70% against the one below.

One figure per level: how much a beginner's eye sees and how far it errs, how many games search
plays in its head, how many positions are shown to a net. Counts make a level as strong on every
machine; only the highest of a game takes the time there is, and level 8 where nobody has measured a
count. What came out is in docs/strength.md, measured by `python -m bench ladder GAME 400 1 11`.
"""

import re
from typing import NamedTuple


class Eye(NamedTuple):
    """How a beginner sees: this many of the moves, erring by so much in the game's own unit."""

    sees: int
    misjudges: float


LEVEL = re.compile(r"level([0-9]{1,9}(?:\.5)?)")
"""The name of a level; one with a half is between two."""
FIRST_SEARCHER, FIRST_GUIDED = 4, 9
"""The lowest levels that play games in their heads, and that ask a net where there is one."""


class Pace(NamedTuple):
    """The eyes of levels 1 and 2, and how much the levels from 4 on look at."""

    eyes: tuple[Eye, Eye] = (Eye(8, 1.5), Eye(30, 0.5))
    simulations: tuple[int, ...] = (60, 250, 1000, 5000)
    """How many games levels from 4 on play in their heads; those above these have a time."""
    half: int = 15
    """How many games the level between 3 and 4 plays in its head."""
    evaluations: tuple[int, ...] = ()
    """How many positions levels from 9 on show to a net; those above these have a time."""
    net_seconds: float = 2
    """The time of the highest level where a net guides it; search has four seconds."""

    @property
    def counted(self) -> int:
        """The highest level whose work is counted, so that it is as strong on every machine."""
        if self.evaluations:
            return FIRST_GUIDED - 1 + len(self.evaluations)
        return FIRST_SEARCHER - 1 + len(self.simulations)

    @property
    def highest(self) -> int:
        """The level with a time to think that is above all with counts, 9 at least."""
        return max(FIRST_GUIDED, self.counted + 1)


def pace_of(game: str) -> Pace:
    """The pace of a game: its own, or the usual one."""
    return PACES.get(game, USUAL_PACE)


USUAL_PACE = Pace()
PACES = {
    "snekagon": Pace((Eye(26, 1.2), Eye(80, 0.5)), (150, 1200, 6000, 21_000, 60_000), 60, (1, 16)),
    "snekagon5g": Pace((Eye(40, 1.3), Eye(250, 0.2)), (250, 1000, 4000, 16_000), 130),
    "schlangennest": Pace(
        simulations=(6, 40, 110, 350, 1200, 4000, 14_000, 50_000), half=1, net_seconds=4
    ),
    "sssnake": Pace((Eye(8, 2.6), Eye(20, 1.5)), (400, 1500, 4000, 10_000), 200),
    "carnival": Pace(simulations=(60, 250, 2500, 10_000)),
}
"""Where other figures make steps more even than the usual ones."""

LEVELS_ALIKE = {
    "sssnake": ("level3.5", "level5", "level6", "level7", "level9"),
    "carnival": ("level7", "level9"),
}
"""The levels that luck leaves no better than one below them; in other games all differ."""


def number_of(level: str) -> float | None:
    """The number in a level's name; None in any other player's."""
    found = LEVEL.fullmatch(level)
    return found and float(found[1])


def is_worth_choosing(level: str, game: str) -> bool:
    """Whether anybody would notice that a level plays better than those below it in a game."""
    number = number_of(level) or 0
    return number <= pace_of(game).highest and level not in LEVELS_ALIKE.get(game, ())
