"""The lab: two rule sets are played on this machine alone, and what differs is read."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from serpentry.arena.lab import Lab, LabWish
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.languages import Language
from serpentry.server.run import Service
from tests.server.running import PATIENCE, running

WISH = LabWish(
    set_up("snekagon", 2, {"board_side": 4}),
    set_up("snekagon", 2, {"board_side": 5}),
    strong="greedy",
    weak="random",
    games=8,
)
BODY = {"game": "snekagon", "seats": 2, "first": {"board_side": 4}, "second": {}, "games": 8}


@pytest.fixture
def lab() -> Iterator[Lab]:
    made = Lab(OneProcess())
    yield made
    made.close()


def asked(service: Service, method: str, path: str = "", **given: Any) -> Any:
    """What the service answers."""

    def send() -> httpx2.Response:
        with httpx2.Client(base_url=service.url, timeout=PATIENCE) as client:
            return client.request(method, f"/api/lab{path}", **given)

    return asyncio.to_thread(send)


async def test_two_rule_sets_are_played_and_told_apart(lab: Lab, tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        service.parts.lab = lab
        lab.start(WISH)
        while not (state := (await asked(service, "GET")).json())["is_over"]:
            await asyncio.sleep(0.1)
        assert (state["done"], state["total"], state["is_over"]) == (32, 32, True)
        blocks = state["blocks"]
        (said, *_) = (one["texts"] for one in blocks if one["kind"] == "items")
        assert any(one.startswith("Games are longer: ") for one in said)
        assert sum(one["svg"].startswith("<svg") for one in blocks) == 2
        page = (await asked(service, "GET", "/report.html")).text
        assert page.count("<svg") == 2
        assert "Games are longer: " in page


def test_what_is_stopped_leaves_what_it_has(lab: Lab) -> None:
    lab.start(WISH)
    lab.stop()
    lab.close()
    assert lab.run
    assert lab.run.is_over
    assert lab.run.done <= 1
    assert lab.run.told(Language()) == []


async def test_a_run_is_started_stopped_and_refused_by_the_page(lab: Lab, tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        service.parts.lab = lab
        assert (await asked(service, "GET")).json()["total"] == 0
        assert (await asked(service, "POST", json=BODY)).json()["total"] == 32
        assert (await asked(service, "DELETE")).json()["done"] <= 1
        wrong = {"board_side": 99}, {"strong": "level9"}, {"games": 2001}
        first = await asked(service, "POST", json={**BODY, "first": wrong[0]})
        assert "99" in first.json()["text"]
        for one in wrong[1:]:
            assert (await asked(service, "POST", json={**BODY, **one})).status_code == 422


async def test_there_is_no_lab_where_nobody_asked_for_one(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        for method, given in (("GET", None), ("POST", BODY), ("DELETE", None)):
            assert (await asked(service, method, json=given)).status_code == 404


async def test_a_proxy_that_is_not_named_asks_for_others(lab: Lab, tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        service.parts.lab = lab
        assert (await asked(service, "GET")).status_code == 200
        forwarded = {"X-Forwarded-For": "192.0.2.7"}
        assert (await asked(service, "GET", headers=forwarded)).status_code == 404


async def test_only_this_machine_spends_its_cores(lab: Lab, tmp_path: Path) -> None:
    async with running(tmp_path, hosts="127.0.0.1,localhost", trusted_proxies="*") as service:
        service.parts.lab = lab
        assert (await asked(service, "GET")).status_code == 200
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert (await asked(service, "GET", headers=elsewhere)).status_code == 404
        renamed = {"Host": "evil.example:80"}
        assert (await asked(service, "GET", headers=renamed)).status_code >= 400
        foreign = {"Origin": "https://evil.example"}
        refused = await asked(service, "POST", json=BODY, headers=foreign)
        assert refused.status_code == 403
        assert lab.run is None
