"""Games by a script, the same wherever Python runs: here, and in what browsers run.

This file goes into a browser's Python as it is, so that it needs what is there alone.
"""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from serpentry.browser.main import BrowserHost
from serpentry.catalogue import find, set_up
from serpentry.hosting.stored import Row
from serpentry.languages import explain
from serpentry.table.commands import Play
from serpentry.table.decide import Who
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.state import Phase, State
from serpentry.tabletop.helpers.walk import random_walk
from tests.offline.drawer import Drawer

GUEST, NAME = "guest", "Ada"
NOW = 1_700_000_000_000_000_000
SEED = "5eed" * 16


@contextmanager
def fixed() -> Iterator[None]:
    """Time stands still, and nothing is random."""
    kept = time.time_ns, secrets.token_hex, secrets.randbits
    for module, name, given in (
        (time, "time_ns", lambda: NOW),
        (secrets, "token_hex", lambda count=32: SEED[: 2 * count]),
        (secrets, "randbits", lambda _: 7),
    ):
        setattr(module, name, given)
    try:
        yield
    finally:
        time.time_ns, secrets.token_hex, secrets.randbits = kept


def setup_for(game: str, seats: int) -> Setup:
    """People here, and a beginner on the last seat."""
    box = find(game)
    places = (*(Place(HERE) for _ in range(seats - 1)), Place(COMPUTER, "", "level1"))
    return Setup(game, box.version, box.set_up(seats, {}).options_json, places, GUEST, "")


async def played_out(room: Any, host: Any, rng: Random, rest: Callable[[], Any]) -> None:
    """Any legal moves, until the game is over."""
    while room.state.phase is not Phase.OVER:
        if isinstance(room.state.to_act, int) and room.state.computer_to_act() is None:
            move = any_move(room.state, rng)
            await host.submit(room, Play(move), Who(GUEST), None, None)
        await rest()


def any_move(state: State, rng: Random) -> object:
    """A legal move of the seat to act."""
    assert isinstance(state.to_act, int)
    moves = state.game.rules.moves(state.game.secrets.view(state.position, state.to_act))
    return moves[rng.randrange(len(moves))]


def host_of(drawer: Drawer) -> BrowserHost:
    """A browser's host that nobody listens to."""
    return BrowserHost(drawer, lambda *_: None, lambda *_: None, lambda _: None)


def log_text(rows: Sequence[Row]) -> str:
    """A log as one text: what two hosts must agree on, byte for byte."""
    return "".join(f"{row['seq']} {row['at']} {row['body']}\n" for row in rows)


async def log_at_home(game: str, seats: int) -> str:
    """The log of a whole game, kept by a browser."""
    with fixed():
        drawer = Drawer()
        host = host_of(drawer).host
        room = host.prepared(setup_for(game, seats), NAME)
        await host.create(room)

        async def rest() -> None:
            if room.thinking is not None:
                await room.thinking

        await played_out(room, host, Random(seats), rest)
        return log_text(drawer.rows[room.id])


def verdicts(game: str, count: int) -> list[str]:
    """What the rules say, in words, about a number of moves that were legal at other times."""
    box, rng = find(game), Random(count)
    told, seen = list[str](), list[Any]()
    while len(told) < count:
        made = set_up(game, rng.choice(box.seats))
        for _, _, position in random_walk(made.rules, rng):
            if not isinstance(made.rules.to_act(position), int):
                continue
            for move in rng.sample(seen, min(len(seen), 4)):
                why = made.rules.why_illegal(position, move)
                said = "legal" if why is None else f"{why.rule}: {explain(why.told)}"
                told.append(f"{made.notation.write(move)} {said}")
            moves = made.rules.moves(position)
            seen = [*seen[-200:], *rng.sample(moves, min(len(moves), 3))]
        seen = []
    return told[:count]
