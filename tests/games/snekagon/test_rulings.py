"""The rulings of SNEKAGON, each as a position, a move and the rule that speaks."""

from random import Random

import pytest

from serpentry.games.snekagon.rules.moves import Place, TakeOver
from serpentry.geometry.bitsets import members
from serpentry.geometry.hexes import Hex, components
from serpentry.hexsnakes.rules.tiles import BASIC, size
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.outcome import best_seats
from serpentry.tabletop.refusal import GAME_OVER
from tests.games.snekagon.board import Board


def test_there_are_eight_tiles_with_25_hexes() -> None:
    assert len(BASIC) == 8
    assert sum(map(size, BASIC)) == 25


def test_the_full_board_has_91_cells_and_2602_placements() -> None:
    rules = Board(board_side=6).rules
    assert len(rules.table.grid.cells) == 91
    assert len(rules.table) == 2602


@pytest.mark.parametrize(("first", "replies"), [("f6", 2016), ("f11", 2449)])
def test_replies_to_a_first_tile_in_the_middle_and_in_a_corner(first: str, replies: int) -> None:
    board = Board(board_side=6).play(first)
    assert len(board.game.rules.moves(board.position)) == replies


@pytest.mark.ruling("on-board")
def test_a_tile_stays_on_the_board() -> None:
    board = Board("d4", to_act=0)
    move = Place((Hex(3, 0), Hex(4, 0)))
    illegal = board.game.rules.why_illegal(board.position, move)
    assert illegal is not None
    assert illegal.rule == "on-board"
    assert illegal.cells == (Hex(4, 0),)


@pytest.mark.ruling("free-cells")
def test_a_tile_lies_on_empty_cells() -> None:
    board = Board("d4", "b2-b3")
    assert board.refuses("b3-b4", "free-cells").sentence == "b3 is already covered."


@pytest.mark.ruling("tile-in-hand")
def test_each_tile_is_laid_once() -> None:
    board = Board("d2-d3", "b2-b3")
    illegal = board.refuses("f3-f4", "tile-in-hand")
    assert illegal.sentence == "You have already placed this tile (pair)."
    assert board.allows("f2-f3-f4")


@pytest.mark.ruling("tile-in-hand")
@pytest.mark.parametrize("shape", ["d3-d4-c3", "d1-d2-d3-d4-d5", "d3-d5", "d4-d4"])
def test_a_shape_that_no_tile_has_is_refused(shape: str) -> None:
    illegal = Board("g1").refuses(shape, "tile-in-hand")
    assert illegal.sentence == "No tile has this shape."


@pytest.mark.ruling("tile-in-hand")
def test_without_flipping_only_one_hand_of_a_tile_is_there() -> None:
    left, right = "d2-d3-d4-c4", "d2-d3-d4-e4"
    assert Board("a1").allows(left)
    assert Board("a1").allows(right)
    strict = Board("a1", flip=False)
    assert strict.allows(left)
    assert "flipped" in strict.refuses(right, "tile-in-hand").sentence


def test_without_flipping_l_and_ll_lie_both_ways_for_they_can_be_turned_round() -> None:
    strict = Board("a1", flip=False)
    assert strict.allows("d2-d3-c3")
    assert strict.allows("d2-d3-e3")


@pytest.mark.ruling("opening-single")
def test_the_game_begins_with_the_1_tile() -> None:
    board = Board()
    assert "1-tile" in board.refuses("d4-d5", "opening-single").sentence
    assert board.allows("d4")
    assert Board(opening_single=False).allows("d4-d5")


def test_the_second_player_is_free_and_keeps_the_1_tile() -> None:
    board = Board().play("d4", "b2-b3", "f1-f2")
    assert board.rules.referee.hand(board.position, 1) == tuple(t for t in BASIC if t != "2")
    assert board.allows("b4")


@pytest.mark.ruling("new-snake-touches-nothing")
def test_a_new_snake_touches_no_foe() -> None:
    board = Board("g1", "c3-c4")
    illegal = board.refuses("d4-d5", "new-snake-touches-nothing")
    assert illegal.sentence == "A new snake may not touch any tile, but d4 would touch c4."
    assert board.allows("e4-e5")


