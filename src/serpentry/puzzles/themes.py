"""What a puzzle is about, from facts of the position and the move."""

from collections.abc import Iterator, Sequence

from serpentry.puzzles.eye import by_eye, gain_by_eye
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

NEEDLE = 40
"""One move among this many is a needle in a haystack."""
THEMES = ("join", "begin", "drill", "ring", "quiet", "tempting", "needle", "long")
"""Two snakes become one; a new snake; a drill; a ring; the longest does not grow; what looks best
fails; one among many moves; more than one move."""


def themes_of(game: Game[P, M], position: P, line: Sequence[tuple[Seat, M]]) -> tuple[str, ...]:
    """The themes of a puzzle with this line; most are those of its first move."""
    seat, move = line[0]
    found = {*_of_snakes(game, position, move, seat), *_of_choice(game, position, move)}
    if len(line) > 1:
        found.add("long")
    return tuple(theme for theme in THEMES if theme in found)


def _of_snakes(game: Game[P, M], position: P, move: M, seat: Seat) -> Iterator[str]:
    after = game.rules.play(position, move)
    before, now = (
        [one for one in game.board.snakes(at) if one.owner == seat] for at in (position, after)
    )
    if len(now) != len(before):
        yield "join" if len(now) < len(before) else "begin"
    if sum(one.is_ring for one in now) > sum(one.is_ring for one in before):
        yield "ring"
    if len({floor for floor, *hex_ in game.board.cells(position, move) if len(hex_) > 1}) > 1:
        yield "drill"
    if game.judge.score(after)[seat] == game.judge.score(position)[seat]:
        yield "quiet"


def _of_choice(game: Game[P, M], position: P, move: M) -> Iterator[str]:
    moves = game.rules.moves(position)
    if len(moves) >= NEEDLE:
        yield "needle"
    best = by_eye(game, position)[0]
    if gain_by_eye(game, position, move) < gain_by_eye(game, position, best):
        yield "tempting"
