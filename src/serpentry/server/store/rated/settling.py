"""What a rated game makes of strengths: written in the transaction that ends the game.

So a server that dies has either written both or neither. Players who never made a move are not
rated, and with fewer than two others nobody is. Players who left before the end come after all who
stayed, the first who left last.
"""

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from serpentry.clubs.placing import worth
from serpentry.clubs.results import places_of
from serpentry.ratings.strengths import NEWCOMER, UNKNOWN, after_game
from serpentry.server.store.schema import guests, ratings
from serpentry.table.decide import Decided
from serpentry.table.events import Agreed, Claimed, Drew, Moved, Resigned
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import Seat

ENDING = (Moved, Drew, Resigned, Claimed, Agreed)
SETTLING_LOCK = 7_362_992
"""Two games of one person may end at once, at different servers."""


class RatedPlayer(NamedTuple):
    """Somebody who played a rated game, and in which place they came."""

    guest: str
    seat: Seat
    place: int


class RatedGame(NamedTuple):
    """A rated game that has just ended."""

    table: str
    game: str
    seats: int
    ended: int
    players: tuple[RatedPlayer, ...]


def rated_games(table: str, decided: Decided, at: int) -> list[RatedGame]:
    """The game of a table, if it is rated, counts, and ends with what was decided."""
    state = decided.state
    if not state.setup.rated or state.phase is not Phase.OVER:
        return []
    if not any(isinstance(one.event, ENDING) for one in decided.entries):
        return []
    players = _players(state)
    return [RatedGame(table, state.setup.game, len(state.chairs), at, players)] if players else []


def _players(state: State) -> tuple[RatedPlayer, ...]:
    here = ((one.guest, seat) for seat, one in enumerate(state.chairs) if one.guest)
    stayed = [(guest, seat) for guest, seat in here if state.has_had_turns(seat, 1)]
    rated = [*stayed, *((one.guest, one.seat) for one in state.left if one.has_moved)]
    if len(rated) < 2:
        return ()
    places = places_of([worth(state, seat) for _, seat in rated])
    return tuple(RatedPlayer(*who, place) for who, place in zip(rated, places, strict=True))


def settle(connection: sa.Connection, games: Sequence[RatedGame]) -> None:
    """Write what games made of strengths, each once."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SETTLING_LOCK)))
    for game in games:
        _settle(connection, game)


def _settle(connection: sa.Connection, game: RatedGame) -> None:
    written = sa.select(ratings.c.guest).where(ratings.c.table_id == game.table)
    if connection.execute(written.limit(1)).first():
        return
    known = [_known(connection, game, one.guest) for one in game.players]
    before = [(strength, doubt) for _, strength, doubt in known]
    found = after_game(before, [one.place for one in game.players])
    there = sa.select(guests.c.id).where(guests.c.id.in_([one.guest for one in game.players]))
    here = set(connection.execute(there).scalars())  # without those who were forgotten meanwhile
    rows = [
        {
            "guest": one.guest,
            "table_id": game.table,
            "seat": one.seat,
            "game": game.game,
            "seats": game.seats,
            "number": number + 1,
            "ended": game.ended,
            "was": was,
            "strength": strength,
            "doubt": doubt,
        }
        for one, (number, was, _), (strength, doubt) in zip(game.players, known, found, strict=True)
        if one.guest in here
    ]
    if rows:
        connection.execute(ratings.insert(), rows)


def _known(connection: sa.Connection, game: RatedGame, guest: str) -> tuple[int, float, float]:
    """How many games of the kind somebody has played, and the strength and doubt after them."""
    wanted = (
        sa.select(ratings.c.number, ratings.c.strength, ratings.c.doubt)
        .where(ratings.c.guest == guest, ratings.c.game == game.game, ratings.c.seats == game.seats)
        .order_by(ratings.c.number.desc())
        .limit(1)
    )
    row = connection.execute(wanted).first()
    return (row.number, row.strength, row.doubt) if row else (0, NEWCOMER, UNKNOWN)
