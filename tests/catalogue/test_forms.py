"""The form in which a table is set up: it offers what can be played, and says why not the rest."""

from collections.abc import Sequence
from random import Random

import pytest

from serpentry.catalogue import BOXES, find
from serpentry.catalogue.forms import Form, FormField, form
from serpentry.languages import LANGUAGES
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.options import Choice, kinds, matters, options_json

BY_NAME = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)


def asked(game: str, seats: int, options: dict[str, object] | None = None) -> Form:
    return form(find(game), seats, options or {}, "en")


def question(made: Form, name: str) -> FormField:
    return next(one for group in made.groups for one in group.questions if one.name == name)


@BY_NAME
def test_whatever_is_offered_can_be_played_and_whatever_is_not_says_why(box: AnyBox) -> None:
    for seats in box.seats:
        for group in form(box, seats, {}, "en").groups:
            for one in group.questions:
                for offer in one.offers if one.kind != "seats" else ():
                    box.chosen(seats, {one.name: offer.value})
                assert all(kept.why.endswith(".") and kept.labels for kept in one.refused)


@BY_NAME
def test_every_option_is_asked_once_and_has_a_way_to_be_picked(box: AnyBox) -> None:
    found: set[str] = set()
    for seats, options in box.samples:
        made = form(box, seats, options, "en")
        questions = [one for group in made.groups for one in group.questions]
        asked_for = [one.name for one in questions]
        assert len(set(asked_for)) == len(asked_for)
        found |= set(asked_for)
        assert {one.kind for one in questions} <= KINDS
    assert found == set(vars(box.options()))


@BY_NAME
def test_every_seat_can_pick_something_of_its_own_unless_the_rules_give_it_out(box: AnyBox) -> None:
    sides = form(box, box.seats[-1], {}, "en").sides
    if box.name == "carnival":
        assert sides is None
    else:
        assert sides is not None
        assert len(sides.offers) >= box.seats[-1]
        assert len({one.colour for one in sides.offers}) == len(sides.offers)
        assert all(one.label and one.colour for one in sides.offers)


KINDS = {"switch", "number", "choice", "cells", "seats"}


@BY_NAME
def test_what_is_not_asked_changes_nothing(box: AnyBox) -> None:
    for seats, options in box.samples:
        now = box.chosen(seats, options)[1]
        for name in vars(now):
            if not matters(now, name):
                games = [
                    _told(box, seats, {**options, name: value}) for value in _values(box, name)
                ]
                assert len({one for one in games if one}) == 1


def _values(box: AnyBox, name: str) -> Sequence[object]:
    kind = kinds(box.options)[name]
    return kind.values if isinstance(kind, Choice) else (False, True)


def _told(box: AnyBox, seats: int, options: dict[str, object]) -> str:
    """A random game and its end; nothing where the options don't go together."""
    try:
        game = box.set_up(seats, options)
    except BadOption:
        return ""
    walked = list(random_walk(game.rules, Random(1)))
    moves = [game.notation.write(move) for _, move, _ in walked]
    return f"{moves} {game.rules.outcome(walked[-1][-1])}"


def test_options_come_and_go_with_what_they_are_about() -> None:
    def names(**options: object) -> set[str]:
        made = asked("schlangennest", 2, options)
        return {one.name for group in made.groups for one in group.questions}

    assert not names() & {"first_tail_spares", "two_snakes_score"}
    assert names(variant="two_snakes") >= {"first_tail_spares", "two_snakes_score"}
    assert names() - names(border="none") == {"size", "frame"}
    assert names(border="fixed") - names() == {"path"}


@BY_NAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_can_be_chosen_in_every_language_and_knows_that_it_is(
    box: AnyBox, language: str
) -> None:
    for seats in box.seats:
        for book in form(box, seats, {}, language).books:
            again = form(box, seats, book.options, language)
            assert [one.name for one in again.books if one.chosen] == [book.name]
            assert again.dropped == ()


def test_the_recommended_game_names_each_difference_and_its_reason() -> None:
    books = {one.name: one for one in asked("carnival", 4).books}
    assert books["recommended"].chosen
    grow = books["recommended"].differences[0]
    assert grow.label == "Growing other players’ snakes"
    assert grow.says == "When you can’t place a tile of your own"
    assert "thirty tiles" in grow.because
    assert books["printed"].differences[0].says == "When you hold no tile of your own"


def test_a_size_is_offered_by_name_with_what_it_means_for_so_many() -> None:
    labels = {seats: question(asked("schlangennest", seats), "size").offers for seats in (2, 3, 4)}
    assert [one.label for one in labels[2]] == [
        "Recommended · 5 × 7",
        "Easy · 6 × 6",
        "Hard · 4 × 8",
    ]
    assert [one.label for one in labels[3]][:3] == [
        "Recommended · 6 × 8",
        "Easy · 7 × 7",
        "Hard · 4 × 10",
    ]
    assert [one.value for one in labels[4]] == ["recommended", "8x8", "5x11", "6x10"]


def test_snakes_each_takes_the_true_value_and_refuses_the_false_one() -> None:
    box = find("carnival")
    assert options_json(box.chosen(3, {"snakes_each": 1})[1]) == {}
    each = question(asked("carnival", 3), "snakes_each")
    assert len(each.offers) == 1
    assert [kept.labels for kept in each.refused] == [("2",)]
    assert [one.value for one in question(asked("carnival", 2), "snakes_each").offers] == [1, 2]


def test_what_no_longer_fits_is_taken_back_with_its_reason() -> None:
    made = asked("schlangennest", 4, {"border": "fixed", "tiebreak": "fewer_gray"})
    assert made.options == {"tiebreak": "fewer_gray"}
    assert len(made.dropped) == 1


def test_lists_are_picked_and_need_no_json() -> None:
    made = asked("snekagon5g", 2, {"species": "cobra, viper", "eyes": "0:0, 1:-1"})
    assert made.options == {"species": ["cobra", "viper"], "eyes": [[0, 0], [1, -1]]}
    assert made.books[0].options == {}
    assert len(question(made, "eyes").cells) == 37
    species = question(made, "species")
    assert [one.label for one in species.offers][:2] == ["mamba", "python"]
    assert all(len(one.shapes) == 2 and len(one.shapes[0]) == 5 for one in species.offers)
