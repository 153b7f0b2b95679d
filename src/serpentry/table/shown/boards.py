"""What a board shows of a table to whom, as JSON: snakes, pieces, pictures with their moves."""

from collections.abc import Iterator
from itertools import islice
from weakref import WeakKeyDictionary

from serpentry.table.shown.shapes import EquipmentInfo
from serpentry.table.state import State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import SnakeInfo, piece_json, snake_json
from serpentry.tabletop.game import AnyGame, NothingHidden
from serpentry.tabletop.helpers.arranging import laid_moves

EQUIPMENT: WeakKeyDictionary[AnyGame, EquipmentInfo] = WeakKeyDictionary()
"""What games are played with, as long as somebody has them."""


def equipment_view(game: AnyGame) -> EquipmentInfo:
    """What stays the same all game: every option in effect, and every kind of piece."""
    if game not in EQUIPMENT:
        pieces = [piece_json(piece) for piece in game.board.pieces()]
        EQUIPMENT[game] = {"options": game.board.options(), "pieces": pieces}
    return EQUIPMENT[game]


def snakes_view(
    state: State, view: object, seat: Seat | None, ply: int | None = None
) -> list[SnakeInfo]:
    """The snakes of what a seat sees, now or after a number of events of the game."""
    seen = islice(_seen(state, seat), None if ply is None else ply + _set_up(state))
    return [snake_json(snake) for snake in state.game.board.snakes(view, seen)]


def _set_up(state: State) -> int:
    """How many pieces were there before the first event."""
    return 0 if state.setup.arranged is None else len(state.setup.arranged.laid)


def _seen(state: State, seat: Seat | None) -> Iterator[object]:
    """The moves and draws of a table as a seat saw them, after what was set up by hand."""
    if state.setup.arranged is not None:
        yield from (move for _, move in laid_moves(state.game, state.setup.arranged.laid))
    if isinstance(state.game.secrets, NothingHidden):
        yield from (played.move for played in state.played)
        return
    for before, played in zip(state.positions, state.played, strict=False):
        yield state.game.secrets.view_move(before, played.move, seat)
