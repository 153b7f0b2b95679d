"""Studies that come with Serpentry: legal, alike in every language, and true."""

import re
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import names
from serpentry.hosting.embedding.own_studies import OWN, own_studies, own_study
from serpentry.hosting.embedding.puzzles import found_puzzle
from serpentry.hosting.embedding.study_boards import shown_study
from serpentry.hosting.embedding.study_text import read_study
from serpentry.languages import LANGUAGES
from serpentry.puzzles.prover import Prover
from serpentry.puzzles.puzzle import events_of
from serpentry.puzzles.replaying import turns_of

ROOT = Path(__file__).parents[1]
GAMES = [one["games"][0] for one in own_studies("en")]
SCORE = re.compile(r"\d+ : \d+")
WORDS = ("caption", "note", "variation")
NODES = 400_000
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def text_of(game: str, language: str) -> str:
    study = own_study(OWN + game, language)
    assert study is not None, (game, language)
    return study["text"]


def bare(line: str) -> str:
    """A line without what is said in some language."""
    return line.partition(":")[0] if line.startswith(WORDS) else line


def lines_of(board: Any) -> list[tuple[list[Any], list[Any], int]]:
    """Steps, notes and after how many they count, of the main line and of each variation."""
    main = board["history"]["steps"]
    every = [(main, board["notes"], 0)]
    for one in board["variations"]:
        every.append(([*main[: one["after"]], *one["steps"]], one["notes"], one["after"]))
    return every


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_board_can_be_played_and_is_the_same_in_every_language(
    game: str, language: str
) -> None:
    text = text_of(game, language)
    shown = shown_study(text, language)
    assert [one["trouble"] for one in shown["parts"] if one["trouble"]] == []
    boards, english = (read_study(one).boards for one in (text, text_of(game, "en")))
    assert len(boards) == len(english) >= 2
    for one, other in zip(boards, english, strict=True):
        assert [bare(line) for line in one.lines] == [bare(line) for line in other.lines]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_score_that_is_told_is_the_score_there(game: str, language: str) -> None:
    told = 0
    for part in shown_study(text_of(game, language), language)["parts"]:
        board: Any = part["board"]
        if board is None:
            continue
        start = board["history"]["steps"][board["shown"] - 1]["score"]
        assert SCORE.findall(board["caption"]) == [" : ".join(map(str, start))]
        for steps, notes, begin in lines_of(board):
            for note in notes:
                for score in SCORE.findall(note["text"]):
                    there = steps[begin + note["ply"] - 1]["score"]
                    assert score == " : ".join(map(str, there)), note["text"]
                    told += 1
    assert told >= (4 if game == "snekagon" else 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_right_is_the_solution_of_a_checked_puzzle(game: str) -> None:
    for board in read_study(text_of(game, "en")).boards:
        (name,) = (line.removeprefix("# puzzle: ") for line in board.lines if "# puzzle" in line)
        pack, puzzle = found_puzzle(name)
        seats = pack.set_up().seats
        moves = [line for line in board.lines if re.match(r"[0-9*]+ ", line)]
        expected = [f"{one.by} {one.text}" for one in events_of(puzzle.moves, seats)]
        ply = len(expected)
        assert moves[:ply] == expected
        assert f"show: {ply}" in board.lines
        right = [one.replace("_", " ") for one in puzzle.line]
        assert moves[ply].partition(" ")[2] in (right if puzzle.is_measured else right[:1])


def test_in_snekagon_every_other_move_loses() -> None:
    for key, count in (("19770f4672", 11), ("f42048bbdf", 7)):
        pack, puzzle = found_puzzle(f"snekagon-{key}")
        game = pack.set_up()
        start, _ = turns_of(game, puzzle)
        moves = list(game.rules.moves(start.position))
        assert len(moves) == count
        prover = Prover(game, NODES)
        for move in moves:
            position = game.rules.play(start.position, move)
            while game.rules.to_act(position) is not None:
                best = prover.defence(position)
                assert best is not None
                position = game.rules.play(position, best)
            green, red = game.judge.score(position)
            assert (green > red) == (game.notation.write(move) == puzzle.line[0])
            assert green != red


def test_in_schlangennest_the_wrong_cards_cost_as_much_as_is_told() -> None:
    for key, least in (("645460af4d", 7), ("45e8c16b19", 8)):
        pack, puzzle = found_puzzle(f"schlangennest-{key}")
        game = pack.set_up()
        start, _ = turns_of(game, puzzle)
        assert len(list(game.rules.moves(start.position))) == 4
        assert (len(puzzle.line), int(float(puzzle.goal))) == (2, least)
    measured = (ROOT / "docs" / "games" / "schlangennest.md").read_text("utf-8")
    for tip in ("head and tail last", "both ends inside the nest"):
        assert f"| {tip} | 100% (97–100) | 100% (97–100) |" in measured


def test_nothing_else_is_there_by_such_a_name() -> None:
    assert set(GAMES) <= set(names())
    for name in (f"{OWN}chess", f"{OWN}../en/snekagon", OWN, "snekagon"):
        assert own_study(name, "en") is None
