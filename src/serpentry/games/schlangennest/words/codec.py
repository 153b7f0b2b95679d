"""Moves and positions as JSON."""

import re
from collections.abc import Mapping
from functools import lru_cache

from serpentry.games.schlangennest.rules.border import Bounds
from serpentry.games.schlangennest.rules.cards import (
    FULL_HAND,
    KIND_BY_WORD,
    PATH,
    TURNS,
    Card,
    Kind,
)
from serpentry.games.schlangennest.rules.lattice import SquareNumber, is_far, number_of, square_of
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.nest import Nest, nest_of
from serpentry.games.schlangennest.rules.position import Errand, Position, Table
from serpentry.games.schlangennest.rules.refusals.survey import Survey
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import bare_json, deed_of, from_json
from serpentry.tabletop.formats.jsons import Json, JsonObject, is_pair, object_with

KEYS = {
    "lay": {"do", "card", "at", "turn"},
    "turn": {"do", "at", "turn"},
    "replace": {"do", "at", "turn"},
    "path": {"do", "steps"},
}

MOVES = 'A move says what to "do" (lay, turn, replace, path), where and how.'
MOST_CARDS = 4096
"""As many as this are remembered as JSON, each with its square."""
PARTS = ("actor", "bounds", "cards", "colours", "errands", "hands", "out")


class SchlangennestCodec:
    """JSON for one set-up."""

    def __init__(self, rules: SchlangennestRules) -> None:
        self.rules = rules

    def move_json(self, move: Move) -> JsonObject:
        """What is done, where, and how the card is turned then."""
        do: JsonObject = {"do": deed_of(move)}
        if not isinstance(move, Place):
            return {**do, **bare_json(move)}
        lie: JsonObject = {"card": move.card.word, "at": list(move.at), "turn": move.turn}
        return {**do, **lie} if move.snake is None else {**do, **lie, "snake": move.snake}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        if not isinstance(data, Mapping):
            raise BadText(MOVES)
        do = data.get("do")
        if not isinstance(do, str) or do not in KEYS or set(data) - {"snake"} != KEYS[do]:
            raise BadText(MOVES)
        if "snake" in data and (do != "lay" or data["snake"] not in (0, 1)):
            raise BadText("Only a laid card names a snake, 0 or 1.")
        if do == "path":
            return _path(data["steps"])
        return self._on_a_square(do, data)

    def _on_a_square(self, do: str, data: JsonObject) -> Move:
        at, turn = _square(data["at"]), from_json(int, data["turn"])
        if not 0 <= turn <= 3:
            raise BadText(f"A card is turned by 0 to 3 quarters, not {turn}.")
        if do == "lay":
            snake = from_json(int | None, data["snake"]) if "snake" in data else None
            return Place(_kind(data["card"]), at, turn, snake)
        return Turn(at, turn) if do == "turn" else Replace(at, turn)

    def position_json(self, position: Position) -> JsonObject:
        """The cards with their squares, the hands, the border so far, and whose turn it is."""
        nest, hands, bounds, out = position.table
        return {
            "cards": [_laid(square, card) for square, card in sorted(nest.cards.items())],
            "hands": [list(hand) for hand in hands],
            "bounds": list(bounds) if bounds else None,
            "out": sorted(out),
            "actor": "chance" if position.actor is CHANCE else position.actor,
            "colours": list(position.colours),
            "errands": [[seat, list(colours)] for seat, colours in position.errands],
        }

    def position_from(self, data: object) -> Position:
        """The position of such JSON; cards that can't be placed like this are refused."""
        data = object_with(PARTS, data, f"A position has {', '.join(PARTS)}.")
        bounds = None
        if data["bounds"] is not None:
            bounds = from_json(Bounds, data["bounds"])
        table = Table(
            self._nest(data["cards"]),
            self._hands(data["hands"]),
            bounds,
            from_json(frozenset[int], data["out"]),
        )
        colours = from_json(tuple[int, ...], data["colours"])
        errands = from_json(tuple[Errand, ...], data["errands"])
        return self._at_turn(table, self._actor(data["actor"]), colours, errands)

    def _at_turn(
        self,
        table: Table,
        actor: Actor | None,
        colours: tuple[int, ...],
        errands: tuple[Errand, ...],
    ) -> Position:
        if not isinstance(actor, int):
            return Position(table, actor, colours, errands)
        if self.rules.agreement.places_path and colours == (PATH,):
            return self._at_crossing(table, actor)
        if not colours or not set(colours) <= set(self.rules.agreement.colours_of(actor)):
            raise BadText("The colours that move are colours of the seat that acts.")
        moves = self.rules.moves_of(table, actor, colours)
        if not moves:
            raise BadText(f"Seat {actor} can't move in this position.")
        return Position(table, actor, colours, errands, moves)

    def _at_crossing(self, table: Table, seat: Seat) -> Position:
        position = self.rules.crossing_turn(table, seat)
        if not position.moves:
            raise BadText("No card of the path can be laid in this position.")
        return position

    def _actor(self, data: object) -> Actor | None:
        if data == "chance":
            return CHANCE
        if data is None:
            return None
        seat = from_json(int, data)
        if not 0 <= seat < self.rules.agreement.seats:
            raise BadText(f"There is no seat {seat}.")
        return seat

    def _hands(self, data: object) -> tuple[tuple[int, ...], ...]:
        hands = from_json(tuple[tuple[int, ...], ...], data)
        if len(hands) != self.rules.agreement.colours:
            raise BadText(f"There are {self.rules.agreement.colours} hands.")
        for hand in hands:
            most = len(hand) == len(FULL_HAND) and zip(hand, FULL_HAND, strict=True)
            if not most or any(not 0 <= held <= full for held, full in most):
                raise BadText(f"A hand holds at most {list(FULL_HAND)} cards of each kind.")
        return hands

    def _nest(self, data: object) -> Nest:
        cards: dict[int, Card] = {}
        for x, y, colour, word, turn in from_json(tuple[tuple[int, int, int, str, int], ...], data):
            square, kind = _square([x, y]), _kind(word)
            if number_of(square) in cards or turn not in range(TURNS[kind]):
                raise BadText(f"No {word} can lie at {[x, y]} with turn {turn}.")
            cards[number_of(square)] = Card(colour, kind, turn)
        survey, colours = Survey(cards, self.rules.faces), self.rules.agreement.colours
        if any(len(one.colours) > 1 for one in survey.components):
            raise BadText("Two colours are joined in this position.")
        if any(survey.pieces(colour) > 1 for colour in range(colours)):
            raise BadText("A snake lies in two pieces in this position.")
        return nest_of(cards, colours, self.rules.faces)


def _path(data: object) -> Path:
    steps = from_json(str, data)
    if not re.fullmatch("[RD]{1,40}", steps):
        raise BadText("A path is a row of R (right) and D (down).")
    return Path(steps)


@lru_cache(maxsize=MOST_CARDS)
def _laid(square: SquareNumber, card: Card) -> Json:
    """A card on the table: the same in all positions, and nobody changes it."""
    return [*square_of(square), card.colour, card.kind.word, card.turn]


def _kind(data: object) -> Kind:
    kind = KIND_BY_WORD.get(data) if isinstance(data, str) else None
    if kind is None:
        raise BadText(f"A card is one of {', '.join(KIND_BY_WORD)}, not {data!r}.")
    return kind


def _square(data: object) -> Square:
    square = Square(*data) if is_pair(data) else from_json(Square, data)
    if is_far(square):
        raise BadText(f"{data} is further away than all cards in a row would reach.")
    return square
