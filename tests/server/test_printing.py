"""Games to cut out, over the net."""

import asyncio
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.printing.reading import Printed
from tests.server.running import running


def _fetch(folder: Path, path: str, language: str = "en") -> tuple[int, str, bytes]:
    """What the service answers, without a guest's name."""

    async def fetched() -> tuple[int, str, bytes]:
        async with running(folder) as service:
            return await asyncio.to_thread(_ask, f"{service.url}/api/games/{path}", language)

    return asyncio.run(fetched())


def _ask(url: str, language: str = "en") -> tuple[int, str, bytes]:
    try:
        with urlopen(Request(url, headers={"Accept-Language": language})) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read()
    except HTTPError as error:
        return error.code, error.headers["Content-Type"], error.read()


def test_a_game_is_served_as_a_pdf_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    path = "sssnake/print.pdf?paper=letter&edition=mono&seats=2"
    status, kind, pages = _fetch(tmp_path, path, "ru")
    assert (status, kind) == (200, "application/pdf")
    assert "Печать" in Printed(pages).text(1)
    assert len(Printed(pages).named("piece.starts.")) == 2


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("chess/print.pdf", 404, b"chess"),
        ("snekagon/print.pdf?paper=b5", 422, b"paper"),
        ("snekagon/print.pdf?edition=gold", 422, b"edition"),
        ("snekagon/print.pdf?seats=5", 422, b"2 players, not 5"),
    ],
)
def test_what_cannot_be_printed_is_told_in_words(
    path: str, status: int, words: bytes, tmp_path: Path
) -> None:
    answer = _fetch(tmp_path, path)
    assert answer[0] == status
    assert words in answer[2]


async def test_a_file_is_made_once_in_a_helper(tmp_path: Path) -> None:
    async with running(tmp_path, helpers=1) as service:
        work, url = service.parts.work, f"{service.url}/api/games/sssnake/print.pdf"
        files = [await asyncio.to_thread(_ask, url) for _ in range(2)]
        assert files[0] == files[1]
        assert len(work.kept.known) == 1
