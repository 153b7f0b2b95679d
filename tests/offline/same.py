"""The same game in a browser and on a server: logs, byte for byte, and verdicts."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from serpentry.catalogue import BOXES
from serpentry.hosting.stored import event_rows
from serpentry.server.app import create_app
from serpentry.server.parts import ServiceParts
from serpentry.server.settings import Settings
from tests.offline.scripted import NAME, fixed, log_text, played_out, setup_for

HERE = Path(__file__).parent
BUNDLE = HERE.parent.parent / "src" / "serpentry" / "server" / "pages" / "bundle"
NODE = Path(sys.executable).with_name("node")
SetUps = Sequence[tuple[str, int]]
SCRIPTED = """
import json
from tests.offline.scripted import log_at_home, verdicts
wanted, moves = json.loads(given)
logs = {f"{name} {seats}": await log_at_home(name, seats) for name, seats in wanted}
told = {name: verdicts(name, moves) for name in sorted({name for name, _ in wanted})}
json.dumps({"logs": logs, "verdicts": told})
"""


def set_ups() -> list[tuple[str, int]]:
    """Every game at every seat count."""
    return [(box.name, seats) for box in BOXES for seats in box.seats]


def run_there(code: str, given: object) -> Any:
    """What the Python of browsers makes of code, with the files that browsers get."""
    words = [str(NODE), str(HERE / "python.mjs"), str(BUNDLE), str(HERE), code, json.dumps(given)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=3600, check=True)
    return json.loads(done.stdout)


def in_browsers(games: SetUps, moves: int) -> dict[str, Any]:
    """What becomes of the script there."""
    found: dict[str, Any] = run_there(SCRIPTED, [list(games), moves])
    return found


def at_the_service(games: SetUps) -> dict[str, str]:
    """The logs of the same games, kept by the service."""
    return {f"{name} {seats}": asyncio.run(_log(name, seats)) for name, seats in games}


async def _log(game: str, seats: int) -> str:
    with TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/tables.sqlite", stir_seconds=0, thinkers=1
        )
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            parts: ServiceParts = app.state.parts
            with fixed():
                room = parts.keeper.prepared(setup_for(game, seats), NAME)
                await parts.keeper.create(room)
                await played_out(room, parts.keeper, Random(seats), lambda: asyncio.sleep(0.001))
                stored = await parts.store.entries_after(room.id, 0)
            return log_text(event_rows(room.id, [one.entry for one in stored], None))
