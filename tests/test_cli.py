"""The terminal: every command, and every mistake as one sentence with exit code 2."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text
from typer.core import TyperGroup
from typer.main import get_command

from serpentry.cli import main
from serpentry.cli.show import coloured
from serpentry.tabletop.text import Span


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["serpentry", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main.run()
    captured = capsys.readouterr()
    code = stopped.value.code
    return (code if isinstance(code, int) else 0), captured.out, captured.err


class Terminal:
    """Runs commands and keeps what they said."""

    def __init__(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self.capsys, self.monkeypatch, self.folder = capsys, monkeypatch, folder
        monkeypatch.chdir(folder)

    def __call__(self, line: str, typed: str | None = None) -> tuple[int, str, str]:
        if typed is not None:
            lines = iter(typed.splitlines())
            self.monkeypatch.setattr("serpentry.cli.play.session.ask", lambda _: _next(lines))
        return run(self.capsys, self.monkeypatch, *line.split())


def _next(lines: "object") -> str:
    try:
        return next(lines)  # type: ignore[call-overload, no-any-return]
    except StopIteration:
        raise EOFError from None


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    return Terminal(capsys, monkeypatch, tmp_path)


def test_perft_prints_a_line_a_depth(terminal: Terminal) -> None:
    assert terminal("perft snekagon --depth 2") == (0, "1 91\n2 202098\n", "")
    code, out, _ = terminal("perft snekagon --depth 2 --opt board_side=4 --opt pie=on --json")
    assert (code, json.loads(out)) == (0, {"1": 37, "2": 20743})


def test_a_trace_that_was_written_is_found_right(terminal: Terminal) -> None:
    code, out, _ = terminal("trace snekagon --seed 3 --games 2 --opt board_side=4")
    assert code == 0
    (terminal.folder / "t.jsonl").write_text(out)
    assert terminal("check-trace t.jsonl")[:2] == (
        0,
        f"ok: 2 games, {out.count(chr(10)) - 4} events\n",
    )
    assert terminal("trace snekagon --seed 3 --games 2 --opt board_side=4")[1] == out


def test_a_game_is_played_to_its_end_and_replayed(terminal: Terminal) -> None:
    code, out, _ = terminal("play snekagon --players greedy,random --seed 1 --opt board_side=4")
    assert code == 0
    assert "wins" in out or "win" in out
    [file] = terminal.folder.glob("*.record")
    code, out, _ = terminal(f"replay {file.name}")
    assert code == 0
    assert "Result: " in out
    code, out, _ = terminal(f"replay {file.name} --json --ply 3")
    assert len(json.loads(out)["events"]) == 3
    assert terminal(f"picture {file.name} --ply 2 --out two.svg")[0] == 0
    assert "<svg " in (terminal.folder / "two.svg").read_text(encoding="utf-8")


TYPED = """?
moves d4
hint
why d4-d5
why d4
d4-d5
nonsense
d4
undo
d4
save mine.record
quit
"""


def test_a_person_asks_tries_takes_back_saves_and_resumes(terminal: Terminal) -> None:
    code, out, _ = terminal("play snekagon --opt board_side=4 --seed 2", TYPED)
    assert code == 0
    # How sure a hint is hangs on the machine.
    assert re.search("A good move: |Only a guess: ", out)
    for words in (
        "There is 1 legal move.",
        "Not allowed. The first tile of the game is the 1-tile.",
        "rule opening-single",
        "Nothing forbids it",
        "“nonsense” isn’t a cell of this board",
        "Took back 2 moves.",
        "serpentry play --resume mine.record",
    ):
        assert words in out
    code, out, _ = terminal("play --resume mine.record", "resign\n")
    assert code == 0
    assert "resigned" in out
    assert "result: resigned 0" in (terminal.folder / "mine.record").read_text()


def test_a_game_that_breaks_off_is_saved(terminal: Terminal) -> None:
    code, out, _ = terminal("play snekagon", "f6\n")
    assert code == 0
    assert "Saved." in out
    [file] = terminal.folder.glob("snekagon-*.record")
    assert "0 f6" in file.read_text()


def test_a_match_shows_shares_with_intervals(terminal: Terminal) -> None:
    line = "match snekagon --players greedy,random --games 4 --seed 1 --opt board_side=4 --jobs 1"
    code, out, _ = terminal(line)
    assert code == 0
    assert "greedy" in out
    code, out, _ = terminal(line + " --json")
    assert json.loads(out)["games"] == 4


def test_games_and_rules_are_shown(terminal: Terminal) -> None:
    assert "snekagon" in terminal("games")[1]
    assert json.loads(terminal("games --json")[1])[0]["seats"] == [2]
    assert "random" in terminal("players")[1]
    assert "longest snake" in terminal("rules snekagon")[1]
    assert "two neighbours" in terminal("rules snekagon --rule no-branching")[1]


@pytest.mark.thorough
def test_a_soak_counts_its_games(terminal: Terminal) -> None:
    code, out, _ = terminal("soak snekagon --games 3")
    assert (code, "every invariant held" in out) == (0, True)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play snek", "There is no game called “snek”. Choose one of: snekagon"),
        ("perft snekagon --opt side=4", "There is no option “side”."),
        ("perft snekagon --opt board_side", "--opt takes NAME=VALUE, not “board_side”."),
        ("perft snekagon --opt board_side=99", "Choose a whole number from 4 to 8."),
        ("perft snekagon --seats 3", "SNEKAGON is for 2 players, not 3."),
        ("perft snekagon --depth 0", "Invalid value for “--depth”"),
        ("match snekagon --players greedy,magnus", "There is no computer player called “magnus”."),
        ("match snekagon --players greedy", "There are 2 seats, but 1 player was named."),
        ("play snekagon --players person", "There are 2 seats, but 1 player was named."),
        ("check-trace nowhere", "There is no file nowhere."),
        ("check-trace .", ". is a folder; a file was expected."),
        ("replay nowhere", "There is no file nowhere."),
        ("replay binary", "binary is not a text file."),
        ("replay text", "This isn’t a Serpentry record"),
        ("play --resume text", "This isn’t a Serpentry record"),
        ("picture text --out x.svg", "This isn’t a Serpentry record"),
        ("rules snekagon --rule gravity", "There is no rule called “gravity”."),
        ("dance", "No such command “dance”."),
        ("perft", "Missing argument “GAME”."),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    (terminal.folder / "binary").write_bytes(b"\xff\xfe\x00")
    (terminal.folder / "text").write_text("hello")
    code, out, err = terminal(line)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m serpentry trace snekagon --games 20 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith('{"game": "snekagon"')
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("shell", "code", "said"),
    [
        ("play snekagon <&-", 0, "play --resume"),
        ("games >&-", 0, ""),
        ("games >/dev/full", 1, "Not everything could be written: No space left on device."),
        ("perft snekagon --depth 1 | true", 1, ""),
        ("games | cat", 0, "SNEKAGON"),
    ],
)
def test_closed_full_or_plain_input_and_output_are_no_traceback(
    shell: str, code: int, said: str, tmp_path: Path
) -> None:
    plain = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "POSIX"}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m serpentry {shell}"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, **plain},
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert said in done.stdout + done.stderr
    assert done.returncode == code


def test_roles_become_colours() -> None:
    text = coloured(((Span("a", "seat0"), Span("b", "seat1+last")), (Span("c"),)))
    assert isinstance(text, Text)
    assert text.plain == "ab\nc"
    assert [span.style for span in text.spans] == ["green", "red bold underline"]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("perft sn", "snekagon"),
        ("play sn", "snekagon"),
        ("match snekagon --opt board", "board_side="),
    ],
)
def test_the_shell_completes_games_and_options(line: str, word: str) -> None:
    words = f"serpentry {line}"
    settings = {
        "_SERPENTRY_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    done = subprocess.run(
        [Path(sys.executable).with_name("serpentry")],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    assert word in done.stdout.split()


@pytest.mark.parametrize("commands", main.COMMANDS.values(), ids=lambda commands: commands[0])
def test_a_command_loads_its_own_module_alone(commands: list[str]) -> None:
    group = get_command(main.app_for(commands[0]))
    assert isinstance(group, TyperGroup)
    assert set(group.commands) == set(commands)


def test_the_list_has_every_command_below_one_heading() -> None:
    listed = [name for names in main.GROUPS.values() for name in names]
    assert sorted(listed) == sorted(name for names in main.COMMANDS.values() for name in names)
    shown = get_command(main.app_for("--help"))
    assert isinstance(shown, TyperGroup)
    whole = get_command(main.app_for())
    assert isinstance(whole, TyperGroup)
    for name in listed:
        assert shown.commands[name].help == whole.commands[name].help, name


def test_help_and_version_load_neither_the_service_nor_a_compiler() -> None:
    program = "import sys; from serpentry.cli.main import run; sys.argv[1:] = [{!r}]\n"
    program += "try: run()\nfinally: print('\\n', *sys.modules)"
    for option, unwanted in (
        (
            "--help",
            {"fastapi", "numpy", "pydantic", "serpentry.catalogue", "serpentry.tabletop.game"},
        ),
        ("--version", {"numpy", "serpentry.catalogue", "serpentry.players"}),
    ):
        done = subprocess.run(
            [sys.executable, "-c", program.format(option)],
            capture_output=True,
            text=True,
            check=True,
        )
        assert unwanted.isdisjoint(done.stdout.splitlines()[-1].split())
