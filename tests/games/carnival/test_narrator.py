"""What is said about a table of Cobra Carnival."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.languages import AtSeat, Sentence, explain
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.carnival.scene import Scene
from tests.games.telling import NAMES, ending, log, summary, task, text

PURPLE = "purple straight 1 at 0,1 NS"


def test_the_house_says_who_plays_which_colour() -> None:
    game = set_up("carnival", 2)
    start = game.rules.start()
    house, _ = game.rules.draws(start)[0]
    after = game.rules.play(start, house)
    told = text(game.narrator.happened(start, house, after, 0))
    assert told == (
        "The house is placed, yellow facing north. "
        "You play: purple and black. Bo plays: yellow and green."
    )


def test_a_turn_is_told_with_where_the_own_snakes_lead() -> None:
    scene = Scene(PURPLE, "purple corner")
    assert task(scene, 0) == (
        "Your snakes: purple. You can grow a snake of yours. "
        "Where your snakes lead, counted from the house: purple into square S2."
    )
    assert task(scene, 1) == task(scene, None) == "Ada is choosing a tile and a square for it."
    others = Scene(PURPLE, "green corner")
    assert "The points go to the snake’s player, but you choose where it turns." in task(others, 0)


def test_tiles_that_can_not_be_used_are_barred_each_with_its_reason() -> None:
    scene = Scene(PURPLE, "purple corner, green corner, purple head, hat 2, log crossing")
    barred = scene.game.narrator.barred(scene.position, 0)
    assert {name: explain(why) for name, why in barred.items()} == {
        "green corner": "Your own snakes come first: you have a tile for one of them, "
        "so you may not grow this one.",
        "hat 2": "Hats are for the final round.",
        "purple head": "Heads are for the final round.",
    }
    nowhere = Scene("", "purple corner, log crossing")
    assert explain(nowhere.game.narrator.barred(nowhere.position, 0)["log crossing"]) == (
        "No straight tile and no straight log lies there for it to replace."
    )


def test_a_task_names_exactly_what_the_legal_moves_can_do() -> None:
    logged = Scene(PURPLE, "log straight").play("log straight at 0,1 NS")
    mend = Scene("log straight at 0,1 NS", "purple straight 1, green knot, gift, trouble")
    assert [one.key for one in _ways(mend)] == [
        f"task-carnival-way-{way}" for way in ("own", "other", "mend")
    ]
    assert logged.position.table.snakes["purple"].logs
    game = set_up("carnival", 3)
    seen: set[str] = set()
    for _, _, position in random_walk(game.rules, Random(8)):
        if position.stage.phase == "lay":
            _, told, *_ = game.narrator.task(position, position.stage.seat)
            seen |= {one.key.rpartition("-")[2] for one in _ways_of(told)}
    assert seen == {"own", "other", "mend", "gift", "trouble", "log", "turn"}


def _ways(scene: Scene) -> tuple[Sentence, ...]:
    _, told, *_ = scene.game.narrator.task(scene.position, 0)
    return _ways_of(told)


def _ways_of(told: Sentence) -> tuple[Sentence, ...]:
    ways = told.facts["ways"]
    assert isinstance(ways, tuple)
    return tuple(one for one in ways if isinstance(one, Sentence))


def test_a_blocked_end_is_named_with_its_way_out() -> None:
    blocked = Scene("purple straight 1 at 0,1 NS; gift at 0,2", "log corner")
    assert (
        "Your purple snake is blocked (square S2): a corner log in place of its last tile"
        in task(blocked, 0)
    )
    assert "turn a blocked snake" in task(blocked, 0)


def test_a_crossing_log_is_advised_only_where_it_leads_to_a_free_square() -> None:
    across = "purple corner at 0,1 NE; black corner at 1,0 SW; black straight 1 at 1,1 NS"
    free, taken = Scene(across, "log crossing"), Scene(f"{across}; gift at 2,1", "log crossing")
    assert "a crossing log there would let it through" in task(free, 0)
    assert "a crossing log" not in task(taken, 0)


def test_a_deal_is_told_in_one_sentence() -> None:
    game = set_up("carnival", 2)
    position, told = game.rules.start(), []
    for _ in range(9):
        draw, _ = game.rules.draws(position)[0]
        after = game.rules.play(position, draw)
        told.append(text(game.narrator.happened(position, draw, after, 0)))
        position = after
    assert [one.partition(":")[0] for one in told if one][1:] == ["You are dealt", "Bo is dealt"]
    assert told[4].count(",") == 2


def test_what_a_tile_did_is_told_by_whose_snake_it_is() -> None:
    knot = Scene(PURPLE, hands={1: "purple knot"}, seat=1)
    move = "purple knot at 0,2 NS"
    points = "Ada now has −1 point (−2)."
    what = "purple knot (north and south) on square S2."
    assert log(knot, move, 2) == f"Bo places a tile on Ada’s purple snake: {what} {points}"
    assert log(knot, move, 0) == (
        f"Bo places a tile on your purple snake: {what} You now have −1 point (−2)."
    )
    replaced = Scene(PURPLE, "log straight")
    assert log(replaced, "log straight at 0,1 NS", 0) == (
        "You replace the purple straight worth 1 in your purple snake with a straight log (north "
        "and south) on square S1. You now have 0 points (−1)."
    )
    diamond = log(Scene(PURPLE, "purple diamond"), "purple diamond at 0,2 NS", 0)
    assert diamond.endswith("You take a diamond token. You now have 5 points (+4).")


def test_who_is_skipped_is_told_before_the_next_turn() -> None:
    scene = Scene(
        hand="purple corner",
        hands={1: "purple head, hat 2", 2: "yellow corner"},
        pile="gift, gift, trouble",
    )
    scene.play("purple corner at 0,1 NE")
    assert log(scene, "draw trouble", 1) == (
        "Ada draws: trouble tile. You couldn’t place anything: you were skipped and drew a tile."
    )
    nothing = Scene(hand="purple corner", hands={1: "hat 1", 3: "black corner"}, pile="", quiet=0)
    assert log(nothing, "purple corner at 0,1 NE", None).endswith(
        "Bo couldn’t place anything and there was nothing to draw, so Bo was skipped. "
        "Cy couldn’t place anything and there was nothing to draw, so Cy was skipped."
    )


def test_the_final_round_is_told_with_its_reason() -> None:
    over = Scene(hand="purple corner, purple head", hands={1: "hat 1"}, pile="", quiet=0)
    assert "Pile and discard pile are empty" in log(over, "purple corner at 0,1 NE", None)
    over.play("purple corner at 0,1 NE")
    assert task(over, 0) == "Final round: place a head where its snake leads."
    assert log(over, "purple head at 1,1 W", 0).endswith(
        "No more heads are placed: now come the hats."
    )


def test_the_end_is_counted_part_by_part_and_ties_with_lengths() -> None:
    game = set_up("carnival", 2)
    *_, (_, _, last) = random_walk(game.rules, Random(3))
    told = [explain(one, names=NAMES) for one in game.narrator.ended(last, None)]
    assert told[0] in ("Ada wins.", "Bo wins.")
    assert " for costumes, " in told[2]
    longer = f"{PURPLE}; black straight 1 at 1,0 EW; log straight at 2,0 EW"
    assert ending(Scene(longer, phase="over"), 3).endswith(
        "Equal points: Ada has length 1 and 0 diamond tokens. "
        "Equal points: Di has length 2 and 0 diamond tokens."
    )


def test_hidden_hands_are_told_by_their_number_alone() -> None:
    game = set_up("carnival", 3, {"open_hands": False})
    for _, _, position in random_walk(game.rules, Random(4)):
        for listener in (None, 0, 1, 2):
            view = game.secrets.view(position, listener)
            told = game.narrator.summary(view, listener)
            hands = [one for one in told if one.key == "summary-carnival-hand"]
            assert all(one.facts["who"] == AtSeat(listener or 0) for one in hands)
            assert listener is not None or not hands


def test_a_listener_hears_pile_snakes_points_and_hands() -> None:
    assert summary(Scene(PURPLE, "purple corner"), 1)[1:4] == [
        "Squares are counted from the house: W2 N1 is two to the left of it and one up.",
        "There is 1 tile in the pile and 0 in the discard pile.",
        "Ada (purple): a snake of length 1, which leads into square S2.",
    ]
