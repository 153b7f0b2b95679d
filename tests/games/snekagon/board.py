"""Positions for tests: tiles by name, on a board of side 4 unless said otherwise."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.snekagon.rules.moves import Place
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal


class Board:
    """A position given by the tiles of green and red, and questions to it."""

    def __init__(self, green: str = "", red: str = "", to_act: int = 0, **options: object) -> None:
        self.game: Game[Any, Any] = set_up("snekagon", options={"board_side": 4, **options})
        assert isinstance(self.game.rules, SnekagonRules)
        self.rules = self.game.rules
        laid = [[self._cells(word) for word in colour.split()] for colour in (green, red)]
        data = {"laid": laid, "to_act": to_act, "swapped": False}
        self.position: Position = self.game.codec.position_from(data)

    def _cells(self, text: str) -> list[list[int]]:
        move = self.game.notation.read(text)
        assert isinstance(move, Place)
        return [list(cell) for cell in move.cells]

    def why(self, text: str) -> Illegal | None:
        return self.rules.why_illegal(self.position, self.game.notation.read(text))

    def refuses(self, text: str, rule: str) -> Illegal:
        illegal = self.why(text)
        assert illegal is not None, f"{text} is allowed"
        assert illegal.rule == rule
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
