"""The nest: the cards on the table, and the chains that their parts form.

Parts that meet at a shared side are joined; joined parts are a *chain*. A chain with a coloured
part is that colour's snake, and all its grey parts belong to it; a chain without one is free grey::

      ━━━━━┯─────┬─────┐              green, grey, grey: laying the green card
     green │ grey│ grey│ ▶ end        makes the two grey parts green, and the
      ━━━━━┷─────┴─────┘              snake's end is now behind them

Every chain is a path or a ring, so it has two ends at most, and only its ends matter to what is
placed later. A chain is therefore kept at each port that it reaches: a player who places a card
there finds all that the card's parts join, without following anything. `weave` is the one place
where parts are joined, and so where grey takes a colour.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from serpentry.games.schlangennest.rules.cards import GREY, Card, CardFaces, Colour, Strand
from serpentry.games.schlangennest.rules.lattice import STEP, Port, SquareNumber, port_of


class Chain(NamedTuple):
    """Joined parts, described by what matters to those who join it."""

    owner: Colour
    """The colour of the snake; GREY as long as no coloured part is joined."""
    parts: int
    grey: int
    """How many of the parts are grey ones."""
    ends: tuple[Port, ...]
    """The ports that it reaches, two at most."""
    finished: int
    """How many of its ends are finished by a stub or a blank side."""

    @property
    def is_closed(self) -> bool:
        """Whether it is a ring: nothing open, nothing finished."""
        return not self.ends and not self.finished

    @property
    def is_complete(self) -> bool:
        """Whether both its ends are finished."""
        return not self.ends and self.finished > 0


Snakes = tuple[Chain | None, ...]
"""The snake of each colour that is played; None before its first card."""


def weave(
    ends: dict[Port, Chain],
    snakes: list[Chain | None],
    square: SquareNumber,
    strands: Iterable[Strand],
    colour: Colour,
) -> None:
    """Place the strands of a card on a square and join them with all that reaches it.

    A strand takes up the chain at each of its sides, or has an open end there. It gets the colour
    of whatever it takes up. Meeting the same chain at both sides, it closes a ring.
    """
    for sides, is_coloured, parts, finished in strands:
        owner, grey = (colour, 0) if is_coloured else (GREY, parts)
        loose: tuple[Port, ...] = ()
        met: Chain | None = None
        for side in sides:
            port = square << 2 | side
            other = ends.pop(port, None)
            if other is None:
                loose += ((square + STEP[side]) << 2 | side ^ 2,)
            elif other is met:
                loose = ()
            else:
                met = other
                if owner == GREY:
                    owner = other.owner
                parts += other.parts
                grey += other.grey
                finished += other.finished
                loose += tuple([end for end in other.ends if end != port])
        chain = Chain(owner, parts, grey, loose, finished)
        for end in loose:
            ends[end] = chain
        if 0 <= owner < len(snakes):
            snakes[owner] = chain


def snakes_after(
    nest: "Nest", square: SquareNumber, strands: Iterable[Strand], colour: Colour
) -> Snakes:
    """The snakes as they are after a card is placed: all that the bans ask for."""
    ends, snakes = nest.ends.copy(), list(nest.snakes)
    weave(ends, snakes, square, strands, colour)
    return tuple(snakes)


@dataclass(frozen=True, slots=True)
class Nest:
    """What is on the table. The chains follow from the cards and are kept up to date."""

    cards: dict[SquareNumber, Card]
    ends: dict[Port, Chain] = field(compare=False)
    """The chain at each side of an empty square where a card is across it. Never changed."""
    snakes: Snakes = field(compare=False)

    def __hash__(self) -> int:
        return hash(frozenset(self.cards.items()))

    def laid(self, square: SquareNumber, card: Card, strands: Iterable[Strand]) -> "Nest":
        """The nest with one more card."""
        ends, snakes = self.ends.copy(), list(self.snakes)
        weave(ends, snakes, square, strands, card[0])
        return Nest({**self.cards, square: card}, ends, tuple(snakes))

    def lifted(self, square: SquareNumber, faces: CardFaces) -> "Nest":
        """The nest without a card: what was joined through it is followed from its sides."""
        cards, ends, snakes = dict(self.cards), self.ends.copy(), list(self.snakes)
        colour = cards.pop(square).colour
        if 0 <= colour < len(snakes):
            snakes[colour] = None
        for side, step in enumerate(STEP):
            ends.pop(port_of(square + step, side ^ 2), None)
        for side, step in enumerate(STEP):
            if square + step in cards:
                chain = follow(cards, faces, port_of(square, side))
                ends.update(dict.fromkeys(chain.ends, chain))
                if 0 <= chain.owner < len(snakes):
                    snakes[chain.owner] = chain
        return Nest(cards, ends, tuple(snakes))


def follow(cards: Mapping[SquareNumber, Card], faces: CardFaces, port: Port) -> Chain:
    """The chain that reaches a port, followed from card to card until it ends."""
    owner, parts, grey, finished = GREY, 0, 0, 0
    ends: tuple[Port, ...] = (port,)
    here = port
    while not finished and len(ends) < 2:
        side = here & 3
        square, enters = (here >> 2) + STEP[side], side ^ 2
        card = cards[square]
        strand = next(one for one in faces.strands(card) if enters in one.sides)
        parts += strand.parts
        grey += 0 if strand.coloured else strand.parts
        owner = card.colour if strand.coloured else owner
        finished = strand.finished
        for leaves in strand.sides:
            if leaves != enters:
                here = port_of(square, leaves)
                beyond = square + STEP[leaves]
                if beyond not in cards:
                    ends += (port_of(beyond, leaves ^ 2),)
    return Chain(owner, parts, grey, ends, finished)


def empty_nest(colours: int) -> Nest:
    """A bare table for this number of snakes."""
    return Nest({}, {}, (None,) * colours)


def nest_of(cards: Mapping[SquareNumber, Card], colours: int, faces: CardFaces) -> Nest:
    """The nest that cards form; in which order they were placed does not matter."""
    nest = empty_nest(colours)
    for square, card in cards.items():
        nest = nest.laid(square, card, faces.strands(card))
    return nest
