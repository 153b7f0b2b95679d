"""`serpentry match`, `arena …` and `report`: every command, and every mistake as one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from serpentry.arena import read_results
from serpentry.cli.arena import page
from tests.test_cli import run

Command = Callable[[str], tuple[int, str, str]]
SMALL = "snekagon --players greedy,random --opt board_side=4 --seed 3 --jobs 1"


@pytest.fixture
def serpentry(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    monkeypatch.chdir(tmp_path)
    return lambda line: run(capsys, monkeypatch, *line.split())


def test_a_match_is_played_rated_plotted_and_shown(serpentry: Command) -> None:
    code, out, _ = serpentry(f"match {SMALL} --games 6 --out m.jsonl")
    assert (code, "6 games" in out) == (0, True)
    data = json.loads(serpentry("arena rate m.jsonl --json")[1])
    assert data["games"] == 6
    assert data["plan"]["players"] == ["greedy", "random"]
    assert serpentry("arena plot m.jsonl --out plots --format png")[0] == 0
    names = {path.name for path in Path("plots").iterdir()}
    assert names == {f"{name}.png" for name in ("ratings", "scores", "lengths", "seats", "ties")}
    code, record, _ = serpentry("arena record m.jsonl 5")
    Path("five.record").write_text(record)
    assert serpentry("replay five.record")[0] == 0


def test_a_match_without_a_file_shows_the_same(serpentry: Command) -> None:
    line = f"match {SMALL} --games 4 --json"
    assert serpentry(line) == serpentry(f"{line} --out m.jsonl")


def test_without_names_greedy_plays_against_random(serpentry: Command) -> None:
    told = json.loads(serpentry("match sssnake --seats 3 --games 1 --jobs 1 --json")[1])
    assert told["plan"]["players"] == ["greedy", "random", "random"]


def test_the_same_command_again_plays_nothing_twice(serpentry: Command) -> None:
    line = f"match {SMALL} --games 4 --out m.jsonl"
    first = serpentry(line)
    again = serpentry(line)
    assert again[1] == first[1]
    assert "4 games were there" in again[2]
    assert "6 games," in serpentry("arena continue m.jsonl --games 6 --jobs 1")[1]
    assert len(read_results(Path("m.jsonl"))) == 6


@pytest.mark.thorough
def test_a_round_robin_ends_with_ratings(serpentry: Command) -> None:
    code, out, _ = serpentry(f"arena roundrobin {SMALL} --rounds 4 --out r.jsonl")
    assert (code, "Elo" in out, "8 games" in out) == (0, True, True)
    data = json.loads(serpentry("arena rate r.jsonl --json")[1])
    assert [rating["player"] for rating in data["ratings"]] == ["greedy", "random"]


@pytest.mark.thorough
def test_a_ladder_ends_with_ratings(serpentry: Command) -> None:
    code, out, _ = serpentry(f"arena ladder {SMALL} --rounds 4 --out l.jsonl")
    assert (code, "Elo" in out) == (0, True)
    data = json.loads(serpentry("arena rate l.jsonl --json")[1])
    assert data["ratings"][0]["games"] == 8
    assert serpentry("arena plot l.jsonl --out plots")[0] == 0
    assert "<svg" in Path("plots/ratings.svg").read_text()


def test_a_test_stops_the_match_and_is_told(serpentry: Command) -> None:
    line = f"match {SMALL} --games 500 --sprt 0,200 --out m.jsonl"
    code, out, _ = serpentry(line)
    assert (code, "SPRT: decided after" in out) == (0, True)
    data = json.loads(serpentry("arena rate m.jsonl --json")[1])
    assert data["sprt"]["accepted"] == "strong"
    assert data["games"] == 2 * data["sprt"]["groups"] < 100


def test_a_run_has_a_page_with_games_to_replay(
    serpentry: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "SCRIPTS", tmp_path)
    line = f"match {SMALL} --games 4 --sprt 0,30 --page results.html --out m.jsonl"
    assert "Follow it in a browser: results.html" in serpentry(line)[2].replace("\n", " ")
    text = Path("results.html").read_text(encoding="utf-8")
    assert "4 of 4 games played" in text
    assert "strengths don’t change" in text
    assert "The boards are not built" in text
    (tmp_path / "serpentry-snekagon.js").write_text('"</script>"')
    assert serpentry("arena page m.jsonl --out later.html")[0] == 0
    text = Path("later.html").read_text(encoding="utf-8")
    assert text.count('<details class="game">') == 4
    assert "setInterval" not in text, "nobody waits for more"
    assert serpentry("arena page m.jsonl --out later.pdf")[2].startswith("A page of results is")


@pytest.mark.thorough
def test_a_report_is_written_and_kept_results_are_continued(serpentry: Command) -> None:
    line = "report snekagon --players random --games 4 --opt board_side=4 --jobs 1 --keep kept"
    assert serpentry(f"{line} --out report.html")[0] == 0
    [kept] = Path("kept").iterdir()
    before = kept.read_bytes()
    assert serpentry(f"{line} --out report.md")[0] == 0
    assert kept.read_bytes() == before
    assert "2 players, Cells per side: 4" in Path("report.md").read_text()


def test_arena_alone_shows_its_commands(serpentry: Command) -> None:
    code, out, _ = serpentry("arena")
    assert (code, "roundrobin" in out) == (0, True)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("match snek --players a,b --out x", "There is no game called “snek”."),
        (
            "match snekagon --players a,random --out x",
            "There is no computer player called “a”.",
        ),
        (
            "match snekagon --players greedy@1s,random --out x",
            "The player “greedy” moves at once and takes no budget: write “greedy”.",
        ),
        (
            "match snekagon --players greedy@soon,random --out x",
            "A budget is a time such as 1s or 250ms, or a number of simulations such as 500, not",
        ),
        ("match snekagon --players random --out x", "There are 2 seats, but 1 player was named"),
        ("arena ladder snekagon --players random --out x", "needs 2 players or more, not 1."),
        ("arena ladder snekagon --out x", "Missing option “--players”"),
        ("arena ladder snekagon --players random,greedy", "Missing option “--out”"),
        (
            "match snekagon --players random,random --sprt 5 --out x",
            "--sprt takes two Elo values such as 0,30, not “5”.",
        ),
        (
            "match snekagon --players random,random --sprt 9,5 --out x",
            "SPRT needs two Elo values, the smaller first: not 9,5.",
        ),
        ("match snekagon --players random,random --out no/x", "no/x can’t be written:"),
        ("arena continue nowhere", "There is no file nowhere."),
        ("arena continue text", "text, line 1: this is not JSON."),
        ("arena rate nowhere", "There is no file nowhere."),
        ("arena rate .", ". can’t be read:"),
        ("arena plot text --out x --format gif", "A plot is svg, png, pdf, not “gif”."),
        ("arena record text 0", "text, line 1: this is not JSON."),
        ("report snekagon --out x.pdf", "A report is an .html or an .md file, not “x.pdf”."),
        (
            "report snekagon --players magnus --out x.md",
            "There is no computer player called “magnus”.",
        ),
    ],
)
def test_a_mistake_is_one_sentence(serpentry: Command, line: str, sentence: str) -> None:
    Path("text").write_text("hello\n")
    code, out, err = serpentry(line)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert not Path("x").exists()


@pytest.mark.thorough
def test_what_a_report_compares_differs_in_what_was_named_alone(serpentry: Command) -> None:
    line = "report snekagon --out r.md --players random --games 2 --jobs 1 --opt board_side=4"
    assert serpentry(f"{line} --against pie=on")[0] == 0
    assert (
        "Cells per side: 4, against 2 players, Cells per side: 4; Pie rule: Yes"
        in Path("r.md").read_text()
    )
