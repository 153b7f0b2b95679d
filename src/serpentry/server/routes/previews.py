"""Pictures for links to tables, puzzles, positions, studies and clubs, and of shared games."""

from base64 import b64decode
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Query
from fastapi.responses import Response
from pydantic import StringConstraints

from serpentry.clubs.state import Club
from serpentry.hosting.answers.games import box_of
from serpentry.hosting.caller import Caller
from serpentry.hosting.requests.plans import ArrangingPlan
from serpentry.pictures.animations import QUICKEST, SLOWEST
from serpentry.pictures.stills import Theme
from serpentry.server.previews.cards import (
    painted_club,
    painted_position,
    painted_puzzle,
    painted_study,
)
from serpentry.server.previews.tables import AnimationWish, table_animation, table_picture
from serpentry.server.routes.common import Routes, TableId, TheParts, Whoever
from serpentry.server.routes.games import Word
from serpentry.server.routes.studies import StudyId, kept_study
from serpentry.table.refusals import Refused
from serpentry.table.state import State
from serpentry.tabletop.formats.reader import reader_of, sent_json

router = Routes("/api", tags=["records"])
PNG = "image/png"
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {PNG: {}}}}
LONGEST_QUERY, MOST_LINES = 4_000, 200
Line = Annotated[str, StringConstraints(max_length=200)]
KEPT = {"Cache-Control": "private, max-age=300"}


@router.get("/tables/{table}/preview.png", response_class=Response, responses=PICTURE)
async def preview_of_table(table: TableId, caller: Whoever) -> Response:
    """A table as a spectator sees it, with names and scores, for links to it."""
    return _shown(await table_picture(caller, table))


@router.get("/puzzles/{puzzle}/preview.png", response_class=Response, responses=PICTURE)
async def preview_of_puzzle(puzzle: Word, caller: Whoever) -> Response:
    """A puzzle as it is posed, for links to it."""
    return _shown(b64decode(await caller.apart(painted_puzzle, puzzle, caller.language)))


@router.get("/studies/{study}/preview.png", response_class=Response, responses=PICTURE)
async def preview_of_study(study: StudyId, caller: Whoever, parts: TheParts) -> Response:
    """A study by its first board, for links to it."""
    found = await kept_study(parts, study, caller.asker.guest, caller.language)
    return _shown(b64decode(await caller.apart(painted_study, found.text, caller.language)))


@router.get("/games/{game}/preview.png", response_class=Response, responses=PICTURE)
async def preview_of_position(
    game: Word,
    caller: Whoever,
    seats: Annotated[int, Query(ge=1, le=16)] = 2,
    turn: Annotated[int, Query(ge=0, le=15)] = 0,
    options: Annotated[str, Query(max_length=LONGEST_QUERY)] = "{}",
    laid: Annotated[tuple[Line, ...], Query(alias="set", max_length=MOST_LINES)] = (),
) -> Response:
    """A position that was set up by hand, as a link to the editor tells it."""
    told = {"seats": seats, "turn": turn, "options": sent_json(options), "laid": list(laid)}
    plan = reader_of(ArrangingPlan)(told, "query")
    work = caller.apart(painted_position, box_of(game).name, plan, caller.language)
    return _shown(b64decode(await work))


@router.get("/clubs/{club}/preview.png", response_class=Response, responses=PICTURE)
async def preview_of_club(
    club: TableId,
    caller: Whoever,
    parts: TheParts,
    tournament: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """A club with its members, or a tournament with its standings and the board played last."""
    found = _alone(await parts.clubs.club(club, caller.asker), tournament)
    board = await _last_board(caller, found, tournament)
    work = caller.apart(painted_club, found, tournament, board, caller.language)
    return _shown(b64decode(await work))


def _alone(club: Club, tournament: int) -> Club:
    """A club with one of its tournaments: no other is painted, and all of them may be many."""
    shown = club.tournaments.get(tournament) or next(iter(club.tournaments.values()), None)
    return replace(club, tournaments={shown.id: shown} if shown else {})


async def _last_board(caller: Caller, club: Club, tournament: int) -> State | None:
    """The newest table of a tournament that everybody may look at."""
    if tournament not in club.tournaments:
        return None
    of = club.tournaments[tournament]
    tables = [one.pairing.table for one in of.games if not of.is_secret(one.round)]
    with suppress(Refused):
        for table in [one for one in tables if one][-1:]:
            return (await caller.room(table)).state
    return None


def _shown(picture: bytes) -> Response:
    return Response(picture, media_type=PNG, headers=KEPT)


@router.get(
    "/tables/{table}/animation.{ending}",
    response_class=Response,
    responses={200: {"content": {"image/webp": {}, "image/gif": {}}}},
)
async def animation(
    table: TableId,
    ending: Literal["webp", "gif"],
    caller: Whoever,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=100_000)] = None,
    seconds: Annotated[float, Query(ge=QUICKEST, le=SLOWEST)] = 1.0,
    theme: Theme = "light",
) -> Response:
    """A game move by move as a spectator sees it; of a long one, every second or third move."""
    wish = AnimationWish(ending, first, last, seconds, theme)
    content = await table_animation(caller, table, wish)
    return Response(content, media_type=f"image/{ending}", headers=KEPT)
