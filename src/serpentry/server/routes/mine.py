"""Your own games, by pages, and how you want things to look and sound."""

from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import Query
from pydantic import BaseModel, Field, ValidationError

from serpentry.hosting.cards import in_language
from serpentry.hosting.room import now_ms
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Given, Guest, Language, Routes, TheParts
from serpentry.server.routes.lobby import Card
from serpentry.server.store.played import WantedGames
from serpentry.server.store.schema import preferences
from serpentry.server.tables.lobby import MOST_SHOWN

router = Routes("/api/me", tags=["lobby"])
Time = Annotated[int, Query(ge=0, le=2**53)]
After = Annotated[str, Query(pattern=r"^(\d{1,16}\.[A-Za-z0-9_-]{1,32})?$")]


class EndedGame(Card):
    """A game that ended, when, and what came of it for you; empty where nobody knows."""

    outcome: Literal["won", "lost", "drawn", ""]
    ended: int


class GamesPage(BaseModel):
    """Games that ended, the newest first; `after` asks for what follows, unless empty."""

    games: list[EndedGame]
    after: str


class OpenGames(BaseModel):
    """Your games that have not ended, and the highest level of computers you won against."""

    open: list[Card]
    beaten: dict[str, int]


@router.get("/open")
async def my_open_games(parts: TheParts, guest: Guest, language: Language) -> OpenGames:
    """Your games that have not ended, the last played first; the best computers you beat."""
    cards = in_language(await parts.played.open_of(guest, MOST_SHOWN), language)
    return OpenGames(
        open=[Card.model_validate(one) for one in cards], beaten=await parts.played.beaten(guest)
    )


@router.get("/games")
async def my_games(
    parts: TheParts,
    guest: Guest,
    language: Language,
    after: After = "",
    game: Annotated[str, Query(max_length=32)] = "",
    outcome: Literal["won", "lost", "drawn", ""] = "",
    name: Annotated[str, Query(max_length=80)] = "",
    since: Time = 0,
    until: Time = 0,
    rated: bool = False,
) -> GamesPage:
    """A page of your games that ended: of one game, outcome or time, rated, with one of a name.

    A search may find none on a page and still have more to look through.
    """
    wanted = WantedGames(game, outcome, name.strip(), since, until, rated)
    return await _page(parts, guest, wanted, after, language)


async def _page(
    parts: ServiceParts, guest: str, wanted: WantedGames, after: str, language: str
) -> GamesPage:
    ended, _, table = after.partition(".")
    reached = (int(ended), table) if after else None
    found = await parts.played.page(guest, wanted, reached, language)
    return GamesPage(
        games=[EndedGame.model_validate(one) for one in in_language(found.cards, language)],
        after="" if found.after is None else f"{found.after[0]}.{found.after[1]}",
    )


class Preferences(Given):
    """How you want things to look and sound, on every device where you sign in."""

    language: Literal["en", "de", "fr", "ru", "cs"]
    theme: Literal["auto", "light", "dark"]
    palette: Literal["usual", "red-green", "blue-yellow"]
    board: Literal["wood", "slate", "linen"] = "wood"
    sound: bool
    volume: Annotated[int, Field(ge=0, le=100)]
    speed: Literal["off", "quick", "normal", "slow"]
    confirm: Literal["always", "touch", "never"]
    places: bool
    names: bool = True
    across: Literal["no", "turn", "sides"]


class KeptPreferences(BaseModel):
    """What is kept with your name; null where nothing is, or what can't be read any more."""

    chosen: Preferences | None


@router.get("/preferences")
async def my_preferences(parts: TheParts, guest: Guest) -> KeptPreferences:
    """What is kept with your name."""
    wanted = sa.select(preferences.c.chosen).where(preferences.c.guest == guest)
    text = await parts.store.read_value(wanted)
    return KeptPreferences(chosen=preferences_of(text) if text else None)


@router.put("/preferences")
async def keep_preferences(given: Preferences, parts: TheParts, guest: Guest) -> KeptPreferences:
    """Keep them with your name, in place of what was there."""
    parts.store.want_to_write()
    async with parts.store.writing() as connection:
        await connection.execute(preferences.delete().where(preferences.c.guest == guest))
        row = {"guest": guest, "chosen": given.model_dump_json(), "changed": now_ms()}
        await connection.execute(preferences.insert().values(**row))
    return KeptPreferences(chosen=given)


def preferences_of(text: str) -> Preferences | None:
    """Preferences as they were kept; None for what this version doesn't know."""
    try:
        return Preferences.model_validate_json(text)
    except ValidationError:
        return None
