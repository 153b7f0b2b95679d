"""The lab's page: rule sets are chosen, games are played, and what differs is read."""

from collections.abc import Iterator
from threading import Thread
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from serpentry.arena.worker_pools import OneProcess
from serpentry.cli.arena import lab_pages
from serpentry.cli.arena.lab import Lab, LabServer
from serpentry.languages import Language

SMALL = {"game": "snekagon", "board_side.1": "4", "board_side.2": "5", "games": "8"}


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[LabServer]:
    monkeypatch.setattr(lab_pages, "LEVELS", ("random", "greedy"))
    with LabServer(Lab(OneProcess(), Language()), 0) as made:
        Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def asked(server: LabServer, path: str, **fields: str) -> str:
    data = urlencode(fields).encode() if fields else None
    with urlopen(Request(server.url[:-1] + path, data)) as answer:
        return str(answer.read().decode())


def test_two_rule_sets_are_chosen_played_and_told_apart(server: LabServer) -> None:
    assert 'name="board_side.2"' in asked(server, "/")
    wish = SMALL | {"strong": "greedy", "weak": "random", "token": server.desk.token}
    assert "Games played: 0 of 32" in asked(server, "/start", **wish)
    server.desk.play_next()
    page = asked(server, "/run")
    assert "Games played: 32 of 32." in page
    assert "Games are longer: " in page
    assert 'http-equiv="refresh"' not in page
    saved = asked(server, "/lab.html")
    assert saved.count("<svg") == 2
    assert "Compare something else" not in saved


def test_what_is_stopped_leaves_what_it_has(server: LabServer) -> None:
    wish = SMALL | {"strong": "greedy", "weak": "random", "token": server.desk.token}
    asked(server, "/start", **wish)
    asked(server, "/stop", token=server.desk.token)
    server.desk.play_next()
    assert server.desk.run
    assert server.desk.run.done == 1
    assert "Games played: 1 of 32." in asked(server, "/run")


def test_a_mistake_is_told_on_the_form(server: LabServer) -> None:
    token = server.desk.token
    assert "not “level9”" in asked(server, "/start", token=token, strong="level9")
    assert "not “many”" in asked(server, "/start", token=token, games="many")


def test_other_pages_start_nothing(server: LabServer) -> None:
    with pytest.raises(HTTPError, match="403"):
        asked(server, "/start", **SMALL)
    foreign = Request(server.url, headers={"Host": "evil.example:80"})
    with pytest.raises(HTTPError, match="403"):
        urlopen(foreign)
    assert server.desk.run is None
