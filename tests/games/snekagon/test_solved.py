"""Side 5 is solved: the certificate is right, it can be looked up, and level 12 plays by it."""

from array import array
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from bench.strength.solving.checking import Checker

from serpentry.catalogue import find
from serpentry.games.snekagon import BOX, Options, Position
from serpentry.geometry.hexes import Hex
from serpentry.kernels.hexsnakes.charting import images
from serpentry.players.levels import LEARNED
from serpentry.review.evaluating import Evaluating
from serpentry.review.judges import JudgeKind, raw_look
from serpentry.search.analysis import analyse
from serpentry.search.budget import Simulations
from serpentry.search.by_heart import proved, winning_move
from serpentry.search.request import SearchRequest
from serpentry.solved import Certificate, certificate_of, is_solved, verdict_of
from serpentry.solved.certificate import WINNER, read_certificate, write_certificate
from serpentry.tabletop.errors import BadText

SIDE_5 = Options(board_side=5)
UNFLIPPED = replace(SIDE_5, flip=False)
LINES = {SIDE_5: (9, 7343), UNFLIPPED: (11, 6445)}
"""First moves, and answers to the replies to them."""


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    """That of the usual rules."""
    return _certificate(SIDE_5)


def _certificate(options: Options) -> Certificate:
    found = certificate_of(options)
    assert found
    return found


@pytest.mark.parametrize(
    "wanted", [30, pytest.param(2000, marks=pytest.mark.thorough)], ids=["some", "many"]
)
@pytest.mark.parametrize("options", LINES, ids=["flips", "no flips"])
def test_random_ends_are_won(options: Options, wanted: int) -> None:
    *_, last = Checker(_certificate(options)).part(wanted, Random(wanted))
    assert last.ends == wanted


@pytest.mark.parametrize("options", LINES, ids=["flips", "no flips"])
def test_every_first_move_is_answered_and_every_answer_has_replies(options: Options) -> None:
    certificate = _certificate(options)
    Checker(certificate).frame()
    lines, answers = LINES[options]
    assert len(certificate.lines) == lines
    assert len(certificate.replies) == sum(map(len, certificate.answers)) == answers
    assert all(len(replies) for replies in certificate.replies)
    for move in certificate.rules.moves(certificate.rules.start()):
        position = certificate.rules.play(certificate.rules.start(), move)
        known = certificate.verdict(position)
        assert known
        assert known.move
        assert known.winner == WINNER
        assert certificate.rules.why_illegal(position, known.move) is None
        after = certificate.verdict(certificate.rules.play(position, known.move))
        assert after
        assert after.move is None


def test_what_is_wrong_is_found(certificate: Certificate) -> None:
    rng = Random(3)
    short = [*certificate.replies]
    short[7] = short[7][:-1]
    long = [*certificate.replies]
    long[7] = long[7] + long[7][:1]
    for replies in (short, long):
        wrong = Certificate(SIDE_5, certificate.alive, certificate.lines, replies)
        with pytest.raises(BadText):
            Checker(wrong).check_unit(7, 1, rng)
    missing = Certificate(SIDE_5, certificate.alive, certificate.lines[:-1], certificate.replies)
    with pytest.raises(BadText, match="missing"):
        Checker(missing).frame()
    shorter = Certificate(SIDE_5, certificate.alive, certificate.lines, certificate.replies[:-1])
    with pytest.raises(BadText, match="each answer"):
        Checker(shorter).frame()
    other = [*certificate.replies]
    other[7] = array("H", [certificate.lines[0].reply]) + other[7][1:]
    with pytest.raises(BadText, match="not legal"):
        Checker(Certificate(SIDE_5, 500, certificate.lines, other)).check_unit(7, 1, rng)


def test_an_end_that_nobody_proves_is_no_win(certificate: Certificate) -> None:
    everything = len(certificate.rules.placements) * 2
    empty = [array("H") for _ in certificate.replies]
    hollow = Certificate(SIDE_5, everything, certificate.lines, empty)
    with pytest.raises(BadText, match="not won"):
        Checker(hollow).check_unit(7, 1, Random(3))


def test_a_certificate_is_read_as_it_was_written(certificate: Certificate) -> None:
    again = read_certificate(write_certificate(certificate, {"board_side": 5}, "here"))
    assert (again.options, again.alive, again.lines) == (SIDE_5, 500, certificate.lines)
    assert [*again.replies] == [*certificate.replies]
    with pytest.raises(BadText):
        read_certificate(b"{}\n")


