"""The rules for laying a card, each as a question to an attempt: what does it refuse, and why?"""

from collections.abc import Iterator

from serpentry.games.schlangennest.rules.bans import (
    FOUR_SNAKES,
    LEAVE_A_CURVE,
    Movers,
    Situation,
    brought_about,
    situations,
)
from serpentry.games.schlangennest.rules.border import is_inside
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, FRAME, Kind
from serpentry.games.schlangennest.rules.lattice import AROUND, square_of
from serpentry.games.schlangennest.rules.names import all_spoken, colour_names
from serpentry.games.schlangennest.rules.refusals.attempt import Attempt
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import word
from serpentry.tabletop.refusal import Illegal, refuse

RING = "why-schlangennest-snake-closed"


def snake_is_closed(attempt: Attempt) -> Illegal | None:
    """`open-closed-snake`: nothing is placed at a ring."""
    if attempt.own_snake is None or not attempt.own_snake.is_closed:
        return None
    return refuse("open-closed-snake", RING)


def not_in_hand(attempt: Attempt) -> Illegal | None:
    """`card-in-hand`."""
    if attempt.table.hands[attempt.colour][attempt.kind]:
        return None
    return refuse("card-in-hand", "why-schlangennest-not-in-hand", card=word(attempt.kind.word))


def covered(attempt: Attempt) -> Illegal | None:
    """`square-empty`."""
    if attempt.square not in attempt.cards:
        return None
    message = "why-schlangennest-square-taken"
    return refuse("square-empty", message, [attempt.at], square=attempt.name)


def wrong_place(attempt: Attempt) -> Illegal | None:
    """`first-card-adjacent` for the first card of a colour, `extends-own-snake` for the others."""
    return _wrong_start(attempt) if attempt.is_first else _not_reached(attempt)


def _wrong_start(attempt: Attempt) -> Illegal | None:
    if attempt.agreement.tails_first and attempt.kind is not Kind.TAIL:
        return refuse("tail-first", "why-schlangennest-tail-first")
    lying = [square for square, card in attempt.cards.items() if card.colour != FRAME]
    rule = "first-card-adjacent"
    if lying:
        if any(attempt.square - square in AROUND for square in lying):
            return None
        message = "why-schlangennest-first-card-alone"
        return refuse(rule, message, [attempt.at])
    if attempt.agreement.field or attempt.at == Square(0, 0):
        return None
    return refuse(rule, "why-schlangennest-first-card-a1", [attempt.at])


def _not_reached(attempt: Attempt) -> Illegal | None:
    ends = attempt.own_snake.ends if attempt.own_snake else ()
    reached = sorted({square_of(end >> 2) for end in ends})
    if attempt.at in reached:
        return None
    return refuse(
        "extends-own-snake",
        "why-schlangennest-not-at-end",
        [attempt.at, *reached],
        colour=word(COLOUR_NAMES[attempt.colour]),
        square=attempt.name,
        reached=all_spoken(reached),
    )


def outside(attempt: Attempt) -> Illegal | None:
    """`border`."""
    if is_inside(attempt.table.bounds, attempt.square, attempt.agreement.size):
        return None
    if attempt.is_first:
        message = "why-schlangennest-first-card-outside"
    elif attempt.kind in (Kind.STRAIGHT, Kind.CURVE):
        message = "why-schlangennest-outside"
    else:
        return None
    return refuse("border", message, [attempt.at], square=attempt.name)


def joins_colours(attempt: Attempt) -> Illegal | None:
    """`never-join-colours`."""
    for component in attempt.after.components:
        if len(component.colours) > 1:
            return refuse(
                "never-join-colours",
                "why-schlangennest-joins-colours",
                [attempt.at],
                colours=colour_names(component.colours),
                square=attempt.name,
            )
    return None


def not_joined_to_own(attempt: Attempt) -> Illegal | None:
    """`extends-own-snake`: all coloured parts are one snake."""
    if attempt.is_first:
        return None
    if attempt.after.pieces(attempt.colour) > 1:
        message = "why-schlangennest-not-joined"
    elif attempt.agreement.options.strict_contact and not _meets_own_end(attempt):
        message = "why-schlangennest-strict-contact"
    else:
        return None
    colour = word(COLOUR_NAMES[attempt.colour])
    return refuse("extends-own-snake", message, [attempt.at], colour=colour)


