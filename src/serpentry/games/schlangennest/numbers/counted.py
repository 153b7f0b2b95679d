"""Which parts a score in Schlangennest is counted from."""

from collections.abc import Sequence

from serpentry.games.schlangennest.looks.board import SchlangennestBoard
from serpentry.games.schlangennest.rules.position import Position
from serpentry.tabletop.board import Snake
from serpentry.tabletop.judge import Counted


def counted(board: SchlangennestBoard, position: Position) -> tuple[Counted, ...]:
    """The squares with coloured and with grey parts of each seat's snakes that count."""
    snakes = board.snakes(position)
    return tuple(
        _parts(_that_count(board, [one for one in snakes if one.owner == seat]))
        for seat in range(board.agreement.seats)
    )


def _that_count(board: SchlangennestBoard, own: Sequence[Snake]) -> Sequence[Snake]:
    if board.agreement.options.two_snakes_score != "longer":
        return own
    return sorted(own, key=lambda one: (-len(one.path), sum(part.is_grey for part in one.path)))[:1]


def _parts(snakes: Sequence[Snake]) -> Counted:
    parts = [part for snake in snakes for part in snake.path]
    return {
        "score-coloured-parts": tuple(part.cell for part in parts if not part.is_grey),
        "score-gray-parts": tuple(part.cell for part in parts if part.is_grey),
    }
