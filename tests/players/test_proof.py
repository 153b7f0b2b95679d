"""A proved root says what is best, what follows, and what is known about every other move."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.players import Seconds, Simulations, find_player
from serpentry.search import proof as proving
from serpentry.search.analysis import analyse
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.server.bots.jobs import Choose, Finished, key_of
from serpentry.server.bots.worker import work
from serpentry.tabletop.game import Game


def ending(game: Game[Any, Any], most_moves: int, seed: int) -> tuple[Any, int]:
    """The first position of a random game with so few moves, but a choice."""
    rng, position = Random(seed), game.rules.start()
    while not 1 < len(game.rules.moves(position)) <= most_moves:
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    actor = game.rules.to_act(position)
    assert isinstance(actor, int)
    return position, actor


@pytest.fixture(scope="module", params=["snekagon", "snekagon5g"])
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return set_up(request.param)


def final(game: Game[Any, Any], position: Any, seat: int, budget: Any) -> list[Analysis[Any]]:
    return list(analyse(SearchRequest(game, position, seat, budget, Random(1))))


def test_every_move_of_a_proved_root_is_listed_and_none_promises_more(
    game: Game[Any, Any],
) -> None:
    position, seat = ending(game, 12, seed=2)
    first, *_, last = final(game, position, seat, Simulations(500_000))
    for analysis in (first, last):
        assert analysis.proved
        assert analysis.best.proved
        assert len(analysis.candidates) == len(game.rules.moves(position))
        for one in analysis.candidates[1:]:
            assert one.proved != one.at_most
            assert (one.share, one.margin) <= (analysis.best.share, analysis.best.margin)
    assert all(one.proved for one in last.candidates)


def test_a_proved_line_leads_to_the_proved_margin(game: Game[Any, Any]) -> None:
    position, seat = ending(game, 12, seed=2)
    *_, last = final(game, position, seat, Simulations(500_000))
    for move in last.best.line:
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)
    if outcome := game.rules.outcome(position):
        assert outcome.scores[seat] - outcome.scores[1 - seat] == last.best.margin


def test_other_moves_are_worth_what_a_proof_of_their_own_says(game: Game[Any, Any]) -> None:
    position, seat = ending(game, 12, seed=3)
    *_, last = final(game, position, seat, Simulations(500_000))
    for one in last.candidates:
        after = game.rules.play(position, one.move)
        actor = game.rules.to_act(after)
        if isinstance(actor, int) and len(game.rules.moves(after)) > 1:
            *_, answer = final(game, after, actor, Simulations(500_000))
            sign = 1 if actor == seat else -1
            assert answer.best.margin == sign * one.margin


def test_a_proof_keeps_to_its_part_of_the_time(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "NODES_A_SECOND", 10**12)
    position, seat = ending(game, 300, seed=1)
    looks = count()
    monkeypatch.setattr(proving, "perf_counter", lambda: next(looks) / 100)
    proof = RootProof(SearchRequest(game, position, seat, Seconds(0.3)), engine_of(game), 0.0)
    at_once(proof.finding())
    assert next(looks) < 30, "a part of the time, at a hundredth of a second a look"


def test_a_proved_move_is_made_without_proving_the_others(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, seat = ending(game, 12, seed=2)
    went_on = list[int]()

    def more(self: RootProof[Any, Any], best: int) -> Iterator[Analysis[Any]]:
        went_on.append(best)
        yield self._analysis(best)

    monkeypatch.setattr(RootProof, "_more_and_more", more)
    move = find_player("level8@30s").choose(game, position, seat, Random(1))
    assert game.rules.why_illegal(position, move) is None
    job = Choose(key_of(game), position, seat, "level8", 1)
    assert work(job, print, lambda: False) == Finished(move)
    assert not went_on
