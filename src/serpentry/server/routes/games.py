"""What there is to play: games, options, rules, computers, languages."""

from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import BaseModel

from serpentry.catalogue import find, names
from serpentry.catalogue.rulepages import PLACES, rule_page, rule_section
from serpentry.languages import LANGUAGES, catalogue_text
from serpentry.players import ROSTER
from serpentry.server.routes.common import PROBLEMS
from serpentry.table.refusals import Refused
from serpentry.tabletop.game import Box
from serpentry.tabletop.options import Choice, Kind, Number, Switch, kinds

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)
Word = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: str
    help: str
    allowed: str
    default: Any
    low: int | None = None
    high: int | None = None
    values: list[str] | None = None


class GameInfo(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    version: str
    blurb: str
    seats: list[int]
    options: list[OptionInfo]
    rules: list[str]
    seat_names: dict[int, list[str]]


class PlayerInfo(BaseModel):
    """A computer player."""

    name: str
    blurb: str


@router.get("/games")
async def games() -> list[GameInfo]:
    """All games, with their seats and options."""
    return [game_info(find(name)) for name in names()]


@router.get("/games/{game}")
async def game(game: Word) -> GameInfo:
    """One game."""
    return game_info(_box(game))


def _box(name: str) -> Box:
    if name not in names():
        raise Refused("not-found", what=name)
    return find(name)


def game_info(box: Box) -> GameInfo:
    """A game as clients see it."""
    defaults = box.options()
    return GameInfo(
        name=box.name,
        title=box.title,
        version=box.version,
        blurb=box.blurb,
        seats=list(box.seats),
        options=[
            _option(name, kind, getattr(defaults, name))
            for name, kind in kinds(box.options).items()
        ],
        rules=list(box.rule_ids),
        seat_names={
            seats: [box.set_up(seats).face.seat_name(seat) for seat in range(seats)]
            for seats in box.seats
        },
    )


def _option(name: str, kind: Kind, default: Any) -> OptionInfo:
    info = OptionInfo(
        name=name,
        kind=type(kind).__name__.lower(),
        help=kind.help,
        allowed=kind.allowed,
        default=kind.write(default),
    )
    match kind:
        case Number(_, low, high):
            return info.model_copy(update={"low": low, "high": high})
        case Choice(_, values):
            return info.model_copy(update={"values": list(values)})
        case Switch():
            return info
    return info


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: Word) -> PlainTextResponse:
    """The rule page, as Markdown."""
    return PlainTextResponse(rule_page(_box(game)), media_type="text/markdown; charset=utf-8")


@router.get("/games/{game}/rules/{rule}", response_class=PlainTextResponse)
async def rule(game: Word, rule: Word) -> PlainTextResponse:
    """One rule, as Markdown: what a refusal's rule id leads to."""
    box = _box(game)
    if rule not in box.rule_ids:
        raise Refused("not-found", what=rule)
    return PlainTextResponse(rule_section(box, rule), media_type="text/markdown; charset=utf-8")


@router.get("/rules/images/{name}", response_class=FileResponse)
async def image(name: Word) -> FileResponse:
    """A diagram of a rule page."""
    for place in PLACES:
        file = place / "images" / FilePath(name).name
        if file.suffix == ".svg" and file.is_file():
            return FileResponse(file, media_type="image/svg+xml")
    raise Refused("not-found", what=name)


@router.get("/players")
async def players() -> list[PlayerInfo]:
    """The computers that may take a seat, weakest first."""
    return [PlayerInfo(name=name, blurb=player.blurb) for name, player in ROSTER.items()]


@router.get("/languages")
async def languages() -> list[str]:
    """The languages there are."""
    return list(LANGUAGES)


@router.get("/languages/{code}", response_class=PlainTextResponse)
async def language(code: Word) -> PlainTextResponse:
    """All messages of a language, as Fluent."""
    if code not in LANGUAGES:
        raise Refused("not-found", what=code)
    return PlainTextResponse(catalogue_text(code))
