"""`serpentry club …` with a file."""

import re
from io import StringIO
from pathlib import Path

import pytest

from serpentry.cli import main


@pytest.fixture
def typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> "Typed":
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return Typed(monkeypatch, capsys)


class Typed:
    """A terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, line: str) -> str:
        self.monkeypatch.setattr("sys.argv", ["serpentry", "club", *line.split()])
        with pytest.raises(SystemExit):
            main.run()
        said = self.capsys.readouterr()
        return " ".join((said.out + said.err).split())


def test_an_evening_in_the_terminal(typed: Typed) -> None:
    assert "f.club" in typed("make f.club Snakes")
    assert "already exists" in typed("make f.club Snakes")
    assert "Ada, Bob, Cyd" in typed("add f.club Ada Bob Cyd")
    typed("add f.club Robot --computer level2")
    typed("tournament f.club Friday --game snekagon --kind swiss --rounds 2")
    assert "Robot is not paired any more." in typed("withdraw f.club Cyd Robot")
    typed("enter f.club Cyd")
    paired = typed("pair f.club")
    assert "Friday · Swiss · SNEKAGON" in paired
    assert "sits out" in paired
    assert "no result yet" in typed("pair f.club") or "no result" in typed("pair f.club")
    assert "1 – 2" in typed("result f.club 1 1 2")
    assert "Buchholz" in typed("standings f.club --why")
    assert "±" in typed("ratings f.club")
    assert "Round 1" in typed("show f.club")
    assert '"is": "Paired"' in typed("export f.club")
    assert "Points" in typed("end f.club")
    assert "Zed" in typed("enter f.club Zed")


def test_what_was_done_by_mistake_is_undone_in_the_terminal(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd Dan")
    typed("tournament f.club Cup --game snekagon --kind robin --leavers struck")
    typed("pair f.club")
    assert "until round 2 is paired" in typed("withdraw f.club Ada")
    assert "Ada" in typed("return f.club Ada")
    assert "can be paired anew" in typed("unpair f.club")
    assert "Only the last pairing" in typed("unpair f.club")
    typed("pair f.club")
    assert "2 – 1" in typed("result f.club 1 2 1")
    assert "1 – 2" in typed("result f.club 1 1 2"), "entered again, it corrects"
    assert "Round 1" in typed("clear f.club 1")
    assert "no result" in typed("end f.club")
    assert "1 – 1" in typed("result f.club 1 --void")
    typed("result f.club 2 1 2")
    assert "Winner: " in typed("end f.club")
    assert "Round 1" in typed("reopen f.club --tournament 1")
    assert "not over" in typed("reopen f.club --tournament 1")
    typed("new-link f.club")


def test_clocks_are_set_in_the_terminal_as_on_the_page(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob")
    told = typed("tournament f.club Cup --game snekagon --clock 10+5 --absent 0")
    assert "Players: Ada, Bob" in told
    assert "Start the tournament" in told
    typed("tournament f.club Days --game snekagon --clock 3d --alone")
    log = typed("export f.club")
    assert '"base": 600000, "increment": 5000' in log
    assert '"no_show_minutes": 0' in log
    assert '"is": "DaysClock", "days": 3' in log
    assert "can’t be 3x. Choose minutes" in typed("tournament f.club X --game snekagon --clock 3x")


def test_the_terminal_says_what_comes_next_and_what_was_corrected(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd Dan")
    typed("tournament f.club Cup --game snekagon --rounds 2")
    told = " ".join(typed("pair f.club").split())
    pairs = re.search("2 results are missing: (...) – (...), (...) – (...)", told)
    assert pairs, told
    assert sorted(pairs.groups()) == ["Ada", "Bob", "Cyd", "Dan"]
    typed("result f.club 1 1 2")
    entered = typed("result f.club 1 2 1")
    assert "Corrected by organiser; before: 1 – 2." in entered
    assert "drawn at random" not in entered, "reasons are for those who ask for them"
    assert "Round 2 can be paired." in typed("result f.club 2 1 2")
    typed("add f.club Eve")
    assert "Players: Ada, Bob, Cyd, Dan, Eve Round 2" in typed("enter f.club Eve")


def test_in_the_last_round_nobody_waits_for_another_one(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd Dan")
    typed("tournament f.club Cup --game snekagon --rounds 1")
    typed("pair f.club")
    told = typed("withdraw f.club Ada")
    assert "until the tournament is ended" in told
    assert "round 2" not in told
    assert "Players: Ada" not in typed("return f.club Ada")


def test_an_arena_in_a_file_is_paired_by_hand(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd Dan")
    typed("tournament f.club Cup --game snekagon --kind arena --minutes 90")
    typed("pair f.club")
    typed("result f.club 1 1 2")
    assert "can be paired" in (told := typed("result f.club 2 1 2")), told


def test_a_file_that_is_not_there_is_called_by_its_name(typed: Typed) -> None:
    assert "There is no file none.club." in typed("pair none.club")


def test_a_file_without_a_club_is_called_so_and_not_a_link(typed: Typed, tmp_path: Path) -> None:
    for content in ("", "no club"):
        (tmp_path / "a.club").write_text(content)
        for words in ("show a.club", "add a.club Ada", "export a.club"):
            assert "a.club holds no club" in typed(words)
        assert (tmp_path / "a.club").read_text() == content


def test_who_is_missing_before_a_start_is_said_in_the_terminal(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob")
    typed("tournament f.club Cup --game snekagon")
    typed("withdraw f.club Ada")
    assert "More players must enter" in typed("show f.club")
    typed("enter f.club Ada")
    assert "More players" not in typed("show f.club")


def test_a_club_is_looked_after_in_the_terminal(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd")
    typed("tournament f.club Friday --game snekagon")
    assert "Round 1" in (shown := typed("preview f.club"))
    assert "begins, by lot." in shown  # Nobody is rated, and nobody has started yet.
    assert shown == typed("preview f.club")
    assert "Round 1" not in typed("show f.club")
    assert "Adders" in typed("rename f.club Adders")
    assert "1 Monday" in typed("rename f.club Monday --tournament 1")
    assert "Members: Ada, Bob" in typed("leave f.club Cyd")
    assert "Cyd" in typed("hand-on f.club Cyd --stay")
    assert "no device" in typed("hand-on f.club Ada"), "rights are for those who can use them"
    assert '"is": "Departed"' in typed("export f.club")
    monkeypatch.setattr("sys.stdin", StringIO("n\n"))
    assert "Adders" in typed("delete f.club")
    assert (tmp_path / "f.club").exists()
    assert "deleted" in typed("delete f.club --yes")
    assert not (tmp_path / "f.club").exists()


def test_the_last_pairing_of_an_arena_is_taken_back_in_the_terminal(typed: Typed) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd Dan")
    typed("tournament f.club Cup --game snekagon --kind arena")
    typed("pair f.club")
    typed("result f.club 1 1 2")
    typed("result f.club 2 1 2")
    assert "Round 2" in typed("pair f.club")
    assert "ound 2 " in typed("unpair f.club")
    assert "Round 2" in typed("pair f.club")
