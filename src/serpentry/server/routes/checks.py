"""Trying a set-up before a table is made, and the form that asks for it."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from serpentry.catalogue import find, names
from serpentry.catalogue.forms import Form, form
from serpentry.catalogue.wording import seat_names
from serpentry.server.routes.common import PROBLEMS, Language
from serpentry.server.worker_thread import beside
from serpentry.table.refusals import Refused
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import all_options_json

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)
Name = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class SetUpPlan(BaseModel):
    """So many seats, and options as they differ from the defaults."""

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[str, object], Field(max_length=64)] = {}


class SetUpInfo(BaseModel):
    """A set-up that can be played: every option with its value, and what the seats are called."""

    game: str
    seats: int
    options: dict[str, object]
    seat_names: list[str]


@router.post("/games/{game}/check")
async def check(game: Name, plan: SetUpPlan, language: Language) -> SetUpInfo:
    """Whether a game can be set up so; a refusal says why not."""
    box = _box(game)
    try:
        made = await beside(lambda: box.set_up(plan.seats, plan.options))
    except (OverflowError, RecursionError) as error:
        raise Refused("mistake-too-much") from error
    return SetUpInfo(
        game=game,
        seats=made.seats,
        options=dict(all_options_json(made.options)),
        seat_names=seat_names(made, language),
    )


@router.post("/games/{game}/form")
async def ask(game: Name, plan: SetUpPlan, language: Language) -> Form:
    """What can be asked before a game, with what was chosen so far: only what goes together."""
    box = _box(game)
    try:
        return await beside(lambda: form(box, plan.seats, plan.options, language))
    except (OverflowError, RecursionError) as error:
        raise Refused("not-readable", why=str(error)) from error


def _box(game: str) -> AnyBox:
    if game not in names():
        raise Refused("not-found", what=game)
    return find(game)
