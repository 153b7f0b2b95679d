"""The rulings of SNEKAGON 5G on one floor: a position, a move, the rule that speaks; the end."""

from itertools import chain, product
from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.moves import Place
from serpentry.games.snekagon5g.rules.species import SPECIAL, SPECIES, tiles_of
from serpentry.geometry.hexes import Hex, mirror_turns, path_along, reverse_turns
from serpentry.hexsnakes.rules.tiles import BASIC, size
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.outcome import best_seats
from serpentry.tabletop.refusal import GAME_OVER
from tests.games.snekagon5g.board import Board


@pytest.mark.parametrize("species", SPECIES)
def test_a_species_has_ten_tiles_with_35_hexes(species: str) -> None:
    assert len(tiles_of(species)) == 10
    assert sum(map(size, tiles_of(species))) == 35


def test_the_species_share_out_the_ten_snakes_of_five_hexes() -> None:
    def is_snake(turns: str) -> bool:
        path = path_along(turns)
        pairs = [(i, j) for i in range(5) for j in range(i + 2, 5)]
        return not any(path[i].touches(path[j]) for i, j in pairs) and len(set(path)) == 5

    def all_hands(turns: str) -> frozenset[str]:
        mirrored = mirror_turns(turns)
        return frozenset({turns, mirrored, reverse_turns(turns), reverse_turns(mirrored)})

    snakes = {all_hands("".join(turns)) for turns in product("LSR", repeat=3)}
    snakes = {hands for hands in snakes if is_snake(min(hands))}
    specials = list(chain.from_iterable(SPECIAL.values()))
    assert len(specials) == len(snakes) == 10
    assert {all_hands(tile) for tile in specials} == snakes


@pytest.mark.parametrize("species", SPECIES)
def test_the_tiles_of_a_species_cover_a_floor_exactly(species: str) -> None:
    table = Board(species=[species, "mamba" if species != "mamba" else "cobra"]).rules.table
    masks = [
        [table.cell_bits[n] for n, one in enumerate(table.placements) if one.tile == tile]
        for tile in tiles_of(species)
    ]
    assert _covers(table.grid.everywhere, masks)


def _covers(empty: int, tiles: list[list[int]]) -> bool:
    """Whether one placement of each tile can fill the empty cells."""
    if not empty:
        return True
    lowest = empty & -empty
    for number, masks in enumerate(tiles):
        rest = tiles[:number] + tiles[number + 1 :]
        for mask in masks:
            if mask & lowest and mask & empty == mask and _covers(empty ^ mask, rest):
                return True
    return False


@pytest.mark.parametrize(("seats", "moves"), [(2, 1516), (3, 2274)])
def test_a_floor_has_35_cells_and_the_first_player_so_many_moves(seats: int, moves: int) -> None:
    rules = Board(seats=seats).rules
    assert len(rules.table.grid.cells) == 35
    assert len(rules.moves(rules.start())) == moves


@pytest.mark.ruling("on-board")
def test_a_tile_stays_on_its_floor_and_the_floor_is_there() -> None:
    board = Board("1:d4")
    move = Place(0, (Hex(3, 0), Hex(4, 0)))
    illegal = board.rules.why_illegal(board.position, move)
    assert illegal is not None
    assert illegal.rule == "on-board"
    assert illegal.cells == ((0, 4, 0),)
    third_floor = board.rules.why_illegal(board.position, Place(2, (Hex(0, 0),)))
    assert third_floor is not None
    assert third_floor.sentence == "There is no floor 3: the floors are 1 to 2."


@pytest.mark.ruling("on-eye")
def test_nothing_is_laid_on_an_eye() -> None:
    board = Board()
    illegal = board.refuses("2:c1-c2", "on-eye")
    assert illegal.sentence == "c2 is an eye: nothing can be placed there."
    assert illegal.cells == ((1, -1, -1),)
    assert board.allows("2:c3-c4")
    assert Board(eyes=[]).allows("2:c1-c2")


@pytest.mark.ruling("free-cells")
def test_a_tile_lies_on_empty_cells_of_its_own_floor() -> None:
    board = Board("1:d4", "1:b2-b3")
    illegal = board.refuses("1:b3-b4", "free-cells")
    assert illegal.sentence == "b3 on floor 1 is already covered."
    assert board.allows("2:b3-b4")


