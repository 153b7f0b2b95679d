"""Seats that are asked for from outside, and the rule of a number that means nothing."""

from serpentry.languages import sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.given import shown, whole

NO_MOVE = "no-move"
"""The rule id for a number that means no move in the position."""


def demanded_seat(game: AnyGame, given: object) -> Seat:
    """The number of a seat; BadSeats."""
    seat = whole(given)
    if seat is None or not 0 <= seat < game.seats:
        raise BadSeats(sentence("no-such-seat", seat=shown(given)))
    return seat
