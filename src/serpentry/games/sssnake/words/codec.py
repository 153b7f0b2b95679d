"""Moves and positions of Sssnake as JSON."""

from serpentry.games.sssnake.rules.cards import BLANK, CARDS, LOOKS, Card, TurnedCard
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.deck import DIE, FULL, Deck, Hand
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.snake import Snake, with_card
from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import bare_json, deed_of, from_json
from serpentry.tabletop.formats.jsons import Json, JsonObject, object_with, shortly

FIELDS = ("snakes", "deck", "roller", "moment", "roll", "hand", "round", "totals")

HAND_SIZES = {
    Moment.ROLL: (0,),
    Moment.DRAW: (0,),
    Moment.ONE: (1,),
    Moment.ONE_BACK: (1,),
    Moment.KEEP: (2, 3),
    Moment.GIVE: (2, 3),
    Moment.GIFT: (1,),
    Moment.RETURNED: (1,),
    Moment.OVER: (0,),
}
"""How many cards are in hand at each moment."""


class SssnakeCodec:
    """JSON for one set-up."""

    def __init__(self, rules: SssnakeRules) -> None:
        self.rules = rules

    def move_json(self, move: Move) -> JsonObject:
        """An object with the deed as its first key."""
        (_, what), *where = bare_json(move).items()
        return {deed_of(move): what, **dict(where)}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        match data:
            case {"roll": number, **rest} if not rest:
                return Roll(from_json(int, number))
            case {"draw": cards, **rest} if not rest:
                return Draw(tuple(_card(one) for one in from_json(tuple[str, ...], cards)))
            case {"give": card, **rest} if not rest:
                return Give(_card(card))
            case {"lay": card, "on": on, "at": at, "turn": turn, **rest} if not rest:
                return self._place(_card(card), from_json(int, on), at, from_json(int, turn))
        raise BadText(
            'A move is {"lay": card, "on": seat, "at": [x, y], "turn": t}, {"give": card}, '
            '{"roll": number} or {"draw": [card, …]}.'
        )

    def _place(self, card: Card, on: int, at: Json, turn: int) -> Place:
        if not 0 <= on < self.rules.seats or not 0 <= turn < 4:
            raise BadText(f"A seat is 0 to {self.rules.seats - 1}, a turn 0 to 3.")
        return Place(card, on, from_json(Square, at), turn)

    def position_json(self, position: Position) -> JsonObject:
        """Each snake as a list of [x, y, card, turn], the deck as numbers by kind."""
        return {
            "snakes": [_cards_json(snake) for snake in position.snakes],
            "deck": dict(zip(CARDS, position.deck, strict=True)),
            "roller": position.roller,
            "moment": position.moment.name,
            "roll": position.roll,
            "hand": list(position.hand),
            "round": position.round,
            "totals": list(position.totals),
        }

    def position_from(self, data: object) -> Position:
        """The position of such JSON; what can't be like this is refused."""
        data = object_with(FIELDS, data, f"A position has {', '.join(FIELDS)}.")
        planes = from_json(tuple[tuple[tuple[int, int, str, int], ...], ...], data["snakes"])
        if len(planes) != self.rules.seats:
            raise BadText(f"A position has {self.rules.seats} snakes.")
        bare = self.rules.start().snakes
        position = Position(
            tuple(_snake(start, cards) for start, cards in zip(bare, planes, strict=True)),
            _deck(data["deck"]),
            from_json(int, data["roller"]),
            from_json(Moment, data["moment"]),
            from_json(int, data["roll"]),
            tuple(_card(one) for one in from_json(tuple[str, ...], data["hand"])),
            from_json(int, data["round"]),
            from_json(tuple[int, ...], data["totals"]),
        )
        self._check(position)
        return position

    def _check(self, position: Position) -> None:
        """Refuses what does not fit together."""
        seats, moment = self.rules.seats, position.moment
        if not 0 <= position.roller < seats or not 0 <= position.round < self.rules.options.rounds:
            raise BadText("There is no such seat or round.")
        if len(position.totals) != (seats if position.round else 0):
            raise BadText("There is a total for every seat from the second round on.")
        rolled = position.roll in DIE if moment is not Moment.ROLL else position.roll == 0
        if not rolled or position.hand != tuple(sorted(position.hand)):
            raise BadText("The die shows 0 before it is rolled; a hand is in alphabetical order.")
        if len(position.hand) not in HAND_SIZES[moment]:
            raise BadText(f"At this moment nobody has {len(position.hand)} cards in hand.")
        if any(used > there for used, there in zip(_used(position), FULL, strict=True)):
            raise BadText("There are not so many cards in the game.")
        self._check_moment(position)

    def _check_moment(self, position: Position) -> None:
        """Somebody can do what the moment asks for, and the game is over only at its end."""
        match position.moment:
            case Moment.OVER:
                closed = any(snake.is_closed for snake in position.snakes)
                possible = closed or not any(position.deck)
            case Moment.ROLL | Moment.DRAW:
                possible = any(position.deck)
            case Moment.GIVE:
                possible = len(set(position.hand)) > 1
            case _:
                possible = self.rules.turn.placing.can_place(position)
        if not possible:
            raise BadText(f"It can't be that now {position.moment.value}.")


def _cards_json(snake: Snake) -> list[list[Json]]:
    laid = ((cell, card) for cell, card in sorted(snake.cards.items(), key=_cell) if card != BLANK)
    return [[cell.x, cell.y, card.card, card.turn] for cell, card in laid]


def _cell(item: tuple[Square, TurnedCard]) -> Square:
    return item[0]


def _snake(bare: Snake, cards: tuple[tuple[int, int, str, int], ...]) -> Snake:
    """The snake that these cards make: each is placed as soon as an end points into its cell."""
    waiting = {Square(x, y): _look(card, turn) for x, y, card, turn in cards}
    snake = bare
    while waiting:
        cell = next((end.cell for end in snake.ends or () if end.cell in waiting), None)
        if cell is None:
            raise BadText(f"No end of the snake leads to {[list(cell) for cell in waiting]}.")
        snake = with_card(snake, cell, waiting.pop(cell))
    if missing_cards(snake) is None:
        raise BadText("A snake that can never be closed does not come up.")
    return snake


def _look(card: Card, turn: int) -> TurnedCard:
    looks = LOOKS[_card(card)]
    if not 0 <= turn < len(looks):
        raise BadText(f"A {card} card has turns 0 to {len(looks) - 1}, not {turn}.")
    return looks[turn]


def _card(name: object) -> Card:
    if not isinstance(name, str) or name not in CARDS:
        raise BadText(f"{shortly(name)} is no card. There are: {', '.join(CARDS)}.")
    return name


def _deck(data: object) -> Deck:
    data = object_with(CARDS, data, f"A deck has a number for each of {', '.join(CARDS)}.")
    deck = tuple(from_json(int, data[card]) for card in CARDS)
    if min(deck) < 0:
        raise BadText("A deck has no fewer than 0 cards of a kind.")
    return deck


def _used(position: Position) -> Deck:
    """How many cards of each kind are on the table, in the hand and in the deck."""
    laid = [card.card for snake in position.snakes for card in snake.cards.values()]
    everything: Hand = (*laid, *position.hand)
    return tuple(
        left + everything.count(card) for card, left in zip(CARDS, position.deck, strict=True)
    )
