"""Why a tile of a snake, a gift or a trouble can't be laid so."""

from collections.abc import Iterator

from serpentry.games.carnival.case import Case, at
from serpentry.games.carnival.shapes import sides_of, way_through
from serpentry.games.carnival.survey import Route
from serpentry.games.carnival.tiles import BODY, REPLACEABLE_LOGS, TILES, WELCOME, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.refusal import Illegal, refuse


def why_no_snake_tile(case: Case) -> Illegal | None:
    """What forbids laying a body tile, on a snake's end or on a log."""
    assert case.tile.colour is not None
    route = case.survey.routes.get(case.tile.colour)
    if route is None:
        return refuse("tile-in-hand", "No {colour} snake takes part.", colour=case.tile.colour)
    return _why_not_there(case, route) or _why_not_others(case, route)


def _why_not_there(case: Case, route: Route) -> Illegal | None:
    """Geometry alone: the end or a log, one path."""
    if case.at in case.survey.cells:
        return _why_not_on_log(case, route)
    return _exit_of_another(case) or _why_not_at_end(case, route) or _joins(case, route)


def _exit_of_another(case: Case) -> Illegal | None:
    waiting = case.survey.exit_of_another(case.at, case.tile.colour)
    if waiting is None:
        return None
    return refuse(
        "exit-stays-free",
        "{cell} is the exit of the {colour} snake, which has not begun: it takes only its tiles.",
        [case.at],
        cell=at(case.at),
        colour=waiting.colour,
    )


def _why_not_on_log(case: Case, route: Route) -> Illegal | None:
    rule, old = "snake-tile-at-its-end", case.lying
    facts = {"cell": at(case.at), "colour": route.colour, "tile": case.tile.name}
    if old is None or old.name not in REPLACEABLE_LOGS:
        words = "{cell} is taken, and only a straight or corner log can be replaced by a {tile}."
        return refuse(rule, words, [case.at], **facts)
    if not route.passes(case.at):
        words = "The log at {cell} is not part of the {colour} snake."
        return refuse(rule, words, [case.at], **facts)
    if old.shape != case.tile.shape or case.survey.cells[case.at].turn != case.turn:
        words = "A {tile} replaces a log only of the same shape, lying the same way."
        return refuse(rule, words, [case.at], **facts)
    return None


def _why_not_at_end(case: Case, route: Route) -> Illegal | None:
    rule = "snake-tile-at-its-end"
    facts = {"cell": at(route.end), "colour": route.colour}
    if case.at != route.end:
        words = (
            "The {colour} snake leads into {cell}: its next tile goes there, or on one of its logs."
            if route.begun
            else "The {colour} snake begins at its exit of the house, {cell}."
        )
        return refuse(rule, words, [case.at, route.end], **facts)
    if route.entry not in sides_of(case.tile.shape, case.turn):
        words = "Lying so, the tile would not meet the end of the {colour} snake."
        return refuse(rule, words, [case.at], **facts)
    return None


def _joins(case: Case, route: Route) -> Illegal | None:
    out = way_through(case.tile.shape, case.turn, route.entry)
    for other in case.survey.ends_in(case.at):
        if other.colour != route.colour and other.entry == out:
            return refuse(
                "one-path",
                "Lying so, the tile would join the {colour} and the {other} snake.",
                [case.at],
                colour=route.colour,
                other=other.colour,
            )
    return None


def _why_not_others(case: Case, route: Route) -> Illegal | None:
    if case.is_own(route.colour):
        return None
    return _own_comes_first(case, route) or _dead_end(case, route)


def _own_comes_first(case: Case, route: Route) -> Illegal | None:
    if case.tile.name not in WELCOME:
        return None
    for tile in _own_body(case):
        if case.options.grow_others == "own_absent":
            words = "You hold a {tile} for your own snake, so you may not grow {colour}."
        elif _can_be_laid(case, tile):
            words = "You can still lay your own {tile}, so you may not grow {colour}."
        else:
            continue
        cells = [case.at, case.survey.routes[tile.colour or ""].end]
        facts = {"tile": tile.name, "colour": route.colour}
        return refuse("others-only-without-own", words, cells, **facts)
    return None


def _own_body(case: Case) -> Iterator[Tile]:
    for name in case.hand:
        if name in BODY and case.is_own(TILES[name].colour or ""):
            yield TILES[name]


def _can_be_laid(case: Case, tile: Tile) -> bool:
    route = case.survey.routes[tile.colour or ""]
    cells: list[Square] = [route.end, *(step.cell for step in route.steps)]
    return any(
        _why_not_there(case.with_tile(tile, cell, turn), route) is None
        for cell in cells
        for turn in range(tile.turns)
    )


def _dead_end(case: Case, route: Route) -> Illegal | None:
    if case.at in case.survey.cells or case.options.allow_dead_ending:
        return None
    if _leads_free(case, route, case.turn):
        return None
    if not any(_leads_free(case, route, turn) for turn in range(case.tile.turns)):
        return None
    out = way_through(case.tile.shape, case.turn, route.entry)
    assert out is not None
    dead_end = case.survey.led_to(case.at, out)
    return refuse(
        "no-dead-ending-others",
        "This would lead the {colour} snake into {cell}, which is closed; turned the other way "
        "the tile leads it free.",
        [case.at, dead_end],
        colour=route.colour,
        cell=at(dead_end),
    )


def _leads_free(case: Case, route: Route, turn: int) -> bool:
    out = way_through(case.tile.shape, turn, route.entry)
    if out is None:
        return False
    return not case.survey.is_closed(case.survey.led_to(case.at, out), route.colour)


def why_no_gift(case: Case) -> Illegal | None:
    """What forbids laying a gift or a trouble."""
    facts = {"tile": case.tile.name, "cell": at(case.at)}
    if case.at in case.survey.cells:
        words = "A {tile} lies in an empty cell, and {cell} is taken."
        return refuse("gift-touches-a-snake", words, [case.at], **facts)
    if illegal := _exit_of_another(case):
        return illegal
    may_block = case.tile.kind == "trouble" and case.options.trouble_may_block
    for route in () if may_block else case.survey.ends_in(case.at):
        words = "The {colour} snake leads into {cell}: a {tile} may not block it."
        facts["colour"] = route.colour
        return refuse("gift-blocks-no-end", words, [case.at], **facts)
    if not case.survey.touches_coloured(case.at):
        words = "A {tile} touches a coloured tile of a snake; {cell} touches none."
        return refuse("gift-touches-a-snake", words, [case.at], **facts)
    return None