@pytest.mark.parametrize("options", LINES, ids=["flips", "no flips"])
def test_a_position_is_known_however_it_is_turned_and_in_whatever_order_it_was_reached(
    options: Options,
) -> None:
    certificate, symmetries = _certificate(options), images(options.flip)
    rules, rng = certificate.rules, Random(4)
    position, replies = certificate.unit(4000)
    nodes = [one for one in certificate.nodes(position, replies) if one.reply is not None]
    for node in rng.sample(nodes[1:], 2):
        for image in (symmetries[0], symmetries[-2]):
            turned = _turned(certificate, node.position, image)
            known = certificate.verdict(turned)
            assert known
            assert known.move
            assert rules.why_illegal(turned, known.move) is None


def _turned(certificate: Certificate, position: Position, image: Any) -> Position:
    """The same with the tiles laid in another order, on the turned board."""
    game: Any = BOX.assembled(2, certificate.options)
    told: Any = game.codec.position_json(position)
    told["laid"] = [[_path(path, image) for path in paths] for paths in told["laid"]]
    found: Position = game.codec.position_from(told)
    assert found.actor == position.actor
    return found


def _path(path: Any, image: Any) -> list[list[int]]:
    cells = [image(Hex(*cell)) for cell in path]
    return [list(cell) for cell in (cells if cells[0] <= cells[-1] else cells[::-1])]


@pytest.mark.parametrize("options", LINES, ids=["flips", "no flips"])
def test_the_highest_level_wins_as_second_player_against_any_play(options: Options) -> None:
    game: Any = find("snekagon").assembled(2, options)
    rng, position = Random(8), game.rules.start()
    while position.actor is not None:
        if position.actor == WINNER:
            move = winning_move(game, position)
            assert move is not None
        else:
            move = rng.choice(game.rules.moves(position))
        position = game.rules.play(position, move)
    assert game.rules.outcome(position).winners == (WINNER,)
    assert LEARNED.knows_solved


def test_the_empty_board_is_known_and_what_search_settles_at_once_is_left_to_it(
    certificate: Certificate,
) -> None:
    start = certificate.rules.start()
    assert verdict_of(SIDE_5, start) == (WINNER, None)
    position, replies = certificate.unit(100)
    ends = [one.position for one in certificate.nodes(position, replies) if one.reply is None]
    left = next(one for one in ends if certificate.is_left(one))
    assert verdict_of(SIDE_5, left) is None


def test_whoever_takes_over_loses() -> None:
    game: Any = BOX.assembled(2, replace(SIDE_5, pie=True))
    rules = game.rules
    after = rules.play(rules.start(), rules.moves(rules.start())[20])
    *_, take_over = rules.moves(after)
    swapped = rules.play(after, take_over)
    assert swapped.swapped
    known = proved(game, swapped)
    assert known
    assert known.winner == swapped.actor == 0
    assert known.moves == (winning_move(game, swapped),)
    assert rules.why_illegal(swapped, known.moves[0]) is None
    untaken = verdict_of(game.options, after)
    assert untaken
    assert untaken.winner == 1


def test_analyses_say_proved_from_the_first_move(certificate: Certificate) -> None:
    game: Any = BOX.assembled(2, SIDE_5)
    rules = game.rules
    position = rules.start()
    (lost,) = analyse(SearchRequest(game, position, 0, Simulations(1), Random(1)))
    assert lost.proved
    assert {one.move for one in lost.candidates} == {*rules.moves(position)}
    assert {one.share for one in lost.candidates} == {0.0}
    assert game.notation.write(lost.best.move) == "e5"
    position = rules.play(position, lost.best.move)
    (won,) = analyse(SearchRequest(game, position, 1, Simulations(1), Random(1)))
    assert won.proved
    assert won.best.share == 1.0
    assert won.best.move == winning_move(game, position)
    look = raw_look(game, position, 1, JudgeKind.SEARCH, 0)
    assert look.proved
    assert look.results == (0.0, 1.0)
    replied = rules.play(position, won.best.move)
    (answers,) = analyse(SearchRequest(game, replied, 0, Simulations(1), Random(1)))
    assert {one.move for one in answers.candidates} == {*rules.moves(replied)}
    asked = SearchRequest(game, position, 1, Simulations(200), Random(1))
    other = next(one for one in rules.moves(position) if one != won.best.move)
    *_, known = filter(None, Evaluating(asked, also=(other,)).turns())
    assert known.proved
    assert known.weighed(won.best.move).proved
    assert not known.weighed(other).proved


def test_other_boards_are_not_solved() -> None:
    for options in (Options(), replace(SIDE_5, opening_single=False)):
        assert certificate_of(options) is None
        assert not is_solved(options)
        game: Any = BOX.assembled(2, options)
        assert verdict_of(options, game.rules.start()) is None
    for options in (replace(SIDE_5, pie=True), replace(SIDE_5, tiebreak="second_longest")):
        assert is_solved(options)
        assert certificate_of(options) is not None
