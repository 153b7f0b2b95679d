"""What the first request of its kind needs is there before anybody asks."""

import json
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


async def test_words_are_read_before_a_service_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[int] = []
    phrasebook._book.cache_clear()
    async with running(tmp_path):
        known.append(phrasebook._book.cache_info().currsize)
    assert known == [len(LANGUAGES)]


async def test_what_streams_answers_is_loaded_before_a_service_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starlette's threads and streams come with the same module, which takes 60 ms to load."""
    run: list[object] = []

    async def noted(work: Callable[[], None]) -> None:
        run.append(work)
        await run_in_threadpool(work)

    monkeypatch.setattr("serpentry.server.run.run_in_threadpool", noted)
    async with running(tmp_path):
        assert run == [rehearse]


async def test_the_description_is_written_beside_the_loop_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(_: FastAPI) -> dict[str, dict[str, str]]:
        threads.append(threading.current_thread())
        return {"components": {}, "paths": {}}

    monkeypatch.setattr(FastAPI, "openapi", noted)
    app = create_app(settings(tmp_path))
    route = next(
        one for one in app.routes if isinstance(one, APIRoute) and one.path == "/api/openapi.json"
    )
    for _ in range(3):
        assert json.loads((await route.endpoint()).body)["paths"] == {}
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
