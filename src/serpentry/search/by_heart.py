"""What is proved about positions of solved boards, looked up; and the move that wins."""

from typing import Any, Generic, NamedTuple

from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.snekagon import BOX
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest, move_of
from serpentry.solved import certificate_of, is_solved, verdict_of
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame, Game, M, P


class Proved(NamedTuple, Generic[M]):
    """What is known by heart about a position."""

    winner: Seat
    """The winner, whatever the other does."""
    moves: tuple[M, ...]
    """A move that wins, if the winner is to act; else all moves, as all lose, the slowest first."""


def proved(game: Game[P, M], view: P) -> Proved[M] | None:
    """What a certificate says about a position, within milliseconds; None where it says nothing.

    It says nothing either where so little is left that `Driver.prove` takes less than a second.
    """
    position: Any = view
    found = verdict_of(game.options, position) if game.name == BOX.name else None
    if found is None:
        return None
    certificate = certificate_of(game.options)
    assert certificate
    moves: Any = (found.move,) if found.move else certificate.hardest_first(position)
    return Proved(found.winner, tuple(moves))


def is_board_solved(game: AnyGame) -> bool:
    """Whether it is known who wins from the beginning, and how."""
    return game.name == BOX.name and is_solved(game.options)


def analysis_by_heart(request: SearchRequest[P, M]) -> Analysis[M] | None:
    """The same as an analysis: the move that wins, or all moves where all lose.

    The lead is the least that is certain: one hex.
    """
    known = proved(request.game, request.view)
    if known is None:
        return None
    results = tuple(float(seat == known.winner) for seat in range(request.game.seats))
    share, lead = (1.0, 1.0) if known.winner == request.seat else (0.0, -1.0)
    moves = known.moves
    return Analysis(
        tuple(
            Candidate(move, share, lead, 1, 1 / len(moves), (move,), True, results=results)
            for move in moves
        ),
        0,
        0.0,
        proved=True,
    )


def winning_move(game: Game[P, M], view: P) -> M | None:
    """A move that wins whatever follows; None where none is known by heart.

    What a certificate leaves to search is proved here, which takes less than a second.
    """
    certificate = certificate_of(game.options) if game.name == BOX.name else None
    position: Any = view
    if certificate is None or position.actor is None:
        return None
    if not certificate.is_left(position):
        known = proved(game, view)
        return known.moves[0] if known and known.winner == position.actor else None
    found = Driver(engine_of(game), view).prove()
    if found and found.shares[position.actor] == 1.0 and found.best >= 0:
        return move_of(game, view, found.best)
    return None
