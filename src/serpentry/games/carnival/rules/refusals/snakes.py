"""Why a tile of a snake, a gift or a trouble can't be placed like this."""

from collections.abc import Iterator

from serpentry.games.carnival.rules.refusals.case import Case
from serpentry.games.carnival.rules.refusals.survey import Route
from serpentry.games.carnival.rules.shapes import sides_of, way_through
from serpentry.games.carnival.rules.tiles import BODY, REPLACEABLE_LOGS, TILES, WELCOME_TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Fact, word
from serpentry.tabletop.helpers.places import from_house
from serpentry.tabletop.refusal import Illegal, refuse


def why_no_snake_tile(case: Case) -> Iterator[Illegal | None]:
    """All that forbids laying a body tile, on a snake's end or on a log."""
    assert case.tile.colour is not None
    route = case.survey.routes.get(case.tile.colour)
    if route is None:
        yield refuse("tile-in-hand", "why-carnival-no-such-snake", colour=word(case.tile.colour))
        return
    misplaced = list(_why_not_there(case, route))
    yield from misplaced
    if not case.is_own(route.colour):
        yield _own_comes_first(case, route)
        yield None if any(misplaced) else _dead_end(case, route)


def _why_not_there(case: Case, route: Route) -> Iterator[Illegal | None]:
    """Geometry alone: the end or a log, one path."""
    if case.at in case.survey.cells:
        yield _why_not_on_log(case, route)
        return
    not_at_end = _why_not_at_end(case, route)
    yield _exit_of_another(case)
    yield not_at_end or _joins(case, route)
    yield None if not_at_end else _cuts_off(case, route)


def _exit_of_another(case: Case) -> Illegal | None:
    waiting = case.survey.exit_of_another(case.at, case.tile.colour)
    if waiting is None:
        return None
    return refuse(
        "exit-stays-free",
        "why-carnival-exit-of-other",
        [case.at],
        cell=from_house(case.at),
        colour=word(waiting.colour),
    )


def _why_not_on_log(case: Case, route: Route) -> Illegal | None:
    rule, old = "snake-tile-at-its-end", case.lying
    facts: dict[str, Fact] = {
        "cell": from_house(case.at),
        "colour": word(route.colour),
        "tile": word(case.tile.name),
    }
    if old is None or old.name not in REPLACEABLE_LOGS:
        message = "why-carnival-cell-taken"
        return refuse(rule, message, [case.at], **facts)
    if not route.passes(case.at):
        message = "why-carnival-log-of-other"
        return refuse(rule, message, [case.at], **facts)
    if old.shape != case.tile.shape or case.survey.cells[case.at].turn != case.turn:
        message = "why-carnival-log-unlike"
        return refuse(rule, message, [case.at], **facts)
    return None


def _why_not_at_end(case: Case, route: Route) -> Illegal | None:
    rule = "snake-tile-at-its-end"
    facts: dict[str, Fact] = {"cell": from_house(route.end), "colour": word(route.colour)}
    if case.at != route.end:
        message = "why-carnival-not-at-end" if route.begun else "why-carnival-not-at-exit"
        return refuse(rule, message, [case.at, route.end], **facts)
    if route.entry not in sides_of(case.tile.shape, case.turn):
        message = "why-carnival-tile-misses"
        return refuse(rule, message, [case.at], **facts)
    return None


def _cuts_off(case: Case, route: Route) -> Illegal | None:
    """Another player's snake leads into the same cell, and would lead no further."""
    if case.options.cutting_off == "allowed":
        return None
    for other in case.survey.ends_in(case.at):
        if other.colour != route.colour and not case.is_own(other.colour):
            facts: dict[str, Fact] = {"cell": from_house(case.at), "colour": word(other.colour)}
            return refuse("no-cutting-off", "why-carnival-cuts-off", [case.at], **facts)
    return None


def _joins(case: Case, route: Route) -> Illegal | None:
    out = way_through(case.tile.shape, case.turn, route.entry)
    for other in case.survey.ends_in(case.at):
        if other.colour != route.colour and other.entry == out:
            facts = {"colour": word(route.colour), "other": word(other.colour)}
            return refuse("one-path", "why-carnival-tile-joins", [case.at], **facts)
    return None


def _own_comes_first(case: Case, route: Route) -> Illegal | None:
    if case.tile.name not in WELCOME_TILES:
        return None
    for tile in _own_body(case):
        if case.options.grow_others == "own_absent":
            message = "why-carnival-own-held"
        elif _can_be_laid(case, tile):
            message = "why-carnival-own-playable"
        else:
            continue
        cells = [case.at, case.survey.routes[tile.colour or ""].end]
        facts = {"tile": word(tile.name), "colour": word(route.colour)}
        return refuse("others-only-without-own", message, cells, **facts)
    return None


def _own_body(case: Case) -> Iterator[Tile]:
    for name in case.hand:
        if name in BODY and case.is_own(TILES[name].colour or ""):
            yield TILES[name]


def _can_be_laid(case: Case, tile: Tile) -> bool:
    route = case.survey.routes[tile.colour or ""]
    cells: list[Square] = [route.end, *(step.cell for step in route.steps)]
    return any(
        not any(_why_not_there(case.with_tile(tile, cell, turn), route))
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
        "why-carnival-dead-ends-other",
        [case.at, dead_end],
        colour=word(route.colour),
        cell=from_house(dead_end),
    )


def _leads_free(case: Case, route: Route, turn: int) -> bool:
    out = way_through(case.tile.shape, turn, route.entry)
    if out is None:
        return False
    return not case.survey.is_closed(case.survey.led_to(case.at, out), route.colour)


def why_no_gift(case: Case) -> Iterator[Illegal | None]:
    """All that forbids laying a gift or a trouble."""
    facts: dict[str, Fact] = {"tile": word(case.tile.name), "cell": from_house(case.at)}
    if case.at in case.survey.cells:
        message = "why-carnival-gift-cell-taken"
        yield refuse("gift-touches-a-snake", message, [case.at], **facts)
        return
    yield _exit_of_another(case)
    may_block = case.tile.kind == "trouble" and case.options.trouble_may_block
    for route in () if may_block else case.survey.ends_in(case.at):
        if case.options.gift_before_own and case.is_own(route.colour):
            continue
        message, colour = "why-carnival-gift-blocks", word(route.colour)
        yield refuse("gift-blocks-no-end", message, [case.at], colour=colour, **facts)
    if not case.survey.touches_coloured(case.at):
        message = "why-carnival-gift-alone"
        yield refuse("gift-touches-a-snake", message, [case.at], **facts)
