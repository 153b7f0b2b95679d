"""What a standing bot is to do, as its file says: where, as whom, which games, and when."""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, field, fields, replace
from datetime import datetime, time
from pathlib import Path
from typing import Any, TypeVar

from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
LONGEST_NAME = 24
MOST_TABLES = 16
Part = TypeVar("Part")


class StandingOffer(Frozen):
    """A game that the bot plays with anyone who comes."""

    game: str
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    tables: int = 1
    """A number of games of it at once; of these at most one waits for somebody."""

    def set_up(self) -> AnyGame:
        """The game."""
        return set_up(self.game, self.seats, self.options)


class Hours(Frozen):
    """When it is there, by the clock of its machine; from evening to morning goes over midnight."""

    start: str = "00:00"
    end: str = "24:00"
    days: tuple[str, ...] = DAYS

    def has(self, moment: datetime) -> bool:
        """Whether a moment is within."""
        start, end = minutes_of(self.start), minutes_of(self.end)
        now, today = 60 * moment.hour + moment.minute, DAYS[moment.weekday()]
        if start < end:
            return today in self.days and start <= now < end
        yesterday = DAYS[moment.weekday() - 1]
        return (today in self.days and now >= start) or (yesterday in self.days and now < end)


class StandingPlan(Frozen):
    """All of a file."""

    server: str
    player: str
    name: str = ""
    games: tuple[StandingOffer, ...] = ()
    hours: tuple[Hours, ...] = ()
    """Without any it is always there."""

    @property
    def called(self) -> str:
        """What guests see."""
        return (self.name or find_player(self.player).name)[:LONGEST_NAME]

    def is_on_duty(self, moment: datetime) -> bool:
        """Whether it offers games at a moment."""
        return not self.hours or any(hours.has(moment) for hours in self.hours)


def minutes_of(text: str) -> int:
    """The minutes since midnight of a time such as `18:30`; BadText."""
    try:
        found = time.fromisoformat(text) if text != "24:00" else None
    except (TypeError, ValueError) as error:
        raise BadText(f"A time is written as 18:30, not as '{text}'.") from error
    return 24 * 60 if found is None else 60 * found.hour + found.minute


def read_plan(path: Path) -> StandingPlan:
    """The plan in a file; BadText says what is wrong with it."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadText(f"{path} can't be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise BadText(f"{path} can't be read: it isn't valid TOML: {error}.") from error
    games = [_made(StandingOffer, one, "[[games]]") for one in _tables(data, "games")]
    hours = [_made(Hours, one, "[[hours]]") for one in _tables(data, "hours")]
    plan = replace(
        _made(StandingPlan, {**data, "games": [], "hours": []}, path.name),
        games=tuple(games),
        hours=tuple(hours),
    )
    _check(plan)
    return plan


def _tables(data: Mapping[str, Any], name: str) -> list[Any]:
    found = data.get(name, [])
    if not isinstance(found, list):
        raise BadText(f"Write [[{name}]] above each of the {name}.")
    return found


def _made(kind: type[Part], data: Any, where: str) -> Part:
    known = {one.name: one for one in fields(kind)}  # type: ignore[arg-type]
    if not isinstance(data, dict):
        raise BadText(f"{where} takes names and values.")
    if unknown := sorted(set(data) - set(known)):
        raise BadText(f"{where} has no '{unknown[0]}'. There are: {', '.join(known)}.")
    needed = [
        name
        for name, one in known.items()
        if name not in data and one.default is one.default_factory is MISSING
    ]
    if needed:
        raise BadText(f"{where} lacks '{needed[0]}'.")
    try:
        return fields_from(kind, data)
    except BadText as error:
        raise BadText(f"{where} can't be used: {error}") from error


def _check(plan: StandingPlan) -> None:
    """Find every mistake before anybody is offered a game."""
    find_player(plan.player)
    if not plan.games:
        raise BadText("A standing bot needs at least one [[games]].")
    for offer in plan.games:
        offer.set_up()
        if not 1 <= offer.tables <= MOST_TABLES:
            raise BadText(f"'tables' is 1 to {MOST_TABLES}, not {offer.tables!r}.")
    for hours in plan.hours:
        minutes_of(hours.start), minutes_of(hours.end)
        if wrong := [day for day in hours.days if day not in DAYS]:
            raise BadText(f"'{wrong[0]}' isn't a day. There are: {', '.join(DAYS)}.")
