"""What random games of Schlangennest too seldom come to, and what its search knows."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import find
from serpentry.catalogue.kernels import made_basis
from serpentry.contract import BrokenLaw, check_kernel, kernels
from serpentry.engine.engine import engine_of
from serpentry.engine.many import Many
from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.fitting import Fitting
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.players import find_player
from serpentry.tabletop.helpers.walk import random_move

BOX = find("schlangennest")
GAMES = 300


def patient_move(rules: Any, position: Any, actor: Any, rng: Random) -> Any:
    """A random move, but heads and tails only where nothing else can be laid."""
    if not isinstance(actor, int):
        return random_move(rules, position, actor, rng)
    moves = rules.moves(position)
    ends = (Kind.HEAD, Kind.TAIL)
    others = [move for move in moves if not (isinstance(move, Place) and move.card in ends)]
    return rng.choice(others or moves)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"frame": True, "size": "4x8"}),
        (3, {"border": "fixed"}),
        (3, {"border": "fixed", "path": "laid", "size": "4x10"}),
        (2, {"border": "fixed", "path": "laid", "frame": True}),
        (4, {"border": "none"}),
        (2, {"variant": "two_snakes"}),
    ],
)
def test_kernel_and_rules_agree_in_long_games(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "random_move", patient_move)
    assert check_kernel(BOX, seats, options, games=5, seed=3) > 5 * 12


def test_a_kernel_that_joins_colours_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fitting.lies

    def blind(self: Fitting, ends: Any, *others: Any) -> Any:
        own = {side: chain._replace(owner=0) for side, chain in ends.items()}
        return honest(self, own, *others)

    made_basis.cache_clear()
    monkeypatch.setattr(Fitting, "lies", blind)
    engine_of(BOX.set_up())
    monkeypatch.undo()
    with pytest.raises(BrokenLaw, match="moves agree"):
        check_kernel(BOX, 2, {}, games=20, seed=1)
    made_basis.cache_clear()


def test_guided_games_are_longer_than_random_ones() -> None:
    game = BOX.set_up()
    many = Many(engine_of(game), game.rules.start())
    random, guided = (many.playouts(GAMES, share) for share in (0, 100))
    assert guided > 2 * random


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"border": "fixed"}),
        (2, {"border": "fixed", "path": "laid", "frame": True}),
        (3, {}),
        (4, {}),
        (2, {"variant": "two_snakes"}),
    ],
)
def test_search_plays_whole_games_at_every_table(seats: int, options: dict[str, Any]) -> None:
    game, player = BOX.set_up(seats, options), find_player("level4")
    rng, position = Random(1), game.rules.start()
    while (actor := game.rules.to_act(position)) is not None:
        if isinstance(actor, int):
            move = player.choose(game, position, actor, rng)
            assert game.rules.why_illegal(position, move) is None
        else:
            move = random_move(game.rules, position, actor, rng)
        position = game.rules.play(position, move)
    assert game.rules.outcome(position)
