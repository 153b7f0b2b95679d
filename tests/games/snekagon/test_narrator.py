"""What is said about a table of SNEKAGON."""

from serpentry.languages import Sentence, explain
from tests.games.snekagon.board import Board
from tests.games.snekagon.test_rulings import SKIPPED

NAMES = ("Ada", "Bo")


def _text(told: tuple[Sentence, ...]) -> str:
    return " ".join(explain(one, names=NAMES) for one in told)


def _task(board: Board, listener: int | None) -> str:
    return _text(board.game.narrator.task(board.position, listener))


def _told(board: Board, text: str, listener: int | None) -> str:
    """What is said when a move is made."""
    before, move = board.position, board.game.notation.read(text)
    after = board.rules.play(before, move)
    narrator = board.game.narrator
    happened = narrator.happened(before, move, after, listener)
    return _text((*happened, *narrator.passed(before, move, after, listener)))


def test_the_opening_is_told_to_the_starter_and_about_the_starter() -> None:
    board = Board()
    assert _task(board, 0) == "Place your 1-tile on any cell: it opens the game."
    assert _task(board, 1) == _task(board, None) == "Ada opens the game with the 1-tile."
    barred = board.game.narrator.barred(board.position, 0)
    assert "1" not in barred
    assert explain(barred["SL"]) == "The first tile of the game is the 1-tile."


def test_the_second_player_begins_or_swaps_sides() -> None:
    first = "Place one tile to start your first snake: it may not touch any other tile."
    assert _task(Board().play("d4"), 1) == first
    board = Board(pie=True).play("d4")
    assert _task(board, 1).endswith("or swap sides and take the colour of the first tile.")
    assert _task(board, 0) == "Bo places a tile or swaps sides."
    assert _told(board, "pie", 1) == "You swap sides: the first tile is yours now."
    assert _told(board, "pie", 0).startswith("Bo swaps sides and has your first tile now. You go")
    assert _told(board, "pie", None).endswith(
        "Ada goes on with the other colour and all its tiles."
    )


def test_later_a_snake_grows_or_is_begun_as_far_as_there_is_room() -> None:
    told = (
        "Place a tile: grow one of your snakes at an end, or start a new one that touches nothing."
    )
    assert _task(Board("d4", "a1-a2"), 0) == told
    assert _task(Board("d4", "a1-a2"), 1) == "Ada is choosing a tile and a spot for it."


def test_a_snake_is_begun_grown_joined_and_closed() -> None:
    new = _told(Board("d4"), "f1-f2", 0)
    assert new == "You start a new snake: pair on f1 and f2. That is your longest snake now: 2."
    grown = _told(Board("d4 a1-a2-a3"), "d5-d6", 1)
    assert grown == "Ada grows a snake to length 3: pair on d5 and d6."
    joined = _told(Board("d1-d2-d3 d5-d6"), "d4", 0)
    assert joined.startswith("You join two snakes into one of length 6: 1-tile on d4.")
    ring = _told(Board("c3-c4 d3-e3-e4"), "d5", None)
    assert ring.startswith("Ada closes a ring of length 6, which never grows again: 1-tile on d5.")
    assert ring.endswith("That is Ada’s longest snake now: 6.")


def test_who_is_stuck_is_told_once_with_what_is_left() -> None:
    told: dict[int, list[str]] = {0: [], 1: []}
    board = Board()
    for text in SKIPPED.split():
        for listener, heard in told.items():
            heard.append(_told(board, text, listener))
        board.play(text)
    [own] = [one for one in told[1] if "you are skipped" in one]
    assert "None of your 4 tiles fits anywhere any more" in own
    [others] = [one for one in told[0] if "skipped" in one]
    assert "Bo is skipped for the rest of the game: none of the 4 tiles fits anywhere" in others


def test_the_end_is_told_with_the_lengths_that_decided() -> None:
    board = Board().play_out(3)
    narrator, outcome = board.game.narrator, board.rules.outcome(board.position)
    assert outcome is not None
    [winner], (ada, bo) = outcome.winners, outcome.scores
    assert _text(narrator.ended(board.position, winner)) == (
        "You win. Nobody can place a tile any more. "
        f"The longest snake decides: Ada ({ada}) and Bo ({bo})."
    )
    assert not narrator.ended(Board().position, 0)


def test_a_tie_and_how_it_is_broken_are_told() -> None:
    said = set()
    for seed in range(200):
        for tiebreak in ("none", "second_longest"):
            board = Board(tiebreak=tiebreak).play_out(seed)
            *_, why = board.game.narrator.ended(board.position, None)
            said.add(why.key)
            if why.key == "end-snekagon-second":
                assert "so the second longest decides: Ada" in explain(why, names=NAMES)
    assert {"end-hex-longest", "end-snekagon-equal", "end-snekagon-second"} <= said


def test_the_table_is_told_to_somebody_who_does_not_see_it() -> None:
    board = Board("c3-c4 d3-e3-e4 d5", "g1", to_act=1)
    told = [explain(one, names=NAMES) for one in board.game.narrator.summary(board.position, 1)]
    assert told[0] == "It is your turn."
    assert "Ada: a closed ring of length 6." in told
    assert "Bo: a snake of length 1 at g1." in told
    assert "Bo: no snake yet." not in told
    assert "Bo: no snake yet." in [
        explain(one, names=NAMES)
        for one in Board("d4").game.narrator.summary(Board("d4").position, None)
    ]


def test_a_tile_that_fits_nowhere_now_may_fit_later() -> None:
    board = Board(board_side=4)
    for move in ("c5", "f1-e2-e3-e4", "b2-c3-c4", "d5-d6-e6", "g3-g4"):
        board.play(move)
    barred = board.game.narrator.barred(board.position, 1)
    assert explain(barred["S"]) == "This tile fits nowhere now."
    for move in ("d1", "a2-a3-a4", "g1-g2"):
        board.play(move)
    assert (
        board.game.rules.why_illegal(board.position, board.game.notation.read("c1-b1-a1")) is None
    )
