"""Positions for tests: what is on the table, hands, and questions to it.

Unless said otherwise four sit at the table and the house tile is unturned, so seat 0 owns purple
(south), seat 1 green (west), seat 2 yellow (north), seat 3 black (east).
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.carnival.rules import scoring
from serpentry.games.carnival.rules.bag import contents
from serpentry.games.carnival.rules.moves import Move, Place
from serpentry.games.carnival.rules.position import Position, Snake
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from tests.proofs.search import check_refusals


def words(text: str, separator: str) -> list[str]:
    """The parts of a text, none if it is empty."""
    return [part.strip() for part in text.split(separator) if part.strip()]


class Scene:
    """A position with a seat about to place a tile."""

    def __init__(
        self,
        laid: str = "",
        hand: str = "",
        *,
        seats: int = 4,
        seat: int = 0,
        phase: str = "lay",
        house: int = 0,
        hands: Mapping[int, str] | None = None,
        hats: Mapping[str, str] | None = None,
        gems: str = "",
        pile: str = "gift",
        discards: str = "",
        tokens: tuple[int, ...] | None = None,
        quiet: int | None = None,
        last: int | None = None,
        passes: int = 0,
        **options: object,
    ) -> None:
        self.game: Game[Any, Any] = set_up("carnival", seats, options)
        assert isinstance(self.game.rules, CarnivalRules)
        self.rules = self.game.rules
        held = {seat: hand, **(hands or {})}
        self.position: Position = self.game.codec.position_from(
            {
                "stage": [phase, seat, quiet, last, passes],
                "house": house,
                "laid": [*self._laid(laid, False), *self._laid(gems, True)],
                "hats": [[colour, hat] for colour, hat in (hats or {}).items()],
                "hands": [words(held.get(one, ""), ",") for one in range(seats)],
                "pile": words(pile, ","),
                "discards": words(discards, ","),
                "tokens": list(tokens or (0,) * seats),
            }
        )

    def _laid(self, text: str, gem: bool) -> list[Any]:
        placements = [self.read(part) for part in words(text, ";")]
        return [
            [list(place.at), place.tile, place.turn, gem]
            for place in placements
            if isinstance(place, Place)
        ]

    def read(self, text: str) -> Move:
        move: Move = self.game.notation.read(text)
        return move

    def why(self, text: str) -> Illegal | None:
        return self.rules.why_illegal(self.position, self.read(text))

    def refuses(self, text: str, rule: str) -> Illegal:
        illegal = self.why(text)
        assert illegal is not None, f"{text} is allowed"
        assert illegal.rule == rule, illegal
        assert self.read(text) not in self.rules.moves(self.position)
        check_refusals(self.game, self.position, self.game.notation.read(text))
        return illegal

    def allows(self, text: str) -> bool:
        listed = self.read(text) in self.rules.moves(self.position)
        assert listed == (self.why(text) is None), self.why(text)
        return listed

    def moves(self) -> list[str]:
        return [self.game.notation.write(move) for move in self.rules.moves(self.position)]

    def draws(self) -> dict[str, int]:
        draws = self.rules.draws(self.position)
        return {self.game.notation.write(move): weight for move, weight in draws}

    def play(self, *texts: str) -> "Scene":
        for text in texts:
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            self.position = self.rules.play(self.position, self.read(text))
        return self

    def play_out(self, seed: int) -> "Scene":
        """Continue with random moves to the end."""
        *_, (_, _, self.position) = random_walk(self.rules, Random(seed), self.position)
        return self

    @property
    def phase(self) -> str:
        return self.position.stage.phase

    def snake(self, colour: str) -> Snake:
        return self.position.table.snakes[colour]

    def end(self, colour: str) -> Square | None:
        return self.snake(colour).end

    def lies(self, x: int, y: int) -> str:
        return self.position.table.cells[Square(x, y)].tile

    def discards(self) -> list[str]:
        return list(contents(self.position.stock.discards))

    def parts(self, seat: int) -> dict[str, int]:
        """What the seat has points for."""
        return {name: points for name, points in self.breakdown(seat).items() if points}

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self.position)[seat]
