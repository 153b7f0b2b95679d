"""Games to cut out: print and play over a network."""

from base64 import b64decode, b64encode
from typing import Annotated

from fastapi import Query
from fastapi.responses import Response

from serpentry.catalogue import find, set_up
from serpentry.hosting.answers.games import box_of
from serpentry.printing import Wishes, print_and_play
from serpentry.printing.wishes import EditionName, PaperName
from serpentry.server.routes.common import Routes, Whoever
from serpentry.server.routes.games import Word

router = Routes("/api", tags=["games"])
PDF = "application/pdf"


@router.get(
    "/games/{game}/print.pdf",
    response_class=Response,
    responses={200: {"content": {PDF: {}}}},
)
async def print_game(
    game: Word,
    caller: Whoever,
    paper: PaperName = "a4",
    edition: EditionName = "colour",
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
) -> Response:
    """Everything that a game needs at a real table, as a PDF; for the most players unless told."""
    players = seats or box_of(game).seats[-1]
    wishes = Wishes(paper, edition, caller.language)
    pages = b64decode(await caller.apart(printed, game, players, wishes))
    file = f"{game}-{paper}-{edition}.pdf"
    return Response(
        pages, media_type=PDF, headers={"Content-Disposition": f"inline; filename={file}"}
    )


def printed(game: str, seats: int, wishes: Wishes) -> str:
    """The file, as text."""
    return b64encode(print_and_play(find(game), set_up(game, seats), wishes)).decode()
