"""Set-up, deal, turns, skips, the end of the deck: what happens between the lays."""

from random import Random

import pytest

from serpentry.catalogue import find, set_up
from serpentry.games.carnival import BOX
from serpentry.games.carnival.rules.moves import Draw
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.carnival.scene import Scene


def rules_for(seats: int, **options: object) -> CarnivalRules:
    rules = set_up("carnival", seats, options).rules
    assert isinstance(rules, CarnivalRules)
    return rules


@pytest.mark.parametrize(
    ("seats", "options", "tiles", "tokens"),
    [
        (4, {}, 104, 8),
        (3, {}, 86, 6),
        (2, {}, 104, 8),
        (2, {"snakes_each": 1}, 68, 4),
        (4, {"heads": "own_aside"}, 96, 8),
    ],
)
def test_so_many_tiles_and_tokens(
    seats: int, options: dict[str, object], tiles: int, tokens: int
) -> None:
    rules = rules_for(seats, **options)
    assert len(rules.seating.deck(0)) == tiles
    assert rules.tokens == tokens


@pytest.mark.parametrize(
    ("seats", "options", "colours"),
    [
        (4, {}, ["purple", "green", "yellow", "black"]),
        (3, {}, ["purple", "green", "yellow"]),
        (2, {}, ["purple black", "yellow green"]),
        (2, {"snakes_each": 1}, ["purple", "yellow"]),
    ],
)
def test_seats_own_the_colours_that_face_them(
    seats: int, options: dict[str, object], colours: list[str]
) -> None:
    owners = rules_for(seats, **options).seating.owners(0)
    owned = [" ".join(c for c, owner in owners.items() if owner == seat) for seat in range(seats)]
    assert owned == colours


def test_turning_the_house_turns_the_colours_clockwise() -> None:
    rules = rules_for(4)
    assert list(rules.seating.owners(1)) == ["black", "purple", "green", "yellow"]


def test_two_snakes_each_are_for_two_players() -> None:
    with pytest.raises(BadOption, match="for two players"):
        set_up("carnival", 3, {"snakes_each": 2})
    assert set_up("carnival", 3, {"snakes_each": 1}) is set_up("carnival", 3)


def test_the_house_is_turned_then_four_tiles_are_dealt_to_each_seat_in_turn() -> None:
    rules = rules_for(3)
    position = rules.start()
    assert [weight for _, weight in rules.draws(position)] == [1, 1, 1, 1]
    events = list(random_walk(rules, Random(4)))[:13]
    assert all(actor is CHANCE for actor, _, _ in events)
    sizes = [[len(hand) for hand in position.stock.hands] for _, _, position in events]
    assert sizes[1] == [1, 0, 0]
    assert sizes[5] == [4, 1, 0]
    assert sizes[12] == [4, 4, 4]


@pytest.mark.ruling("wrong-moment")
def test_everything_has_its_moment() -> None:
    scene = Scene(hand="purple corner", pile="gift, gift, trouble")
    assert scene.refuses("house 1", "wrong-moment").sentence == "The house has already been placed."
    scene.refuses("draw gift", "wrong-moment")
    assert "must" in scene.refuses("pass", "wrong-moment").sentence
    scene.refuses("draw gift / lay", "wrong-moment")
    scene.play("purple corner at 0,1 NE")
    assert scene.rules.to_act(scene.position) is CHANCE
    scene.refuses("purple corner at 1,1 SW", "wrong-moment")
    scene.refuses("draw ?", "wrong-moment")
    assert scene.draws() == {"draw gift": 2, "draw trouble": 1}


@pytest.mark.ruling("tile-in-pile")
def test_only_what_is_in_the_pile_is_drawn() -> None:
    scene = Scene(hand="purple corner", pile="gift").play("purple corner at 0,1 NE")
    illegal = scene.refuses("draw trouble", "tile-in-pile")
    assert illegal.sentence == "There is no trouble tile left in the pile."
    assert scene.why("draw gift") is None


def test_who_cannot_lay_is_skipped_and_draws() -> None:
    scene = Scene(
        hand="purple corner",
        hands={1: "purple head, hat 2", 2: "yellow corner"},
        pile="gift, gift, trouble",
    )
    scene.play("purple corner at 0,1 NE", "draw trouble")
    assert scene.rules.to_act(scene.position) is CHANCE
    assert scene.position.stage.seat == 1
    scene.play("draw gift")
    assert scene.rules.to_act(scene.position) == 2
    assert scene.position.stock.hands[1] == ("gift", "hat 2", "purple head")


