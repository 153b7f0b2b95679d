"""How a moment came about: where it began, and every event since, each worked out when needed."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import AnyGame, NothingHidden


class Recalled(NamedTuple):
    """An event as a seat remembers it: who acted, and the move's number, if it saw the move."""

    actor: Actor
    number: int | None


class Begun:
    """Where a game began; or where one begins that a seat imagines, with what it knew before.

    In an imagined game everybody knows of the time before what the witness knows, and sees the rest
    in the position.
    """

    def __init__(
        self,
        position: object,
        witness: Seat | None = None,
        told: tuple[str, ...] = (),
        known: tuple[Recalled, ...] = (),
    ) -> None:
        self.position, self.witness, self.told, self.known = position, witness, told, known

    @property
    def first(self) -> "Begun":
        """Itself."""
        return self

    def position_in(self, game: AnyGame) -> object:
        """The position it began with."""
        return self.position

    def events(self) -> list["PastEvent"]:
        """None yet."""
        return []

    def seen(self, game: AnyGame, seat: Seat | None) -> Iterator[str]:
        """What a seat knows of the time before."""
        yield from self.told
        if self.witness not in (None, seat):
            view = game.secrets.view(self.position, seat)
            yield json.dumps(game.codec.position_json(view), separators=(",", ":"))

    def recalled(self, game: AnyGame, seat: Seat) -> list[Recalled]:
        """What was known of the time before."""
        return list(self.known)


class PastEvent:
    """A move or draw after all that was before."""

    __slots__ = ("_move", "_position", "before", "first", "number")

    def __init__(self, before: "Past", number: int, move: object = None) -> None:
        self.before, self.number = before, number
        self.first: Begun = before.first
        self._move = move
        self._position: object = None

    def position_in(self, game: AnyGame) -> object:
        """The position after it; those before are worked out on the way, and kept."""
        waiting = list[PastEvent]()
        at: Past = self
        while isinstance(at, PastEvent) and at._position is None:
            waiting.append(at)
            at = at.before
        for one in reversed(waiting):
            place = one.before.position_in(game)
            one._position = game.rules.play(place, one.move_in(game))
        return self._position

    def move_in(self, game: AnyGame) -> object:
        """The move itself."""
        if self._move is None:
            self._move = game.numbering.move(self.before.position_in(game), self.number)
        return self._move

    def events(self) -> list["PastEvent"]:
        """All events up to this one, the first first."""
        found = list[PastEvent]()
        at: Past = self
        while isinstance(at, PastEvent):
            found.append(at)
            at = at.before
        return found[::-1]

    def seen(self, game: AnyGame, seat: Seat | None) -> Iterator[str]:
        """What a seat knows of the time before, then each event as it saw it."""
        yield from self.first.seen(game, seat)
        for one in self.events():
            place = one.before.position_in(game)
            seen = game.secrets.view_move(place, one.move_in(game), seat)
            yield game.notation.write(seen)

    def recalled(self, game: AnyGame, seat: Seat) -> list[Recalled]:
        """What was known of the time before, then each event, as numbers."""
        found = self.first.recalled(game, seat)
        for one in self.events():
            actor = game.rules.to_act(one.before.position_in(game))
            assert actor is not None
            found.append(Recalled(actor, None if one._hides_from(game, seat) else one.number))
        return found

    def _hides_from(self, game: AnyGame, seat: Seat) -> bool:
        """Whether a seat saw no more of it than a spectator, and somebody else did."""
        if isinstance(game.secrets, NothingHidden):
            return False
        place, move = self.before.position_in(game), self.move_in(game)
        view = game.secrets.view_move
        least = view(place, move, None)
        if view(place, move, seat) != least:
            return False
        return any(view(place, move, other) != least for other in range(game.seats))


Past = Begun | PastEvent
