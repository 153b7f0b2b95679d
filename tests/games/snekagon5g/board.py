"""Positions for tests: each seat's tiles in our notation, drills included."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal


class Board:
    """A position given by the tiles of the seats, and questions to it."""

    def __init__(
        self, *tiles: str, seats: int = 2, to_act: int | None = 0, **options: object
    ) -> None:
        self.game: Game[Any, Any] = set_up("snekagon5g", seats, options)
        assert isinstance(self.game.rules, Snekagon5gRules)
        self.rules = self.game.rules
        given = [*tiles, *[""] * (seats - len(tiles))]
        moves = [[self.game.notation.read(word) for word in words.split()] for words in given]
        data = {
            "laid": [[[m.floor, [list(c) for c in m.cells]] for m in seat] for seat in moves],
            "drills": [
                [[*d.cell, *sorted((m.floor, d.to))] for m in seat for d in m.drills]
                for seat in moves
            ],
            "to_act": to_act,
        }
        self.position: Position = self.game.codec.position_from(data)

    def why(self, text: str) -> Illegal | None:
        return self.rules.why_illegal(self.position, self.game.notation.read(text))

    def refuses(self, text: str, rule: str) -> Illegal:
        illegal = self.why(text)
        assert illegal is not None, f"{text} is allowed"
        assert illegal.rule == rule, illegal
        assert self.game.notation.read(text) not in self.rules.moves(self.position)
        return illegal

    def allows(self, text: str) -> bool:
        move = self.game.notation.read(text)
        return self.why(text) is None and move in self.rules.moves(self.position)

    def play(self, *texts: str) -> "Board":
        for text in texts:
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            self.position = self.rules.play(self.position, self.game.notation.read(text))
        return self

    def play_out(self, seed: int) -> "Board":
        """Continue with random moves to the end."""
        *_, (_, _, self.position) = random_walk(self.rules, Random(seed), self.position)
        return self

    def lengths(self, seat: int = 0) -> list[int]:
        return self.rules.lengths.of(self.position.colours[seat])
