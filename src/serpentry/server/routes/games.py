"""What there is to play: games, options, rules, computers, languages."""

from functools import cache
from pathlib import Path as FilePath
from typing import Annotated

from fastapi import Path
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import BaseModel

from serpentry.catalogue import names
from serpentry.catalogue.rulepages import PLACES, rule_page, rule_section
from serpentry.hosting.answers.games import box_of
from serpentry.hosting.catalogue_views import game_view, players_view
from serpentry.languages import LANGUAGES, catalogue_text
from serpentry.server.routes.common import Language, Routes
from serpentry.table.refusals import Refused

router = Routes("/api", tags=["games"])
MARKDOWN = "text/markdown; charset=utf-8"
Word = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class OptionInfo(BaseModel):
    """An option of a game; label, help, allowed and value_labels are for people."""

    name: str
    kind: str
    label: str
    help: str
    allowed: str
    default: object
    low: int | None = None
    high: int | None = None
    values: list[str] | None = None
    value_labels: dict[str, str] | None = None


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
    """A computer player; title and blurb are for people."""

    name: str
    title: str
    blurb: str
    alike_in: list[str]
    """Games where luck leaves little between it and a weaker one: there it is not offered."""


@router.get("/games")
async def games(language: Language) -> list[GameInfo]:
    """All games, with their seats and options, in the asked language."""
    return [game_info(name, language) for name in names()]


@router.get("/games/{game}")
async def game(game: Word, language: Language) -> GameInfo:
    """One game."""
    return game_info(box_of(game).name, language)


@cache
def game_info(name: str, language: str) -> GameInfo:
    """A game as clients see it; made once, as setting a game up takes its time."""
    return GameInfo.model_validate(game_view(name, language))


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: Word, language: Language) -> PlainTextResponse:
    """The rule page, as Markdown, in the asked language."""
    return PlainTextResponse(rule_page(box_of(game), language), media_type=MARKDOWN)


@router.get("/games/{game}/rules/{rule}", response_class=PlainTextResponse)
async def rule(game: Word, rule: Word, language: Language) -> PlainTextResponse:
    """One rule, as Markdown: what a refusal's rule id leads to."""
    box = box_of(game)
    if rule not in box.rule_ids:
        raise Refused("not-found", what=rule)
    return PlainTextResponse(rule_section(box, rule, language), media_type=MARKDOWN)


@router.get("/rules/images/{name}", response_class=FileResponse)
async def image(name: Word) -> FileResponse:
    """A diagram of a rule page."""
    for place in PLACES:
        file = place / "images" / FilePath(name).name
        if file.suffix == ".svg" and file.is_file():
            return FileResponse(file, media_type="image/svg+xml")
    raise Refused("not-found", what=name)


@router.get("/players")
async def players(language: Language) -> list[PlayerInfo]:
    """The computers that may take a seat, weakest first."""
    return [PlayerInfo.model_validate(one) for one in players_view(language)]


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
