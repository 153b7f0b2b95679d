"""Tables to be made: of a game, from a position of another table, or from a record.

A plan is the JSON of docs/protocol.md, already known to have the right shape.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom

from serpentry.catalogue import find, game_of_record, set_up
from serpentry.hosting.room import Room
from serpentry.players import ROSTER
from serpentry.table.afterplay import check_copy, same_seats, setup_of_copy
from serpentry.table.bots import unused
from serpentry.table.fairness import (
    COMMITMENT_TAG,
    COPIED_TAG,
    SALTS_TAG,
    SEED_TAG,
    copied_from,
    told_events,
)
from serpentry.table.record import picked_in, with_sides
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    GIVEN,
    HERE,
    Clock,
    Copied,
    DaysClock,
    GameClock,
    NoClock,
    Place,
    Setup,
)
from serpentry.table.state import Played
from serpentry.table.words import clean_name
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.formats.jsons import Json, JsonObject, items
from serpentry.tabletop.formats.record import Record, read_record, replay
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.arranging import Arrangement, arranged
from serpentry.tabletop.helpers.sides import sides_of

FIRST = "first"
"""Whoever has the first place begins: what a plan says if nothing else."""
Planned = tuple[Setup, Sequence[Played]]
"""A set-up, and the moves and draws that the table begins with."""


def planned(plan: JsonObject, guest: str, origin: Room | None = None) -> Planned:
    """What a guest plans; Refused or another mistake says why it can't be."""
    if origin is not None:
        ply = _ply(plan)
        return _of_copy(plan, origin, ply, guest), origin.state.played[:ply]
    if plan.get("record"):
        return _of_record(plan, read_record(str(plan["record"])), guest)
    return _of_game(plan, guest), ()


def origin_of(plan: JsonObject) -> str | None:
    """The table that a plan begins from, if any."""
    origin = plan.get("from")
    return str(origin["table"]) if isinstance(origin, Mapping) else None


def _ply(plan: JsonObject) -> int:
    origin = plan["from"]
    assert isinstance(origin, Mapping)
    assert isinstance(origin["ply"], int)
    return origin["ply"]


def _of_game(plan: JsonObject, guest: str) -> Setup:
    places, name = _places(plan), str(plan.get("game", ""))
    try:
        box = find(name)
        game = set_up(name, len(places), _options(plan))
        _check_sides(box, places)
    except (OverflowError, RecursionError) as error:
        raise Refused("mistake-too-much") from error
    if all(place.kind == COMPUTER for place in places) and plan.get("public"):
        raise Refused("bad-seats")
    setup = Setup(name, box.version, game.options_json, places, guest, "", _clock(plan))
    setup = replace(setup, arranged=_arranged(plan, game))
    return replace(_titled(setup, plan), starter=_starter(plan), by_hand=_by_hand(plan, places))


def _of_copy(plan: JsonObject, origin: Room, ply: int, guest: str) -> Setup:
    """A copy keeps game, options and rules; the seats may be taken otherwise."""
    state = origin.state
    check_copy(state, guest, ply)
    if plan.get("game", "") not in ("", state.setup.game) or plan.get("options"):
        raise Refused("copy-same-game")
    places = _places(plan) if plan.get("seats") else same_seats(state)
    places = with_sides(places, [chair.side for chair in state.chairs])
    return _titled(setup_of_copy(state, origin.seed, ply, guest, places, _clock(plan)), plan)


def _of_record(plan: JsonObject, record: Record, guest: str) -> Planned:
    """A record goes on where it ends, by its rules; everybody it names sits here, unless told."""
    if plan.get("game", "") not in ("", record.game) or plan.get("options"):
        raise Refused("copy-same-game")
    game = game_of_record(record)
    told = told_events(record)
    played = [Played(by, move, at in told) for at, (by, move, _) in enumerate(replay(game, record))]
    places = _places(plan) if plan.get("seats") else _same_players(record)
    if len(places) != record.seats:
        raise Refused("copy-seats", seats=record.seats)
    places = with_sides(places, picked_in(record, find(record.game, record.rules)))
    setup = Setup(record.game, record.rules, game.options_json, places, guest, "", _clock(plan))
    copied = _copied(record, len(played))
    return replace(_titled(setup, plan), copied=copied, arranged=record.arranged), played


