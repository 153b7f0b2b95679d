"""The player that a net guides: where it plays, how it keeps to its budget, and who plays else."""

from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

import numpy
import pytest

from serpentry.catalogue import BOXES, set_up
from serpentry.catalogue.kernels import basis_of
from serpentry.engine.engine import engine_of
from serpentry.languages import explain
from serpentry.nets import net_files
from serpentry.nets.answerer import answerer
from serpentry.nets.guided_trees import GuidedTrees
from serpentry.nets.net_files import FILES, NoNet, net_of
from serpentry.nets.net_search import NetSearch
from serpentry.nets.numpy_net import NumpyNet, places_of
from serpentry.players.levels import GUIDED, LEARNED
from serpentry.players.playing import play_game
from serpentry.players.roster import find_player
from serpentry.search.budget import Seconds, Simulations
from serpentry.search.request import SearchRequest
from serpentry.search.terms import Terms
from tests.parts import in_parts

MOST_BYTES = 2_000_000
SAID: dict[str, tuple[Any, ...]] = {
    "snekagon": ([-2.8751, -3.7937, 3.4722], -2.8154, [0.9323, 0.0677], [1.3649, -1.3648]),
    "snekagon5g": ([-0.9369, -7.8669, -3.7970], -1.4207, [0.3759, 0.6241], [0.3284, -0.3279]),
    "schlangennest": ([-1.9226, -0.0891, 0.1563], 0.9980, [0.9921, 0.0079], [-0.3254, 0.3255]),
}
"""What torch says of the files (2.13 or 2.11): answers for the first move, for the one with number
100 and for the last, the mean of all, shares, margins."""
TRAINED = [*SAID]
ROUNDED = 1e-3


def test_nets_are_small_enough_to_come_with_the_package() -> None:
    files = list(FILES.glob("*.npz"))
    named = ["schlangennest", "snekagon", "snekagon5g", "snekagon5g-many"]
    assert sorted(path.stem for path in files) == named
    for game in TRAINED:
        mine = [path for path in files if path.stem.split("-")[0] == game]
        assert sum(path.stat().st_size for path in mine) <= MOST_BYTES


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_net_plays_at_all_larger_tables(seats: int) -> None:
    game = set_up("snekagon5g", seats)
    assert net_of(game).stem == "snekagon5g-many"
    assert LEARNED.lacks(game) is None


@pytest.mark.thorough
def test_the_net_of_three_beats_two_beginners() -> None:
    game = set_up("snekagon5g", 3)
    won = lost = 0
    while won < 2:
        played = play_game(game, ["level9@4", "level1", "level1"], seed=won + lost)
        won, lost = (won + 1, lost) if 0 in played.outcome.winners else (won, lost + 1)
        assert lost <= 1


@pytest.mark.parametrize("name", TRAINED)
def test_a_net_says_what_it_said_elsewhere(name: str) -> None:
    game: Any = set_up(name, 2)
    make_chart = basis_of(game).chart
    assert make_chart
    chart = make_chart()
    seen = numpy.arange(len(chart.squares) * len(chart.planes)).reshape(len(chart.squares), -1)
    planes = (seen % 7 == 0).astype("float32")
    planes[:, 0] = 1
    whole = (numpy.arange(len(chart.whole)) % 3 / 3).astype("float32")
    net = NumpyNet(net_of(game), chart)
    answers, shares, margins = (one[0] for one in net.answer(planes[None], whole[None]))
    answers = answers[places_of(chart)]
    said = answers[[0, 100, -1]], answers.mean(), shares, margins
    for one, wanted in zip(said, SAID[name], strict=True):
        assert numpy.allclose(one, wanted, atol=ROUNDED)


@pytest.mark.parametrize(
    ("name", "seats"), [("snekagon", 2), ("snekagon5g", 3), ("schlangennest", 2)]
)
def test_several_positions_get_the_answers_that_each_gets_alone(name: str, seats: int) -> None:
    game: Any = set_up(name, seats)
    trees, luck = GuidedTrees(engine_of(game), 1, 2, 48), Random(2)
    given = net_of(game), trees.engine, trees.chart, 48
    alone: Any = answerer(*given, cores=1, seed=1)
    together: Any = answerer(*given, cores=2, seed=1)
    position, answers = game.rules.start(), []
    for number in range(together.batch):
        for net in (alone, together):
            trees.plant(trees.engine.load(position))
            trees.gather(net.row_at(number if net is together else 0), 0)
        alone.answer_rows(1)
        answers.append(alone.answers[0].copy())
        after = game.rules.play(position, luck.choice(game.rules.moves(position)))
        position = game.rules.start() if game.rules.to_act(after) is None else after
    together.answer_rows(together.batch)
    assert together.batch == 2 * alone.batch >= 8
    assert numpy.allclose(together.answers, answers, atol=1e-4)


@pytest.mark.one_in(2)
@in_parts(2)
@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
def test_one_net_plays_whole_games_on_boards_of_all_sizes(name: str, part: slice) -> None:
    option, sides = {"snekagon": ("board_side", [5, 4]), "snekagon5g": ("floor_side", [4, 5])}[name]
    for side in sides[part]:
        game = set_up(name, 2, {option: side})
        played = play_game(game, ["level9@4", "random"], seed=side)
        assert played.players[0] == "level9@4"
        assert 0 in played.outcome.winners


