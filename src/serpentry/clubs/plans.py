"""How a tournament is to be played, as stated before it begins."""

from dataclasses import field
from math import ceil, log2

from serpentry.table.setup import DAY, MINUTE, Clock, DaysClock, NoClock
from serpentry.tabletop.helpers.frozen import Frozen

ROBIN, SWISS, KNOCKOUT, ARENA, EVENING = "robin", "swiss", "knockout", "arena", "evening"
KINDS = (ROBIN, SWISS, KNOCKOUT, ARENA, EVENING)
AS_ONE_IS_FREE = (ARENA, EVENING)
"""Kinds that wait for nobody: players who are free are paired again."""
COMPARES_TABLES = (ROBIN, SWISS)
"""Kinds in which all tables of a round are played at the same time, and points are collected."""
HALF, KEPT, STRUCK = "half", "kept", "struck"
"""What becomes of the games of somebody who leaves a round robin: kept if half of them were played
and struck out otherwise; always kept; always struck out."""
REPLAY, BETTER_SEED = "replay", "seed"
"""What becomes of a drawn game of a knock-out."""
MOST_ENTRANTS = 256
MOST_TOURNAMENTS, MOST_GAMES = 400, 5000
"""Of a club, and of a tournament: what one request costs stays bounded."""
ARENA_MINUTES = 60
"""How long an arena lasts, unless its plan says otherwise."""
FEWEST_AT_A_TABLE, MOST_AT_A_TABLE = 2, 5


class TournamentPlan(Frozen):
    """What everybody knows beforehand."""

    name: str
    kind: str
    game: str
    seats: int = 2
    """The most at a table; where that does not come out even, tables are smaller."""
    fewest: int = 2
    """With fewer at a table, the game can't be played."""
    options: tuple[tuple[str, str], ...] = ()
    rounds: int = 0
    """Of a Swiss tournament; 0: as many as its players need."""
    clock: Clock = field(default_factory=NoClock)
    no_show_minutes: int = 10
    """A player who has not come by then loses the game; nobody is counted out earlier. The server
    alone counts nobody out if it is 0."""
    at_tables: bool = True
    """Whether tables are opened here; otherwise games are played on wood and entered by hand."""
    duplicate: bool = False
    """Whether all tables of a round have the same dice and draws, and are compared."""
    goes_on_alone: bool = False
    """Whether the next round begins by itself when all games of the last one have ended."""

    leavers: str = ""
    """What becomes of the games of those who leave; empty in plans that say nothing of it: there
    they keep their place."""
    drawn: str = ""
    """What becomes of a drawn game of a knock-out; empty: the better seed advances."""
    minutes: int = 0
    """How long an arena lasts; 0: until it is ended."""

    @property
    def absence(self) -> int:
        """After how many milliseconds without a sign somebody counts as absent."""
        if isinstance(self.clock, DaysClock) and self.leavers:
            return self.clock.days * DAY
        return self.no_show_minutes * MINUTE

    @property
    def counts_out(self) -> bool:
        """Whether the server decides by itself what becomes of those who don't come.

        With days for each move the clock does.
        """
        is_slow = isinstance(self.clock, DaysClock)
        return self.at_tables and self.no_show_minutes > 0 and not is_slow

    def rounds_for(self, players: int) -> int:
        """How many rounds a Swiss tournament of a number of players has."""
        return self.rounds or max(1, ceil(log2(max(2, players))) + 1)
