"""Whole games by ear: the keyboard, and nothing but what is announced."""

import re

import pytest
from playwright.sync_api import expect

from serpentry.catalogue import names
from tests.browser.conftest import Visit
from tests.browser.listener import YOUR_TURN, Listener
from tests.browser.playing import HINT


@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_by_ear(visit: Visit, game: str) -> None:
    """At the usual speed, where all that chance brings is shown before anybody's turn."""
    listener = Listener(visit(moving=True))
    listener.sit_down(game)
    listener.play()
    expect(listener.page.locator("[data-phase=over]")).to_be_visible()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["carnival", "sssnake"])
def test_whose_turn_it_is_is_said_after_what_chance_brought(visit: Visit, game: str) -> None:
    listener = Listener(visit(moving=True))
    listener.sit_down(game)
    for _ in range(2):
        assert YOUR_TURN in listener.turn()
        listener.move()
    assert YOUR_TURN in listener.turn()


@pytest.mark.thorough
def test_whoever_listens_can_win(visit: Visit) -> None:
    listener = Listener(visit(), patience=3)
    for _ in range(6):
        listener.sit_down("snekagon", "random")
        if "You win." in listener.play():
            return
    raise AssertionError("Lost six times against the weakest player.")


def test_on_arrival_seat_turn_and_task_are_announced(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("snekagon")
    heard = listener.turn()
    assert "Your seat: green." in heard
    assert "Place your 1-tile on any cell" in heard


@pytest.mark.thorough
def test_every_key_answers_though_nothing_changes(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("snekagon")
    listener.turn()
    assert "The first tile of the game is the 1-tile." in listener.press("n")
    first, second = listener.press("f"), listener.press("f")
    assert first.strip() == second.strip()
    assert "direction 2 of" in listener.press("r")


@pytest.mark.thorough
def test_what_would_be_covered_and_joined_is_said_before_it_is_placed(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("snekagon")
    listener.turn()
    said = listener.press("j")
    assert "It fits. You start a new snake:" in said
    assert "on a1" in said


@pytest.mark.thorough
def test_one_key_reads_the_table_and_another_what_to_do(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("snekagon")
    listener.turn()
    assert "no snake yet" in listener.press("t")
    assert "Place your 1-tile on any cell" in listener.press("s")


@pytest.mark.thorough
def test_h_then_enter_plays_the_hint(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("snekagon")
    listener.turn()
    listener.page.keyboard.press("ArrowUp")
    with listener.page.expect_response("**/hint"):
        listener.page.keyboard.press("h")
    listener.page.wait_for_function(f"() => /{HINT.pattern}/.test(window.heard.at(-1))")
    told = str(listener.page.evaluate("window.heard.at(-1)"))
    hint = HINT.sub("", told).partition(" (chances")[0]
    heard = listener.page.evaluate("window.heard.length")
    listener.page.keyboard.press("Enter")
    listener.page.wait_for_function(
        "([n, hint]) => window.heard.slice(n).some((one) => one.includes(hint))",
        arg=[heard, hint.strip()],
    )


def test_directions_have_names_and_keys_find_where_a_piece_fits(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("schlangennest")
    listener.turn()
    assert re.search(r"direction \d of \d: (north|east|south|west)", listener.press("r"))
    there = listener.press("j").split(": ")[0]
    listener.press("j")
    assert listener.press("k").startswith(f"{there}: ")


@pytest.mark.thorough
def test_a_piece_that_fits_only_turned_is_turned_where_it_fits(visit: Visit) -> None:
    listener = Listener(visit())
    listener.sit_down("sssnake")
    for _ in range(3):
        listener.turn()
        said = [listener.press("j") for _ in range(4)]
        assert not any("It doesn’t fit." in one for one in said), said
        listener.move()