def _same_players(record: Record) -> tuple[Place, ...]:
    names = [record.players.get(seat, "") for seat in range(record.seats)]
    return tuple(
        Place(COMPUTER, "", name) if name in ROSTER else Place(HERE, clean_name(name))
        for name in names
    )


def _copied(record: Record, count: int) -> tuple[Copied, ...]:
    """Whose seeds the events of a record followed."""
    parts = copied_from(record.tags.get(COPIED_TAG, ""))
    until = parts[-1].until if parts else 0
    commitment = record.tags.get(COMMITMENT_TAG, "")
    if count <= until or not commitment:
        return parts
    seed, salts = record.tags.get(SEED_TAG, ""), record.tags.get(SALTS_TAG, "")
    return (*parts, Copied(count, commitment, seed, tuple(salts.split())))


def _titled(setup: Setup, plan: JsonObject) -> Setup:
    title = clean_name(str(plan.get("title", "")))
    return replace(setup, public=bool(plan.get("public")), title=title)


def _options(plan: JsonObject) -> dict[str, object]:
    options = plan.get("options") or {}
    assert isinstance(options, Mapping)
    return dict(options)


def _places(plan: JsonObject) -> tuple[Place, ...]:
    bots = unused((), SystemRandom())
    return tuple(_place(one, bots) for one in items(plan.get("seats", [])))


def _place(seat: Json, bots: Iterator[str]) -> Place:
    assert isinstance(seat, Mapping)
    kind, player = str(seat["kind"]), str(seat.get("player", ""))
    side = str(seat.get("side", ""))
    if kind != COMPUTER:
        return Place(kind, clean_name(str(seat.get("name", ""))), "", side)
    if player not in ROSTER:
        raise UnknownName("player", player, list(ROSTER))
    return Place(kind, next(bots, ""), player, side)


def _by_hand(plan: JsonObject, places: Sequence[Place]) -> bool:
    """Whether people tell what chance does: only those who see the table in front of them."""
    if plan.get("by_hand") and (plan.get("public") or any(one.kind != HERE for one in places)):
        raise Refused("by-hand-here")
    return bool(plan.get("by_hand"))


def _arranged(plan: JsonObject, game: AnyGame) -> Arrangement | None:
    """What was set up by hand, checked: everything may lie so, and there is something to play."""
    match plan.get("arranged"):
        case {"laid": laid, "turn": int(turn)}:
            if any(isinstance(one, Mapping) and one.get("side") for one in items(plan["seats"])):
                raise Refused("no-such-side")
            made = Arrangement(tuple(str(line) for line in items(laid)), turn)
            if game.rules.outcome(arranged(game, made)) is not None:
                raise Refused("copy-at-the-end")
            return made
    return None


def _check_sides(box: AnyBox, places: Sequence[Place]) -> None:
    sides, picked = sides_of(box), [one.side for one in places if one.side]
    if any(sides is None or one not in sides.offered for one in picked):
        raise Refused("no-such-side")
    if len(set(picked)) < len(picked):
        raise Refused("side-taken")


def _starter(plan: JsonObject) -> str:
    starter = str(plan.get("starter", FIRST))
    return GIVEN if starter == FIRST else starter


def _clock(plan: JsonObject) -> Clock:
    match plan.get("clock"):
        case {"kind": "game", "base": int(base), "increment": int(increment)}:
            return GameClock(base, increment)
        case {"kind": "days", "days": int(days)}:
            return DaysClock(days)
    return NoClock()
