"""Our players speak GTP: what a program for Go would ask, and whole games of every kind."""

import subprocess
import sys
from random import Random

import pytest

from serpentry.catalogue import names, set_up
from serpentry.cli.bots.gtp import Board, speak_gtp
from serpentry.players import find_player
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.game import AnyGame

SMALL = set_up("snekagon", 2, {"board_side": 4})


def asked(*lines: str, game: AnyGame = SMALL, player: str = "random") -> list[str]:
    said: list[str] = []
    speak_gtp(game, find_player(player), lines, said.append, Random(1))
    return said


def test_answers_carry_the_number_of_their_command() -> None:
    assert asked("12 protocol_version", "# a remark", "", "quit", "name") == ["=12 2\n", "=\n"]


def test_what_is_not_understood_is_an_error_and_ends_nothing() -> None:
    commands = ["3 dance", "play b", "play purple d4", "known_command play", "known_command dance"]
    found = [
        "?3 unknown command\n",
        "? illegal move\n",
        "? syntax error\n",
        "= true\n",
        "= false\n",
    ]
    assert asked(*commands) == found
    assert asked("genmove") == ["? syntax error\n"]
    assert asked("boardsize 19")[0].startswith("? unacceptable size")


def test_moves_are_written_as_in_records() -> None:
    assert asked("play b d4", "play w d4", "undo", "play black d4", "undo", "undo") == [
        "=\n",
        "? illegal move\n",
        "=\n",
        "=\n",
        "=\n",
        "? cannot undo\n",
    ]
    (board,) = asked("showboard")
    assert board.startswith("= \n")
    assert board.endswith("\n")
    assert "\n\n" not in board.removeprefix("=")


@pytest.mark.parametrize("name", names())
def test_a_whole_game_is_the_same_on_both_sides(name: str) -> None:
    game = set_up(name, 2)
    one, other = (Board(game, find_player("random"), Random(seed)) for seed in (1, 2))
    colours = ["chance", "black", "white"]
    for turn in range(9 * game.rules.most_events()):
        colour = colours[turn % 3]
        if game.rules.to_act(one.position) is None:
            break
        maker, hearer = (one, other) if turn % 2 else (other, one)
        hearer.play(colour, *maker.genmove(colour).split())
    assert game.rules.outcome(one.position)
    assert one.final_score() == other.final_score()
    assert one.genmove("black") == "pass"
    one.clear_board()
    assert one.position == game.rules.start()


def test_games_of_three_are_none_for_it() -> None:
    with pytest.raises(BadSeats, match="two players"):
        Board(set_up("sssnake", 3), find_player("random"), Random(1))


def test_the_command_speaks_it() -> None:
    command = [sys.executable, "-m", "serpentry", "engine", "--gtp", "snekagon"]
    lines = "1 genmove b\n2 final_score\nquit\n"
    done = subprocess.run(
        [*command, "--opt", "board_side=4", "--player", "level2", "--seed", "1"],
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
    )
    first, second, last, rest = done.stdout.split("\n\n")
    assert SMALL.rules.why_illegal(SMALL.rules.start(), SMALL.notation.read(first[3:])) is None
    assert (first[:3], second, last, rest) == ("=1 ", "?2 cannot score", "=", "")