@pytest.mark.ruling("tile-in-hand")
def test_each_tile_is_laid_once_on_whichever_floor() -> None:
    board = Board("1:d2-d3")
    illegal = board.refuses("2:f3-f4", "tile-in-hand")
    assert illegal.sentence == "You have already placed this tile (pair)."
    assert board.allows("2:f2-f3-f4")


@pytest.mark.ruling("tile-in-hand")
def test_a_player_has_only_the_special_tiles_of_the_own_species() -> None:
    straight, bent = "1:d1-d2-d3-d4-d5", "1:e3-d4-d5-e5-f4"
    mamba, python = Board(), Board(species=["python", "mamba"])
    assert mamba.allows(straight)
    assert mamba.refuses(bent, "tile-in-hand").sentence == "No tile has this shape."
    assert python.allows(bent)
    python.refuses(straight, "tile-in-hand")


@pytest.mark.ruling("tile-in-hand")
def test_without_flipping_only_one_hand_of_a_tile_is_there() -> None:
    left, right = "1:d2-d3-d4-c4", "1:d2-d3-d4-e4"
    assert Board().allows(left)
    assert Board().allows(right)
    assert Board(flip=False).allows(left)
    assert "flipped" in Board(flip=False).refuses(right, "tile-in-hand").sentence


@pytest.mark.ruling("opening-single")
def test_the_opening_is_free_unless_the_option_binds_it_to_the_1_tile() -> None:
    assert Board().allows("1:d3-d4")
    bound = Board(opening_single=True)
    assert "1-tile" in bound.refuses("1:d3-d4", "opening-single").sentence
    assert len(bound.rules.moves(bound.position)) == 70
    assert bound.play("1:d4").allows("2:d3-d4")


@pytest.mark.ruling("new-snake-touches-nothing")
def test_a_new_snake_touches_nobody_on_its_floor() -> None:
    board = Board("2:g1", "1:d3-d4")
    illegal = board.refuses("1:e4-e5", "new-snake-touches-nothing")
    assert illegal.sentence == (
        "A new snake may not touch any tile, but e4 on floor 1 would touch d4."
    )
    assert illegal.cells == ((0, 0, 1), (0, 0, 0))
    assert board.allows("1:f4-f5")
    assert board.allows("2:e4-e5")


def test_a_growing_tile_may_touch_opponents_anywhere() -> None:
    assert Board("1:d2", "1:e3-e4", "1:c3-c4", seats=3).allows("1:d3-d4-d5")


@pytest.mark.ruling("no-branching")
def test_a_snake_grows_only_at_its_ends() -> None:
    board = Board("1:d2-d3-e3")
    illegal = board.refuses("1:c3-b3-a3", "no-branching")
    assert illegal.sentence == (
        "The hex at d3 on floor 1 is already linked twice: a snake never branches."
    )
    assert board.allows("1:d1")


@pytest.mark.ruling("no-branching")
def test_the_middle_of_a_tile_joins_nothing() -> None:
    illegal = Board("1:d4").refuses("1:f3-e4-e5", "no-branching")
    assert illegal.sentence == "e4 on floor 1 would be linked to 3 hexes: a snake never branches."


@pytest.mark.ruling("own-snakes-apart")
def test_own_snakes_never_lie_side_by_side_on_a_floor() -> None:
    board = Board("1:d4-d5")
    illegal = board.refuses("1:f3-e4-e5-e6", "own-snakes-apart")
    assert illegal.sentence == (
        "Your snakes may not touch each other, but e4 would lie against d5 on floor 1."
    )
    assert board.allows("2:d4-d5-d6")


@pytest.mark.ruling("no-self-touch")
def test_a_snake_never_touches_itself_on_a_floor() -> None:
    illegal = Board("1:d2-d3-d4-d5").refuses("1:e5-f4-f3-e3", "no-self-touch")
    assert illegal.sentence == ("The snake would touch itself: e3 would lie against d4 on floor 1.")


