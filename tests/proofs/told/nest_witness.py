"""A table of Schlangennest as its referee keeps it; colours are named as players name them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from tests.referees.schlangennest import (
    CHOICES,
    PATH_COLOUR,
    SIZES,
    Component,
    Move,
    Setup,
    State,
    View,
    final_line,
    next_decision,
    path_draws,
    path_unfinished,
    played,
    start_state,
    table_after,
)

FAR = 99
NAMES = ("green", "red", "blue", "yellow")


class NestWitness:
    """A position, and what is due there."""

    def __init__(self, setup: Setup, state: State | None) -> None:
        self.setup = setup
        self.to_act: int | str | None = "chance"
        self.decision = None
        self.known = state
        if state is not None:
            self.decision = next_decision(state)
            self.to_act = self.decision.seat if self.decision else None
            self.known = self.decision.state if self.decision else self._all_out(state)

    @staticmethod
    def start(seats: int, options: Mapping[str, Any]) -> "NestWitness":
        """The table before the first card."""
        setup = Setup(seats=seats, **{name: options[name] for name in ("size", *CHOICES)})
        if setup.border == "none":
            setup = replace(setup, size=SIZES[setup.colours][0])
        dealt = setup.border == "fixed" and not setup.path_laid
        return NestWitness(setup, None if dealt else start_state(setup, None))

    def _all_out(self, state: State) -> State:
        """At the end every snake that is not complete is out."""
        self.known = state
        colours = range(self.setup.colours)
        return replace(state, retired=frozenset(c for c in colours if not self.is_complete(c)))

    def after(self, move: Mapping[str, Any]) -> "NestWitness":
        if self.known is None:
            assert move["steps"] in path_draws(self.setup)
            return NestWitness(self.setup, start_state(self.setup, move["steps"]))
        assert self.decision
        [chosen] = [one for one in self.moves if one.written() == move]
        return NestWitness(self.setup, played(self.decision, chosen))

    @property
    def state(self) -> State:
        assert self.known
        return self.known

    @property
    def moves(self) -> list[Move]:
        return self.decision.moves if self.decision else []

    @property
    def is_crossing(self) -> bool:
        """Whether the players still place the path."""
        return self.known is not None and path_unfinished(self.known)

    @cached_property
    def view(self) -> View:
        return View(self.setup, self.known.table if self.known else {})

    def colour(self, name: str) -> int:
        """The referee's number of a colour."""
        number = NAMES.index(name)
        if not self.setup.two_snakes:
            return number
        return 2 * (number % 2) + number // 2

    def name(self, colour: int) -> str:
        """What players call a colour of the referee's."""
        return next(name for name in NAMES if self.colour(name) == colour)

    @property
    def due(self) -> set[int]:
        """The colours for which a card is placed now."""
        seat = self.to_act
        assert isinstance(seat, int)
        own = self.setup.colours_of(seat)
        return {own[one.snake or 0] for one in self.moves}

    def snake(self, colour: int) -> Component | None:
        """A colour's snake."""
        own = self.view.of_colour(colour)
        return own[0] if own else None

    def is_complete(self, colour: int) -> bool:
        """Whether a snake is there and has no end, and isn't a ring."""
        snake = self.snake(colour)
        return snake is not None and not snake.ends and not snake.ring

    def is_closed(self, colour: int) -> bool:
        snake = self.snake(colour)
        return snake is not None and snake.ring

    def is_done(self, seat: int) -> bool:
        """Whether a seat has nothing left to do."""
        own, out = self.setup.colours_of(seat), self.state.retired
        return all(self.is_complete(one) or one in out for one in own)

    @property
    def scores(self) -> list[int]:
        if self.known is None:
            return [0] * self.setup.seats
        return [int(one) for one in final_line(self.known)["scores"]]

    @property
    def winners(self) -> list[int]:
        return [int(one) for one in final_line(self.state)["winners"]]

    def counted(self, seat: int) -> list[Component]:
        """The snakes of a seat that count."""
        own = [one for c in self.setup.colours_of(seat) for one in self.view.of_colour(c)]
        if self.setup.two_snakes_score == "longer" and own:
            return [min(own, key=lambda one: (-len(one.parts), one.grey))]
        return own

    def curl(self, move: Mapping[str, Any]) -> int:
        """How far apart the ends of a snake are after a move; nothing for one that is closed."""
        if self.known is None or self.is_crossing or not isinstance(self.to_act, int):
            return 0
        [chosen] = [one for one in self.moves if one.written() == move]
        colour = self.setup.colours_of(self.to_act)[chosen.snake or 0]
        if chosen.card in ("head", "tail"):
            return FAR
        view = View(self.setup, table_after(self.known.table, colour, chosen))
        match [square for square, _ in view.ends(colour)]:
            case [(x, y), (other_x, other_y)]:
                return abs(x - other_x) + abs(y - other_y)
        return 0 if view.closed(colour) else FAR

    @property
    def path(self) -> list[tuple[int, int]]:
        """The squares of the path, in the order of laying."""
        cards = self.state.table.items() if self.known else ()
        return [square for square, card in cards if card.colour == PATH_COLOUR]
