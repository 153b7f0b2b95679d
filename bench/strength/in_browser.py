"""A small net in a real browser against a level outside it, at equal time.

`python -m bench in_browser GAME --games 40 --budget 200ms --jobs 2`.

Chromium holds what the app holds: its worker with Python, engine and small net, offline. Tables are
made and moves sent by the client's own messages, so that the net thinks in the steps and beside the
database of a real game. What they can't do is typed at the app's prompt, which runs examples of the
documentation in the worker: the highest level of the game is listed with its budget, and notes how
long it thinks. The level that it plays against answers in processes of this program, on one core.

Openings and figures are those of `python -m bench nets`. Seconds per move are those that players
see themselves, from the question to the move. After each pair of games a line is printed, at the
end, or when interrupted, the result.
"""

import asyncio
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import monotonic, perf_counter
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from tools import browsing

from bench import app_worker
from bench.strength.nets import Job, Match, Played, Spent, opened, played, result, seated, tell
from serpentry.catalogue import set_up
from serpentry.nets.net_files import FILES, STUDENT
from serpentry.players.paces import pace_of
from serpentry.tabletop.formats.record import record_of, write_record

LONG = 300_000
"""Milliseconds that a page may take to open."""
SEATS = 2
"""Small nets play for two."""
GAMES = sorted(path.stem for path in FILES.glob(f"*{STUDENT}"))
AT_TABLES = """() => {
  window.type = async example => {
    const {status, content} = await ask('POST', '/api/prompt', JSON.stringify({example}));
    if (status !== 200) throw new Error(content);
    return content;
  };
  let table = null;
  window.sit = async plan => {
    const {status, content} = await ask('POST', '/api/tables', JSON.stringify(plan));
    if (status >= 400) throw new Error(content);
    const here = table = {id: JSON.parse(content).id, seq: 0, moves: [], wrong: null};
    here.look = () => {};
    const open = {kind: 'open', table: here.id, since: 0, language: 'en', drawn: false};
    here.number = listen(open, ({kind, text, code}) => {
      const said = kind === 'close' ? {type: 'closed', text: `closed: ${code}`} : JSON.parse(text);
      if (['closed', 'refused', 'stale'].includes(said.type)) here.wrong = said.text ?? said.type;
      for (const one of said.events ?? []) {
        if (one.seq <= here.seq) continue;
        if (one.is === 'moved') here.moves.push(one.move);
        here.seq = one.seq;
      }
      here.look();
    });
  };
  window.moved = ply => new Promise((settle, fail) => {
    table.look = () => {
      if (table.wrong) fail(new Error(table.wrong));
      if (table.moves.length > ply) settle(table.moves[ply]);
    };
    table.look();
  });
  window.lay = move => {
    const ply = table.moves.length;
    const said = {type: 'move', id: `ply${ply}`, after: table.seq, move};
    tell({kind: 'hear', number: table.number, text: JSON.stringify(said)});
    return moved(ply);
  };
  window.rise = async () => {
    tell({kind: 'leave', number: table.number});
    await ask('DELETE', `/api/tables/${table.id}`);
  };
}"""
ADD_PLAYER = """
>>> from time import perf_counter
>>> from serpentry.catalogue import set_up
>>> from serpentry.hosting.thinking import able_here
>>> from serpentry.nets.net_files import net_of
>>> from serpentry.players import ROSTER, find_player
>>> spent = []
>>> class Timed(type(ROSTER["{level}"])):
...     def choosing(self, *given):
...         began = perf_counter()
...         move = yield from super().choosing(*given)
...         spent.append(perf_counter() - began)
...         return move
>>> ROSTER["{level}"] = Timed(**vars(ROSTER["{level}"]))
>>> player = ROSTER["{name}"] = find_player("{name}")
>>> game = set_up("{game}", {seats})
>>> _ = player.prepare(game)
>>> print(able_here(player.name, game.name), net_of(game).name)
"""
SPENT = """
>>> print(spent)
>>> spent.clear()
"""


def name_of(match: Match) -> str:
    """The player in the browser, with its budget."""
    return f"{match.player}@{match.budget}"


async def opened_page(browser: Browser, address: str, match: Match) -> Page:
    """A page with the app's worker, which knows the player; from then on without a service."""
    context = await browser.new_context(
        base_url=address, viewport=browsing.DESK, locale="en", service_workers="block"
    )
    context.set_default_timeout(LONG)
    page = await context.new_page()
    await page.goto("/")
    await page.evaluate(app_worker.BEGIN, app_worker.address())
    await page.evaluate(AT_TABLES)
    name = name_of(match)
    said = await typed(page, ADD_PLAYER, name=name, level=match.player, game=match.game)
    assert said.split() == [name, f"{match.game}{STUDENT}"], said
    await context.set_offline(True)
    return page


async def typed(page: Page, example: str, **words: str) -> str:
    """What the worker prints when something is typed at its prompt."""
    example = example.format(**words, seats=SEATS)
    return str(await page.evaluate("example => type(example)", example))


