"""Non-interference: what a seat may not know changes not a byte of what it is told.

Two whole games are played over the net whose deals differ only in what one seat and all spectators
may not know. Everything that these two hear, on the socket and over HTTP, is compared.
"""

import asyncio
import itertools
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server import keeper
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.game import AnyBox, Game, NothingHidden
from serpentry.tabletop.walk import random_walk
from tests.lots import LOTS
from tests.server.running import guest, running

Script = list[tuple[Actor, Any]]


def hidden_setups() -> list[tuple[AnyBox, int, dict[str, Any]]]:
    """Set-ups in which some seat does not see every draw of a random game."""
    found = []
    for box in (*BOXES, LOTS):
        for seats, options in box.samples:
            game = box.set_up(seats, options)
            if isinstance(game.secrets, NothingHidden):
                continue
            script = [(by, move) for by, move, _ in random_walk(game.rules, Random(1))]
            if hidden_draws(game, script, 0):
                found.append((box, seats, dict(options)))
                break
    return found


def hidden_draws(game: Game[Any, Any], script: Script, seat: int) -> list[int]:
    position, found = game.rules.start(), []
    for number, (by, move) in enumerate(script):
        seen = [game.secrets.view_move(position, move, one) for one in (seat, None)]
        if by is CHANCE and all(one != move for one in seen):
            found.append(number)
        position = game.rules.play(position, move)
    return found


def looks_the_same(game: Game[Any, Any], one: Script, two: Script, seat: int) -> bool:
    """Whether the second script is legal, and neither the seat nor a spectator can tell."""
    left, right = game.rules.start(), game.rules.start()
    for (by, move), (other_by, other) in zip(one, two, strict=True):
        if game.rules.to_act(right) != other_by or by != other_by:
            return False
        if game.rules.why_illegal(right, other):
            return False
        for eyes in (seat, None):
            seen = game.secrets.view_move(left, move, eyes)
            if seen != game.secrets.view_move(right, other, eyes):
                return False
        left, right = game.rules.play(left, move), game.rules.play(right, other)
        for eyes in (seat, None):
            if game.secrets.view(left, eyes) != game.secrets.view(right, eyes):
                return False
    return game.rules.outcome(left) == game.rules.outcome(right)


def twins(game: Game[Any, Any], seat: int) -> tuple[Script, Script]:
    """Two games that differ only in draws that the seat may not see."""
    for seed in range(200):
        script: Script = [(by, move) for by, move, _ in random_walk(game.rules, Random(seed))]
        pairs = list(itertools.combinations(hidden_draws(game, script, seat), 2))
        Random(seed).shuffle(pairs)
        for first, second in pairs[:60]:
            if script[first] == script[second]:
                continue
            other = list(script)
            other[first], other[second] = script[second], script[first]
            if looks_the_same(game, script, other, seat):
                return script, other
    raise AssertionError("no twins were found")


@dataclass
class Heard:
    """All that the seat and a spectator were told."""

    socket: list[str]
    spectator: list[str]
    pages: list[bytes]


async def pages(seat: Client, stranger: Client, table: str) -> list[bytes]:
    ends = ("", "/history", "/history?drawn=true", "/picture.svg", "/record")
    paths = [f"/api/tables/{table}{end}" for end in ends]
    answers = [await client.http.get(path) for client in (seat, stranger) for path in paths]
    return [answer.content for answer in answers]


async def overheard(
    folder: Path, box: AnyBox, options: dict[str, Any], script: Script, seat: int, seats: int
) -> Heard:
    game = box.set_up(seats, options)
    async with (
        running(folder) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
        Client(service.url) as stranger,
    ):
        service.parts.keeper.dice_for = lambda _: lambda __, ___, number: script[number][1]
        places = [HERE if at == seat else ELSEWHERE for at in range(seats)]
        table = await ada.make_table(box.name, places, options=options)
        for at in range(seats):
            if at != seat:
                await bob.sit(table, at)
        async with ada.at(table) as one, bob.at(table) as two, stranger.at(table) as three:
            one.keep_heard = three.keep_heard = True
            seen = await pages(ada, stranger, table)
            for number, (by, move) in enumerate(script):
                if by is CHANCE:
                    continue
                mover = one if by == seat else two
                await mover.until(lambda m=mover, n=number: m.table["ply"] == n)  # type: ignore[misc]
                if mover is one:
                    await one.command("try", id=f"try{number}", move=game.codec.move_json(move))
                await mover.command(
                    "move",
                    id=f"move{number}",
                    move=game.codec.move_json(move),
                    after=mover.seq,
                    seat=by,
                )
                for socket in (one, three):
                    await socket.until(lambda s=socket, n=number: s.table["ply"] > n)  # type: ignore[misc]
                if number % 7 == 0 and not one.is_over:
                    seen += await pages(ada, stranger, table)
            assert one.is_over
            return Heard(one.heard, three.heard, seen)


def freeze(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away what differs between any two games: names, times, seeds."""
    monkeypatch.setattr(keeper, "now_ms", lambda: 1_000_000)
    monkeypatch.setattr("serpentry.server.keeper.secrets.token_urlsafe", lambda _: "table")
    monkeypatch.setattr(keeper, "new_seed", lambda: "0" * 64)


@pytest.mark.parametrize(
    ("box", "seats", "options"), hidden_setups(), ids=lambda one: str(one)[:20]
)
def test_deals_that_differ_only_in_secrets_give_byte_equal_traffic(
    box: AnyBox,
    seats: int,
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = 0
    heard = []
    scripts = twins(box.set_up(seats, options), seat)
    assert scripts[0] != scripts[1]
    for number, script in enumerate(scripts):
        folder = tmp_path / str(number)
        folder.mkdir()
        with monkeypatch.context() as patch:
            freeze(patch)
            heard.append(asyncio.run(overheard(folder, box, options, script, seat, seats)))
    assert len(heard[0].socket) > len(scripts[0]) / 3
    assert heard[0].socket == heard[1].socket
    assert heard[0].spectator == heard[1].spectator
    assert heard[0].pages == heard[1].pages


def test_a_hidden_game_is_among_them() -> None:
    assert "lots" in [box.name for box, _, _ in hidden_setups()]
