"""Why a log can't be laid so."""

from serpentry.games.carnival.case import Case, at
from serpentry.games.carnival.shapes import way_through
from serpentry.games.carnival.survey import Route, Step
from serpentry.games.carnival.tiles import BODY
from serpentry.tabletop.refusal import Illegal, refuse


def why_no_log(case: Case) -> Illegal | None:
    """What forbids laying a straight or a corner log."""
    if _replaces_its_like(case):
        return None
    route = _snake_ending_with(case)
    if case.tile.shape == "corner" and route is not None:
        return _why_no_turn(case, route)
    rule, facts = "log-replaces-same-shape", {"tile": case.tile.name, "cell": at(case.at)}
    old = case.lying
    if old is None or old.name not in BODY:
        words = "A {tile} replaces a coloured tile of a snake's body, and {cell} holds none."
        return refuse(rule, words, [case.at], **facts)
    if old.shape != case.tile.shape:
        words = "The {old} at {cell} is not of the same shape as a {tile}."
        return refuse(rule, words, [case.at], old=old.name, **facts)
    words = "The {old} at {cell} lies another way: the log must lie as it does."
    return refuse(rule, words, [case.at], old=old.name, **facts)


def _replaces_its_like(case: Case) -> bool:
    old = case.lying
    if old is None or old.name not in BODY or old.shape != case.tile.shape:
        return False
    return case.survey.cells[case.at].turn == case.turn


def _snake_ending_with(case: Case) -> Route | None:
    """The snake whose last tile lies in the cell, if that is no crossing and no head."""
    for route in case.survey.routes.values():
        last = route.steps[-1] if route.steps and route.head is None else None
        if last and last.cell == case.at and case.lying and case.lying.shape != "crossing":
            return route
    return None


def _why_no_turn(case: Case, route: Route) -> Illegal | None:
    """The exception at a dead end: a corner log may turn the last tile of an own blocked snake."""
    rule, last = "log-turns-a-dead-end", route.steps[-1]
    facts = {"colour": route.colour, "cell": at(route.end)}
    if route.owner != case.seat:
        words = "A corner log turns the last tile only of an own snake, and {colour} is another's."
        return refuse(rule, words, [case.at], **facts)
    if not case.survey.is_blocked(route):
        words = "The {colour} snake is not blocked: {cell} is free, so its last tile is not turned."
        return refuse(rule, words, [case.at, route.end], **facts)
    if case.options.dead_end_turn == "same_shape" and last.out == last.entry ^ 2:
        words = "In this game a corner log turns only a corner, and this tile is straight."
        return refuse(rule, words, [case.at], **facts)
    return _why_not_led_free(case, route, last)


def _why_not_led_free(case: Case, route: Route, last: Step) -> Illegal | None:
    rule = "log-turns-a-dead-end"
    out = way_through(case.tile.shape, case.turn, last.entry)
    if out is None:
        words = "Lying so, the log would not meet the tile before it in the {colour} snake."
        return refuse(rule, words, [case.at], colour=route.colour)
    led_to = case.survey.led_to(case.at, out)
    if case.survey.is_closed(led_to, route.colour):
        words = "Lying so, the log would lead the {colour} snake into {cell}, which is closed too."
        return refuse(rule, words, [case.at, led_to], colour=route.colour, cell=at(led_to))
    return None


def why_no_crossing(case: Case) -> Illegal | None:
    """What forbids laying a crossing log."""
    rule, old = "crossing-log", case.lying
    if old is None or old.shape != "straight":
        words = "A crossing log replaces a straight tile or a straight log, and {cell} holds none."
        return refuse(rule, words, [case.at], cell=at(case.at))
    across = 1 - case.survey.cells[case.at].turn % 2
    facing = [route for route in case.survey.ends_in(case.at) if route.entry % 2 == across]
    if len(facing) == 2:
        words = "The crossing would join the {one} and the {other} snake, which face each other."
        one, other = sorted(route.colour for route in facing)
        return refuse(rule, words, [case.at], one=one, other=other)
    return None
