"""Tables to be made: of a game, from a position of another table, or from a record."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import SystemRandom

from serpentry.catalogue import find, game_of_record, set_up
from serpentry.hosting.requests.plans import ClockPlan, SeatPlan, TablePlan
from serpentry.players.roster import ROSTER, check_offered
from serpentry.table.afterplay import check_copy, same_seats, setup_of_copy
from serpentry.table.bots import unused
from serpentry.table.fairness import (
    COMMITMENT_TAG,
    COPIED_TAG,
    DUPLICATE_TAG,
    SALTS_TAG,
    SEED_TAG,
    copied_from,
    told_events,
)
from serpentry.table.record import picked_in, with_sides
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    ELSEWHERE,
    GIVEN,
    HERE,
    HOLIDAYS,
    Clock,
    Copied,
    DaysClock,
    GameClock,
    NoClock,
    Place,
    Setup,
)
from serpentry.table.state import Played, State
from serpentry.table.words import clean_name
from serpentry.tabletop.formats.record import Record, read_record, replay
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.arranging import Arrangement, arranged
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.sides import sides_of

FIRST = "first"
"""The first place begins: what a plan says if nothing else."""
Planned = tuple[Setup, Sequence[Played]]
"""A set-up, and the moves and draws that the table begins with."""
MOST_LINES = 6000
"""A record of more is not looked at: no game of ours is so long."""


class CopiedTable(Frozen):
    """A table that another one continues."""

    state: State
    seed: str


def planned(plan: TablePlan, guest: str, origin: CopiedTable | None = None) -> Planned:
    """What a guest plans; Refused or another mistake says why it can't be."""
    if plan.rated:
        _want_rated(plan)
    if origin is not None and plan.origin is not None:
        ply = plan.origin.ply
        return _of_copy(plan, origin, ply, guest), origin.state.played[:ply]
    if plan.record:
        return _of_record(plan, read_record(plan.record), guest)
    return _of_game(plan, guest), ()


def _of_game(plan: TablePlan, guest: str) -> Setup:
    places = _places(plan)
    try:
        box = find(plan.game)
        game = set_up(plan.game, len(places), plan.options)
        _check_sides(box, places)
    except (OverflowError, RecursionError) as error:
        raise Refused("mistake-too-much") from error
    if all(place.kind == COMPUTER for place in places) and plan.public:
        raise Refused("bad-seats")
    setup = Setup(
        plan.game, box.version, game.options_json, places, guest, "", clock_of(plan.clock)
    )
    setup = replace(setup, arranged=_arranged(plan, game), by_hand=_by_hand(plan, places))
    return replace(_titled(setup, plan), starter=GIVEN if plan.starter == FIRST else plan.starter)


def _of_copy(plan: TablePlan, origin: CopiedTable, ply: int, guest: str) -> Setup:
    """A copy keeps game, options and rules; the seats may be taken otherwise."""
    state = origin.state
    check_copy(state, guest, ply)
    if plan.game not in ("", state.setup.game) or plan.options:
        raise Refused("copy-same-game")
    places = _places(plan) if plan.seats else same_seats(state)
    places = with_sides(places, [chair.side for chair in state.chairs])
    clock = clock_of(plan.clock)
    return _titled(setup_of_copy(state, origin.seed, ply, guest, places, clock), plan)


def _of_record(plan: TablePlan, record: Record, guest: str) -> Planned:
    """A record is continued by its rules; its players sit here unless others are named."""
    if plan.game not in ("", record.game) or plan.options:
        raise Refused("copy-same-game")
    game = game_of_record(record)
    told = told_events(record)
    played = [Played(by, move, at in told) for at, (by, move, _) in enumerate(replay(game, record))]
    places = _places(plan) if plan.seats else _same_players(record)
    if len(places) != record.seats:
        raise Refused("copy-seats", seats=record.seats)
    places = with_sides(places, picked_in(record, find(record.game, record.rules)))
    clock = clock_of(plan.clock)
    setup = Setup(record.game, record.rules, game.options_json, places, guest, "", clock)
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
    # Where draws were numbered by themselves, those of the copy can't be checked by that seed.
    seed = "" if DUPLICATE_TAG in record.tags else record.tags.get(SEED_TAG, "")
    salts = record.tags.get(SALTS_TAG, "")
    return (*parts, Copied(count, commitment, seed, tuple(salts.split())))


def _want_rated(plan: TablePlan) -> None:
    """Whether strengths can be found from a game: its maker plays others, all from the start and
    with a clock; Refused."""
    if plan.origin or plan.record or plan.arranged or plan.by_hand:
        raise Refused("rated-from-start")
    if [one.kind for one in plan.seats if one.kind != ELSEWHERE] != [HERE] or len(plan.seats) < 2:
        raise Refused("rated-people")
    if any(one.name for one in plan.seats):
        raise Refused("rated-one-each")
    if plan.clock.kind == "none":
        raise Refused("rated-needs-clock")


def _titled(setup: Setup, plan: TablePlan) -> Setup:
    holidays = HOLIDAYS if plan.clock.kind == "days" else 0
    title = clean_name(plan.title)
    return replace(setup, public=plan.public, title=title, holidays=holidays, rated=plan.rated)


def _places(plan: TablePlan) -> tuple[Place, ...]:
    bots = unused((), SystemRandom())
    return tuple(_place(one, bots) for one in plan.seats)


def _place(seat: SeatPlan, bots: Iterator[str]) -> Place:
    if seat.kind != COMPUTER:
        return Place(seat.kind, clean_name(seat.name), "", seat.side)
    check_offered(seat.player)
    return Place(seat.kind, next(bots, ""), seat.player, seat.side)


def _by_hand(plan: TablePlan, places: Sequence[Place]) -> bool:
    """Whether people tell what chance does: only those who see the table in front of them."""
    if plan.by_hand and (plan.public or any(one.kind != HERE for one in places)):
        raise Refused("by-hand-here")
    return plan.by_hand


def _arranged(plan: TablePlan, game: AnyGame) -> Arrangement | None:
    """What was set up by hand, checked: pieces are allowed there, and a game can begin."""
    if plan.arranged is None:
        return None
    if any(one.side for one in plan.seats):
        raise Refused("no-such-side")
    made = Arrangement(plan.arranged.laid, plan.arranged.turn)
    if game.rules.outcome(arranged(game, made)) is not None:
        raise Refused("copy-at-the-end")
    return made


def _check_sides(box: AnyBox, places: Sequence[Place]) -> None:
    sides, picked = sides_of(box), [one.side for one in places if one.side]
    if any(sides is None or one not in sides.offered for one in picked):
        raise Refused("no-such-side")
    if len(set(picked)) < len(picked):
        raise Refused("side-taken")


def clock_of(plan: ClockPlan) -> Clock:
    """The clock that was asked for."""
    match plan.kind:
        case "game":
            return GameClock(plan.base, plan.increment)
        case "days":
            return DaysClock(plan.days)
        case "none":
            return NoClock()
