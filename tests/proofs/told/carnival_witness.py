"""A party of Cobra Carnival as its referee keeps it, with all that happens between two events."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from tests.referees.carnival import (
    STRAIGHT_KINDS,
    Cell,
    Event,
    Lay,
    Snake,
    State,
    advance_once,
    apply_move,
    colour_of,
    follow_all,
    is_body,
    is_closed,
    kind_of,
    lays_in_play,
    new_game,
    nobody_can_lay,
    points_beside,
    printed_points,
    result_of,
    same_lie,
    score_of,
)


class Skip(NamedTuple):
    """Somebody who could do nothing in a phase."""

    phase: str
    seat: int


class PartyWitness:
    """A position, what is due, and who was skipped since the last event."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.skips = list[Skip]()
        self.final: State | None = None
        """The table when the final round began, if it did since the last event."""
        self.event = self._advance()

    @staticmethod
    def start(seats: int, options: Mapping[str, Any]) -> "PartyWitness":
        """The table before the house tile is turned."""
        given = {name: one for name, one in options.items() if name != "snakes_each" or seats == 2}
        return PartyWitness(new_game(seats, given))

    def after(self, move: Mapping[str, Any]) -> "PartyWitness":
        offered = [one for one, _ in self.event.draws] if self.event else []
        assert self.event
        assert move in (offered or list(self.event.legal))
        state = self.state.copy()
        was = state.phase
        apply_move(state, dict(move))
        turned = state.copy() if (was, state.phase) == ("draw", "heads") else None
        then = PartyWitness(state)
        then.final = then.final or turned
        return then

    def _advance(self) -> Event | None:
        state = self.state
        while state.phase != "over":
            phase, seat, passes = state.phase, state.seat, state.passes
            event = advance_once(state)
            if event is not None:
                return event
            if phase in ("play", "draw") or state.passes == passes + 1:
                self.skips.append(Skip(phase, seat))
            if (phase, state.phase) == ("draw", "heads"):
                self.final = state.copy()
        return None

    @property
    def to_act(self) -> int | str | None:
        return self.event.by if self.event else None

    @property
    def legal(self) -> list[dict[str, Any]]:
        return list(self.event.legal) if self.event else []

    @cached_property
    def snakes(self) -> dict[str, Snake]:
        return follow_all(self.state.table, self.state.exits)

    def owner(self, colour: str) -> int:
        return next(seat for seat, own in enumerate(self.state.owned) if colour in own)

    def is_blocked(self, colour: str) -> bool:
        state = self.state
        return is_closed(state.table, state.kept, colour, self.snakes[colour].end)

    @cached_property
    def scores(self) -> list[int]:
        if self.state.phase == "house":
            return [0] * self.state.seats
        return [score_of(self.state, seat) for seat in range(self.state.seats)]

    @property
    def winners(self) -> list[int]:
        return result_of(self.state)["winners"]

    def way(self, move: Mapping[str, Any]) -> str:
        """What a placement in play is for."""
        name, cell = str(move["lay"]), (move["at"][0], move["at"][1])
        there, colour = self.state.table.get(cell), colour_of(name)
        if colour is not None:
            if there is not None:
                return "mend"
            return "own" if colour in self.state.owned[self.state.seat] else "other"
        if there is None:
            return name
        lay = Lay(self.state.seat, name, cell, move["turn"], {})
        is_turned = name == "log corner" and not (is_body(there.name) and same_lie(there, lay))
        return "turn" if is_turned else "log"

    def parts(self, seat: int) -> dict[str, int]:
        """What a seat's points consist of."""
        state = self.state
        own = {
            cell: tile
            for cell, tile in state.table.items()
            if colour_of(tile.name) in state.owned[seat]
        }
        heads = sum(printed_points(one) for one in own.values() if kind_of(one.name) == "head")
        beside = {cell: points_beside(state.table, cell) for cell in own}
        gifts = sum(self._gifts(cell) for cell in own)
        return {
            "costumes": sum(map(printed_points, own.values())) - heads,
            "tokens": 4 * state.tokens[seat],
            "gifts": gifts,
            "troubles": sum(beside.values()) - gifts,
            "head": heads,
            "hat": sum(
                int(hat.split()[1])
                for colour, hat in state.hats.items()
                if colour in state.owned[seat]
            ),
        }

    def _gifts(self, cell: Cell) -> int:
        table = {near: one for near, one in self.state.table.items() if one.name != "trouble"}
        return points_beside(table, cell)

    def can_nobody_lay(self) -> bool:
        """Whether piles are empty and nothing could be placed when the final round began."""
        state = self.final
        return state is not None and not state.pile and not state.discards and nobody_can_lay(state)

    def tries(self, seat: int, hand: list[str]) -> list[dict[str, Any]]:
        """What a seat could place in play with another hand."""
        state = self.state.copy()
        state.hands[seat] = hand
        return lays_in_play(state, seat)


def lies_straight(name: str) -> bool:
    """Whether a tile is a straight one of a snake."""
    return is_body(name) and kind_of(name) in STRAIGHT_KINDS
