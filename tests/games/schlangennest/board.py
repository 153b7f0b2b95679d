"""Positions for tests: cards by name, and questions to them."""

from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, FULL_HAND
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.game import Game
from serpentry.tabletop.refusal import Illegal
from tests.proofs.search import check_refusals

COLOURS = {name.removeprefix("the "): colour for colour, name in COLOUR_NAMES.items()}


class Board:
    """A position given by cards such as `green curve a1 ne`, one per line, and questions to it.

    Hands are what is not on the table, unless given. All cards are inside but those in `outside`.
    """

    def __init__(
        self,
        cards: str = "",
        to_act: int = 0,
        seats: int = 2,
        hands: dict[str, tuple[int, ...]] | None = None,
        outside: str = "",
        out: tuple[str, ...] = (),
        **options: object,
    ) -> None:
        self.game: Game[Any, Any] = set_up("schlangennest", seats, options)
        assert isinstance(self.game.rules, SchlangennestRules)
        self.rules = self.game.rules
        self.position: Position = self.rules.start()
        if cards:
            data = self._data(cards, outside, hands or {})
            setup = self.rules.agreement
            gone = [COLOURS[name] for name in out]
            data |= {"out": gone, "actor": to_act, "colours": list(setup.colours_of(to_act))}
            self.position = self.game.codec.position_from({**data, "errands": []})

    def _data(self, cards: str, outside: str, given: dict[str, tuple[int, ...]]) -> dict[str, Any]:
        hands = [list(FULL_HAND) for _ in range(self.rules.agreement.colours)]
        laid, bounds = [], [99, 99, -99, -99]
        for line in filter(None, map(str.strip, cards.splitlines())):
            name, _, text = line.partition(" ")
            place = self.game.notation.read(text)
            assert isinstance(place, Place)
            laid.append([*place.at, COLOURS[name], place.card.word, place.turn])
            if COLOURS[name] < len(hands):
                hands[COLOURS[name]][place.card] -= 1
            if text.split()[1] not in outside.split():
                x, y = place.at
                bounds = [*map(min, bounds[:2], (x, y)), *map(max, bounds[2:], (x, y))]
        for name, hand in given.items():
            hands[COLOURS[name]] = list(hand)
        if self.rules.agreement.field:
            wide, high = self.rules.agreement.field
            bounds = [0, 0, wide - 1, high - 1]
        has_border = self.rules.agreement.size is not None
        return {"cards": laid, "hands": hands, "bounds": bounds if has_border else None}

    def to_move(self) -> tuple[Any, tuple[int, ...]]:
        """The seat that acts, and for which colours."""
        return self.position.actor, self.position.colours

    def snake(self, name: str) -> Chain:
        snake = self.position.table.nest.snakes[COLOURS[name]]
        assert snake is not None
        return snake

    def why(self, text: str) -> Illegal | None:
        return self.rules.why_illegal(self.position, self.game.notation.read(text))

    def refuses(self, text: str, rule: str) -> Illegal:
        illegal = self.why(text)
        assert illegal is not None, f"{text} is allowed"
        assert illegal.rule == rule, str(illegal)
        assert self.game.notation.read(text) not in self.rules.moves(self.position)
        check_refusals(self.game, self.position, self.game.notation.read(text))
        return illegal

    def allows(self, text: str) -> bool:
        move = self.game.notation.read(text)
        assert self.why(text) is None, str(self.why(text))
        return move in self.rules.moves(self.position)

    def play(self, *texts: str) -> "Board":
        for text in texts:
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            self.position = self.rules.play(self.position, self.game.notation.read(text))
        return self

    def moves(self) -> list[str]:
        return [self.game.notation.write(move) for move in self.rules.moves(self.position)]
