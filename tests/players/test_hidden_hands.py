"""Where hands are hidden, a player's choice depends on what it sees, and on nothing else."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.engine import Engine, engine_of
from serpentry.players import Simulations, find_player
from serpentry.search.analysis import analyse
from serpentry.search.engine_search import WORLD_SIMULATIONS, EngineSearch
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_move


@pytest.fixture(scope="module")
def game() -> Game[Any, Any]:
    return set_up("carnival", 3, {"open_hands": False})


def choices(game: Game[Any, Any], seed: int) -> list[tuple[Any, int]]:
    """Positions of a random game in which a seat has a choice."""
    rng, position, found = Random(seed), game.rules.start(), []
    while (actor := game.rules.to_act(position)) is not None:
        if actor is not CHANCE and len(game.rules.moves(position)) > 1:
            assert isinstance(actor, int)
            found.append((position, actor))
        position = game.rules.play(position, random_move(game.rules, position, actor, rng))
    return found


@pytest.mark.parametrize("level", ["level1", "level3", "level4", "level5"])
def test_a_choice_depends_on_the_view_alone(game: Game[Any, Any], level: str) -> None:
    player, compared = find_player(level), 0
    for position, seat in choices(game, seed=1)[::12]:
        view = game.secrets.view(position, seat)
        twin = game.secrets.imagine(view, seat, Random(5))
        if twin == position:
            continue
        compared += 1
        first, second = (
            player.choose(game, game.secrets.view(one, seat), seat, Random(9))
            for one in (position, twin)
        )
        assert first == second
        assert game.rules.why_illegal(position, first) is None
    assert compared > 2


def test_search_loads_only_worlds_that_fit_the_view_and_many_of_them(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, seat = choices(game, seed=2)[5]
    view, worlds = game.secrets.view(position, seat), list[Any]()
    search = EngineSearch(
        SearchRequest(game, view, seat, Simulations(10 * WORLD_SIMULATIONS), Random(3))
    )

    class Noting(Engine):
        def load(self, position: Any) -> Any:
            worlds.append(position)
            return super().load(position)

    honest = engine_of(game)
    monkeypatch.setattr(search, "engine", Noting(honest.library, honest.basis))
    *_, last = spoken(search.turns())
    assert last.simulations == 10 * WORLD_SIMULATIONS
    assert len(worlds) == 9
    assert len({world.stock.hands for world in worlds}) > 5
    assert all(game.secrets.view(world, seat) == view for world in worlds)


def test_nothing_is_proved_where_something_is_hidden(game: Game[Any, Any]) -> None:
    position, seat = choices(game, seed=3)[-1]
    view = game.secrets.view(position, seat)
    *_, last = analyse(SearchRequest(game, view, seat, Simulations(100), Random(1)))
    assert not last.proved
    assert not any(one.proved for one in last.candidates)
    assert all(one.line == (one.move,) for one in last.candidates)


def test_what_is_known_of_the_moves_outlives_a_change_of_worlds(game: Game[Any, Any]) -> None:
    engine, (position, seat) = engine_of(game), choices(game, seed=4)[8]
    view = game.secrets.view(position, seat)
    tree = Tree(engine)
    tree.plant(engine.load(position))
    tree.simulate(300)
    before = {one.number: one.visits for one in tree.tried()}
    tree.change_world(engine.load(game.secrets.imagine(view, seat, Random(1))))
    assert {one.number: one.visits for one in tree.tried()} == before
    tree.simulate(200)
    assert tree.visits == 500
    assert sum(one.visits for one in tree.tried()) == 500


def test_the_same_seed_imagines_the_same_worlds(game: Game[Any, Any]) -> None:
    position, seat = choices(game, seed=5)[10]
    view = game.secrets.view(position, seat)
    first, second = (
        [*analyse(SearchRequest(game, view, seat, Simulations(300), Random(5), cores=2))][-1]
        for _ in range(2)
    )
    assert first.candidates == second.candidates
