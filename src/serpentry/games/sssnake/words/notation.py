"""How Sssnake is written: `roll 3`, `draw curve straight`, `curve NE -1,0 on 1`, `give curve`.

A card is written with the sides that it links: `straight NS` or `EW`, `curve NE`, `SE`, `SW` or
`NW`, `double NE` or `NW` (its northern strand); `crossed` looks the same however it is turned. Then
comes the cell as x,y, and the seat whose snake it is.
"""

import re

from serpentry.games.sssnake.rules.cards import CARDS, LOOKS, Card, TurnedCard
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.geometry.squares import Square
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import deed_of

READING_ORDER = "NSEW"
EXAMPLES = "curve NE -1,0 on 1; give curve"


def linked_sides(look: TurnedCard) -> str:
    """The sides that a card links, as its first letters: of two strands, the northern one."""
    strands = ["".join(sorted((a.name, b.name), key=READING_ORDER.index)) for a, b in look.strands]
    return min(strands, key=lambda text: READING_ORDER.index(text[0]))


SPELLING: dict[tuple[Card, int], str] = {
    (card, look.turn): f"{card} {linked_sides(look)}" if len(looks) > 1 else card
    for card, looks in LOOKS.items()
    for look in looks
}
"""How a card is written with its turn."""

LOOK = {text.lower(): key for key, text in SPELLING.items()}
PLACE = re.compile(r"(\w+(?: [nesw]{2})?) (-?\d{1,4}),(-?\d{1,4}) on (\w+)")
SEAT = {word: seat for seat, name in enumerate(SEAT_NAMES) for word in (name, str(seat))}


class SssnakeNotation:
    """Moves as people write them."""

    def kind(self, move: Move) -> str:
        """What is done, and the card that is placed or given."""
        match move:
            case Place(card) | Give(card):
                return f"{deed_of(move)} {card}"
            case Roll() | Draw():
                return deed_of(move)

    def write(self, move: Move) -> str:
        """The move in words."""
        match move:
            case Roll(what) | Give(what):
                return f"{deed_of(move)} {what}"
            case Draw(cards):
                return f"draw {' '.join(cards)}"
            case Place(card, on, at, turn):
                return f"{SPELLING[card, turn]} {at.x},{at.y} on {on}"

    def read(self, text: str) -> Move:
        """The move meant by such words, in capitals or not."""
        words = text.lower().split()
        match words:
            case ["roll", number] if number.isdecimal() and len(number) == 1:
                return Roll(int(number))
            case ["draw", *cards] if cards:
                return Draw(tuple(_card(card) for card in cards))
            case ["give", card]:
                return Give(_card(card))
            case _:
                return _place(" ".join(words))


def _card(word: str) -> Card:
    if word not in CARDS:
        raise BadText(sentence("unread-card", text=word[:20], known=", ".join(CARDS)))
    return word


def _place(text: str) -> Place:
    found = PLACE.fullmatch(text)
    if found is None:
        raise BadText(sentence("unread-move", text=text[:40], like=EXAMPLES))
    look = LOOK.get(found[1])
    if look is None:
        known = ", ".join(SPELLING.values())
        raise BadText(sentence("unread-card", text=found[1], known=known))
    card, turn = look
    return Place(card, _seat(found[4]), Square(int(found[2]), int(found[3])), turn)


def _seat(word: str) -> int:
    seat = SEAT.get(word)
    if seat is None:
        last = len(SEAT_NAMES) - 1
        known = ", ".join(SEAT_NAMES)
        raise BadText(sentence("unread-seat", text=word[:20], last=str(last), known=known))
    return seat
