"""Search keeps its budget, tells what it thinks, and plays well."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import sleep
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.players import Seconds, Simulations, find_player
from serpentry.search import engine_search, proof
from serpentry.search.analysis import analyse
from serpentry.search.budget import BadBudget
from serpentry.search.engine_search import CHUNK_SECONDS, REPORT_EVERY, SearchThread
from serpentry.search.plain import PlainSearch
from serpentry.search.request import SearchRequest
from serpentry.search.tree import Capacity, Tree
from serpentry.tabletop.game import Game


@pytest.fixture(scope="module")
def game() -> Game[Any, Any]:
    made = set_up("snekagon", 2, {"board_side": 4})
    list(analyse(SearchRequest(made, made.rules.start(), 0, Simulations(10))))
    return made


def some_way_into(game: Game[Any, Any], moves: int, seed: int) -> Any:
    rng, position = Random(seed), game.rules.start()
    for _ in range(moves):
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    return position


def test_an_analysis_ranks_legal_moves_with_expected_result_and_line(game: Game[Any, Any]) -> None:
    position = some_way_into(game, 3, seed=1)
    *_, last = analyse(SearchRequest(game, position, 1, Simulations(400)))
    assert last.simulations == 400
    assert sum(one.visit_share for one in last.candidates) == pytest.approx(1)
    assert [one.visits for one in last.candidates] == sorted(
        (one.visits for one in last.candidates), reverse=True
    )
    for one in last.candidates:
        assert game.rules.why_illegal(position, one.move) is None
        assert 0 <= one.share <= 1
    assert last.best.line[0] == last.best.move
    for move in last.best.line:
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)


def test_the_same_seed_and_simulations_give_the_same_analysis(game: Game[Any, Any]) -> None:
    position = some_way_into(game, 4, seed=2)
    first, second = (
        [*analyse(SearchRequest(game, position, 0, Simulations(300), Random(5)))][-1]
        for _ in range(2)
    )
    assert first.candidates == second.candidates


def test_a_search_streams(game: Game[Any, Any]) -> None:
    position = some_way_into(game, 2, seed=3)
    analyses = list(analyse(SearchRequest(game, position, 0, Seconds(0.8), cores=2)))
    assert len(analyses) > 1
    assert analyses[-1].simulations > analyses[0].simulations


def test_a_search_keeps_to_its_time(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on with every look at it: a busy machine changes nothing."""
    looks = count()
    for module in (engine_search, proof):
        monkeypatch.setattr(module, "perf_counter", lambda: next(looks) * CHUNK_SECONDS)
    monkeypatch.setattr(engine_search, "HAS_THREADS", False)
    position = some_way_into(game, 2, seed=3)
    *_, last = analyse(SearchRequest(game, position, 0, Seconds(100 * CHUNK_SECONDS)))
    assert last.simulations
    assert 95 < last.seconds / CHUNK_SECONDS < 110


def test_leaving_the_stream_stops_the_search(game: Game[Any, Any]) -> None:
    for analysis in analyse(SearchRequest(game, game.rules.start(), 0, Seconds(3600), cores=2)):
        assert analysis.candidates
        break


def test_an_ending_is_said_to_be_proved(game: Game[Any, Any]) -> None:
    position = game.rules.start()
    rng = Random(4)
    while len(game.rules.moves(position)) > 12:
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    actor = game.rules.to_act(position)
    assert isinstance(actor, int)
    *_, last = analyse(SearchRequest(game, position, actor, Simulations(20_000)))
    assert last.proved
    assert last.best.proved
    assert last.best.share in (0, 0.5, 1)


def test_a_tree_keeps_what_it_knows_of_a_later_position(game: Game[Any, Any]) -> None:
    engine, position = engine_of(game), some_way_into(game, 2, seed=6)
    tree = Tree(engine, seed=7)
    tree.plant(engine.load(position))
    tree.simulate(3000)
    best = max(tree.tried(), key=lambda one: one.visits)
    after = game.rules.play(position, game.numbering.move(position, best.number))
    assert tree.move_to(engine.load(after))
    assert tree.visits > best.visits // 2
    before = tree.visits
    tree.simulate(100)
    assert tree.visits == before + 100
    assert not tree.move_to(engine.load(game.rules.start()))
    assert tree.visits == 0


def test_a_full_tree_searches_on(game: Game[Any, Any]) -> None:
    engine = engine_of(game)
    tree = Tree(engine, capacity=Capacity(nodes=5))
    tree.plant(engine.load(game.rules.start()))
    tree.simulate(2000)
    assert tree.visits == 2000


