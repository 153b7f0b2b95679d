"""A bot of one's own for SNEKAGON: it places the longest tile that fits."""

from random import Random
from typing import assert_type

import serpentry
from serpentry.games import snekagon
from serpentry.games.snekagon import Move, Position
from serpentry.games.snekagon.rules.moves import Place, TakeOver
from serpentry.players import FREE, PlayedGame, QuickPlayer, Terms
from serpentry.tabletop.game import Game


class LongestTile(QuickPlayer):
    """Counts cells and thinks of nothing else."""

    def choose(
        self,
        game: Game[Position, Move],
        view: Position,
        seat: int,
        rng: Random,
        terms: Terms = FREE,
    ) -> Move:
        """The move of most cells."""
        return max(game.rules.moves(view), key=cells)


def cells(move: Move) -> int:
    """How many cells a move covers."""
    match move:
        case Place():
            return len(move.cells)
        case TakeOver():
            return 0


def main() -> PlayedGame[Position, Move]:
    """A game against somebody who places anything."""
    game = snekagon.set_up(options={"board_side": 4})
    assert_type(game, Game[Position, Move])
    assert_type(game.rules.moves(game.rules.start())[0], Move)
    bot = LongestTile("longest")
    played = serpentry.play_game(game, [bot, "random"], seed=1)
    assert_type(played.position, Position)
    return played
