"""How hard a puzzle is: by which level first finds the move."""

from random import Random
from typing import Any

from serpentry.players import find_player
from serpentry.players.search.analysis import analyse
from serpentry.players.searcher import SearchPlayer
from serpentry.puzzles.eye import mover
from serpentry.tabletop.game import AnyGame

LEVELS = ("level2", "level3", "level4", "level6")
"""Who finds a puzzle of band 1, 2, 3 and 4; none of them finds one of band 5."""
HARDEST = len(LEVELS) + 1
TRIES, NEEDED = 3, 2


def band_of(game: AnyGame, position: Any, move: Any) -> int:
    """From 1 to 5; a level finds the move if it makes it in most of a few tries."""
    for band, level in enumerate(LEVELS, start=1):
        made = [_choice(game, level, position, Random(luck)) for luck in range(TRIES)]
        if made.count(move) >= NEEDED:
            return band
    return HARDEST


def _choice(game: AnyGame, level: str, position: Any, rng: Random) -> Any:
    """A level's move, without memory of earlier tries."""
    player, seat = find_player(level), mover(game, position)
    if not isinstance(player, SearchPlayer):
        return player.choose(game, position, seat, rng)
    *_, last = analyse(game, position, seat, player.budget, rng, remember=False)
    return last.best.move
