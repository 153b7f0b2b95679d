"""The rules for the snake that players place across the field: what each refuses, and why."""

from collections.abc import Iterator, Sequence

from serpentry.games.schlangennest.rules.cards import PATH, Card, Kind, coloured_sides
from serpentry.games.schlangennest.rules.crossing import Crossing, Lead, in_field
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.games.schlangennest.rules.names import all_spoken, spoken
from serpentry.geometry.squares import Side, Square
from serpentry.languages.sentence import word
from serpentry.tabletop.refusal import Illegal, refuse

BEGINS, GOES_ON, ARRIVES = "path-begins", "path-goes-on", "path-arrives"
CROSSING_RULES = (BEGINS, GOES_ON, ARRIVES)


def crossing_refusals(
    crossing: Crossing, taken: Sequence[Square], place: Place
) -> Iterator[Illegal | None]:
    """Every rule for a card of that snake; where it leads is asked of one that joins it.

    Of a second tail it is enough that there is none.
    """
    yield _used_up(crossing, place)
    if place.at in taken:
        message = "why-schlangennest-square-taken"
        yield refuse("square-empty", message, [place.at], square=spoken(place.at))
    elif crossing.lead is None:
        yield from _wrong_beginning(crossing, place)
    elif joined := _not_joined(crossing.lead, place):
        yield joined
    elif crossing.goal is not None and place.card is not Kind.TAIL:
        yield _wrong_end(crossing.lead, crossing.goal, place) or _leads_astray(crossing, place)


def _used_up(crossing: Crossing, place: Place) -> Illegal | None:
    if crossing.hand[place.card]:
        return None
    return refuse("card-in-hand", "why-schlangennest-path-used-up", card=word(place.card.word))


def _wrong_beginning(crossing: Crossing, place: Place) -> Iterator[Illegal | None]:
    """`path-begins`: with the tail, in a corner, and into the field."""
    if place.card is not Kind.TAIL:
        yield refuse(BEGINS, "why-schlangennest-path-tail-first")
    if place.at not in crossing.corners:
        corners = all_spoken(crossing.corners)
        message = "why-schlangennest-path-corner"
        yield refuse(BEGINS, message, [place.at, *crossing.corners], corners=corners)
    elif not all(in_field(crossing.field, place.at.beyond(side)) for side in _sides(place)):
        yield refuse(BEGINS, "why-schlangennest-path-inwards", [place.at])


def _sides(place: Place) -> tuple[Side, ...]:
    return coloured_sides(place.card, place.turn)


def _not_joined(lead: Lead, place: Place) -> Illegal | None:
    """`path-goes-on`: a card is where the snake leads, and its coloured part continues it."""
    if place.at != lead.at:
        message = "why-schlangennest-path-leads-to"
        return refuse(GOES_ON, message, [place.at, lead.at], square=spoken(lead.at))
    if lead.way.opposite() not in _sides(place):
        return refuse(GOES_ON, "why-schlangennest-path-not-joined", [place.at])
    return None


def _wrong_end(lead: Lead, goal: Square, place: Place) -> Illegal | None:
    """`path-arrives`: the head is in the corner opposite the tail, and nothing else there."""
    if (place.card is Kind.HEAD) == (lead.at == goal):
        return None
    is_goal = lead.at == goal
    message = "why-schlangennest-path-head-here" if is_goal else "why-schlangennest-path-head-there"
    return refuse(ARRIVES, message, [place.at, goal], square=spoken(goal))


def _leads_astray(crossing: Crossing, place: Place) -> Illegal | None:
    """`path-goes-on` out of the field or over itself; `path-arrives` where it no longer could."""
    assert crossing.lead is not None
    assert crossing.goal is not None
    if place.card is Kind.HEAD:
        return None
    (onward,) = (side for side in _sides(place) if side is not crossing.lead.way.opposite())
    beyond = place.at.beyond(onward)
    if not in_field(crossing.field, beyond):
        return refuse(GOES_ON, "why-schlangennest-path-leaves-field", [place.at])
    if beyond in crossing.cards:
        return refuse(GOES_ON, "why-schlangennest-path-meets-itself", [place.at, beyond])
    if crossing.hand[place.card] and not crossing.arrives_with(Card(PATH, place.card, place.turn)):
        message, goal = "why-schlangennest-path-cut-off", crossing.goal
        return refuse(ARRIVES, message, [place.at, goal], square=spoken(goal))
    return None
