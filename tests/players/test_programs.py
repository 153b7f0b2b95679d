"""Programs as players: sample bots in several languages, and every way in which a bot can fail."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import serpentry
from serpentry.arena import Results, play_match, run
from serpentry.arena.plan import make_plan
from serpentry.arena.worker_pools import OneProcess
from serpentry.bots import conversation, process
from serpentry.catalogue import BOXES, set_up
from serpentry.players import BadPlayer, BotFault, OnFault, Seconds, Terms, find_player
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyBox
from tests.processes import start
from tests.test_cli import Terminal

HERE = Path(__file__).parent
BOTS = Path(__file__).parents[2] / "docs" / "examples" / "bots"
GAME = set_up("snekagon", options={"board_side": 4})
START = GAME.rules.start()
FIRST = f"cmd:'{sys.executable}' '{BOTS / 'bot.py'}'"


def bot(how: str, *further: object) -> str:
    """The name of a bot that misbehaves so."""
    words = [sys.executable, HERE / "misbehaving.py", how, *further]
    return "cmd:" + " ".join(f"'{word}'" for word in words)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def wait_until_dead(*pids: int) -> None:
    while any(map(is_alive, pids)):
        time.sleep(0.05)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_program_plays_every_game_without_knowing_a_rule(box: AnyBox) -> None:
    game = box.set_up()
    played = serpentry.play_game(game, [FIRST, *["random"] * (game.seats - 1)], seed=2)
    position = game.rules.start()
    for actor, move in played.events:
        if actor == 0:
            assert move == game.rules.moves(position)[0]
        position = game.rules.play(position, move)


def in_javascript(_: Path) -> str | None:
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    return f"cmd:'{node}' '{BOTS / 'bot.js'}'" if node else None


def in_c(folder: Path) -> str | None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    subprocess.run([compiler, "-o", folder / "bot", BOTS / "bot.c"], check=True)
    return f"cmd:'{folder / 'bot'}'"


@pytest.mark.parametrize("build", [in_javascript, in_c], ids=["javascript", "c"])
def test_the_sample_bots_play_where_their_language_is_there(build: Any, tmp_path: Path) -> None:
    if name := build(tmp_path):
        assert serpentry.play_game(GAME, [name, FIRST]).outcome.winners


@pytest.mark.parametrize("file", sorted(BOTS.iterdir()), ids=lambda file: file.name)
def test_a_sample_bot_is_short(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 40


def test_what_a_bot_is_told(tmp_path: Path) -> None:
    game = set_up("carnival", 2, {"open_hands": False})
    log = tmp_path / "log"
    played = serpentry.play_game(game, ["random", bot("log", log)], seed=3)
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    hello = told[0]
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "carnival")
    assert (hello["seats"], hello["seat"], hello["options"]["open_hands"]) == (2, 1, False)
    position, seen = game.rules.start(), []
    for actor, move in played.events:
        shown = game.secrets.view_move(position, move, 1)
        by = "chance" if actor is CHANCE else actor
        seen.append({"by": by, "move": game.codec.move_json(shown)})
        position = game.rules.play(position, move)
    events = [one for one in told if one["type"] == "event"]
    assert [{"by": one["by"], "move": one["move"]} for one in events] == seen
    assert any(
        move != game.codec.move_json(made[1])
        for move, made in zip([one["move"] for one in events], played.events, strict=True)
    )
    asked = next(one for one in told if one["type"] == "choose")
    view = game.codec.position_from(asked["view"])
    assert game.secrets.view(view, 1) == view
    assert asked["texts"] == [game.notation.write(move) for move in game.rules.moves(view)]
    assert [one["type"] for one in told[-2:]] == ["over", "stop"]
    assert told[-2]["winners"] == list(played.outcome.winners)


FAULTS = {
    "crash": r"ended with code 1: I have lost my way\.",
    "silent": r"did not move within 0\.2 seconds",
    "deaf": r"did not move within 0\.2 seconds",
    "mute": r"did not answer the greeting within",
    "early": r"said “move” before it answered the greeting",
    "version": r"speaks protocol 2; this is protocol 1",
    "illegal": r"chose the illegal move a1-a2: ",
    "nonsense": r"chose “please”, which isn’t a move",
    "half": r"chose the index 1\.5, which isn’t a whole number",
    "words": r"chose the index \"0\", which isn’t a whole number",
    "other": r"answered request 77, but the last one was 1",
    "node": r"ended with code 1: ReferenceError: x is not defined\.",
    "index": r"chose index 37, but there are 37 legal moves",
    "empty": r"without an index, a text, a number or a move",
    "debug": r"sent “thinking about it”, which isn’t a JSON object",
    "deep": r"which isn’t a JSON object",
    "long": r"sent a line of more than 1048576 bytes",
    "flood": r"lines without making a move",
}


@pytest.mark.parametrize("how", FAULTS)
def test_whatever_a_bot_does_is_told_in_a_sentence(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "GRACE_SECONDS", 0.1)
    monkeypatch.setattr(process, "FAREWELL_SECONDS", 0.1)
    if how == "mute":
        monkeypatch.setattr(conversation, "START_SECONDS", 0.5)
    budget = "@200ms" if how in ("silent", "deaf") else "@30s"
    with pytest.raises(BotFault, match=FAULTS[how]) as failed:
        serpentry.play_game(GAME, [bot(how) + budget, "random"])
    assert str(failed.value).startswith("The bot cmd:")


@pytest.mark.parametrize("how", ["stale", "json", "stubborn"])
def test_what_a_bot_may_do(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "FAREWELL_SECONDS", 0.1)
    view = GAME.rules.start()
    assert find_player(bot(how)).choose(GAME, view, 0, Random(1)) == GAME.rules.moves(view)[0]


def test_a_move_that_is_wanted_now_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "GRACE_SECONDS", 0.1)
    with pytest.raises(BotFault, match="did not move"):
        find_player(bot("silent")).choose(GAME, START, 0, Random(1), Terms(stopped=lambda: True))


def test_a_failed_game_is_forfeited_or_played_on_by_a_stand_in() -> None:
    for seat in (0, 1):
        players = ["random", "random"]
        players[seat] = bot("crash")
        lost = serpentry.play_game(GAME, players, on_fault=OnFault.FORFEIT)
        assert (lost.outcome.winners, lost.forfeited) == ((1 - seat,), seat)
        assert serpentry.read_record(serpentry.write_record(lost.record())).resigned == seat
    on = serpentry.play_game(GAME, [bot("crash"), "random"], on_fault=OnFault.STAND_IN)
    assert (on.forfeited, len(on.faults)) == (None, 1)
    assert on.outcome == GAME.rules.outcome(on.position)


def test_matches_and_the_arena_count_forfeits_and_say_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = [bot("crash"), "random"]
    match = play_match(GAME, names, 2, seed=1, on_fault=OnFault.FORFEIT)
    assert (match.points, len(match.faults)) == ([0.0, 2.0], 2)
    plan = make_plan("match", GAME, names, 2)
    results = Results(plan)
    run(plan, results, OneProcess())
    assert [result.points(0) for result in results] == [0.0, 0.0]
    assert all("I have lost my way" in result.faults[0] for result in results)
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    (tmp_path / "lost").write_text("#!/bin/sh\nexit 3\n")
    (tmp_path / "lost").chmod(0o755)
    line = "match snekagon --opt board_side=4 --players cmd:./lost,random --games 2 --jobs 1"
    code, out, _ = terminal(line)
    assert (code, "A program failed 2 times" in out, "ended with code 3" in out) == (0, True, True)
    code, _, err = terminal(f"{line} --on-fault stop")
    assert (code, "ended with code 3" in err) == (2, True)
    code, out, _ = terminal("play snekagon --opt board_side=4 --players cmd:./lost,random")
    assert (code, "Whip snake plays on for it" in out) == (0, True)


def test_a_program_that_is_not_there_is_no_fault_but_a_mistake() -> None:
    with pytest.raises(BadPlayer, match=r"There is no program '\./nowhere'"):
        serpentry.play_game(GAME, ["cmd:./nowhere", "random"], on_fault=OnFault.FORFEIT)
    with pytest.raises(BadPlayer, match="After cmd: comes a command"):
        find_player("cmd: ")


def test_a_budget_is_told_and_named() -> None:
    player = find_player("cmd:./bot me@home@2s")
    assert player.name == "cmd:./bot me@home@2s"
    assert player == find_player("cmd:./bot me@home").within(Seconds(2))


def test_a_bot_and_all_it_started_end_with_a_killed_parent(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code = (
        "import sys, serpentry\n"
        "game = serpentry.set_up('snekagon', options={'board_side': 4})\n"
        "serpentry.play_game(game, [sys.argv[1], 'random'])\n"
    )
    parent = start([sys.executable, "-c", code, bot("offspring", pids)])
    while not (pids.exists() and len(pids.read_text().split()) == 2):
        time.sleep(0.05)
    started = [int(pid) for pid in pids.read_text().split()]
    assert all(map(is_alive, started))
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    wait_until_dead(*started)


def test_no_process_is_left_after_a_game(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    serpentry.play_game(GAME, [bot("pid", pids), "random"], seed=1)
    wait_until_dead(*{int(pid) for pid in pids.read_text().split()})
