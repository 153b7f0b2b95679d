"""What small nets do, the same wherever Python runs: here, and in what browsers run.

This file goes into a browser's Python as it is, so that it needs what is there alone.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

from serpentry.catalogue import set_up
from serpentry.nets.net_files import FILES, STUDENT
from serpentry.nets.net_search import NetSearch
from serpentry.players.levels import LEARNED
from serpentry.search.budget import Seconds, Simulations
from serpentry.search.request import SearchRequest

EVALUATIONS = 40


def opening(game: str, moves: int) -> list[str]:
    """The first moves of a game that a small net plays against itself."""
    made: Any = set_up(game, 2)
    player = replace(LEARNED, net=FILES / f"{game}{STUDENT}").within(Simulations(EVALUATIONS))
    position, rng, told = made.rules.start(), Random(1), list[str]()
    for _ in range(moves):
        move = player.choose(made, position, made.rules.to_act(position), rng)
        told.append(made.notation.write(move))
        position = made.rules.play(position, move)
    return told


def pace(game: str, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """How many positions a small net looks at in a second of search, early in a game."""
    made: Any = set_up(game, 2)
    position, rng = made.rules.start(), Random(1)
    for _ in range(2):
        position = made.rules.play(position, rng.choice(made.rules.moves(position)))
    seat, began = made.rules.to_act(position), clock()
    net = FILES / f"{game}{STUDENT}"
    search = NetSearch(SearchRequest(made, position, seat, Seconds(seconds), rng), net)
    with closing(search.stream()) as analyses:
        looked = max(one.simulations for one in analyses)
    return looked / (clock() - began)
