"""Books read what they write, and those that ship are about moves that the rules allow."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tools.alike import Likeness
from tools.book import Run

from serpentry.catalogue import set_up
from serpentry.openings import (
    NoBook,
    OpeningBook,
    OpeningMove,
    OpeningSetUp,
    book_of,
    games_with_books,
)
from serpentry.openings.book import read_book, write_book
from serpentry.review.judges import judge_of
from serpentry.review.valuing import PositionJudge
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame
from tests.puzzles.test_command import serpentry

GAMES = games_with_books()
CLOSE = 0.02
"""Numbers with a point are not the same on every machine."""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A few games on the smallest board."""
    file = tmp_path_factory.mktemp("book") / "games.jsonl"
    made = Run("snekagon", {"board_side": 4}, file)
    made.go_on({"level1": 6, "level2": 6})
    return made


def small_book(run: Run) -> OpeningBook:
    """What they say."""
    return OpeningBook("snekagon", run.game.version, "a test", (run.told(["level1", "level2"]),))


def test_a_book_reads_what_it_writes(run: Run) -> None:
    book = small_book(run)
    assert read_book(write_book(book)) == book


@pytest.mark.parametrize("text", ["", "[]", '{"format": "serpentry puzzles 1"}', "{}"])
def test_something_else_is_no_book(text: str) -> None:
    with pytest.raises(BadText, match="book of openings"):
        read_book(text)


def test_each_game_counts_once_for_its_first_move_and_once_for_its_answer(run: Run) -> None:
    (known,) = small_book(run).set_ups
    assert known.games == 12
    assert known.free == (3, 3)
    assert sum(sum(one.opening.chosen) for one in known.first_moves) == 6
    assert sum(one.opening.games for one in known.first_moves) == 12
    for one in known.first_moves:
        answered = sum(answer.games for answer in one.answers)
        assert answered == one.opening.games
        assert one.opening.points == sum(answer.games - answer.points for answer in one.answers)


def test_a_run_goes_on_where_it_stopped(run: Run) -> None:
    again = Run("snekagon", {"board_side": 4}, run.file)
    again.go_on({"level1": 6, "level2": 6})
    assert again.played == run.played
    assert len(run.file.read_text().splitlines()) == 12


def test_the_share_has_an_interval(run: Run) -> None:
    for one in small_book(run).set_ups[0].first_moves:
        low, high = one.opening.interval
        assert 0 <= low <= one.opening.share <= high <= 1


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("snekagon", [6, 12, 12, 6, 12, 6, 6, 12, 6, 6, 6, 1]), ("schlangennest", [2, 4, 4, 4])],
)
def test_moves_are_alike_that_turning_and_mirroring_bring_together(
    game: str, kinds: list[int]
) -> None:
    made: AnyGame = set_up(game, 2, {})
    found = Likeness(made).kinds_of_moves(made.rules.start(), [])
    assert sorted(map(len, found.values())) == sorted(kinds)
    for moves in found.values():
        assert len({len(answers_to(made, move)) for move in moves}) == 1


def test_holes_leave_fewer_images() -> None:
    game: AnyGame = set_up("snekagon5g", 2, {})
    assert len(Likeness(game).images) == 4


def answers_to(game: AnyGame, move: Any) -> Sequence[Any]:
    """What may follow a first move."""
    return [*game.rules.moves(game.rules.play(game.rules.start(), move))]


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_book_is_allowed(name: str) -> None:
    book = book_of(name)
    for known in book.set_ups:
        game: AnyGame = set_up(name, 2, dict(known.options))
        assert game.version == book.rules
        assert game.board.options() == known.options
        start = game.rules.start()
        for one in known.first_moves:
            assert one.opening.move in one.alike
            for text in one.alike:
                assert game.rules.why_illegal(start, game.notation.read(text)) is None
            after = game.rules.play(start, game.notation.read(one.opening.move))
            for answer in one.answers:
                assert game.rules.why_illegal(after, game.notation.read(answer.move)) is None


def test_every_first_move_of_the_smallest_board_is_proved_lost() -> None:
    options = set_up("snekagon", 2, {"board_side": 4}).board.options()
    known = book_of("snekagon").set_up(options)
    assert sum(len(one.alike) for one in known.first_moves) == 37
    assert {one.opening.proved for one in known.first_moves} == {"loss"}
    for one in known.first_moves:
        assert [answer.proved for answer in one.answers].count("win") == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_book_is_judged_or_proved_and_the_best_come_first(name: str) -> None:
    for known in book_of(name).set_ups:
        for moves in ([one.opening for one in known.first_moves], *answered(known)):
            assert all((one.chance is None) == bool(one.proved) for one in moves)
            assert [one.worth for one in moves] == sorted(
                (one.worth for one in moves), reverse=True
            )


def answered(known: OpeningSetUp) -> list[Sequence[OpeningMove]]:
    """The answers to each first move."""
    return [one.answers for one in known.first_moves]


def test_the_judge_of_reviews_says_what_the_book_says() -> None:
    """One position of each book, as hints and reviews value it."""
    for name in GAMES:
        known = book_of(name).set_ups[0]
        game: AnyGame = set_up(name, 2, dict(known.options))
        one = known.first_moves[0].opening
        position = game.rules.play(game.rules.start(), game.notation.read(one.move))
        value = PositionJudge(game, judge_of(game)).value(position)
        assert one.chance == pytest.approx(value.results[0], abs=CLOSE)


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(NoBook, match="carnival"):
        book_of("carnival")


def test_the_command_shows_first_moves_and_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["openings", "snekagon", "--opt", "board_side=4"]
    assert serpentry(monkeypatch, *words) == 0
    assert capsys.readouterr().out.count("proved loss") == 6
    assert serpentry(monkeypatch, *words, "a1") == 0
    assert "proved win" in capsys.readouterr().out
    assert serpentry(monkeypatch, *words, "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["first"]) == 6


def test_the_command_refuses_what_no_book_knows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serpentry(monkeypatch, "openings", "snekagon", "--opt", "board_side=9") == 2
    assert serpentry(monkeypatch, "openings", "snekagon", "zz9") == 2
    assert "zz9" in capsys.readouterr().err
