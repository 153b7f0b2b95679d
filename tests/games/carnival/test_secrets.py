"""Hidden hands: a view shows what its seat may know, and nothing else."""

import json
from collections import Counter
from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.contract.laws import check_views
from serpentry.games.carnival.rules.bag import bag_of, contents
from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Seen
from serpentry.games.carnival.rules.position import Position, Stock
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.carnival.scene import Scene

HIDDEN = [
    (4, {}),
    (3, {"grow_others": "own_absent", "final_pass": "all"}),
    (2, {"heads": "own_aside", "stall_rounds": 1}),
    (2, {"snakes_each": 1, "final_pass": "none"}),
]


def hidden(seats: int, options: dict[str, object]) -> AnyGame:
    return set_up("carnival", seats, {"open_hands": False, **options})


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("seats", "options"), HIDDEN)
def test_views_keep_their_laws_at_every_event(seats: int, options: dict[str, object]) -> None:
    game, rng = hidden(seats, options), Random(seats)
    for seed in range(2):
        before = game.rules.start()
        for actor, move, after in random_walk(game.rules, Random(seed)):
            check_views(game, before, actor, move, after, rng)
            before = after


@pytest.mark.parametrize(("seats", "options"), HIDDEN)
def test_a_view_is_all_that_follows_from_what_was_seen(
    seats: int, options: dict[str, object]
) -> None:
    game = hidden(seats, options)
    for seat in (*range(seats), None):
        view = before = game.rules.start()
        for _, move, after in random_walk(game.rules, Random(5)):
            seen = game.secrets.view_move(before, move, seat)
            told = seen.move if isinstance(seen, Seen) else seen
            if isinstance(move, Draw):
                mine = before.stage.seat == seat
                assert told == (move if mine else Draw(UNKNOWN))
            view = game.rules.play(view, seen)
            assert view == game.secrets.view(after, seat)
            before = after


@pytest.mark.parametrize(("seats", "options"), HIDDEN)
def test_exchanging_hidden_tiles_changes_no_view(seats: int, options: dict[str, object]) -> None:
    game, rng = hidden(seats, options), Random(1)
    changed = 0
    for _, _, position in random_walk(game.rules, Random(8)):
        for seat in range(seats):
            other = _exchanged(position, seat, rng)
            changed += other != position
            assert game.secrets.view(other, seat) == game.secrets.view(position, seat)
    assert changed > 100


def _exchanged(position: Position, seat: int, rng: Random) -> Position:
    """The position with all tiles that the seat can't see shuffled among hands and pile."""
    stock = position.stock
    unseen = [*contents(stock.pile)]
    for other, hand in enumerate(stock.hands):
        if other != seat:
            unseen += hand
    rng.shuffle(unseen)
    hands = []
    for other, hand in enumerate(stock.hands):
        size = 0 if other == seat else len(hand)
        hands.append(tuple(sorted(unseen[:size])) if other != seat else hand)
        unseen = unseen[size:]
    full = Stock(tuple(hands), bag_of(unseen), stock.left, stock.discards, stock.tokens)
    return Position(position.stage, position.table, full)


def test_a_view_counts_hidden_tiles_and_does_not_name_them() -> None:
    hands = {1: "green knot, hat 3", 2: "trouble", 3: "gift"}
    scene = Scene(hand="purple corner", hands=hands, pile="hat -2", open_hands=False)
    view = scene.game.secrets.view(scene.position, 0)
    assert view.stock.hands == (("purple corner",), ("?", "?"), ("?",), ("?",))
    assert view.stock.left == 1
    unseen = ["gift", "green knot", "hat -2", "hat 3", "trouble"]
    assert list(contents(view.stock.pile)) == unseen
    text = json.dumps(scene.game.codec.position_json(view)["hands"])
    assert "knot" not in text


def test_a_spectator_sees_no_hand() -> None:
    scene = Scene(hand="purple corner", hands={1: "gift"}, open_hands=False)
    view = scene.game.secrets.view(scene.position, None)
    assert view.stock.hands == (("?",), ("?",), (), ())


def test_a_lay_from_a_hidden_hand_names_its_tile_then() -> None:
    scene = Scene(hand="purple corner, hat 1", hands={1: "gift"}, open_hands=False)
    view = scene.game.secrets.view(scene.position, 1)
    move = scene.read("purple corner at 0,1 NE")
    after = scene.rules.play(view, scene.game.secrets.view_move(scene.position, move, 1))
    assert after.stock.hands[0] == ("?",)
    assert "purple corner" not in contents(after.stock.pile)


