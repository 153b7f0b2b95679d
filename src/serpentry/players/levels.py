"""Nine levels, from a child's first opponent to one that learned from millions of games.

The first three see like beginners: a few of the moves, their own gain, perhaps what is taken from
the others; never the answer. The others search, further and further; the last is guided by a net
where there is one, and elsewhere has more time.
"""

from serpentry.players.beginners import BeginnerPlayer
from serpentry.players.budget import Seconds, Simulations
from serpentry.players.nets.player import NetPlayer
from serpentry.players.player import AnyPlayer
from serpentry.players.searcher import SearchPlayer

BEGINNERS = (
    BeginnerPlayer("level1", sees=8, misjudges=1.5, minds_others=False),
    BeginnerPlayer("level2", sees=30, misjudges=0.5, minds_others=False),
    BeginnerPlayer("level3", sees=400, misjudges=0.003, minds_others=True),
)
SEARCHERS = (
    SearchPlayer(
        "level4",
        Simulations(60),
        Seconds(0.1),
    ),
    SearchPlayer("level5", Simulations(250), Seconds(0.25)),
    SearchPlayer("level6", Simulations(1000), Seconds(0.5)),
    SearchPlayer("level7", Simulations(5000), Seconds(1.0)),
    SearchPlayer(
        "level8",
        Seconds(2),
        Seconds(2),
        cores=2,
    ),
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

A level is never played weaker under its own name (docs/decisions/0074).
"""
