"""A real service on a real port, in the test's own event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from serpentry.client import Client
from serpentry.server.run import Service
from serpentry.server.settings import Settings

LOOSE: dict[str, Any] = {
    "port": 0,
    "thinkers": 1,
    "stir_seconds": 0,
    "helpers": 0,
    "work_per_minute": 100_000,
    "requests_per_minute": 100_000,
    "messages_per_second": 10_000,
    "guests_per_hour": 100_000,
    "tables_per_guest": 1000,
    "sockets_per_guest": 1000,
}


TOKEN = "a-long-secret-word"
"""Opens the administrator's page where a test sets it."""
PATIENCE = 600
"""Seconds that a busy machine may take for one answer: it ends what hangs, and measures nothing."""


def settings(folder: Path, **given: Any) -> Settings:
    database = {"database": f"sqlite:///{folder / 'tables.sqlite'}"}
    return Settings(**{**LOOSE, **database, **given})


@asynccontextmanager
async def running(folder: Path, **given: Any) -> AsyncIterator[Service]:
    service = Service(settings(folder, **given))
    task = asyncio.create_task(service.serve())
    while not service.url:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
            raise AssertionError("the service did not start")
    try:
        yield service
    finally:
        service.should_exit = True
        await task


@asynccontextmanager
async def guest(service: Service, name: str = "Ada") -> AsyncIterator[Client]:
    async with Client(service.url, PATIENCE) as client:
        await client.introduce(name)
        yield client
