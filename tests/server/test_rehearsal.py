"""What the first request of its kind needs is there before anybody asks."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from serpentry.languages import LANGUAGES, phrasebook
from serpentry.server.app import create_app
from serpentry.server.rehearsal import rehearse
from tests.server.running import running, settings


def test_words_are_read_before_a_service_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[int] = []
    phrasebook._book.cache_clear()

    async def opened() -> None:
        async with running(tmp_path):
            known.append(phrasebook._book.cache_info().currsize)

    asyncio.run(opened())
    assert known == [len(LANGUAGES)]


def test_what_streams_answers_is_loaded_before_a_service_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starlette's threads and streams come with the same module, which takes 60 ms to load."""
    run: list[object] = []

    async def noted(work: Callable[[], None]) -> None:
        run.append(work)
        await run_in_threadpool(work)

    monkeypatch.setattr("serpentry.server.run.run_in_threadpool", noted)

    async def opened() -> None:
        async with running(tmp_path):
            assert run == [rehearse]

    asyncio.run(opened())


def test_the_description_is_written_beside_the_loop_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(_: FastAPI) -> dict[str, str]:
        threads.append(threading.current_thread())
        return {}

    monkeypatch.setattr(FastAPI, "openapi", noted)

    async def read() -> None:
        app = create_app(settings(tmp_path))
        route = next(
            one
            for one in app.routes
            if isinstance(one, APIRoute) and one.path == "/api/openapi.json"
        )
        for _ in range(3):
            assert (await route.endpoint()).body == b"{}"

    asyncio.run(read())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
