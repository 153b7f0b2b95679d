"""Which positions are the same: turned, mirrored, with colours or floors exchanged; on squares,
which have no border, moved as well.

Such positions have the same key, so that nobody is given a puzzle twice. Of all images of a
position the smallest stands for it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2s

from serpentry.geometry.hexes import Hex
from serpentry.kernels.hexsnakes.charting import images
from serpentry.puzzles.squares import Look, lies_on_squares, square_looks
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.board import Snake
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.refusal import Cell

KEY_BYTES = 5
Image = Callable[[Cell], Cell]


def key_of(game: Game[P, M], position: P, played: Sequence[tuple[Actor, M]]) -> str:
    """The key of a position that came about by these moves."""
    snakes, actor = game.board.snakes(position), game.rules.to_act(position)
    assert isinstance(actor, int)
    order = [(actor + step) % game.seats for step in range(game.seats)]
    looks: Iterable[Look]
    if lies_on_squares(snakes):
        looks = square_looks(snakes, order)
    else:
        hands = _hands(game, played)
        looks = (_look(snakes, hands, order, image) for image in _images())
    return blake2s(repr(min(looks)).encode(), digest_size=KEY_BYTES).hexdigest()


def _look(
    snakes: Sequence[Snake], hands: Sequence[Look], order: Sequence[Seat], image: Image
) -> Look:
    """What each seat has, the seat to act first."""
    return tuple(
        (sorted(_path(one, image) for one in snakes if one.owner == seat), hands[seat])
        for seat in order
    )


def _path(snake: Snake, image: Image) -> Look:
    """A snake has no direction here: whichever end comes first."""
    cells = tuple(image(segment.cell) for segment in snake.path)
    if snake.is_ring:
        return tuple(sorted(cells))
    return min(cells, cells[::-1])


def _hands(game: Game[P, M], played: Sequence[tuple[Actor, M]]) -> list[Look]:
    """The tiles that each seat has left."""
    seats = range(game.seats)
    laid = [{game.notation.kind(move) for by, move in played if by == seat} for seat in seats]
    pieces = game.board.pieces()
    return [
        tuple(one.name for one in pieces if seat in one.seats and one.name not in laid[seat])
        for seat in seats
    ]


def _images() -> Iterator[Image]:
    for turn in images(flips=True):
        for upside_down in (False, True):
            yield _image(turn, upside_down)


def _image(turn: Callable[[Hex], Hex], upside_down: bool) -> Image:
    """A cell is a hex, after the number of one of two floors where there are floors."""

    def image(cell: Cell) -> Cell:
        *floors, q, r = cell
        return (*(1 - floor if upside_down else floor for floor in floors), *turn(Hex(q, r)))

    return image