def test_value_and_visits_add_up_in_the_tree(game: Game[Any, Any]) -> None:
    engine = engine_of(game)
    tree = Tree(engine)
    tree.plant(engine.load(some_way_into(game, 1, seed=1)))
    tree.simulate(1000)
    tried = tree.tried()
    assert sum(one.visits for one in tried) == tree.visits == 1000
    assert all(0 <= one.worth <= 1 and 0 <= one.share <= 1 for one in tried)


def test_search_beats_the_beginner(game: Game[Any, Any]) -> None:
    players = [find_player("level5"), find_player("level1")]
    won = 0.0
    for number in range(6):
        position, rng = game.rules.start(), Random(number)
        while (actor := game.rules.to_act(position)) is not None:
            assert isinstance(actor, int)
            player = players[(actor + number) % 2]
            position = game.rules.play(position, player.choose(game, position, actor, rng))
        outcome = game.rules.outcome(position)
        assert outcome
        won += (number % 2 in outcome.winners) / len(outcome.winners)
    assert won >= 5


def test_plain_search_needs_no_kernel(game: Game[Any, Any]) -> None:
    position = some_way_into(game, 6, seed=2)
    actor = game.rules.to_act(position)
    assert isinstance(actor, int)
    *_, last = PlainSearch(
        SearchRequest(game, position, actor, Simulations(60), Random(1))
    ).stream()
    assert last.simulations == 60
    assert game.rules.why_illegal(position, last.best.move) is None


def test_levels_take_budgets_or_say_why_not() -> None:
    assert find_player("level8@200ms").name == "level8@200ms"
    assert find_player("level4@50").name == "level4@50"
    with pytest.raises(BadBudget, match="moves at once"):
        find_player("level1@1s")


def test_what_each_seat_can_expect_adds_up_to_one_win(game: Game[Any, Any]) -> None:
    position = some_way_into(game, 3, seed=1)
    *_, compiled = analyse(SearchRequest(game, position, 1, Simulations(400)))
    *_, plain = PlainSearch(SearchRequest(game, position, 1, Simulations(60))).stream()
    for one in (*compiled.candidates, *plain.candidates):
        assert sum(one.results) == pytest.approx(1)
        assert one.results[1] == pytest.approx(one.share)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("side", "moves", "plain"), [(5, 2, False), (4, 6, True)])
def test_a_thorough_analysis_shows_lines_on_the_way(side: int, moves: int, plain: bool) -> None:
    game = set_up("snekagon", 2, {"board_side": side})
    position = some_way_into(game, moves, seed=1)
    request = SearchRequest(game, position, 0, Seconds(1.5), thorough=True)
    analyses = list(PlainSearch(request).stream() if plain else analyse(request))
    assert len(analyses) > 2
    assert any(len(one.best.line) > 1 for one in analyses[:-1])
    for move in analyses[-1].best.line:
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)


def test_a_thorough_analysis_of_an_ending_shows_other_moves_beside_the_proved(
    game: Game[Any, Any],
) -> None:
    position = game.rules.start()
    rng = Random(4)
    while len(game.rules.moves(position)) > 12:
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    actor = game.rules.to_act(position)
    assert isinstance(actor, int)
    *_, last = analyse(SearchRequest(game, position, actor, Seconds(0.5), thorough=True))
    assert last.proved
    assert last.best.proved
    assert len(last.candidates) > 1


def test_progress_is_the_part_of_the_budget_used(game: Game[Any, Any]) -> None:
    budget = Simulations(40_000)
    analyses = list(analyse(SearchRequest(game, some_way_into(game, 2, seed=3), 0, budget)))
    told = [one.progress(budget) for one in analyses]
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_mistake_in_a_searching_thread_is_told(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Tree, count: int) -> int:
        raise MemoryError(count)

    monkeypatch.setattr(Tree, "simulate", fail)
    with pytest.raises(MemoryError):
        list(analyse(SearchRequest(game, game.rules.start(), 0, Seconds(0.2))))


def test_threads_that_begin_late_are_waited_for(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = SearchThread.run

    def late(worker: SearchThread, room: Callable[[int, int], int]) -> Iterator[None]:
        sleep(3 * REPORT_EVERY)
        yield from at_once(worker, room)

    monkeypatch.setattr(SearchThread, "run", late)
    start = game.rules.start()
    move = find_player("level4").choose(game, start, 0, Random(1))
    assert game.rules.why_illegal(start, move) is None
