"""Positions for tests: snakes as rows of cards, cards drawn as wanted, questions to the rules."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.sssnake.rules.cards import LOOKS
from serpentry.games.sssnake.rules.deck import FULL, Deck
from serpentry.games.sssnake.rules.moves import Place
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.snake import Snake, bare_snake, with_card
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.games.sssnake.words.notation import SssnakeNotation
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from tests.proofs.search import check_refusals

SAME_SIDE = "2x1_same_side"


def snake_of(placements: str = "", start_card: str = SAME_SIDE, owner: int = 0) -> Snake:
    """A start card with cards added to it in order, such as "curve SE 0,-1; straight NS 1,-1"."""
    snake = bare_snake(owner, START_CARDS[start_card])
    for text in filter(None, placements.split(";")):
        move = SssnakeNotation().read(f"{text} on {owner}")
        assert isinstance(move, Place)
        snake = with_card(snake, move.at, LOOKS[move.card][move.turn])
    return snake


class Table:
    """A position before a roll, given by its snakes; green (seat 0) rolls."""

    def __init__(self, *snakes: str, seats: int = 2, deck: Deck = FULL, **options: object) -> None:
        options = {"start_card": SAME_SIDE, **options}
        self.game: Game[Any, Any] = set_up("sssnake", seats, options)
        assert isinstance(self.game.rules, SssnakeRules)
        self.rules = self.game.rules
        start = str(options["start_card"])
        rows = [*snakes, *[""] * (seats - len(snakes))]
        laid = tuple(snake_of(placements, start, owner) for owner, placements in enumerate(rows))
        self.position: Position = self.rules.start()._replace(snakes=laid, deck=deck)

    def why(self, text: str) -> Illegal | None:
        return self.rules.why_illegal(self.position, self.game.notation.read(text))

    def refuses(self, text: str, rule: str) -> Illegal:
        illegal = self.why(text)
        assert illegal is not None, f"{text} is allowed"
        assert illegal.rule == rule, illegal
        assert text not in self.moves()
        check_refusals(self.game, self.position, self.game.notation.read(text))
        return illegal

    def allows(self, text: str) -> bool:
        return self.why(text) is None and text in self.moves()

    def moves(self) -> list[str]:
        """Every legal move or possible draw, as it is written."""
        listed = list(self.rules.moves(self.position))
        listed += [move for move, _ in self.rules.draws(self.position)]
        return [self.game.notation.write(move) for move in listed]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            self.position = self.rules.play(self.position, self.game.notation.read(text))
        return self

    def draw(self, cards: str) -> "Table":
        """Roll the number of these cards, and draw them."""
        return self.play(f"roll {len(cards.split())}", f"draw {cards}")

    def play_out(self, seed: int) -> "Table":
        """Continue with random moves to the end."""
        *_, (_, _, self.position) = random_walk(self.rules, Random(seed), self.position)
        return self

    @property
    def moment(self) -> Moment:
        return self.position.moment

    @property
    def actor(self) -> object:
        return self.position.actor