def test_the_discards_become_the_pile_when_a_tile_is_to_be_drawn() -> None:
    scene = Scene(
        "purple straight 1 at 0,1 NS", "log straight", pile="", discards="black knot", quiet=0
    )
    scene.play("log straight at 0,1 NS")
    assert scene.draws() == {"draw black knot": 1, "draw purple straight 1": 1}
    assert scene.discards() == []


def test_with_nothing_left_nothing_is_drawn_and_turns_go_on() -> None:
    hands = {1: "hat 1", 2: "hat 2", 3: "black corner"}
    scene = Scene(hand="purple corner", hands=hands, pile="", quiet=0)
    scene.play("purple corner at 0,1 NE")
    assert scene.rules.to_act(scene.position) == 3
    assert scene.position.stage.quiet == 2


def test_play_ends_when_pile_and_discards_are_empty_and_nobody_can_lay() -> None:
    scene = Scene(hand="purple corner, purple head", hands={1: "hat 1"}, pile="", quiet=0)
    scene.play("purple corner at 0,1 NE")
    assert scene.phase == "heads"
    assert scene.position.stage.seat == 0
    assert scene.moves() == ["purple head at 1,1 W"]


def test_quiet_turns_count_from_the_turn_after_the_first_piles_last_tile() -> None:
    scene = Scene(hand="purple corner", hands={1: "green corner"}, pile="gift, gift")
    scene.play("purple corner at 0,1 NE", "draw gift")
    assert scene.position.stage.quiet is None
    scene.play("green corner at -1,0 NE", "draw gift")
    assert scene.position.stage.quiet == 2
    assert scene.rules.to_act(scene.position) == 0


@pytest.mark.parametrize(("rounds", "quiet"), [(1, 3), (2, 7), (9, 35)])
def test_rounds_without_growth_end_play(rounds: int, quiet: int) -> None:
    laid = "purple straight 1 at 0,1 NS; purple straight 2 at 0,2 NS"
    hands = {1: "green corner"}
    for before, phase in ((quiet - 1, "lay"), (quiet, "over")):
        scene = Scene(
            laid,
            "log straight",
            hands=hands,
            pile="",
            discards="hat 3",
            quiet=before,
            stall_rounds=rounds,
        )
        scene.play("log straight at 0,1 NS", "draw hat 3")
        assert scene.phase == phase


def test_a_skip_is_a_turn_without_growth_and_a_tile_in_a_new_cell_is_growth() -> None:
    scene = Scene(hand="purple corner", pile="", discards="hat 1, hat 2, hat 3", quiet=6)
    scene.play("purple corner at 0,1 NE", "draw hat 1")
    assert scene.position.stage.quiet == 1
    scene.play("draw hat 2")
    assert scene.position.stage.quiet == 2


def test_the_final_round_begins_after_the_last_one_who_laid() -> None:
    hands = {1: "hat 1", 2: "hat 2", 3: "purple head"}
    scene = Scene(hand="purple corner, purple head", hands=hands, pile="", quiet=0)
    scene.play("purple corner at 0,1 NE")
    assert scene.phase == "heads"
    assert scene.rules.to_act(scene.position) == 3


@pytest.mark.parametrize(("seats", "options"), BOX.samples)
def test_every_game_ends_well_within_the_proved_bound(
    seats: int, options: dict[str, object]
) -> None:
    rules = rules_for(seats, **options)
    for seed in range(3):
        assert 50 < len(list(random_walk(rules, Random(seed)))) < rules.most_events()


def test_samples_use_every_value_of_every_option() -> None:
    used = [find("carnival").set_up(seats, options).options for seats, options in BOX.samples]
    assert {one.open_hands for one in used} == {True, False}
    assert {one.grow_others for one in used} == {"own_unplayable", "own_absent"}
    assert {one.allow_dead_ending for one in used} == {True, False}
    assert {one.trouble_may_block for one in used} == {True, False}
    assert {one.dead_end_turn for one in used} == {"any_shape", "same_shape"}
    assert {one.diamond_to for one in used} == {"placer", "owner"}
    assert {one.heads for one in used} == {"in_deck", "own_aside"}
    assert {one.final_pass for one in used} == {"hats", "all", "none"}
    assert {1, 2, 9} <= {one.stall_rounds for one in used}
    assert {seats for seats, _ in BOX.samples} == {2, 3, 4}


def test_the_fixed_deal_takes_every_seventh_tile_of_the_sorted_deck() -> None:
    rules = rules_for(4)
    deck, position = rules.seating.deck(0), rules.fixed_deal()
    assert position.stock.hands[0] == tuple(sorted(deck[at] for at in (0, 7, 14, 21)))
    assert rules.to_act(position) == 0
    assert Draw(deck[0]).tile == "black corner"
