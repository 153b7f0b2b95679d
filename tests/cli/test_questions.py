"""Setting a table up in the terminal: the questions of the form, and who begins."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serpentry.catalogue import game_of_record
from serpentry.cli import main
from serpentry.tabletop.formats.record import read_record

Typing = Callable[..., str]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Typing:
    def typed(line: str, *answers: str) -> str:
        lines: Iterator[str] = iter(answers)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("serpentry.cli.play.questions.ask", lambda _: next(lines))
        monkeypatch.setattr("sys.argv", ["serpentry", "play", *line.split()])
        with pytest.raises(SystemExit):
            main.run()
        assert not list(lines), "every answer was asked for"
        return capsys.readouterr().out

    return typed


def record(folder: Path) -> str:
    [file] = folder.glob("*.record")
    return file.read_text(encoding="utf-8")


def test_seats_book_options_and_starter_are_asked(play: Typing, tmp_path: Path) -> None:
    players = "--players random,random,random --seed 1"
    said = play(f"schlangennest --ask {players}", "2", "1", "2", "2", *[""] * 5, "5")
    assert "Easy · 7 × 7" in said
    assert "Not available: 5 × 7" in said
    assert "leaves open who begins" in said
    made = read_record(record(tmp_path))
    assert made.options == {"size": "7x7"}
    assert "lot" not in made.tags
    game_of_record(made)


def test_an_answer_brings_the_questions_that_now_matter(play: Typing, tmp_path: Path) -> None:
    players = "--seats 2 --players random,random --seed 1"
    board, pieces, variant = ["2"], [""], ["3"]
    answers = ["1", "2", "", *board, *pieces, *variant, "2", "", "2", "", "4"]
    said = play(f"schlangennest --ask {players}", *answers)
    assert "Frame" not in said
    made = read_record(record(tmp_path)).options
    assert made["two_snakes_score"] == "longer"
    assert made["border"] == "none"


def test_a_list_is_typed_without_json(play: Typing, tmp_path: Path) -> None:
    players = "--seats 2 --players random,random --seed 1"
    answers = ["1", "2", "", "0:0", "dragon", "viper, cobra", *[""] * 7, "4"]
    said = play(f"snekagon5g --ask {players}", *answers)
    assert "mamba, python, viper" in said
    made = read_record(record(tmp_path))
    assert game_of_record(made).options.species == ("viper", "cobra")
    assert game_of_record(made).options.eyes == ((0, 0),)


def test_everybody_here_picks_a_colour_and_computers_take_what_is_left(
    play: Typing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    said = play("schlangennest --ask --seats 2 --players person:Ada,random", "1", "1", "4", "4")
    assert "  4  blue" in said
    assert "Cards left (Ada, blue)" in said
    [file] = tmp_path.glob("*.record")
    assert read_record(record(tmp_path)).tags["colours"] == "blue green"
    monkeypatch.setattr("sys.argv", ["serpentry", "play", "--resume", str(file)])
    with pytest.raises(SystemExit):
        main.run()
    assert read_record(record(tmp_path)).tags["colours"] == "blue green"


def test_who_wants_no_colour_has_the_one_of_the_seat(
    play: Typing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    play("snekagon --ask --seats 2 --players person,person", "1", "1", "", "", "4")
    assert "colours" not in read_record(record(tmp_path)).tags


def test_a_lot_in_the_terminal_is_in_the_record(play: Typing, tmp_path: Path) -> None:
    play("snekagon --opt board_side=4 --players random,greedy --seed 3 --starter lot")
    made = read_record(record(tmp_path))
    assert made.tags["starter"] == "lot"
    first = ("random", "greedy")[int(made.tags["lot"])]
    assert made.players[0] == first


def test_another_word_for_who_begins_is_refused(play: Typing) -> None:
    play("snekagon --players random,greedy --starter dice")
