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
from serpentry.tabletop.actors import CHANCE

ROOT = Path(__file__).parents[1]
GAMES = [one["games"][0] for one in own_studies("en")]
SCORE = re.compile(r"\d+ : \d+")
WORDS = ("caption", "note", "variation")
NODES = 400_000
DRAWS = ("snekagon5g-4700865996", "snekagon5g-5009338c79")
"""Where the best of the other moves save a draw."""
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
    assert told >= (0 if game == "schlangennest" else 2)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_right_is_the_solution_of_a_checked_puzzle(game: str) -> None:
    for board in read_study(text_of(game, "en")).boards:
        (name,) = (line.removeprefix("# puzzle: ") for line in board.lines if "# puzzle" in line)
        pack, puzzle = found_puzzle(name)
        seats = pack.set_up().seats
        moves = [line for line in board.lines if re.match(r"[0-9*]+ ", line)]
        events = events_of(puzzle.moves, seats)
        expected = [f"{'*' if one.by is CHANCE else one.by} {one.text}" for one in events]
        ply = len(expected)
        assert moves[:ply] == expected
        assert f"show: {ply}" in board.lines
        right = [one.lstrip("+").replace("_", " ") for one in puzzle.line]
        assert moves[ply].partition(" ")[2] in (right if puzzle.is_measured else right[:1])


@pytest.mark.parametrize(
    ("name", "count", "played_out"),
    [
        ("snekagon-19770f4672", 11, None),
        ("snekagon-f42048bbdf", 7, None),
        ("snekagon-97582f1cc0", 8, (25, 24)),
        ("snekagon-7a1e624636", 9, (24, 22)),
        ("snekagon5g-88ad5c9bff", 11, (19, 18)),
        ("snekagon5g-4700865996", 11, (23, 24)),
        ("snekagon5g-038a1e2c7c", 11, (23, 22)),
        ("snekagon5g-5009338c79", 7, (23, 21)),
    ],
)
def test_where_one_move_wins_no_other_does(
    name: str, count: int, played_out: tuple[int, int] | None
) -> None:
    pack, puzzle = found_puzzle(name)
    game = pack.set_up()
    start, _ = turns_of(game, puzzle)
    mover = game.rules.to_act(start.position)
    assert isinstance(mover, int)
    moves = list(game.rules.moves(start.position))
    assert len(moves) == count
    prover = Prover(game, NODES)
    for move in moves:
        position = game.rules.play(start.position, move)
        while game.rules.to_act(position) is not None:
            best = prover.defence(position)
            assert best is not None
            position = game.rules.play(position, best)
        score = game.judge.score(position)
        is_right = game.notation.write(move) == puzzle.line[0]
        assert (score[mover] > score[1 - mover]) == is_right
        assert not is_right or played_out in (None, tuple(score))
        assert score[0] != score[1] or name in DRAWS


@pytest.mark.parametrize(
    ("name", "count", "right", "least"),
    [
        ("schlangennest-645460af4d", 4, 2, 7),
        ("schlangennest-45e8c16b19", 4, 2, 8),
        ("sssnake-0220c6fc44", 5, 1, 1.2),
        ("sssnake-1630021494", 3, 1, 1.7),
        ("sssnake-a8fb09d9e2", 3, 1, 2),
        ("sssnake-da1137b6ff", 5, 1, 1.7),
        ("carnival-a6d03101da", 4, 1, 6.7),
        ("carnival-55154fba39", 6, 1, 4.5),
    ],
)
def test_what_is_wrong_costs_at_least_as_much_as_is_told(
    name: str, count: int, right: int, least: float
) -> None:
    pack, puzzle = found_puzzle(name)
    start, _ = turns_of(pack.set_up(), puzzle)
    assert len(list(pack.set_up().rules.moves(start.position))) == count
    assert len(puzzle.line) == right
    assert float(puzzle.goal) >= least


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("schlangennest", "| head and tail last | 100% (97–100) | 100% (97–100) |"),
        ("schlangennest", "| both ends inside the nest | 100% (97–100) | 100% (97–100) |"),
        ("sssnake", "| fewest missing cards | 100% (96–100) | 100% (96–100) |"),
        ("sssnake", "| the neighbour’s end away | 71% (61–79) | 69% (59–77) |"),
        ("snekagon5g", "| the 1-tile last | 63% (53–72) | 66% (57–75) |"),
    ],
)
def test_a_figure_of_tips_is_the_one_that_was_measured(game: str, line: str) -> None:
    assert line in (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")


def test_nothing_else_is_there_by_such_a_name() -> None:
    assert set(GAMES) <= set(names())
    for name in (f"{OWN}chess", f"{OWN}../en/snekagon", OWN, "snekagon"):
        assert own_study(name, "en") is None
