"""`serpentry engine` speaks the protocol for bots; `serpentry bot-check` tries who speaks it."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import serpentry
from serpentry.bots import conversation, process
from serpentry.bots.messages import hello, line_of, request
from serpentry.catalogue import set_up
from serpentry.cli.bots.bot_protocol import speak
from serpentry.players import Seconds, Terms, find_player
from serpentry.tabletop.errors import BadText
from tests.players.test_programs import FIRST, GAME, bot
from tests.test_cli import run

ENGINE = f"cmd:'{sys.executable}' -m serpentry engine --player"


def spoken(name: str, *messages: Any) -> list[Any]:
    said: list[str] = []
    speak(find_player(name), [json.dumps(one) for one in messages], said.append, Random(1))
    return [json.loads(line) for line in said]


def asked(number: int = 1) -> Any:
    start = GAME.rules.start()
    return request(GAME, number, start, GAME.rules.moves(start), 5)


def test_our_players_answer_as_bots() -> None:
    greeting, answer = spoken("greedy", hello(GAME, 0, None), asked(7), {"type": "stop"}, asked(8))
    assert (greeting["type"], greeting["protocol"], greeting["name"]) == ("hello", 1, "greedy")
    assert (answer["type"], answer["id"]) == ("move", 7)
    assert answer["move"] in asked()["legal"]


def test_a_budget_of_the_greeting_is_kept_by_who_takes_one() -> None:
    with_budget = {**hello(GAME, 0, None), "budget": {"simulations": 20}}
    assert spoken("level4", with_budget)[0]["name"] == "level4@20"
    assert spoken("greedy", with_budget)[0]["name"] == "greedy"


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"type": "hello", "protocol": 3, "seat": 0}, "This is protocol 1, not 3"),
        ({"type": "hello", "protocol": 1, "seat": 0}, "names game, seats, options and seat"),
        ({"type": "choose", "id": 1}, "A hello comes before"),
    ],
)
def test_what_the_engine_does_not_understand_it_says(message: Any, why: str) -> None:
    with pytest.raises(BadText, match=why):
        spoken("greedy", message)


def test_the_engine_plays_as_a_program() -> None:
    names = [f"{ENGINE} level3 --seed 1", "random"]
    assert serpentry.play_game(GAME, names, seed=1).outcome.winners


def test_the_engine_hurries_when_it_is_told_to() -> None:
    sitting = find_player(f"{ENGINE} level8").within(Seconds(300)).sit(GAME, 0)
    try:
        move = sitting.choose(GAME.rules.start(), Random(1), Terms(stopped=lambda: True))
    finally:
        sitting.leave()
    assert move in GAME.rules.moves(GAME.rules.start())


def test_the_engine_says_what_is_wrong_and_ends() -> None:
    line = line_of({**hello(GAME, 0, None), "game": "chess"})
    command = [sys.executable, "-m", "serpentry", "engine"]
    done = subprocess.run(command, input=line + "\n", capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert "chess" in done.stderr


def check(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[int, list[Any]]:
    monkeypatch.setattr(conversation, "GRACE_SECONDS", 30)  # machines may be busy
    code, out, _ = run(capsys, monkeypatch, "bot-check", *arguments, "--json")
    return code, json.loads(out)


def test_a_good_bot_meets_every_demand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, found = check(capsys, monkeypatch, FIRST)
    assert [one for one in found if one["wrong"]] == []
    assert (code, len(found)) == (0, 10)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("how", "unmet"),
    [
        ("version", 6),
        ("crash", 5),
        ("stubborn", 1),
    ],
)
def test_a_bad_bot_is_told_what_it_fails(
    how: str, unmet: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "FAREWELL_SECONDS", 0.2)
    code, found = check(capsys, monkeypatch, bot(how), "--game", "snekagon")
    assert (code, sum(bool(one["wrong"]) for one in found)) == (1, unmet)


def test_the_samples_of_the_page_are_messages() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = [part.split("\n```")[0] for part in page.split("```json\n")[1:]]
    samples = [json.loads(block) for block in blocks]
    to_bot = {one["type"]: one for one in samples[:6]}
    start = GAME.rules.start()
    made = request(GAME, 1, start, GAME.rules.moves(start), 2.0)
    assert set(to_bot["choose"]) == set(made)
    assert set(to_bot["hello"]) == set(hello(set_up("snekagon"), 0, None))
    assert set(to_bot) == {"hello", "event", "choose", "hurry", "over", "stop"}
