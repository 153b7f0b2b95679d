"""OpenSpiel's bot plays all our games, and a match with it goes on where it was."""

from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from bench.strength.peer import OpenSpielPlayer, contestants, measure
from rich.console import Console

from serpentry.arena.plan import make_plan
from serpentry.catalogue import names, set_up
from serpentry.players import ROSTER, Simulations
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.walk import random_move


@pytest.fixture(autouse=True)
def roster(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("openspiel", "level8-on-1"):
        monkeypatch.setitem(ROSTER, name, ROSTER["random"])


@pytest.mark.parametrize("name", names())
def test_the_bot_makes_a_legal_move_in_its_time(name: str) -> None:
    game, rng = set_up(name, 2), Random(1)
    position = game.rules.start()
    while not isinstance(actor := game.rules.to_act(position), int):
        assert actor is not None
        position = game.rules.play(position, random_move(game.rules, position, actor, rng))
    began = perf_counter()
    move = OpenSpielPlayer(seconds=0.1).choose(game, game.secrets.view(position, actor), actor, rng)
    assert game.rules.why_illegal(position, move) is None
    assert perf_counter() - began > 0.1


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    contestants("level8", 1, 0.01)
    game, path = set_up("snekagon", 2, {"board_side": 4}), tmp_path / "games.jsonl"
    for games in (1, 3):
        plan = make_plan("match", game, ["openspiel@10ms", "random"], games)
        assert measure(plan, path, Console(quiet=True)).games == games
    assert len(path.read_text().splitlines()) == 1 + 3


def test_only_players_that_search_are_measured() -> None:
    assert contestants("level8", 1, 1.0) == ["level8-on-1@1s", "openspiel@1s"]
    with pytest.raises(SerpentryError, match="no player that searches"):
        contestants("level1", 1, 1.0)


def test_the_bot_may_be_given_simulations_instead_of_time() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    bot = OpenSpielPlayer().within(Simulations(5))
    assert bot.name == "openspiel@5"
    position = game.rules.start()
    first, again = (bot.choose(game, position, 0, Random(3)) for _ in range(2))
    assert game.rules.why_illegal(position, first) is None
    assert first == again
