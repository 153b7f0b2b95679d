"""Sssnake's kernel where random games seldom come, and what it knows."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.contract.kernels import check_step
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.engine.many import Many
from serpentry.games.sssnake.rules.moves import Draw, Roll
from serpentry.players import Simulations
from serpentry.search.analysis import analyse
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import random_move

STRAIGHT_ON = ("straight", "crossed", "curve", "double")
"""Kinds of cards, the best for a wide snake first."""


def width(snake: Any) -> int:
    columns: list[int] = [cell.x for cell in snake.cards] + [end.cell.x for end in snake.ends or ()]
    return max(columns) - min(columns) + 1


def widening(game: Any, position: Any) -> Any:
    """The roll, draw or lay that makes seat 0's snake widest, and seat 1's not."""
    rules = game.rules
    draws = [move for move, _ in rules.draws(position)]
    if draws and isinstance(draws[0], Roll):
        return draws[2] if position.roller == 0 else draws[0]
    if draws:
        return min(
            (move for move in draws if isinstance(move, Draw)),
            key=lambda move: sorted(STRAIGHT_ON.index(card) for card in move.cards),
        )

    def worth(move: Any) -> tuple[int, int]:
        snakes = rules.play(position, move).snakes
        return width(snakes[0]), -width(snakes[1])

    return max(rules.moves(position), key=worth)


def test_kernel_and_rules_agree_on_the_widest_of_snakes() -> None:
    game = set_up("sssnake", 2)
    position = game.rules.start()
    driver = Driver(engine_of(game), position)
    widest = 0
    while game.rules.to_act(position) is not None:
        check_step(game, position, driver)
        move = widening(game, position)
        driver.play(game.numbering.number(position, move))
        position = game.rules.play(position, move)
        widest = max(widest, width(position.snakes[0]))
    outcome = game.rules.outcome(position)
    assert outcome
    assert driver.scores()[0] == list(outcome.scores)
    assert widest > 64


def test_guided_games_are_closed_sooner() -> None:
    game = set_up("sssnake", 3)
    many = Many(engine_of(game), game.rules.start())
    events = [many.playouts(200, guided) for guided in (0, 50, 100)]
    assert events[0] > events[1] > events[2] > 200


def closing_move(game: Any, position: Any) -> Any:
    """A move by which the actor wins at once, if there is another, too."""
    moves, actor = game.rules.moves(position), game.rules.to_act(position)
    for move in moves if len(moves) > 1 else ():
        outcome = game.rules.outcome(game.rules.play(position, move))
        if outcome and outcome.winners == (actor,):
            return move
    return None


def test_a_snake_that_can_be_closed_is_closed() -> None:
    game = set_up("sssnake", 2, {"start_card": "3x1_same_side"})
    found = 0
    for seed in range(30):
        position, rng = game.rules.start(), Random(seed)
        while (actor := game.rules.to_act(position)) is not None:
            if actor is not CHANCE and closing_move(game, position):
                *_, last = analyse(
                    SearchRequest(game, position, actor, Simulations(100), Random(1))
                )
                outcome = game.rules.outcome(game.rules.play(position, last.best.move))
                assert outcome
                assert outcome.winners == (actor,)
                found += 1
                break
            position = game.rules.play(position, random_move(game.rules, position, actor, rng))
    assert found > 5