def test_a_growing_tile_may_touch_the_foe_anywhere() -> None:
    assert Board("d2", "b2-b3-c4").allows("d3-d4-d5")


@pytest.mark.ruling("no-branching")
def test_a_snake_grows_only_at_its_ends() -> None:
    board = Board("d2-d3-e3")
    illegal = board.refuses("c3-b3-a3", "no-branching")
    assert illegal.sentence == "c3 would be the third neighbour of d3: a snake never branches."
    assert set(illegal.cells) == {Hex(-1, 0), Hex(-2, 0), Hex(-1, 1), Hex(0, -1)}
    assert board.allows("d1")


@pytest.mark.ruling("no-branching")
def test_the_middle_of_a_tile_joins_nothing() -> None:
    illegal = Board("d4").refuses("b3-c4-c5", "no-branching")
    assert illegal.sentence == "c4 would have 3 neighbours of your colour: a snake never branches."


@pytest.mark.ruling("own-snakes-apart")
def test_own_snakes_never_lie_side_by_side() -> None:
    illegal = Board("d4-d5").refuses("b3-c4-c5-c6", "own-snakes-apart")
    assert illegal.sentence == (
        "Your snakes may not touch each other, but c4 would lie against d4."
    )
    assert illegal.cells == (Hex(1, -1), Hex(0, 0))


@pytest.mark.ruling("no-self-touch")
def test_a_snake_never_touches_itself() -> None:
    board = Board("d2-d3-d4-d5")
    illegal = board.refuses("e5-f4-f3-e3", "no-self-touch")
    assert illegal.sentence == "The snake would touch itself: e3 would lie against d4."


@pytest.mark.ruling("no-sharp-turn")
def test_a_tile_that_turns_back_at_its_joint_is_called_too_sharp_and_no_branch() -> None:
    board = Board(board_side=6).play("f6", "a1", "f7-f8", "k1-k2")
    illegal = board.refuses("e7-e8-e9", "no-sharp-turn")
    assert illegal.sentence == "e7, e8 and f8 would all touch each other: the turn is too sharp."
    assert Board("d2-d3-d4").refuses("c3", "no-sharp-turn")
    assert Board("d4").refuses("c3-c4-c5", "no-sharp-turn")


def test_every_broken_rule_is_told_what_is_seen_first_before() -> None:
    board = Board("d2-d3-d4")
    tried = board.game.notation.read("e1-e2-e3-e4")
    rules = [one.rule for one in board.game.all_refusals(board.position, tried)]
    assert rules == ["no-sharp-turn", "no-self-touch"]
    again = board.game.all_refusals(board.position, board.game.notation.read("d2-d3-d4"))
    assert [one.rule for one in again] == ["free-cells", "tile-in-hand"]
    assert board.game.all_refusals(board.position, board.game.notation.read("d5")) == ()


@pytest.mark.ruling("no-sharp-turn")
def test_three_hexes_never_touch_each_other() -> None:
    board = Board("d3-d4")
    illegal = board.refuses("e3", "no-sharp-turn")
    assert illegal.sentence == "d3, d4 and e3 would all touch each other: the turn is too sharp."
    assert set(illegal.cells) == {Hex(-1, 0), Hex(0, 0), Hex(-1, 1)}
    assert board.allows("e4")


@pytest.mark.parametrize("tile", ["d5-d6", "b4-c4", "b2-c3", "d2-d3", "e3-f2", "e4-f4"])
def test_a_lone_hex_may_be_joined_on_all_six_sides(tile: str) -> None:
    assert Board("d4").allows(tile)


def test_a_tile_may_join_two_own_snakes() -> None:
    board = Board("d1-d2-d3 d5-d6").play("d4")
    assert board.rules.snake_lengths(board.position, 0) == [6]


