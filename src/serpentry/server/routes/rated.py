"""Ratings: your own with their history, and those of the people at a rated table."""

from typing import Any

from pydantic import BaseModel

from serpentry.ratings.strengths import rounded
from serpentry.server.routes.common import Guest, Routes, TableId, TheParts, Whoever
from serpentry.server.store.rated.reading import Strength, histories, settled_at, strengths_of

router = Routes("/api", tags=["ratings"])
SURE_WITHIN = 300
"""A rating is provisional while it may be further off."""


class RatingInfo(BaseModel):
    """A rating, how far it may be off, and whether it is provisional."""

    rating: int
    give_or_take: int
    provisional: bool


class OwnRating(RatingInfo):
    """Yours in a game with a number of seats; `was` and `history`: before and after each game."""

    game: str
    seats: int
    games: int
    was: int
    history: list[int]


class SeatRating(RatingInfo):
    """That of somebody at a rated table; once its game was rated also what it was before."""

    seat: int
    was: int | None = None


@router.get("/me/ratings")
async def my_ratings(parts: TheParts, guest: Guest) -> list[OwnRating]:
    """Your ratings, those of most games first; what two hundred games ago was is left out."""
    found = sorted(await histories(parts.store, guest), key=lambda one: -one.now.games)
    return [
        OwnRating(
            **_rating(one.now),
            game=one.game,
            seats=one.seats,
            games=one.now.games,
            was=round(one.was),
            history=[round(strength) for strength in one.strengths],
        )
        for one in found
    ]


@router.get("/tables/{table}/ratings")
async def table_ratings(parts: TheParts, asked: Whoever, table: TableId) -> list[SeatRating]:
    """The ratings at a rated table: as they are, and of a game that was rated what it changed."""
    state = (await asked.room(table)).state
    if not state.setup.rated:
        return []
    if settled := await settled_at(parts.store, table):
        return [
            SeatRating(
                **_rating(Strength(one.strength, one.doubt)), seat=one.seat, was=round(one.was)
            )
            for one in settled
        ]
    known = await strengths_of(parts.store, [*state.guests], state.setup.game, len(state.chairs))
    return [
        SeatRating(**_rating(known.get(chair.guest, Strength())), seat=seat)
        for seat, chair in enumerate(state.chairs)
        if chair.guest
    ]


def _rating(known: Strength) -> Any:
    rating, give_or_take = rounded(known.strength, known.doubt)
    return {
        "rating": rating,
        "give_or_take": give_or_take,
        "provisional": give_or_take > SURE_WITHIN,
    }
