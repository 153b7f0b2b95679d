"""Why a log can't be placed like this."""

from serpentry.games.carnival.rules.refusals.case import Case
from serpentry.games.carnival.rules.refusals.survey import Route, Step
from serpentry.games.carnival.rules.shapes import way_through
from serpentry.games.carnival.rules.tiles import BODY
from serpentry.languages.sentence import Fact, word
from serpentry.tabletop.helpers.places import from_house
from serpentry.tabletop.refusal import Illegal, refuse


def why_no_log(case: Case) -> Illegal | None:
    """What forbids laying a straight or a corner log."""
    if _replaces_its_like(case):
        return None
    route = _snake_ending_with(case)
    if case.tile.shape == "corner" and route is not None:
        return _why_no_turn(case, route)
    rule = "log-replaces-same-shape"
    facts: dict[str, Fact] = {"tile": word(case.tile.name), "cell": from_house(case.at)}
    old = case.lying
    if old is None or old.name not in BODY:
        message = "why-carnival-log-no-body"
        return refuse(rule, message, [case.at], **facts)
    if old.shape != case.tile.shape:
        message = "why-carnival-log-other-shape"
        return refuse(rule, message, [case.at], old=word(old.name), **facts)
    message = "why-carnival-log-lies-otherwise"
    return refuse(rule, message, [case.at], old=word(old.name), **facts)


def _replaces_its_like(case: Case) -> bool:
    old = case.lying
    if old is None or old.name not in BODY or old.shape != case.tile.shape:
        return False
    return case.survey.cells[case.at].turn == case.turn


def _snake_ending_with(case: Case) -> Route | None:
    """The snake whose last tile is in the cell, if that is neither a crossing nor a head."""
    for route in case.survey.routes.values():
        last = route.steps[-1] if route.steps and route.head is None else None
        if last and last.cell == case.at and case.lying and case.lying.shape != "crossing":
            return route
    return None


def _why_no_turn(case: Case, route: Route) -> Illegal | None:
    """The exception at a dead end: a corner log may turn the last tile of an own blocked snake."""
    rule, last = "log-turns-a-dead-end", route.steps[-1]
    facts: dict[str, Fact] = {"colour": word(route.colour), "cell": from_house(route.end)}
    if route.owner != case.seat:
        message = "why-carnival-log-turns-own"
        return refuse(rule, message, [case.at], **facts)
    if not case.survey.is_blocked(route):
        message = "why-carnival-not-blocked"
        return refuse(rule, message, [case.at, route.end], **facts)
    if case.options.dead_end_turn == "same_shape" and last.out == last.entry ^ 2:
        message = "why-carnival-log-turns-corner"
        return refuse(rule, message, [case.at], **facts)
    return _why_not_led_free(case, route, last)


def _why_not_led_free(case: Case, route: Route, last: Step) -> Illegal | None:
    rule = "log-turns-a-dead-end"
    out = way_through(case.tile.shape, case.turn, last.entry)
    if out is None:
        message = "why-carnival-log-misses"
        return refuse(rule, message, [case.at], colour=word(route.colour))
    led_to = case.survey.led_to(case.at, out)
    if case.survey.is_closed(led_to, route.colour):
        message = "why-carnival-log-dead-end"
        return refuse(
            rule, message, [case.at, led_to], colour=word(route.colour), cell=from_house(led_to)
        )
    return None


def why_no_crossing(case: Case) -> Illegal | None:
    """What forbids laying a crossing log."""
    rule, old = "crossing-log", case.lying
    if old is None or old.shape != "straight":
        message = "why-carnival-crossing-no-straight"
        return refuse(rule, message, [case.at], cell=from_house(case.at))
    across = 1 - case.survey.cells[case.at].turn % 2
    facing = [route for route in case.survey.ends_in(case.at) if route.entry % 2 == across]
    if len(facing) == 2:
        message = "why-carnival-crossing-joins"
        one, other = sorted(route.colour for route in facing)
        return refuse(rule, message, [case.at], one=word(one), other=word(other))
    return None
