"""Players of your own, named as `module:Class`, wherever a player is named."""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from joblib.externals.loky import get_reusable_executor

import serpentry
from serpentry.arena import make_plan, play_match, read_results
from serpentry.catalogue import set_up
from serpentry.players import BadPlayer, Seconds, find_player, roster
from serpentry.players.own_players import is_program, split_names
from serpentry.research.gymnasium import SeatEnv
from serpentry.search.budget import split_budget
from serpentry.tabletop.errors import UnknownName
from tests.test_cli import Terminal

SOURCE = """
import serpentry

class Mine(serpentry.QuickPlayer):
    def __init__(self, which=0, called=""):
        super().__init__(called)
        self.which = which

    def choose(self, game, view, seat, rng, terms=None):
        return game.rules.moves(view)[self.which]

last = Mine(-1, "last")

class NoPlayer:
    pass

def broken():
    import nowhere_to_be_found
"""
GAME = set_up("snekagon", options={"board_side": 4})
SMALL = "snekagon --opt board_side=4"


@pytest.fixture(autouse=True)
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module in the current folder."""
    (tmp_path / "mybots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("mybots", None)


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    return Terminal(capsys, monkeypatch, tmp_path)


def test_a_class_a_player_and_options_are_named() -> None:
    assert find_player("mybots:Mine").name == "Mine"
    assert find_player("mybots:last").name == "last"
    assert find_player("mybots:Mine which=-1 called='my bot'").name == "my bot"
    played = serpentry.play_game(GAME, ["mybots:Mine", "mybots:Mine which=-1"])
    assert played.players == ("Mine", "Mine")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobots:Mine", "There is no module 'nobots'"),
        ("mybots:Yours", "has no 'Yours'"),
        ("mybots:", "has no ''"),
        (":Mine", "A player of your own is module:Class"),
        ("mybots:NoPlayer", "lacks name, needs_engine, within, prepare, choose, choosing, sit"),
        ("mybots:Mine colour=2", "can't be made"),
        ("mybots:Mine fast", "key=value, not 'fast'"),
        ("mybots:last which=1", "takes no options"),
        ("mybots:Mine 'x", "can't be read"),
    ],
)
def test_mistakes_in_a_name_are_told_in_a_sentence(name: str, why: str) -> None:
    with pytest.raises(BadPlayer, match=why):
        find_player(name)


def test_a_mistake_inside_the_module_is_not_hidden() -> None:
    where = r"nowhere_to_be_found' \(mybots.py, line \d+\)\.$"
    with pytest.raises(BadPlayer, match=where):
        find_player("mybots:broken")


def test_names_are_parted_by_commas_outside_quotes() -> None:
    assert split_names("level3, a:B x='1,2' ,cmd:./bot \"a,'b\"") == [
        "level3",
        "a:B x='1,2'",
        'cmd:./bot "a,\'b"',
    ]


def test_only_a_budget_at_the_end_of_a_command_is_one() -> None:
    assert split_budget("cmd:ssh me@home bot@250ms") == ("cmd:ssh me@home bot", Seconds(0.25))
    assert split_budget("cmd:ssh me@home") == ("cmd:ssh me@home", None)
    assert is_program("cmd:./bot")
    assert is_program("a.b:C x=1")
    assert not is_program("level3@1s")
    assert not is_program("Ada Lovelace")


def test_a_bot_of_your_own_plays_in_matches_the_arena_and_the_terminal(terminal: Terminal) -> None:
    code, out, _ = terminal(f"match {SMALL} --players mybots:Mine,random --games 2 --jobs 1 --json")
    assert (code, json.loads(out)["games"]) == (0, 2)
    line = f"match {SMALL} --players mybots:Mine,random --games 2 --jobs 1 --out m.jsonl"
    assert terminal(line)[0] == 0
    assert read_results(Path("m.jsonl")).plan.players == ("mybots:Mine", "random")
    assert terminal(f"play {SMALL} --players mybots:Mine,mybots:last")[0] == 0
    env = SeatEnv("snekagon", ["mybots:Mine"], options={"board_side": 4})
    env.reset(seed=1)
    assert env.step(int(env.action_masks().argmax()))[1] in (0.0, 1.0, -1.0)
    env.close()


@pytest.mark.thorough
def test_two_processes_play_a_class_that_lies_in_the_current_folder(terminal: Terminal) -> None:
    # Processes that another test has left behind stand in another folder.
    get_reusable_executor().shutdown(wait=True)
    line = f"match {SMALL} --players mybots:Mine,random --games 4 --jobs 2 --out m.jsonl"
    assert terminal(line)[0] == 0


def test_a_file_of_results_or_a_record_runs_no_program_by_itself(terminal: Terminal) -> None:
    line = f"match {SMALL} --players mybots:Mine,random --games 1 --jobs 1 --out m.jsonl"
    terminal(line)
    code, _, said = terminal("arena continue m.jsonl --games 2 --jobs 1")
    assert (code, "names programs as players: mybots:Mine" in said) == (2, True)
    assert terminal("arena continue m.jsonl --games 2 --jobs 1 --trust")[0] == 0
    assert terminal(line.replace("--games 1", "--games 3"))[0] == 0
    _, record, _ = terminal("arena record m.jsonl 0")
    moves = record.partition("\n\n")[0] + "\n\n0 d4\n\nresult: open\n"
    Path("open.record").write_text(moves)
    code, _, said = terminal("play --resume open.record")
    assert (code, "the program mybots:Mine" in said) == (2, True)
    assert terminal("play --resume open.record --players greedy,random")[0] == 0


def test_a_plan_says_how_players_are_named_and_a_match_takes_them_as_they_are() -> None:
    players: list[Any] = [find_player("mybots:Mine"), "random"]
    with pytest.raises(BadPlayer, match="write 'mybots:Mine'"):
        make_plan("match", GAME, players, 2)
    assert play_match(GAME, players, 2, seed=1).games == 2


def test_packages_bring_players_by_entry_points(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal
) -> None:
    brought = [
        EntryPoint("mine", "mybots:Mine", roster.ENTRY_POINTS),
        EntryPoint("level3", "mybots:Mine", roster.ENTRY_POINTS),
    ]
    monkeypatch.setattr(roster, "entry_points", lambda group: brought)
    assert find_player("mine").name == "Mine"
    assert find_player("level3") is roster.ROSTER["level3"]
    assert "mine" in terminal("players")[1]
    with pytest.raises(UnknownName, match="level12, mine"):
        find_player("yours")
