"""A sitting at the table: playing, taking back, resigning, saving."""

from random import Random

import pytest

from serpentry.arena import play_match
from serpentry.arena.statistics import wilson_interval
from serpentry.catalogue import BOXES, set_up
from serpentry.players import find_player
from serpentry.table import Sitting
from serpentry.table.sitting import WrongMoment
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.record import read_record, write_record
from serpentry.tabletop.refusal import IllegalMove


def sitting(*moves: str) -> Sitting:
    table = Sitting(set_up("snekagon", options={"board_side": 4}), {0: "person", 1: "greedy"})
    for move in moves:
        table.play(table.game.notation.read(move))
    return table


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = sitting("d4")
    before = table.position
    with pytest.raises(IllegalMove) as caught:
        table.play(table.game.notation.read("d4"))
    assert caught.value.illegal.rule == "free-cells"
    assert table.position == before
    assert len(table.played) == 1


def test_undo_goes_back_to_before_the_seats_last_move() -> None:
    table = sitting("d4", "b2-b3", "f1-f2", "a1")
    assert table.undo({0}) == 2
    assert [by for by, _ in table.played] == [0, 1]
    assert table.undo({0}) == 2
    with pytest.raises(WrongMoment, match="no move to take back"):
        table.undo({0})


def test_after_resigning_nobody_moves() -> None:
    table = sitting("d4")
    table.resign(1)
    assert table.to_act is None
    assert table.record().result == "resigned 1"
    with pytest.raises(WrongMoment):
        table.play(table.game.notation.read("b2-b3"))
    again = Sitting.resume(table.game, table.record())
    assert again.resigned == 1


def test_a_saved_game_goes_on_where_it_was() -> None:
    table = sitting("d4", "b2-b3")
    record = read_record(write_record(table.record()))
    again = Sitting.resume(table.game, record)
    assert again.position == table.position
    assert again.players == {0: "person", 1: "greedy"}


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level3", "level4@2"])
def test_every_player_plays_every_game_to_its_end(box: AnyBox, name: str) -> None:
    game = box.set_up()
    table = Sitting(game, dict.fromkeys(range(game.seats), name))
    rng, player = Random(4), find_player(name)
    while (actor := table.to_act) is not None:
        if actor is CHANCE:
            table.let_chance(rng)
        else:
            view = game.secrets.view(table.position, actor)
            table.play(player.choose(game, view, actor, rng))
    assert table.outcome is not None


def test_an_unknown_player_is_told_who_there_is() -> None:
    with pytest.raises(UnknownName, match="There are: random, greedy"):
        find_player("magnus")


def test_greedy_beats_random_at_snekagon() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    result = play_match(game, [find_player("greedy"), find_player("random")], 40, seed=1)
    assert result.games == 40
    assert sum(result.points) == pytest.approx(40)
    assert result.interval(0)[0] > 0.5


def test_a_match_is_the_same_for_the_same_seed() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    players = [find_player("random"), find_player("random")]
    assert play_match(game, players, 5, seed=7) == play_match(game, players, 5, seed=7)
    assert play_match(game, players, 5, seed=7) != play_match(game, players, 5, seed=8)


def test_wilson_interval_has_textbook_values() -> None:
    low, high = wilson_interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson_interval(0, 0) == (0.0, 1.0)
