"""Beginners overlook much, but they give nobody points for nothing."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.tabletop.helpers.walk import walk


@pytest.mark.parametrize("name", ["carnival", "sssnake"])
@pytest.mark.parametrize("level", ["level1", "level2"])
def test_no_beginner_gives_points_away_where_another_move_costs_nothing(
    name: str, level: str
) -> None:
    game: Any = set_up(name, 2)
    player, luck = find_player(level), Random(3)
    gifts = list[object]()

    def change(view: Any, move: Any, seat: int) -> tuple[float, float]:
        before = game.judge.estimate(view)
        after = game.judge.estimate(game.rules.play(view, move))
        return after[seat] - before[seat], after[1 - seat] - before[1 - seat]

    def choose(position: Any, seat: int) -> Any:
        view = game.secrets.view(position, seat)
        move = player.choose(game, view, seat, luck)
        own, others = change(view, move, seat)
        # What a beginner saw of so few moves, it saw of all.
        if own <= 0 < others and len(moves := game.rules.moves(view)) <= 8:
            free = [change(view, one, seat) for one in moves]
            gifts.extend(move for gain, given in free if gain >= own and given <= 0)
        return move

    for _ in walk(game.rules, choose, Random(4)):
        pass
    assert not gifts
