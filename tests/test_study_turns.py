"""Studies written by playing: a place in a board is a table at which everything is entered."""

from random import Random

import pytest

from serpentry.hosting.embedding.study_boards import shown_study
from serpentry.hosting.embedding.study_turns import turn_of_study
from serpentry.hosting.requests.plans import StudyPlace, TurnMove
from serpentry.hosting.shapes.answers import StudyTurn
from serpentry.languages import ENGLISH

GAMES = {"snekagon": 2, "snekagon5g": 3, "carnival": 4, "sssnake": 3, "schlangennest": 2}
MOST_EVENTS = 25


def turn(board: str, ply: int, move: TurnMove | None = None, line: int | None = None) -> StudyTurn:
    """What is told of a place, and of a move there."""
    return turn_of_study(StudyPlace(board=board, variation=line, ply=ply, move=move), ENGLISH)


def choices(told: StudyTurn) -> list[object]:
    """Every move that is offered, or all that chance may do."""
    table = told["table"]
    if table["to_act"] == "chance":
        return [one["move"] for one in table["draws"]]
    legal = table["legal"]
    kinds = legal["kinds"] if legal else []
    return [dict(zip(kind["parts"], row, strict=True)) for kind in kinds for row in kind["rows"]]


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_any_game_is_entered_by_hand_and_its_text_reads_the_same(game: str, seats: int) -> None:
    random = Random(game)
    board = f"game: {game}\nseats: {seats}\nplayer 0: Ada"
    for ply in range(MOST_EVENTS):
        told = turn(board, ply)
        assert told["table"]["you"] == list(range(seats))
        if not (offered := choices(told)):
            break
        answer = turn(board, ply, TurnMove(move=random.choice(offered)))
        assert answer["verdict"] is not None
        assert answer["verdict"]["legal"]
        board += f"\n{answer['event']}"
    told = turn(board, ply)
    assert told["table"]["chairs"][0]["name"] == "Ada"
    (part,) = shown_study(f"```serpentry\n{board}\n```", ENGLISH)["parts"]
    assert part["trouble"] == ""


def test_a_wrong_move_is_refused_with_its_reason_and_has_no_line() -> None:
    first = choices(turn("game: snekagon", 0))[0]
    event = turn("game: snekagon", 0, TurnMove(move=first))["event"]
    told = turn(f"game: snekagon\n{event}", 1, TurnMove(move=first))
    assert told["verdict"] is not None
    assert told["verdict"]["illegal"] is not None
    assert "already covered" in told["verdict"]["illegal"]["sentence"]
    assert told["event"] == ""


def test_where_nobody_says_what_chance_did_it_is_drawn() -> None:
    told = turn("game: sssnake\nseats: 2", 0, TurnMove(move=None))
    assert told["event"].startswith("* ")


def test_a_place_in_a_variation_has_the_moves_before_it() -> None:
    board = "game: snekagon\n0 g2\n1 c3\n0 h5-h6\nvariation 1: x\n1 c2-c3-c4-c5\n0 a1-a2"
    assert turn(board, 2, line=0)["table"]["ply"] == 2
    assert turn(board, 3, line=0)["table"]["score"] == [2, 4]
    assert turn(board, 9)["table"]["ply"] == 3


def test_at_the_end_of_a_game_nothing_can_be_played() -> None:
    board = "game: snekagon\noption board_side: 4"
    random = Random(3)
    for ply in range(40):
        if not (offered := choices(turn(board, ply))):
            break
        board += f"\n{turn(board, ply, TurnMove(move=random.choice(offered)))['event']}"
    told = turn(board, ply, TurnMove(move={}))
    assert told["table"]["phase"] == "over"
    assert told["verdict"] is not None
    assert not told["verdict"]["legal"]
