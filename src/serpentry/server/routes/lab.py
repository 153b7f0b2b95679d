"""The lab, where `serpentry lab` serves it: two rule sets played on this machine's own cores.

What it needs of the arena is imported when it is asked for: no other service waits for that.
"""

import asyncio
from typing import TYPE_CHECKING, Literal

from fastapi import HTTPException, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from serpentry.hosting.answers.games import box_of
from serpentry.languages import Language as Spoken
from serpentry.server.parts import parts_of
from serpentry.server.routes.common import Given, Language, Routes, is_from_here

if TYPE_CHECKING:
    from serpentry.arena.lab import Lab, LabRun
    from serpentry.arena.report.pages import Block

MOST_GAMES = 2000
LabLevel = Literal["level3", "level4", "level5", "level6", "level7", "level8"]


def lab_of(request: Request) -> "Lab":
    """The lab; 404 where there is none, and for a guest who isn't at this machine."""
    found = parts_of(request).lab
    if found is None or not is_from_here(request):
        raise HTTPException(404)
    return found


router = Routes("/api/lab", tags=["lab"])


class LabWishes(Given):
    """What is to be compared, by whom, and in how many games of each kind."""

    game: str = Field(max_length=64)
    seats: int = Field(ge=1, le=16)
    first: dict[str, object] = Field(max_length=64)
    second: dict[str, object] = Field(max_length=64)
    strong: LabLevel = "level5"
    weak: LabLevel = "level3"
    games: int = Field(default=100, ge=8, le=MOST_GAMES)


class LabBlock(BaseModel):
    """A part of the report: a heading, a text, a list, a table or a chart as SVG."""

    kind: Literal["heading", "text", "items", "table", "figure"]
    text: str = ""
    level: int = 2
    texts: list[str] = []
    headings: list[str] = []
    rows: list[list[str]] = []
    svg: str = ""


class LabState(BaseModel):
    """How far a run is, and what can be concluded by now."""

    done: int = 0
    total: int = 0
    minutes_left: int = 0
    is_over: bool = True
    trouble: str = ""
    blocks: list[LabBlock] = []


@router.get("")
async def lab(request: Request, language: Language) -> LabState:
    """The run as it stands."""
    return await asyncio.to_thread(_state, lab_of(request).run, Spoken(language))


@router.post("")
async def start_lab(request: Request, wishes: LabWishes, language: Language) -> LabState:
    """Compare two rule sets; what was under way is stopped."""
    desk, box = lab_of(request), box_of(wishes.game)
    from serpentry.arena.lab import LabWish

    first, second = (box.set_up(wishes.seats, one) for one in (wishes.first, wishes.second))
    desk.start(LabWish(first, second, wishes.strong, wishes.weak, wishes.games))
    return _state(desk.run, Spoken(language))


@router.delete("")
async def stop_lab(request: Request, language: Language) -> LabState:
    """Play no further."""
    desk = lab_of(request)
    desk.stop()
    return await asyncio.to_thread(_state, desk.run, Spoken(language))


@router.get("/report.html", response_class=HTMLResponse)
async def lab_report(request: Request, language: Language) -> HTMLResponse:
    """The report as one file."""
    run = lab_of(request).run
    from serpentry.arena.report.pages import as_html

    blocks = await asyncio.to_thread(run.told, Spoken(language)) if run else []
    return HTMLResponse(as_html(blocks, language))


def _state(run: "LabRun | None", language: Spoken) -> LabState:
    if run is None:
        return LabState()
    return LabState(
        done=run.done,
        total=run.total,
        minutes_left=-(-run.seconds_left // 60),
        is_over=run.is_over,
        trouble=run.trouble,
        blocks=[_block(one) for one in run.told(language)],
    )


def _block(block: "Block") -> LabBlock:
    from serpentry.arena.charts import on_paper
    from serpentry.arena.report import pages

    match block:
        case pages.Heading(text, level):
            return LabBlock(kind="heading", text=text, level=level)
        case pages.Text(text):
            return LabBlock(kind="text", text=text)
        case pages.Items(texts):
            return LabBlock(kind="items", texts=list(texts))
        case pages.Table(headings, rows):
            return LabBlock(kind="table", headings=list(headings), rows=[list(one) for one in rows])
        case pages.Figure(svg, title):
            return LabBlock(kind="figure", text=title, svg=on_paper(svg))
