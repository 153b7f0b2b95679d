"""The snake of nobody's that the players lay across a fixed field themselves, card by card."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.games.schlangennest.rules.cards import FRAME, PATH, Kind
from serpentry.games.schlangennest.rules.fields import path_cards, paths
from serpentry.games.schlangennest.rules.position import Position
from serpentry.languages import explain
from serpentry.tabletop.game import AnyGame

LAID = {"border": "fixed", "path": "laid"}


def after(game: AnyGame, *texts: str) -> Position:
    """The position after some cards."""
    position = game.rules.start()
    for text in texts:
        move = game.notation.read(text)
        assert game.rules.why_illegal(position, move) is None, text
        position = game.rules.play(position, move)
    assert isinstance(position, Position)
    return position


def crossed(game: AnyGame, rng: Random) -> Position:
    """The position after a path that nobody thought about."""
    position = game.rules.start()
    while position.is_crossing:
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    assert isinstance(position, Position)
    return position


@pytest.mark.ruling("path-begins")
@pytest.mark.ruling("path-goes-on")
@pytest.mark.ruling("path-arrives")
@pytest.mark.parametrize(
    ("before", "text", "rule", "words"),
    [
        ([], "straight a1 ew", "path-begins", "The path begins with its tail"),
        ([], "tail b1 e", "path-begins", "The path begins in a corner of the field"),
        ([], "tail a1 n", "path-begins", "leads into the field"),
        ([], "turn a1 ne", "wrong-moment", "The path hasn’t been placed yet"),
        ([], "path RRDDDDDDRR", "wrong-moment", "the players place the path card by card"),
        ([], "first tail a1 e", "one-card-per-snake", "Everyone has one snake here"),
        (["tail a1 e"], "tail b1 w", "card-in-hand", "The path has no such card left: tail"),
        (["tail a1 e"], "curve a1 es", "square-empty", "There is already a card"),
        (["tail a1 e"], "straight c1 ew", "path-goes-on", "The path leads to square E1"),
        (["tail a1 e"], "straight b1 ns", "path-goes-on", "must join the path"),
        (["tail a1 e"], "curve b1 nw", "path-goes-on", "lead out of the field"),
        (["tail a1 e"], "head b1 w", "path-arrives", "and nowhere else"),
        (
            ["tail a1 e", "straight b1 ew", "curve c1 sw", "curve c2 nw", "curve b2 es"],
            "curve b3 nw",
            None,
            "",
        ),
        (
            ["tail a1 e", "straight b1 ew", "curve c1 sw", "curve c2 nw"],
            "curve b2 ne",
            "path-goes-on",
            "run into itself",
        ),
    ],
)
def test_a_card_of_the_path_is_refused_for_a_reason(
    before: list[str], text: str, rule: str | None, words: str
) -> None:
    game = set_up("schlangennest", 2, LAID)
    illegal = game.rules.why_illegal(after(game, *before), game.notation.read(text))
    assert (illegal.rule if illegal else None) == rule
    assert words in (illegal.sentence if illegal else "")


DOWN = ("tail a1 s", "straight a2 ns", "straight a3 ns", "straight a4 ns", "straight a5 ns")


def test_in_the_opposite_corner_lies_the_head_and_nothing_else() -> None:
    game = set_up("schlangennest", 2, LAID)
    bottom = ("straight a6 ns", "curve a7 ne", "straight b7 ew", "straight c7 ew", "curve d7 nw")
    wound = (*DOWN, *bottom, "curve d6 es")
    position = after(game, *wound)
    refused = game.rules.why_illegal(position, game.notation.read("curve e6 nw"))
    assert refused is not None
    assert (refused.rule, "could no longer reach" in refused.sentence) == ("path-arrives", True)
    position = after(game, *DOWN, *bottom[:4], "curve d7 nw", "curve d6 es", "curve e6 sw")
    refused = game.rules.why_illegal(position, game.notation.read("curve e7 nw"))
    assert refused is not None
    assert (refused.rule, "only end with its head" in refused.sentence) == ("path-arrives", True)
    assert [game.notation.write(move) for move in game.rules.moves(position)] == ["head e7 n"]


def test_seats_lay_in_turn_and_the_first_begins_the_game_whoever_laid_the_head() -> None:
    game = set_up("schlangennest", 3, LAID)
    for seed in range(6):
        position, seats = game.rules.start(), []
        rng = Random(seed)
        while position.is_crossing:
            seats.append(game.rules.to_act(position))
            position = game.rules.play(position, rng.choice(game.rules.moves(position)))
        assert seats == [number % 3 for number in range(len(seats))]
        assert game.rules.to_act(position) == 0


@pytest.mark.parametrize(("seats", "size"), [(2, "5x7"), (2, "6x6"), (3, "4x10"), (3, "7x7")])
def test_every_path_that_could_be_dealt_can_be_laid(seats: int, size: str) -> None:
    game = set_up("schlangennest", seats, {**LAID, "size": size})
    wide, high = map(int, size.split("x"))
    dealt = set_up("schlangennest", seats, {"border": "fixed", "size": size})
    for steps in paths(wide, high)[:4]:
        position = game.rules.start()
        for number, card in path_cards(steps).items():
            (move,) = (
                one
                for one in game.rules.moves(position)
                if (one.card, one.turn) == (card.kind, card.turn)
                and one.at.y * 1024 + one.at.x == number
            )
            position = game.rules.play(position, move)
        assert position == dealt.rules.play(
            dealt.rules.start(), dealt.notation.read(f"path {steps}")
        )


def test_whatever_is_laid_the_path_comes_from_corner_to_corner() -> None:
    game = set_up("schlangennest", 3, {**LAID, "size": "4x10"})
    lengths = set()
    for seed in range(30):
        cards = crossed(game, Random(seed)).table.nest.cards
        assert all(card.colour == PATH for card in cards.values())
        kinds = [card.kind for card in cards.values()]
        assert (kinds.count(Kind.TAIL), kinds.count(Kind.HEAD)) == (1, 1)
        assert kinds.count(Kind.STRAIGHT) <= 7
        assert kinds.count(Kind.CURVE) <= 9
        lengths.add(len(kinds))
    assert lengths <= {13, 15, 17}
    assert len(lengths) > 1


def test_the_frame_is_built_after_the_path_of_the_curves_that_are_left() -> None:
    game = set_up("schlangennest", 2, {**LAID, "frame": True})
    for seed in range(10):
        cards = crossed(game, Random(seed)).table.nest.cards.values()
        bent = sum(card.colour == PATH and card.kind is Kind.CURVE for card in cards)
        assert sum(card.colour == FRAME for card in cards) == (18 - bent) // 2 * 2
    assert not game.rules.start().table.nest.cards


def test_a_game_that_is_dealt_says_nothing_of_it() -> None:
    game = set_up("schlangennest", 2, {"border": "fixed", "path": "dealt"})
    assert game.options_json == {"border": "fixed"}


def told(game: AnyGame, position: Any, listener: int) -> str:
    sentences = game.narrator.task(position, listener)
    return " ".join(explain(one, names=("Ada", "Bo")) for one in sentences)


def test_it_is_said_where_the_next_card_goes_and_where_the_path_must_come_to() -> None:
    game = set_up("schlangennest", 2, LAID)
    assert "Place the path’s tail in a corner" in told(game, game.rules.start(), 0)
    position = after(game, "tail a1 e")
    assert "Ada" in told(game, after(game, "tail a1 e", "straight b1 ew"), 1)
    assert "E4 S6" in told(game, position, 1)
    barred = game.narrator.barred(position, 1)
    assert set(barred) == {"head"}


def test_the_cards_that_the_path_has_left_are_told_like_a_hand() -> None:
    game = set_up("schlangennest", 2, LAID)
    told = [
        explain(one, names=("Ada", "Bo")) for one in game.narrator.summary(game.rules.start(), 0)
    ]
    left = "Cards left for the path: straight ×7, curve ×9, tail ×1 and head ×1."
    assert left in told
