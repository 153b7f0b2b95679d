"""What a seat sees, as OpenSpiel asks for it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from serpentry.research.openspiel.state import SpielState, position_text
from serpentry.research.spaces import Array
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyGame


class SpielObserver:
    """Strings for every type of observation; tensors for what a single seat knows.

    With perfect recall it is every event as the seat saw it; without, the position as it sees it.
    Only what differs from a spectator's view is private. The one parameter, `flat`, makes a row of
    each plane.
    """

    def __init__(self, game: AnyGame, kind: Any, params: Mapping[str, object] | None) -> None:
        if set(params or ()) - {"flat", "name"}:
            raise ValueError(f"The parameter of observations is flat, but {params} came.")
        self.game = game
        self.flat = bool(params and params.get("flat"))
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.own = self.kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self.own and self.kind.public_info:
            self._lay_out_events() if self.kind.perfect_recall else self._lay_out_planes()

    def _lay_out_events(self) -> None:
        """Two numbers for each event: who acted, and the move's number."""
        self.tensor = np.zeros(2 * self.game.rules.most_events(), np.float32)
        self.dict["events"] = self.tensor.reshape(-1, 2)

    def _lay_out_planes(self) -> None:
        layout = self.game.observation.layout
        self.tensor = np.zeros(layout.size, np.float32)
        area = (layout.height * layout.width,) if self.flat else (layout.height, layout.width)
        board = self.tensor[: layout.board_size]
        self.dict["board"] = board.reshape(len(layout.planes), *area)
        self.dict["facts"] = self.tensor[layout.board_size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor from the player's point of view."""
        if self.tensor is None:
            return
        seat = max(player, 0)
        if self.kind.perfect_recall:
            self._set_events(state, seat)
        else:
            self.tensor[:] = self.game.observation.tensor(state.moment.view(seat), seat)

    def _set_events(self, state: SpielState, seat: int) -> None:
        """Own moves have 1, those of seats after it 2 and so on, chance the most; scaled to 1."""
        events, seats, numbering = self.dict["events"], self.game.seats, self.game.numbering
        events[:] = 0.0
        most = max(numbering.count, numbering.draw_count)
        for row, (actor, number) in zip(events, state.moment.recalled(seat), strict=False):
            who = seats if actor is CHANCE else (actor - seat) % seats
            row[0] = (who + 1) / (seats + 1)
            row[1] = 0.0 if number is None else (number + 1) / most

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, in words and JSON."""
        if self.kind.perfect_recall:
            return self._recalled(state, player)
        seen = self._seen(state, player if self.own else None)
        if self.kind.public_info:
            return f"seat {player}\n{seen}" if self.own else seen
        return seen if self.own and seen != self._seen(state, None) else ""

    def _seen(self, state: SpielState, seat: int | None) -> str:
        return position_text(self.game, state.moment.view(seat))

    def _recalled(self, state: SpielState, player: int) -> str:
        seat = player if self.own else None
        return "\n".join([f"seat {player}", *state.moment.seen(seat)])
