"""A game in the terminal is a table like any other: people and computers, chance, undo, records."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES, game_of_record, set_up
from serpentry.cli.play.places import places_for, places_of_record, setup_for
from serpentry.cli.play.session import Session
from serpentry.table.dice import lucky
from serpentry.table.events import Replaced
from serpentry.table.opening import opening, resumed
from serpentry.table.setup import COMPUTER, HERE, Place
from serpentry.table.state import Phase
from serpentry.tabletop.formats.record import read_record, replay
from serpentry.tabletop.game import AnyBox, Game

Typing = Callable[[Session], str]


def begun(game: Game[Any, Any], players: str | None, file: Path, seed: int = 1) -> Session:
    rng = Random(seed)
    table = opening(setup_for(game, places_for(game, players)), lucky(rng), 0, "")
    return Session(table, lucky(rng), rng, file)


def gone_on(file: Path, seed: int = 1) -> Session:
    rng, record = Random(seed), read_record(file.read_text())
    game = game_of_record(record)
    setup = setup_for(game, places_of_record(game, record.players))
    return Session(resumed(setup, record, lucky(rng), 0), lucky(rng), rng, file)


def test_the_first_turn_shows_how_a_move_is_typed_and_no_later_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(set_up("snekagon"), "person,person", tmp_path / "game.txt")
    typed = iter(["nonsense"])

    def typing(_: str) -> str:
        return next(typed, "") or any_move(session) if session.table.seq < 12 else "quit"

    monkeypatch.setattr("builtins.input", typing)
    session.run()
    assert capsys.readouterr().out.count("Type a move, for example ") == 2


def any_move(session: Session) -> str:
    rules, notation = session.game.rules, session.game.notation
    return notation.write(rules.moves(session.table.position)[0])


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Session, Typing], None]:
    """Lets somebody at the keyboard answer until the session is over."""

    def run(session: Session, answer: Typing) -> None:
        monkeypatch.setattr("serpentry.cli.play.session.ask", lambda _: answer(session))
        session.run()

    return run


def quitting_after(count: int) -> Typing:
    answers = iter(range(count))
    return lambda session: any_move(session) if next(answers, None) is not None else "quit"


Run = Callable[[Session, Typing], None]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_person_plays_leaves_comes_back_and_finishes(
    box: AnyBox, typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    first = begun(box.set_up(), None, file)
    typed(first, quitting_after(3))
    second = gone_on(file)
    assert second.table.position == first.table.position
    assert [chair.kind for chair in second.table.chairs] == [HERE] + [COMPUTER] * (box.seats[0] - 1)
    typed(second, any_move)
    assert second.table.phase is Phase.OVER
    record = read_record(file.read_text())
    steps = list(replay(game_of_record(record), record))
    assert steps[-1][2] == second.table.position
    assert record.players[0] == "person"
    told = capsys.readouterr().out
    assert "It is your turn." in told
    assert "You win." in told or " wins." in told or "ends in a draw" in told


def test_the_score_is_told_in_its_unit(
    typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(begun(set_up("sssnake"), None, tmp_path / "x"), quitting_after(0))
    told = " ".join(capsys.readouterr().out.split())
    assert "Green 6 cards missing, Greedy (red) 6 cards missing." in told


def test_a_record_of_hidden_hands_can_be_saved_where_it_is_played(
    typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    game = set_up("carnival", 3, {"open_hands": "off"})
    first = begun(game, "person:Ada,greedy,random", file)
    typed(first, quitting_after(2))
    told = capsys.readouterr().out
    assert " draws a tile." in told
    assert gone_on(file).table.position == first.table.position
    assert "player 0: person:Ada" in file.read_text()


def test_words_that_no_move_has_are_said_to_match_none(
    typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begun(set_up("snekagon"), "person:Ada,person:Bo", tmp_path / "x")
    answers = iter(["moves zz", "quit"])
    typed(session, lambda _: next(answers))
    told = capsys.readouterr().out
    assert "No legal move matches “zz”." in told
    assert "0 legal moves" not in told


def test_people_at_one_screen_take_back_the_last_move_of_any(
    typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = set_up("snekagon", options={"board_side": 4})
    session = begun(game, "person:Ada,person:Bo", tmp_path / "x")
    answers = iter(["d4", "undo", "undo", "c3", "quit"])
    typed(session, lambda _: next(answers))
    assert [one.move for one in session.table.played] == [game.notation.read("c3")]
    told = capsys.readouterr().out
    assert "Took back 1 move." in told
    assert "There is no move to take back.\nType ? for help." in told
    assert "It is Bo’s turn." in told


def test_whoever_resigns_among_others_is_replaced(typed: Run, tmp_path: Path) -> None:
    game = set_up("snekagon5g", 3)
    session = begun(game, "person:Ada,person:Bo,random", tmp_path / "x")
    answers = iter(["resign"])
    typed(session, lambda one: next(answers, None) or any_move(one))
    replaced = [one for one in session.table.log if isinstance(one.entry.event, Replaced)]
    assert len(replaced) == 1
    assert session.table.outcome is not None


def test_a_record_that_was_resigned_stays_resigned(typed: Run, tmp_path: Path) -> None:
    file = tmp_path / "x"
    typed(begun(set_up("sssnake"), None, file), lambda _: "resign")
    again = gone_on(file)
    assert again.table.phase is Phase.OVER
    assert again.table.end is not None
    assert (again.table.end.how, again.table.end.seat) == ("resigned", 0)


def test_whoever_a_record_names_that_is_no_computer_is_a_person() -> None:
    game = set_up("snekagon5g", 4)
    places = places_of_record(game, {0: "Ada", 1: "level1", 2: "person"})
    assert places == (Place(HERE, "Ada"), Place(COMPUTER, "", "level1"), Place(HERE), Place(HERE))


def test_why_tells_every_rule_that_a_move_breaks(
    typed: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = set_up("schlangennest")
    answers = iter(["straight a1 ns", "why head a1 n", "table", "quit"])
    typed(begun(game, "person:Ada,person:Bo", tmp_path / "x"), lambda _: next(answers))
    told = " ".join(capsys.readouterr().out.split())
    assert "There is already a card on square a1." in told
    assert "Bo (red): no snake yet." in told
