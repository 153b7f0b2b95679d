"""Nine levels, from a child's first opponent to one that learned from millions of games.

The first three see like beginners: a few of the moves, their own gain, perhaps what is taken from
the others; never the answer. The others search, further and further; the last is guided by a net
where there is one, and elsewhere has more time.
"""

from serpentry.players.beginners import BeginnerPlayer
from serpentry.players.net_player import NetPlayer
from serpentry.players.paces import PACES, USUAL_PACE, Eye
from serpentry.players.player import AnyPlayer
from serpentry.players.searcher import SearchPlayer
from serpentry.search.budget import Budget, Seconds, Simulations


def _beginner(at: int) -> BeginnerPlayer:
    """Level 1 or 2."""
    eyes = {game: pace.eyes[at] for game, pace in PACES.items()}
    return BeginnerPlayer(f"level{at + 1}", USUAL_PACE.eyes[at], eyes)


def _paces(at: int) -> dict[str, Budget]:
    """How many games a level from 4 on plays in its head, game by game."""
    counts = {game: pace.simulations[at : at + 1] for game, pace in PACES.items()}
    return {game: Simulations(*count) for game, count in counts.items() if count}


def _searcher(at: int, without_engine: float) -> SearchPlayer:
    """One of the levels 4 to 7."""
    usual = Simulations(USUAL_PACE.simulations[at])
    return SearchPlayer(f"level{at + 4}", usual, Seconds(without_engine), paces=_paces(at))


BEGINNERS = (
    _beginner(0),
    _beginner(1),
    BeginnerPlayer("level3", Eye(sees=400, misjudges=0.003), minds_others=True),
)
SEARCHERS = (
    *(_searcher(at, seconds) for at, seconds in enumerate((0.1, 0.25, 0.5, 1.0))),
    SearchPlayer("level8", Seconds(2), Seconds(2), cores=2, paces=_paces(4)),
)
LEARNED = NetPlayer(
    "level9",
    Seconds(2),
    elsewhere=SearchPlayer("level9", Seconds(4), Seconds(4), cores=2),
    cores=2,
)
LEVELS: tuple[AnyPlayer, ...] = (*BEGINNERS, *SEARCHERS, LEARNED)
WITHOUT_ENGINE = BEGINNERS[-1].name
"""Who sits in for a level that searches while a game's engine is not there: the best without one.

A level is never played weaker under its own name (docs/decisions/0036).
"""