@pytest.mark.one_in(2)
@in_parts(3)
@pytest.mark.parametrize("name", TRAINED)
def test_every_sample_of_a_game_with_a_net_is_played_by_somebody(name: str, part: slice) -> None:
    box = next(box for box in BOXES if box.name == name)
    for seats, options in box.samples[part]:
        game: Any = box.set_up(seats, options)
        move = find_player("level12@2").choose(game, game.rules.start(), 0, Random(1))
        assert game.rules.why_illegal(game.rules.start(), move) is None


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (2, {"size": "hard"}),
        (2, {"size": "4x8", "variant": "tail_first"}),
        (2, {"variant": "tail_first", "first_tail_spares": False}),
        (2, {"strict_contact": True}),
        (2, {"border": "none"}),
        (2, {"frame": True}),
    ],
)
def test_nests_are_left_to_search_where_the_net_is_no_better(
    seats: int, options: dict[str, object]
) -> None:
    game = set_up("schlangennest", seats, options)
    assert isinstance(LEARNED.lacks(game), NoNet)
    told = LEARNED.remark(game)
    assert told
    assert explain(told) == "No net plays schlangennest in this set-up."


@pytest.mark.parametrize(
    "options",
    [
        {"size": "5x7"},
        {"size": "easy"},
        {"variant": "tail_first"},
        {"tiebreak": "fewer_gray", "head_card": "blank_opposite"},
    ],
)
def test_in_a_nest_the_net_plays_the_highest_level_alone(options: dict[str, object]) -> None:
    game = set_up("schlangennest", 2, options)
    *below, highest = GUIDED
    assert highest.lacks(game) is None
    assert highest.pace(game, net_of(game)) == Seconds(4)
    assert highest.within(Simulations(8)).lacks(game) is None
    for level in below:
        assert level.lacks(game)
        assert level.within(Simulations(8)).lacks(game)
        assert level.remark(game) is None
        assert replace(level, net=net_of(game)).lacks(game) is None


def test_without_numpy_the_highest_level_searches_in_a_nest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(net_files, "find_spec", lambda name: None)
    game: Any = set_up("schlangennest", 2)
    assert isinstance(LEARNED.lacks(game), NoNet)
    assert LEARNED.elsewhere.budget == Seconds(4)
    move = LEARNED.within(Simulations(8)).choose(game, game.rules.start(), 0, Random(1))
    assert game.rules.why_illegal(game.rules.start(), move) is None


def test_the_net_beats_a_beginner_in_a_nest() -> None:
    played = play_game(set_up("schlangennest", 2), ["level12@8", "level1"], seed=1)
    assert played.outcome.winners == (0,)


def test_a_game_without_a_net_is_searched_and_the_reason_is_told() -> None:
    game = set_up("sssnake", 2, {})
    with pytest.raises(NoNet, match="No net plays sssnake in this set-up"):
        net_of(game)
    assert isinstance(LEARNED.lacks(game), NoNet)
    assert LEARNED.within(Simulations(8)).elsewhere.budget == Simulations(8)


def nearly_over(game: Any) -> Any:
    """A position with few moves left, and more than one."""
    rng = Random(6)
    while True:
        position, before = game.rules.start(), None
        while game.rules.to_act(position) is not None:
            if 2 <= len(game.rules.moves(position)) <= 6:
                before = position
            position = game.rules.play(position, rng.choice(game.rules.moves(position)))
        if before is not None:
            return before


def test_an_ending_is_proved_before_the_net_is_asked() -> None:
    game: Any = set_up("snekagon", 2, {})
    position = nearly_over(game)
    net = net_of(game)
    search = NetSearch(
        SearchRequest(game, position, position.actor, Simulations(2000), Random(1)), net
    )
    with closing(search.stream()) as analyses:
        assert next(analyses).proved
    assert search.rounds == 0


def test_as_many_positions_are_looked_at_as_the_budget_says() -> None:
    game: Any = set_up("snekagon", 2, {"board_side": 5})
    position = game.rules.play(game.rules.start(), game.rules.moves(game.rules.start())[9])
    search = NetSearch(SearchRequest(game, position, 1, Simulations(20), Random(1)), net_of(game))
    *_, last = search.stream()
    assert last.simulations == 21
    assert last.best.visits >= 1
    assert abs(sum(one.visit_share for one in last.candidates) - 1) < 1e-9


def test_whoever_wants_the_move_now_gets_it() -> None:
    game: Any = set_up("snekagon", 2, {})
    position = game.rules.play(game.rules.start(), game.rules.moves(game.rules.start())[40])
    player = find_player("level9@3600s")
    move = player.choose(game, position, 1, Random(1), Terms(stopped=lambda: True))
    assert game.rules.why_illegal(position, move) is None


def test_at_a_table_a_net_varies_its_first_moves_and_in_a_match_it_does_not() -> None:
    game: Any = set_up("snekagon", 2, {})
    position, player = game.rules.start(), find_player("level9")
    for text in ("f6", "g7"):
        position = game.rules.play(position, game.notation.read(text))

    def chosen(terms: Terms) -> int:
        return len({player.choose(game, position, 0, Random(luck), terms) for luck in range(8)})

    assert chosen(Terms(varied=True)) > 2
    assert chosen(Terms()) == 1
