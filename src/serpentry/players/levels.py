"""Twelve levels and a half, from a first opponent to one that learned from millions of games.

The first three see like beginners: a few of the moves, their own gain, perhaps what is taken from
the others; never the answer. The others search, further and further, from a half step above 3 on;
the last four are guided by a net where there is one, and elsewhere search for longer. Not every
game has use for all of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import starmap

from serpentry.players.beginners import BeginnerPlayer
from serpentry.players.net_player import NetPlayer
from serpentry.players.paces import FIRST_GUIDED, FIRST_SEARCHER, PACES, USUAL_PACE, Eye, Pace
from serpentry.players.player import AnyPlayer
from serpentry.players.searcher import SearchPlayer
from serpentry.search.budget import Budget, Seconds, Simulations

HIGHEST = 12


def _beginner(at: int) -> BeginnerPlayer:
    """Level 1 or 2."""
    eyes = {game: pace.eyes[at] for game, pace in PACES.items()}
    return BeginnerPlayer(f"level{at + 1}", USUAL_PACE.eyes[at], eyes)


def _counted(counts_of: Callable[[Pace], Sequence[int]], at: int) -> dict[str, Budget]:
    """What a level may count to, in the games whose pace has a count for it."""
    counts = {game: counts_of(pace)[at : at + 1] for game, pace in PACES.items()}
    return {game: Simulations(*count) for game, count in counts.items() if count}


def _simulations(number: int) -> dict[str, Budget]:
    """How many games a level plays in its head, game by game."""
    return _counted(lambda pace: pace.simulations, number - FIRST_SEARCHER)


def _half_step() -> SearchPlayer:
    """The level between 3, which people win against, and 4, which few do."""
    paces: dict[str, Budget] = {game: Simulations(pace.half) for game, pace in PACES.items()}
    return SearchPlayer("level3.5", Simulations(USUAL_PACE.half), Seconds(0.05), paces=paces)


def _searcher(number: int, without_engine: float) -> SearchPlayer:
    """One of the levels 4 to 7."""
    usual = Simulations(USUAL_PACE.simulations[number - FIRST_SEARCHER])
    return SearchPlayer(
        f"level{number}", usual, Seconds(without_engine), paces=_simulations(number)
    )


def _guided(number: int) -> NetPlayer:
    """One of the levels 9 to 12."""
    name, simulations = f"level{number}", _simulations(number)
    searcher = SearchPlayer(name, Seconds(4), Seconds(4), cores=2, paces=simulations)
    times: dict[str, Budget] = {game: Seconds(pace.net_seconds) for game, pace in PACES.items()}
    paces = times | _counted(lambda pace: pace.evaluations, number - FIRST_GUIDED)
    usual = Seconds(USUAL_PACE.net_seconds)
    player = NetPlayer(name, usual, searcher, cores=2, paces=paces, searched=[*simulations])
    return replace(player, knows_solved=number == HIGHEST)


BEGINNERS = (
    _beginner(0),
    _beginner(1),
    BeginnerPlayer("level3", Eye(sees=400, misjudges=0.003), minds_others=True),
)
SEARCHERS = (
    _half_step(),
    *starmap(_searcher, enumerate((0.1, 0.25, 0.5, 1.0), FIRST_SEARCHER)),
    SearchPlayer("level8", Seconds(2), Seconds(2), cores=2, paces=_simulations(8)),
)
GUIDED = tuple(map(_guided, range(FIRST_GUIDED, HIGHEST + 1)))
LEARNED = GUIDED[-1]
"""The strongest: it takes its time in every game."""
LEVELS: tuple[AnyPlayer, ...] = (*BEGINNERS, *SEARCHERS, *GUIDED)
WITHOUT_ENGINE = BEGINNERS[-1].name
"""The stand-in for a level that searches while a game's engine is not there: the best without one.

A level is never played weaker under its own name (docs/decisions/0036).
"""
