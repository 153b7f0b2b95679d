"""A match of Sssnake as its referee keeps it, with every step between two events."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import cached_property
from typing import Any

from tests.referees.sssnake import (
    Draw,
    Give,
    Lay,
    Move,
    Options,
    Roll,
    State,
    after_draw,
    after_lay,
    due_event,
    end_turn,
    missing_cards,
    new_match,
    pending_event,
    play,
)


class MatchWitness:
    """A position, what is due, and the steps that led to it since the last event."""

    def __init__(self, state: State, trail: tuple[State, ...] = ()) -> None:
        self.state, self.trail = state, trail
        event = None if state.phase == "over" else due_event(state)
        self.moves: tuple[Move, ...] = event.moves if event else ()
        self.to_act: int | str | None = None
        if event is not None:
            self.to_act = "chance" if event.by is None else event.by

    @staticmethod
    def start(seats: int, options: Mapping[str, Any]) -> "MatchWitness":
        """The table before the first roll."""
        names = [one.name for one in fields(Options)]
        return MatchWitness(new_match(seats, Options(**{name: options[name] for name in names})))

    def after(self, move: Mapping[str, Any]) -> "MatchWitness":
        [chosen] = [one for one in self.moves if one.to_json() == move]
        trail = tuple(_steps(_made(self.state, chosen)))
        assert trail[-1] == play(self.state, chosen)
        return MatchWitness(trail[-1], trail)

    def missing(self, seat: int) -> int:
        """The number of cards a snake still needs."""
        found = missing_cards(self.state.options.start_card, self.state.tables[seat])
        assert found is not None
        return found

    @cached_property
    def scores(self) -> list[int]:
        """The missing cards of all rounds."""
        earlier = [-total for total in self.state.totals]
        if self.to_act is None:
            return earlier
        return [one + self.missing(seat) for seat, one in enumerate(earlier)]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, one in enumerate(self.scores) if one == min(self.scores)]


def _made(state: State, move: Move) -> State:
    """A move, before anything else happens by itself."""
    match move:
        case Roll(number):
            return replace(state, phase="draw", rolled=number)
        case Draw(cards):
            return after_draw(state, cards)
        case Lay():
            return after_lay(state, move)
        case Give(kind):
            return replace(state, phase="gift", hand=(kind,), to_keep=0)


def _steps(state: State) -> Iterator[State]:
    """Everything that happens by itself until something is due."""
    yield state
    while state.phase != "over" and pending_event(state) is None:
        if state.phase == "keep":
            state = replace(state, phase="gift", hand=state.hand[:1], to_keep=0)
        else:
            state = end_turn(state)
        yield state
