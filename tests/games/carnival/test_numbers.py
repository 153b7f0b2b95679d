"""Numbers for moves and tensors of positions."""

from collections.abc import Iterator
from random import Random

from serpentry.catalogue import set_up
from serpentry.games.carnival.numbers.order import longest_path
from serpentry.games.carnival.rules.moves import House, Move, Place
from serpentry.games.carnival.rules.position import Position
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from tests.looking import fact, marked

CENTRE = 12


def test_no_path_is_longer_than_all_tiles_that_can_lie_in_it() -> None:
    assert longest_path() == 18 + 4 + 8 + 2 * 4


def corners_at_own_exit(game: Game[Position, Move], seed: int) -> Iterator[tuple[int, Seat]]:
    """The numbers, turn left aside, of a corner of the own colour that begins the own snake."""
    for _, _, position in random_walk(game.rules, Random(seed)):
        actor = game.rules.to_act(position)
        if not isinstance(actor, Seat) or position.stage.phase != "lay":
            continue
        snake = next(one for one in position.table.snakes.values() if one.owner == actor)
        for move in game.rules.moves(position) if not snake.path else ():
            if isinstance(move, Place) and move.tile == f"{snake.colour} corner":
                yield game.numbering.number(position, move) // 4, actor


def test_a_seat_counts_its_own_snakes_first() -> None:
    game = set_up("carnival", 4)
    found = {one for seed in range(15) for one in corners_at_own_exit(game, seed)}
    assert len({number for number, _ in found}) == 1
    assert {seat for _, seat in found} == {0, 1, 2, 3}


def test_planes_and_facts_are_told_from_the_seat() -> None:
    game = set_up("carnival", 4)
    position = game.rules.play(game.rules.start(), House(0))
    assert marked(game, position, 0, "house") == {(CENTRE, CENTRE)}
    assert marked(game, position, 0, "own end") == {(CENTRE, CENTRE + 1)}
    assert marked(game, position, 1, "own end") == {(CENTRE - 1, CENTRE)}
    assert marked(game, position, 1, "next 3 end") == {(CENTRE, CENTRE + 1)}
    assert len(marked(game, position, 2, "waiting exit")) == 4
    assert fact(game, position, 0, "pile") == 1
    assert fact(game, position, 0, "unseen own diamond") == 2 / 8


def test_hidden_hands_are_not_in_a_tensor() -> None:
    game = set_up("carnival", 4, {"open_hands": False})
    steps = list(random_walk(game.rules, Random(3)))
    position = steps[40][2]
    others = [name for name in game.observation.layout.facts if name.startswith("next 1 hand")]
    assert others
    assert all(fact(game, position, 0, name) == 0 for name in others)
    assert fact(game, position, 0, "next 1 tiles in hand") > 0
    again = game.secrets.imagine(game.secrets.view(position, 0), 0, Random(1))
    tensor = game.observation.tensor
    assert tensor(game.secrets.view(again, 0), 0) == tensor(game.secrets.view(position, 0), 0)