async def play(page: Page, job: Job, level: Executor) -> Played:
    """Play a game at a table of the browser."""
    match = job.match
    game: Any = set_up(match.game, SEATS)
    position, made = opened(game, job)
    record = record_of(game, by_seats(game, made))
    seats: list[dict[str, str]] = [{"kind": "here"}, {"kind": "here"}]
    seats[job.seat] = {"kind": "computer", "player": name_of(match)}
    await page.evaluate("plan => sit(plan)", {"record": write_record(record), "seats": seats})
    spent = Spent()
    while (seat := game.rules.to_act(position)) is not None:
        if seat == job.seat:
            found = await page.evaluate("ply => moved(ply)", len(made))
            move = game.codec.move_from(found)
        else:
            asked = asyncio.get_running_loop().run_in_executor
            move, seconds = await asked(level, answered, job, position, len(made))
            spent.foe.append(seconds)
            await page.evaluate("move => lay(move)", game.codec.move_json(move))
        position = game.rules.play(position, move)
        made.append(move)
    spent.mine += json.loads(await typed(page, SPENT))
    await page.evaluate("() => rise()")
    return played(game, job, position, made, spent)


def by_seats(game: Any, moves: list[Any]) -> Iterator[tuple[int, Any]]:
    """Moves from the start of a game, each with whose it is."""
    position = game.rules.start()
    for move in moves:
        yield game.rules.to_act(position), move
        position = game.rules.play(position, move)


@cache
def _prepared(match: Match) -> tuple[Any, Any]:
    game, foe = set_up(match.game, SEATS), seated(match.foe, match.foe_budget, match.cores)
    foe.prepare(game)
    return game, foe


def answered(job: Job, position: Any, ply: int) -> tuple[Any, float]:
    """The move of the level outside the browser, and how many seconds it thought."""
    game, foe = _prepared(job.match)
    luck, began = Random(f"{job.opening} {job.seat} {ply}"), perf_counter()
    move = foe.choose(game, position, 1 - job.seat, luck)
    return move, perf_counter() - began


def _leave_interrupts() -> None:
    """What interrupts the bench ends its processes by and by."""
    signal(SIGINT, SIG_IGN)


async def play_all(match: Match, jobs: int, seconds: float, games: list[Played]) -> None:
    """Play on so many pages side by side; no pair of games begins after so many seconds."""
    openings = iter(range(match.games // SEATS))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts) as level:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=browsing.chromium_file(), args=browsing.SWITCHES
            )
            with browsing.service(thinkers="1") as address:
                pages = [await opened_page(browser, address, match) for _ in range(jobs)]
            until = monotonic() + seconds
            async with asyncio.TaskGroup() as group:
                for page in pages:
                    group.create_task(_pairs(page, level, match, openings, until, games))


async def _pairs(
    page: Page,
    level: Executor,
    match: Match,
    openings: Iterator[int],
    until: float,
    games: list[Played],
) -> None:
    """Play openings from both seats, and tell how it stands after each."""
    while monotonic() < until and (opening := next(openings, None)) is not None:
        pair = [await play(page, Job(match, opening, seat), level) for seat in range(SEATS)]
        games += pair
        stand = result(match, games)
        print(
            f"opening {opening}: {pair[0].share:g} {pair[1].share:g};",
            f"{stand['all']['share']:.1%} of {len(games)} games,",
            f"{1000 * stand['seconds_a_move']:.0f} ms per move against",
            f"{1000 * stand['foe_seconds_a_move']:.0f}",
            flush=True,
        )


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(
        prog="python -m bench in_browser",
        description="A small net in a real browser against a level outside it.",
    )
    add = read.add_argument
    add("game", choices=GAMES)
    add("--player", help="who plays in the browser; the game's highest level if nobody is named")
    add("--budget", default="200ms")
    add("--foe", default="level8")
    add("--foe-budget", help="the same as in the browser if none is given")
    add("--games", type=int, default=40)
    add("--opening", type=int, default=1, help="random moves at first")
    add("--jobs", type=int, default=1, help="games side by side, each on a page and a core")
    add("--seconds", type=float, default=1e9, help="no pair of games begins later")
    add("--log", type=Path, help="a file that gets a line with the result")
    return read.parse_args()


def main(given: Namespace) -> None:
    """Play, and tell."""
    match = Match(
        given.game,
        player=given.player or f"level{pace_of(given.game).highest}",
        budget=given.budget,
        foe=given.foe,
        foe_budget=given.budget if given.foe_budget is None else given.foe_budget,
        games=given.games,
        opening=given.opening,
    )
    games = list[Played]()
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(play_all(match, given.jobs, given.seconds, games))
    finally:
        weights = f"{match.game}{STUDENT}"
        tell([{**result(match, games), "weights": weights, "where": "browser"}], given.log)


if __name__ == "__main__":
    main(arguments())
