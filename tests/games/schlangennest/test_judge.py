"""What the eye hopes for: ends that can grow inside the border, and nothing else."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.schlangennest.rules.border import is_inside
from serpentry.games.schlangennest.rules.lattice import port_square


def test_an_end_at_the_border_promises_nothing() -> None:
    game: Any = set_up("schlangennest")
    hopes, luck = set(), Random(2)
    for _ in range(30):
        position = game.rules.start()
        while game.rules.to_act(position) is not None:
            table = position.table
            for seat, snake in enumerate(table.nest.snakes):
                if snake is None or snake.is_closed or seat in table.out:
                    continue
                size = game.rules.agreement.size
                growing = [is_inside(table.bounds, port_square(end), size) for end in snake.ends]
                hope = game.judge.estimate(position)[seat] - game.judge.score(position)[seat]
                hopes.add((len(growing), sum(growing), hope))
            position = game.rules.play(position, luck.choice(game.rules.moves(position)))
    assert {(2, 2, 4.5), (2, 1, 3.0), (1, 1, 3.0), (1, 0, 0.0)} <= hopes
    assert {hope for _, growing, hope in hopes if growing == 0} == {0.0}
