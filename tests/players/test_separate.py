"""A class that ends its process ends nobody else's: each way is a fault of its seat."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import serpentry
from serpentry.arena import Results, run
from serpentry.arena.plan import make_plan
from serpentry.arena.worker_pools import pool_for
from serpentry.catalogue import set_up
from serpentry.players import BadPlayer, BotFault, OnFault, find_player
from serpentry.players.beginners import RandomPlayer
from serpentry.players.separate_player import IDLE
from serpentry.players.watched_player import WatchedSeat
from serpentry.search.terms import Terms
from tests.players.ending import Ending
from tests.players.test_programs import bot, wait_until_dead
from tests.test_cli import Terminal

GAME = set_up("snekagon", options={"board_side": 4})
HERE = "tests.players.ending"
PLACE = r"\(ending\.py, line \d+\)"


def name(how: str, **options: object) -> str:
    return " ".join([f"{HERE}:Ending how={how}", *(f"{key}={options[key]}" for key in options)])


ENDS = {
    "exits": rf"It ended with code 3: os\._exit {PLACE}\.",
    "segment": rf"It ended with code 139: Segmentation fault {PLACE}\.",
    "aborts": rf"It ended with code 134: Aborted {PLACE}\.",
    "killed": r"It ended with code 137: SIGKILL\.",
}


@pytest.mark.parametrize("how", ENDS)
def test_whatever_ends_its_process_is_told_with_bot_file_and_line(how: str) -> None:
    with pytest.raises(BotFault, match=f"The bot {how}: {ENDS[how]}"):
        serpentry.play_game(GAME, ["random", name(how)])
    lost = serpentry.play_game(GAME, [name(how), name("fine")], on_fault=OnFault.FORFEIT)
    assert (lost.outcome.winners, lost.forfeited, len(lost.faults)) == ((1,), 0, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_goes_on_with_one_process_and_with_two(jobs: int) -> None:
    plan = make_plan("match", GAME, [name("segment"), name("exits")], 4)
    results = Results(plan)
    run(plan, results, pool_for(jobs))
    assert [result.points(0) for result in results] == [0.0, 1.0, 0.0, 1.0]
    assert all("ending.py, line" in fault for one in results for fault in one.faults)


def test_at_a_table_in_the_terminal_a_level_takes_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    players = f"{HERE}:leaving,random"
    code, out, _ = terminal(f"play snekagon --opt board_side=4 --players {players}")
    assert (code, "os._exit (ending.py" in out) == (0, True)


def test_a_player_that_ends_before_its_first_game_is_a_mistake() -> None:
    with pytest.raises(BadPlayer, match=rf"can't be made\. It ended with code 3: .* {PLACE}"):
        find_player(name("unmade"))
    with pytest.raises(BadPlayer, match=rf"KeyboardInterrupt {PLACE}"):
        find_player(name("interrupted"))


def test_one_that_holds_all_of_python_is_not_waited_for() -> None:
    with pytest.raises(BotFault, match=r"It did not move within 0\.1 seconds"):
        find_player(name("holds")).choose(GAME, GAME.rules.start(), 0, Random(1), Terms(0.1))


def test_the_same_seed_gives_the_game_that_it_gives_beside_us() -> None:
    players = [name("fine"), name("prints")]
    apart = serpentry.play_game(GAME, players, seed=5)
    beside = serpentry.play_game(GAME, [Ending("fine"), Ending("fine")], seed=5)
    assert apart.events == beside.events


def test_after_an_interruption_nobody_gets_an_answer_that_was_not_waited_for() -> None:
    player, start = find_player(name("fine")), GAME.rules.start()

    def interrupted() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        player.choose(GAME, start, 0, Random(1), Terms(30.0, stopped=interrupted))
    assert player.choose(GAME, start, 0, Random(1)) in GAME.rules.moves(start)


def test_who_sits_already_leaves_when_another_player_can_not_sit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left: list[Any] = []

    def sit(*_: object) -> None:
        raise BadPlayer("The player can't sit.")

    monkeypatch.setattr(RandomPlayer, "sit", sit)
    monkeypatch.setattr(WatchedSeat, "leave", lambda seat, _: left.append(seat.watched.name))
    with pytest.raises(BadPlayer, match="can't sit"):
        serpentry.play_game(GAME, [Ending("fine"), "random"])
    assert left == ["fine"]


def test_a_game_that_only_this_process_has_is_played_beside_us() -> None:
    game = replace(GAME, name="mine", contents=lambda: GAME.contents())  # which can't be pickled
    played = serpentry.play_game(game, [name("fine"), "random"], seed=5)
    assert played.events == serpentry.play_game(GAME, [Ending("fine"), "random"], seed=5).events


def test_what_it_does_not_understand_is_a_mistake_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only_here = type("OnlyHere", (), {"__module__": HERE})
    monkeypatch.setattr(sys.modules[HERE], "OnlyHere", only_here, raising=False)
    process = IDLE.take(name("fine"))
    with pytest.raises(BadPlayer, match="OnlyHere"):
        process.ask("happened", 0, only_here(), seconds=60)
    process.end()


def test_the_end_of_a_process_that_it_forked_is_not_its_own(
    capfd: pytest.CaptureFixture[str],
) -> None:
    serpentry.play_game(GAME, [name("forks"), "random"], seed=5)
    assert "It goes on" in capfd.readouterr().err


def test_it_hears_that_the_move_is_wanted_and_tells_how_far_it_is() -> None:
    parts: list[float] = []
    terms = Terms(30.0, parts.append, lambda: bool(parts))
    assert find_player(name("told")).choose(GAME, GAME.rules.start(), 0, Random(1), terms)
    assert parts == [0.5]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only its group is ended")
@pytest.mark.parametrize("kind", ["class", "program"])
def test_what_it_started_is_ended_even_out_of_its_group(kind: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    player = bot("stray", pids) if kind == "program" else name("stray", file=pids)
    lost = serpentry.play_game(GAME, [player, "random"], on_fault=OnFault.FORFEIT)
    assert lost.forfeited == 0
    wait_until_dead(*map(int, pids.read_text().split()))
