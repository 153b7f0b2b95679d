"""Search plays whole games with any number of seats, each seat for itself."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.players import AnyPlayer, find_player
from serpentry.tabletop.game import Game
from serpentry.tabletop.outcome import Outcome


def played(game: Game[Any, Any], players: list[AnyPlayer], seed: int) -> Outcome:
    position, rng = game.rules.start(), Random(seed)
    while (actor := game.rules.to_act(position)) is not None:
        assert isinstance(actor, int)
        move = players[actor].choose(game, position, actor, rng)
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)
    outcome = game.rules.outcome(position)
    assert outcome
    return outcome


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_level_that_searches_plays_a_whole_game(seats: int) -> None:
    levels = ["level4@10", "level5@20", "level6@10", "level7@20", "level8@10ms"]
    players = [find_player(name) for name in levels[-seats:]]
    outcome = played(set_up("snekagon5g", seats), players, seed=seats)
    assert len(outcome.scores) == seats


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_that_searches_wins_against_two_beginners(seat: int) -> None:
    game = set_up("snekagon5g", 3)
    players = [find_player("level5" if at == seat else "level1") for at in range(3)]
    won = sum(played(game, players, seed).winners == (seat,) for seed in range(2))
    assert won >= 1
