"""Whoever speaks of a move gives it the same grade and the same chances, at every host."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from serpentry.hosting.embedding.study_text import read_study, study_of_records
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.judging import span_json
from serpentry.hosting.host import TableHost
from serpentry.review.advice import Advice
from serpentry.review.evaluations import Evaluations
from serpentry.review.value import Value
from serpentry.search.budget import Budget, Simulations
from serpentry.server.app import create_app
from tests.offline.hosts import Browser, Host, Service, unhindered
from tests.offline.scripted import any_move, fixed

GAMES = ("snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival")
HERE = {"kind": "here"}
BUDGET = Simulations(100)
HINTS, MOVES = 1, 2
"""This many moves of a game are hints, and this many in all are people's."""


def by_count(_: float) -> Budget:
    """The same thinking on every machine."""
    return BUDGET


def counted(host: TableHost) -> TableHost:
    """A host that counts what it thinks, instead of looking at a clock."""
    host.terms = replace(host.terms, budget_of=by_count)
    return host


@contextmanager
def hosts(folder: Path) -> Iterator[list[tuple[Host, TableHost]]]:
    """Both hosts, and what is behind each."""
    app = create_app(unhindered(folder))
    with TestClient(app) as client, asyncio.Runner() as runner:
        browser = Browser(runner)
        yield [
            (Service(client), counted(app.state.parts.keeper)),
            (browser, counted(browser.house.host)),
        ]


def events(text: str, name: str) -> list[Any]:
    """What a stream says under a name."""
    lines = text.split("\n")
    return [
        json.loads(data.removeprefix("data: "))
        for event, data in pairwise(lines)
        if event == f"event: {name}"
    ]


def played(host: Host, behind: TableHost, game: str, seed: int) -> tuple[str, list[Any]]:
    """A game of hints and random moves that somebody gave up; the hints with their plies."""
    plan = {"game": game, "seats": [HERE, HERE]}
    status, made = host.ask("POST", "/api/tables", json.dumps(plan))
    assert status == 201, made
    table, rng, hints = made["id"], Random(seed), list[Any]()
    for number in range(MOVES):
        state = behind.rooms[table].state
        move = state.game.codec.move_json(any_move(state, rng))
        if number < HINTS:
            status, hint = host.ask("POST", f"/api/tables/{table}/hint")
            assert status == 200, hint
            assert isinstance(state.to_act, int)
            view = state.game.secrets.view(state.position, state.to_act)
            terminal = Adviser(BUDGET).advise(state.game, view, state.to_act, Random(1))
            assert state.game.codec.move_json(terminal.move) == hint["move"]
            assert hint["chance"] == span_json(valued(terminal), state.to_act)
            hints.append((len(state.played), hint))
            move = hint["move"]
        after = state.seq
        told = {"type": "move", "id": f"m{number}", "after": after, "move": move}
        assert host.say(table, json.dumps(told))[0]["type"] == "ack"
    assert host.say(table, json.dumps({"type": "resign", "id": "r"}))[0]["type"] == "ack"
    return table, hints


def valued(found: Advice) -> Value:
    """What a hint leads to."""
    assert found.value is not None
    return found.value


def moves_of(behind: TableHost, table: str) -> list[Any]:
    """The moves of a game, as clients get them."""
    state = behind.rooms[table].state
    return [state.game.codec.move_json(one.move) for one in state.played]


def told_of(host: Host, table: str, plies: int) -> tuple[list[Any], Any, list[Any]]:
    """What analysis, review and then analysis again say of all moves that were made."""

    def analysed() -> list[Any]:
        texts = [
            host.ask("GET", f"/api/tables/{table}/analysis?seconds=1&ply={ply}")[1]
            for ply in range(plies)
        ]
        return [reports[-1] for text in texts if (reports := events(text, "report"))]

    before = analysed()
    text = host.ask("GET", f"/api/tables/{table}/review?seconds=1")[1]
    [whole] = events(text, "review")
    return before, (events(text, "choice"), whole), analysed()


def graded(host: Host, table: str, ply: int) -> Any:
    """What is told of a move of a game that was put into a study."""
    status, record = host.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    board = read_study(study_of_records([("Ours", record)])).boards[0]
    place = {"board": "\n".join(board.lines), "ply": ply}
    status, answer = host.ask("POST", "/api/study/grade", json.dumps(place))
    assert (status, answer["waiting"], answer["trouble"]) == (200, None, ""), answer
    return answer["choice"]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_speak_of_a_move_say_the_same(game: str, tmp_path: Path) -> None:
    with fixed(), hosts(tmp_path) as both:
        for host, behind in both:
            for seed in range(3):
                behind.evaluations = Evaluations()
                table, hints = played(host, behind, game, seed)
                plies = len(behind.rooms[table].state.played)
                before, (choices, whole), after = told_of(host, table, plies)
                assert before == after
                weighed = {one["choice"]["ply"]: one for one in before if one["choice"]}
                assert sorted(weighed) == [one["ply"] for one in choices]
                for one in choices:
                    report = weighed[one["ply"]]
                    assert {**report["choice"], "done": one["done"], "choices": len(choices)} == one
                    made = moves_of(behind, table)[one["ply"]]
                    shown = [best for best in report["best"] if best["move"] == made]
                    assert {best["grade"] for best in shown} <= {one["grade"]}
                    assert {json.dumps(best["chance"]) for best in shown} <= {
                        json.dumps(one["chance"])
                    }
                    assert report["values"] == one["values"]
                    assert graded(host, table, one["ply"] + 1) == report["choice"]
                for ply, hint in hints:
                    same = [one for one in choices if one["ply"] == ply]
                    assert all(hint["guess"] or one["chance"] == hint["chance"] for one in same)
                if (decided := whole["decided"]) is not None and decided["is_choice"]:
                    [one] = [one for one in choices if one["ply"] == decided["ply"]]
                    assert (decided["before"], decided["after"]) == (one["values"], one["after"])
