"""Games to cut out: print and play over the net."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Annotated

from fastapi import Query
from fastapi.responses import Response

from serpentry.catalogue import find, set_up
from serpentry.hosting.answers.games import box_of
from serpentry.printing import Wishes, print_and_play
from serpentry.printing.wishes import EditionName, PaperName
from serpentry.server.routes.common import Language, Routes
from serpentry.server.routes.games import Word

router = Routes("/api", tags=["games"])
PDF = "application/pdf"
MOST_FILES = 64
"""Files that are kept at hand, of some 100 kB each."""
PRINTING_THREAD = ThreadPoolExecutor(1, thread_name_prefix="press")
"""Files are made one after the other, and no game waits for them."""


@router.get(
    "/games/{game}/print.pdf",
    response_class=Response,
    responses={200: {"content": {PDF: {}}}},
)
async def print_game(
    game: Word,
    language: Language,
    paper: PaperName = "a4",
    edition: EditionName = "colour",
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
) -> Response:
    """Everything that a game needs at a real table, as a PDF; for the most players unless told."""
    players = seats or box_of(game).seats[-1]
    wishes = Wishes(paper, edition, language)
    loop = asyncio.get_running_loop()
    pages = await loop.run_in_executor(PRINTING_THREAD, printed, game, players, wishes)
    file = f"{game}-{paper}-{edition}.pdf"
    return Response(
        pages, media_type=PDF, headers={"Content-Disposition": f"inline; filename={file}"}
    )


@lru_cache(MOST_FILES)
def printed(game: str, seats: int, wishes: Wishes) -> bytes:
    """The file; the same wishes give the same."""
    return print_and_play(find(game), set_up(game, seats), wishes)
