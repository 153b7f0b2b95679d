"""The boards of the browser, run by an engine for JavaScript: what pages show, as text."""

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from serpentry.languages.phrasebook import say
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.extras import need

BOARDS = Path(__file__).parent / "painter" / "boards.js"
"""Built from `web/src/stills`."""
STACK = 8 * 1024 * 1024
"""Some systems give threads less than the engine needs."""
MOST_MEMORY = 256 * 1024 * 1024
MOST_SECONDS = 20


class NoPainter(SerpentryError):
    """The boards were not built."""


class Painter:
    """The boards, loaded once, in the one thread that may touch them."""

    def __init__(self) -> None:
        if not BOARDS.exists():
            raise NoPainter("The boards that paint pictures are not built: run `make client`.")
        engine = need("quickjs", "pictures")
        before = threading.stack_size(STACK)
        try:
            self.thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
            self.context = self.thread.submit(engine.Context).result()
        finally:
            threading.stack_size(before)
        self.language = "en"
        self.thread.submit(self._load).result()

    def _load(self) -> None:
        self.context.set_memory_limit(MOST_MEMORY)
        self.context.set_max_stack_size(STACK // 2)
        self.context.add_callable("say", self._say)
        self.context.eval(BOARDS.read_text(encoding="utf-8"))

    def _say(self, key: str, arguments: str) -> str:
        return say(self.language, key, json.loads(arguments))

    def ask(self, function: str, given: Json, language: str = "en") -> Any:
        """What a function of the boards gives, as JSON."""

        def asked() -> str:
            self.language = language
            called: Callable[[str], str] = self.context.get(function)
            return called(json.dumps(given))

        return json.loads(self.thread.submit(asked).result())


@cache
def painter() -> Painter:
    """The one of this process."""
    return Painter()