def test_skipping_gives_away_only_that_the_next_seat_could_not_lay() -> None:
    hands = {1: "hat 1", 2: "yellow corner", 3: "hat 2"}
    scene = Scene(hand="purple corner", hands=hands, pile="gift, gift, gift", open_hands=False)
    secrets = scene.game.secrets
    place = scene.read("purple corner at 0,1 NE")
    assert secrets.view_move(scene.position, place, 2) == place
    scene.play("purple corner at 0,1 NE")
    seen = secrets.view_move(scene.position, Draw("gift"), 2)
    assert scene.game.notation.write(seen) == "draw ? / skip"
    assert secrets.view_move(scene.position, Draw("gift"), 0) == Seen(Draw("gift"), (False,))
    scene.play("draw gift")
    seen = secrets.view_move(scene.position, Draw("gift"), 2)
    assert scene.game.notation.write(seen) == "draw ? / lay"


def test_a_seat_learns_its_own_moves_from_its_view_and_the_referee_answers_there() -> None:
    scene = Scene(hand="purple corner, yellow corner", hands={1: "gift"}, open_hands=False)
    view = scene.game.secrets.view(scene.position, 0)
    assert list(scene.rules.moves(view)) == list(scene.rules.moves(scene.position))
    illegal = scene.rules.why_illegal(view, scene.read("yellow corner at 0,-1 ES"))
    assert illegal is not None
    assert illegal.rule == "others-only-without-own"
    assert list(scene.rules.moves(scene.game.secrets.view(scene.position, 1))) == []


def test_chance_on_a_view_has_the_odds_that_its_seat_knows() -> None:
    hands = {1: "gift, hat 1"}
    scene = Scene(hand="purple corner", hands=hands, pile="gift, trouble", open_hands=False)
    scene.play("purple corner at 0,1 NE")
    own = scene.rules.draws(scene.game.secrets.view(scene.position, 0))
    assert own == [(Draw("gift"), 2), (Draw("hat 1"), 1), (Draw("trouble"), 1)]
    scene.play("draw gift", "gift at -1,1")
    others = scene.rules.draws(scene.game.secrets.view(scene.position, 0))
    assert others == ((Draw(UNKNOWN), 1),)


def test_imagined_hands_have_the_right_odds() -> None:
    hands = {1: "gift, hat 1", 2: "hat 2"}
    scene = Scene(hand="purple corner", hands=hands, pile="hat 3, gift", open_hands=False)
    secrets, rng = scene.game.secrets, Random(3)
    view = secrets.view(scene.position, 0)
    dealt = Counter(secrets.imagine(view, 0, rng).stock.hands[2] for _ in range(4000))
    assert set(dealt) == {("gift",), ("hat 1",), ("hat 2",), ("hat 3",)}
    assert abs(dealt["gift",] / 4000 - 2 / 5) < 0.04
    assert abs(dealt["hat 1",] / 4000 - 1 / 5) < 0.04


def test_whoever_is_imagined_to_act_can_and_any_such_hand_is_as_likely() -> None:
    scene = Scene(
        hand="hat 1, purple corner", pile="hat 2, purple knot", hands={1: "hat 3"}, open_hands=False
    )
    secrets, rng = scene.game.secrets, Random(3)
    view = secrets.view(scene.position, 1)
    dealt = Counter(secrets.imagine(view, 1, rng).stock.hands[0] for _ in range(5000))
    assert len(dealt) == 5
    assert ("hat 1", "hat 2") not in dealt
    assert all(abs(count / 5000 - 1 / 5) < 0.03 for count in dealt.values())


def test_with_own_absent_an_imagined_grower_of_others_holds_no_own_tile() -> None:
    scene = Scene(
        "purple corner at 0,1 WN; purple corner at -1,1 NE; gift at -1,-1; gift at 1,-1",
        "yellow corner",
        pile="purple corner, yellow straight 1, hat 1",
        open_hands=False,
        grow_others="own_absent",
    )
    secrets, rng = scene.game.secrets, Random(3)
    view = secrets.view(scene.position, 1)
    dealt = Counter(secrets.imagine(view, 1, rng).stock.hands[0] for _ in range(2000))
    assert set(dealt) == {("yellow corner",), ("yellow straight 1",)}


def test_imagined_games_can_be_played_to_their_end() -> None:
    game, rng = hidden(4, {}), Random(2)
    for number, (actor, _, position) in enumerate(random_walk(game.rules, Random(6))):
        if number % 40 == 30 and actor is not CHANCE:
            imagined = game.secrets.imagine(game.secrets.view(position, 1), 1, rng)
            *_, (_, _, end) = random_walk(game.rules, rng, imagined)
            assert game.rules.outcome(end)


def test_open_hands_hide_nothing() -> None:
    scene = Scene(hand="purple corner", hands={1: "gift"})
    assert scene.game.secrets.view(scene.position, 3) == scene.position
    move = scene.read("purple corner at 0,1 NE")
    assert scene.game.secrets.view_move(scene.position, move, 3) == move