@pytest.mark.ruling("no-sharp-turn")
def test_a_tile_that_turns_back_at_its_joint_is_called_too_sharp_and_no_branch() -> None:
    illegal = Board().play("1:d3-d4", "2:a1").refuses("1:c4-d5-d6", "no-sharp-turn")
    assert illegal.sentence == (
        "c4, d4 and d5 on floor 1 would all touch each other: the turn is too sharp."
    )


@pytest.mark.ruling("no-sharp-turn")
def test_three_hexes_of_a_floor_never_touch_each_other() -> None:
    board = Board("2:d3-d4")
    illegal = board.refuses("2:e3", "no-sharp-turn")
    assert (
        illegal.sentence
        == "d3, d4 and e3 on floor 2 would all touch each other: the turn is too sharp."
    )
    assert board.allows("2:e4")


def test_a_bent_tile_may_close_a_ring_round_a_lone_1_hex() -> None:
    board = Board("1:f3", species=["python", "mamba"]).play("1:e3-d4-d5-e5-f4")
    assert board.lengths() == [6]


def test_the_1_tile_may_close_the_gap_of_a_bent_tile() -> None:
    board = Board("1:e3-d4-d5-e5-f4", species=["python", "mamba"]).play("1:f3")
    assert board.lengths() == [6]


@pytest.mark.ruling("no-branching")
@pytest.mark.parametrize("tail", ["1:g2-g1", "2:f3@1-f4"])
def test_a_bent_tile_closes_no_ring_with_a_hex_that_is_linked_already(tail: str) -> None:
    board = Board(f"1:f3 {tail}", species=["python", "mamba"])
    illegal = board.refuses("1:e3-d4-d5-e5-f4", "no-branching")
    assert illegal.sentence == ("f3 on floor 1 would be linked to 3 hexes: a snake never branches.")


@pytest.mark.ruling("no-branching")
def test_the_1_tile_closes_no_gap_that_touches_a_third_hex() -> None:
    board = Board("1:e3-d4-d5-e5-f4 1:g1-g2", species=["python", "mamba"])
    board.refuses("1:f3", "no-branching")


def test_a_tile_may_join_two_own_snakes_on_a_floor() -> None:
    assert Board("1:d1-d2-d3 1:d5-d6").play("1:d4").lengths() == [6]


def test_a_player_without_a_move_is_out_and_the_others_go_on() -> None:
    rules = Board(seats=3).rules
    skipped = 0
    for seed in range(25):
        actor, out = 2, set[int]()
        for mover, _, _ in random_walk(rules, Random(seed)):
            assert isinstance(mover, int)
            assert mover not in out
            out |= {(actor + step) % 3 for step in range(1, (mover - actor - 1) % 3 + 1)}
            actor = mover
        skipped += len(out)
    assert skipped > 0


@pytest.mark.ruling("game-over")
def test_after_the_end_nothing_is_laid() -> None:
    board = Board(seats=3).play_out(3)
    assert all(board.why(f"{floor}:{row}1") == GAME_OVER for floor in (1, 2, 3) for row in "adg")


def test_the_longest_snake_is_the_score_and_equal_ones_share_the_victory() -> None:
    shared = 0
    for seed in range(40):
        board = Board(seats=3).play_out(seed)
        outcome = board.rules.outcome(board.position)
        assert outcome is not None
        longest = tuple(_longest_by_walking(board, seat) for seat in range(3))
        assert outcome.scores == longest
        assert outcome.winners == best_seats(longest)
        assert board.game.judge.score(board.position) == longest
        shared += len(outcome.winners) > 1
    assert shared > 0


def _longest_by_walking(board: Board, seat: int) -> int:
    """The length of a seat's longest snake, found from link to link."""
    body = board.rules.referee.body(board.position, seat)
    left, longest = set(body.hexes), 0
    while left:
        snake, edge = set(), [left.pop()]
        while edge:
            node = edge.pop()
            snake.add(node)
            edge += [other for other in body.links(node) if other not in snake]
        left -= snake
        longest = max(longest, len(snake))
    return longest


def test_nobody_lays_more_than_ten_tiles() -> None:
    assert set_up("snekagon5g", 5).rules.most_events() == 50
    assert len(BASIC) + 2 == 10
