"""Players of your own in Python that crash, lie or sleep: each is a fault of its seat."""

from random import Random
from typing import Any

import pytest

import serpentry
from serpentry.arena import Results, run
from serpentry.arena.plan import make_plan
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.players import (
    BadPlayer,
    BotFault,
    OnFault,
    find_player,
    separate_player,
    watched_player,
)
from tests.players.stumbling import Misbehaving
from tests.test_cli import Terminal

GAME = set_up("snekagon", options={"board_side": 4})
HERE = "tests.players.stumbling"


FAULTS = {
    "crash": r"It raised ZeroDivisionError: ",
    "text": r"It chose 'a1', which is not among its legal moves\.",
    "nothing": r"It chose None, which is not among its legal moves\.",
    "number": r"It chose 0, which is not among its legal moves\.",
    "cheat": r"It chose the illegal move .*: ",
    "clumsy": r"It raised RuntimeError: no chair \(stumbling\.py, line \d+\)\.",
    "quits": r"It raised SystemExit: 3 \(stumbling\.py, line \d+\)\.",
    "interrupts": r"It raised KeyboardInterrupt \(stumbling\.py, line \d+\)\.",
    "deaf": r"It raised ValueError: what was that\? \(stumbling\.py, line \d+\)\.",
    "asleep@10ms": r"It did not move within 0\.01 seconds\.",
    "asleep@1s": r"It did not move within 1 second\.",
}


def bot(how: str) -> str:
    name, at, budget = how.partition("@")
    return f"{HERE}:Misbehaving how={name}{at}{budget}"


@pytest.mark.parametrize("how", FAULTS)
def test_whatever_a_class_does_is_told_in_a_sentence_and_costs_the_game(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched_player, "GRACE_SECONDS", 0.0)
    name = how.partition("@")[0]
    with pytest.raises(BotFault, match=rf"The bot {name}: {FAULTS[how]}"):
        serpentry.play_game(GAME, ["random", bot(how)])
    lost = serpentry.play_game(GAME, ["random", bot(how)], on_fault=OnFault.FORFEIT)
    assert (lost.outcome.winners, lost.forfeited, len(lost.faults)) == ((0,), 1, 1)


@pytest.mark.parametrize(
    ("how", "fault"), [("crash", FAULTS["crash"]), ("slow@10ms", FAULTS["asleep@10ms"])]
)
def test_in_a_browser_which_has_no_threads_faults_are_told_as_well(
    how: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched_player, "HAS_THREADS", False)
    monkeypatch.setattr(separate_player, "HAS_THREADS", False)
    monkeypatch.setattr(watched_player, "Thread", None)
    monkeypatch.setattr(watched_player, "GRACE_SECONDS", 0.0)
    with pytest.raises(BotFault, match=fault):
        serpentry.play_game(GAME, ["random", bot(how)])
    assert serpentry.play_game(GAME, ["random", bot("rude")]).faults == ()


def test_a_class_that_is_handed_over_is_watched_as_well() -> None:
    lost = serpentry.play_game(GAME, [Misbehaving("crash"), "random"], on_fault=OnFault.FORFEIT)
    assert lost.forfeited == 0


def test_whoever_leaves_with_a_bang_has_played_his_game() -> None:
    played = serpentry.play_game(GAME, [bot("rude"), "random"])
    assert (played.forfeited, played.faults) == (None, ())


def test_a_class_that_can_not_get_ready_is_a_mistake() -> None:
    with pytest.raises(BadPlayer, match="'unready' can't get ready: OSError: no such file"):
        serpentry.play_game(GAME, [bot("unready"), "random"], on_fault=OnFault.FORFEIT)


def test_one_move_is_watched_too() -> None:
    with pytest.raises(BotFault, match="ZeroDivisionError"):
        find_player(bot("crash")).choose(GAME, GAME.rules.start(), 0, Random(1))


def test_the_arena_and_the_terminal_count_such_faults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    plan = make_plan("match", GAME, [bot("text"), "random"], 2)
    results = Results(plan)
    run(plan, results, OneProcess())
    assert [result.points(0) for result in results] == [0.0, 0.0]
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    code, out, _ = terminal(f"play snekagon --opt board_side=4 --players {HERE}:crashing,random")
    assert (code, "Whip snake plays on for it" in out) == (0, True)
