"""Lots: a toy with everything a service must cope with: two to five seats, chance, hidden hands.

Everybody is dealt two cards of 1 to 6 that nobody else sees. In turn each plays one face up and
draws one, while there are any. The seat that has played the most wins.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from serpentry.languages import sentence
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.board import BareBoard
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json, to_json
from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.helpers.faces import TextFace
from serpentry.tabletop.judge import Part
from serpentry.tabletop.narrator import PlainNarrator
from serpentry.tabletop.numbering import Sections
from serpentry.tabletop.observation import Layout
from serpentry.tabletop.options import switch
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.refusal import GAME_OVER, Illegal, refuse
from serpentry.tabletop.text import Lines, Span

PILE = (1, 2, 3, 4, 5, 6) * 3
HIDDEN = 0


@dataclass(frozen=True)
class Options:
    """Whether hands are hidden."""

    hidden: bool = switch(True)


@dataclass(frozen=True)
class Deal:
    """A card comes to the seat that waits for one."""

    card: int


@dataclass(frozen=True)
class Lead:
    """A card is played face up."""

    card: int


Move = Deal | Lead


@dataclass(frozen=True)
class Position:
    """Hands, the cards left (hidden ones are 0), what was played, and whom a card is due."""

    pile: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    sums: tuple[int, ...]
    seat: Seat
    dealing: bool


class LotsRules:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def start(self) -> Position:
        return Position(tuple(sorted(PILE)), ((),) * self.seats, (0,) * self.seats, 0, True)

    def to_act(self, position: Position) -> Actor | None:
        if position.dealing:
            return CHANCE
        return position.seat if any(position.hands) else None

    def moves(self, position: Position) -> Sequence[Move]:
        if self.to_act(position) in (CHANCE, None):
            return ()
        return [Lead(card) for card in sorted(set(position.hands[position.seat]))]

    def draws(self, position: Position) -> Sequence[tuple[Move, int]]:
        if not position.dealing:
            return ()
        cards = sorted(set(position.pile))
        return [(Deal(card), position.pile.count(card)) for card in cards]

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        if self.to_act(position) is None:
            return GAME_OVER
        match move:
            case Deal(card) if position.dealing and card in position.pile:
                return None
            case Lead(card) if not position.dealing and card in position.hands[position.seat]:
                return None
            case Lead(card):
                return refuse("held", "why-lots-not-held", card=card)
        return refuse("wrong-moment", "why-lots-not-now")

    def play(self, position: Position, move: Move) -> Position:
        seat = position.seat
        match move:
            case Deal(card):
                pile = _without(position.pile, card)
                dealt = replace(position, pile=pile)
                return self._next(_with_hand(dealt, seat, (*position.hands[seat], card)))
            case Lead(card):
                hand = _without(position.hands[seat], card)
                sums = tuple(n + card * (at == seat) for at, n in enumerate(position.sums))
                led = _with_hand(replace(position, sums=sums), seat, hand)
                return replace(led, dealing=True) if led.pile else self._next(led)

    def _next(self, position: Position) -> Position:
        seat = (position.seat + 1) % self.seats
        dealing = any(len(hand) < 2 for hand in position.hands) and len(position.pile) > 0
        dealing = dealing and not any(position.sums)
        return replace(position, seat=seat, dealing=dealing)

    def outcome(self, position: Position) -> Outcome | None:
        if self.to_act(position) is not None:
            return None
        return Outcome(position.sums, best_seats(position.sums), sentence("reason-longest"))

    def most_events(self) -> int:
        return 2 * len(PILE)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    found = card if card in cards else HIDDEN
    at = cards.index(found)
    return cards[:at] + cards[at + 1 :]


def _with_hand(position: Position, seat: Seat, hand: tuple[int, ...]) -> Position:
    hands = (*position.hands[:seat], tuple(sorted(hand)), *position.hands[seat + 1 :])
    return replace(position, hands=hands)


class LotsSecrets:
    def __init__(self, hidden: bool) -> None:
        self.hidden = hidden

    def view(self, position: Position, seat: Seat | None) -> Position:
        if not self.hidden:
            return position
        hands = tuple(
            hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(position.hands)
        )
        return replace(position, hands=hands, pile=(HIDDEN,) * len(position.pile))

    def view_move(self, position: Position, move: Move, seat: Seat | None) -> Move:
        hide = self.hidden and isinstance(move, Deal) and position.seat != seat
        return Deal(HIDDEN) if hide else move

    def imagine(self, view: Position, seat: Seat | None, rng: Random) -> Position:
        return view


class LotsNotation:
    def kind(self, move: Move) -> str:
        return type(move).__name__.lower()

    def write(self, move: Move) -> str:
        return f"{type(move).__name__.lower()} {move.card}"

    def read(self, text: str) -> Move:
        word, _, card = text.partition(" ")
        if word not in ("deal", "lead") or not card.isdecimal():
            raise BadText("A move is 'lead 3'.")
        return (Deal if word == "deal" else Lead)(int(card))


class LotsCodec:
    def move_json(self, move: Move) -> Any:
        return {type(move).__name__.lower(): move.card}

    def move_from(self, data: Any) -> Move:
        match data:
            case {"deal": int(card)}:
                return Deal(card)
            case {"lead": int(card)}:
                return Lead(card)
        raise BadText('A move is {"lead": 3}.')

    def position_json(self, position: Position) -> Any:
        return to_json(position)

    def position_from(self, data: Any) -> Position:
        return from_json(Position, data)


class LotsFace(TextFace):
    def text(self, position: Position, last: Move | None = None) -> Lines:
        return ((Span(str(position)),),)

    def seat_name(self, seat: Seat) -> str:
        return ("red", "blue", "green", "black", "white")[seat]


class LotsJudge:
    unit = lead_unit = "unit-points"
    fewest_win = False

    def score(self, position: Position) -> tuple[int, ...]:
        return position.sums

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        return tuple((("score-cards", cards),) for cards in position.sums)

    def estimate(self, position: Position) -> tuple[float, ...]:
        return tuple(map(float, position.sums))


class LotsNumbering:
    version, count, draw_count = "1", 7, 7
    parts = Sections(lead=(7,)).parts(lead=("card", "which"))

    def number(self, position: Position, move: Move) -> int:
        return move.card

    def move(self, position: Position, number: int) -> Move | None:
        if not 0 <= number < self.count:
            return None
        return Deal(number) if position.dealing else Lead(number)


class LotsObservation:
    layout = Layout("1", (), 0, 0, ("turn",))

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        return array("f", [float(view.seat == seat)])


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    rules, notation, judge = LotsRules(seats), LotsNotation(), LotsJudge()
    return Parts(
        rules,
        Words(notation, LotsCodec(), PlainNarrator(rules, notation, judge)),
        Looks(LotsFace(), BareBoard(options)),
        Numbers(judge, LotsNumbering(), LotsObservation()),
        secrets=LotsSecrets(options.hidden),
    )


RULE_IDS = ("held", "wrong-moment", "game-over")
SAMPLES: Samples = ((3, {}), (5, {"hidden": False}))
LOTS = Box("lots", "Lots", (2, 3, 4, 5), Options, assemble, RULE_IDS, SAMPLES)