def test_a_ring_of_six_scores_six_and_never_grows() -> None:
    board = Board("c3-c4 d3-e3-e4").play("d5")
    assert board.rules.snake_lengths(board.position, 0) == [6]
    ring = board.rules.referee.hexes(board.position, 0)
    around = {cell for hex_ in ring for cell in hex_.neighbours()}
    alive = members(board.position.colours[0].alive)
    assert alive
    assert not any(around & set(board.rules.placements[number].cells) for number in alive)


def test_a_player_without_a_move_is_skipped_and_the_other_goes_on() -> None:
    board = Board().play(*SKIPPED.split())
    assert board.position.actor == 0
    assert board.rules.growth.legal(board.position.colours[1]) == 0
    assert board.game.rules.outcome(board.position) is None


SKIPPED = "c6 f2 d5-c4-b4-a4 f3-f4 d3-c2-b2-a1 d1-e1-f1 g4-f5-e6-d7 e5-d6-c5-b5 g1-g2-g3"


@pytest.mark.ruling("game-over")
def test_after_the_end_nothing_is_laid() -> None:
    board = Board().play_out(3)
    assert all(board.why(f"{row}1") == GAME_OVER for row in "abcdefg")


@pytest.mark.ruling("pie")
def test_the_second_player_may_take_over_as_the_first_answer_only() -> None:
    board = Board(pie=True)
    assert "first move" in board.refuses("pie", "pie").sentence
    board.play("d4")
    assert board.allows("pie")
    assert "first move" in board.play("b2-b3").refuses("pie", "pie").sentence
    assert "off" in Board().play("d4").refuses("pie", "pie").sentence


def test_after_a_take_over_the_starter_moves_with_the_other_colour_and_all_its_tiles() -> None:
    board = Board(pie=True).play("d4", "pie")
    assert board.position.actor == 0
    assert board.position.colour_of(0) == 1
    assert board.rules.referee.hand(board.position, 1) == BASIC
    assert board.allows("a1")
    board.play("a1")
    assert board.position.actor == 1
    assert "(1-tile)" in board.refuses("g1", "tile-in-hand").sentence
    assert board.allows("d5-d6")


def test_after_a_take_over_scores_and_winners_are_seats() -> None:
    board = Board(pie=True).play("d4", "pie").play_out(5)
    outcome = board.rules.outcome(board.position)
    assert outcome is not None
    longest = [max(parts) for parts in _part_sizes(board)]
    assert outcome.scores == (longest[1], longest[0])


def _part_sizes(board: Board) -> list[list[int]]:
    """The sizes of each colour's snakes, found without bitsets."""
    hexes = [board.rules.referee.hexes(board.position, colour) for colour in (0, 1)]
    return [[len(part) for part in components(cells)] for cells in hexes]


def test_the_longest_snake_is_the_score_and_equal_ones_are_a_tie() -> None:
    for seed in range(60):
        board = Board().play_out(seed)
        outcome = board.rules.outcome(board.position)
        sizes = [max(parts) for parts in _part_sizes(board)]
        assert outcome is not None
        assert list(outcome.scores) == sizes
        assert (outcome.winners == (0, 1)) == (sizes[0] == sizes[1])


def test_the_second_longest_snake_may_break_a_tie() -> None:
    broken = 0
    for seed in range(300):
        board = Board(tiebreak="second_longest").play_out(seed)
        outcome = board.rules.outcome(board.position)
        assert outcome is not None
        keys = [tuple([*sorted(parts, reverse=True), 0][:2]) for parts in _part_sizes(board)]
        assert outcome.winners == best_seats(keys)
        broken += outcome.scores[0] == outcome.scores[1] and len(outcome.winners) == 1
    assert broken > 0


def test_every_placement_in_whole_games_is_judged_alike_by_list_and_referee() -> None:
    for seed in range(3):
        board = Board(pie=seed == 1, flip=seed != 2)
        before = board.position
        for _, _, after in random_walk(board.rules, Random(seed)):
            legal = set(board.rules.moves(before))
            allowed = {
                place
                for place in board.rules.placements
                if not board.rules.why_illegal(before, place)
            }
            assert legal - {TakeOver()} == allowed
            before = after