def _meets_own_end(attempt: Attempt) -> bool:
    own = attempt.own_snake
    return own is not None and attempt.coloured_part_meets(own.ends)


def leaves_ends_apart(attempt: Attempt) -> Illegal | None:
    """`connect-own-ends`: what serves where two snakes have both ends at one square."""
    here = [
        colour
        for colour, ends in enumerate(attempt.before.ends(attempt.agreement.colours))
        if [end >> 2 for end in ends] == [attempt.square] * 2
    ]
    if len(here) < 2 or attempt.kind in (Kind.STRAIGHT, Kind.CURVE):
        return None
    message = "why-schlangennest-head-connects"
    if attempt.kind is Kind.TAIL:
        if not attempt.table.hands[attempt.colour][Kind.STRAIGHT]:
            return None
        message = "why-schlangennest-tail-connects"
    snakes = colour_names(here)
    return refuse("connect-own-ends", message, [attempt.at], snakes=snakes, square=attempt.name)


def spoils_a_beginning(attempt: Attempt) -> Illegal | None:
    """`first-tail-spares`: a first tail finishes nobody."""
    if not (attempt.is_first and attempt.agreement.spares):
        return None
    for colour, ends in enumerate(attempt.after.ends(attempt.agreement.colours)):
        if attempt.after.snake(colour) and not ends:
            message = "why-schlangennest-first-tail-spoils"
            name = word(COLOUR_NAMES[colour])
            return refuse("first-tail-spares", message, [attempt.at], colour=name)
    return None


def banned(attempt: Attempt) -> Illegal | None:
    """The three bans: they can be asked where every end is the end of one whole snake."""
    if joins_colours(attempt) or attempt.after.pieces(attempt.colour) > 1:
        return None
    colours, movers = attempt.agreement.colours, _movers_after(attempt)
    after = situations(attempt.after.ends(colours), movers)
    if not after:
        return None
    before = situations(attempt.before.ends(colours), movers)
    return next(map(_in_words, brought_about(before, after)), None)


def _movers_after(attempt: Attempt) -> Movers:
    agreement, table = attempt.agreement, attempt.table
    seat = agreement.seat_of(attempt.colour)
    order = [
        colour
        for step in range(1, agreement.seats + 1)
        for colour in agreement.colours_of((seat + step) % agreement.seats)
        if colour not in table.out
    ]
    curves = [hand[Kind.CURVE] for hand in table.hands]
    if attempt.kind is Kind.CURVE and attempt.square not in attempt.cards:
        curves[attempt.colour] -= 1
    return Movers(tuple(order), tuple(curves))


def _in_words(situation: Situation) -> Illegal:
    squares = [square_of(square) for square in situation.squares]
    names = all_spoken(squares)
    if situation.rule == LEAVE_A_CURVE:
        mover, other = (word(COLOUR_NAMES[colour]) for colour in situation.snakes)
        message = "why-schlangennest-leave-a-curve"
        return refuse(LEAVE_A_CURVE, message, squares, mover=mover, other=other, square=names)
    snakes = colour_names(situation.snakes)
    message = "why-schlangennest-three-snakes"
    if situation.rule == FOUR_SNAKES:
        message = "why-schlangennest-four-snakes"
    return refuse(situation.rule, message, squares, snakes=snakes, square=names)


def placing_refusals(attempt: Attempt) -> Iterator[Illegal | None]:
    """Every rule for laying a card but the bans, which can be lifted.

    What a card on a taken square, or at a ring, would join is not asked: it can't be placed there.
    """
    closed, taken = snake_is_closed(attempt), covered(attempt)
    yield from (closed, not_in_hand(attempt), taken)
    if closed or taken:
        return
    elsewhere = wrong_place(attempt)
    yield from (elsewhere, outside(attempt), joins_colours(attempt))
    if not elsewhere:
        yield from (
            not_joined_to_own(attempt),
            leaves_ends_apart(attempt),
            spoils_a_beginning(attempt),
        )


def could_lie(attempt: Attempt) -> bool:
    """Whether a card has a square of its own there, so that the bans can be asked."""
    return not snake_is_closed(attempt) and not covered(attempt)
