"""What looks best at once, without a thought about the answer."""

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


def mover(game: Game[P, M], position: P) -> Seat:
    """The seat to act, where the game is not over."""
    seat = game.rules.to_act(position)
    assert isinstance(seat, int)
    return seat


def gain_by_eye(game: Game[P, M], position: P, move: M) -> float:
    """How the mover stands right after a move, against the best of the others."""
    seat = mover(game, position)
    guess = game.judge.estimate(game.rules.play(position, move))
    return guess[seat] - max(one for other, one in enumerate(guess) if other != seat)


def by_eye(game: Game[P, M], position: P) -> list[M]:
    """All moves, what looks best first."""
    moves = game.rules.moves(position)
    return sorted(moves, key=lambda move: gain_by_eye(game, position, move), reverse=True)
