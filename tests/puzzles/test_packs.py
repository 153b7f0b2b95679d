"""Packs read what they write, and those that ship hold what they claim."""

from dataclasses import replace
from random import Random

import pytest

from serpentry.hosting.embedding.own_studies import own_studies
from serpentry.puzzles.checking import fault_of
from serpentry.puzzles.judging import CLAIMED_PART, LEAST_POINTS
from serpentry.puzzles.pack import Pack, read_pack, without_doubles, write_pack
from serpentry.puzzles.puzzle import events_of
from serpentry.puzzles.seeking import FEWEST_MOVES
from serpentry.puzzles.themes import THEMES
from serpentry.tabletop.errors import BadText
from tests.puzzles.packs import all_shipped, shipped
from tests.puzzles.samples import TEXT, pack

SHIPPED = all_shipped()
SAMPLE = 4
STUDIES = "".join(one["text"] for one in own_studies("en"))
"""Texts that explain a puzzle; it may have fewer moves to choose from."""


def test_a_pack_reads_what_it_writes() -> None:
    assert write_pack(pack()) == TEXT


def test_a_line_that_is_no_puzzle_is_named() -> None:
    with pytest.raises(BadText, match="Line 10 of the pack"):
        read_pack(TEXT + "what is this\n")


def test_a_file_of_something_else_is_no_pack() -> None:
    with pytest.raises(BadText, match="a pack of puzzles"):
        read_pack("serpentry record 1\n")


def test_who_moves_again_is_marked() -> None:
    assert [event.by for event in events_of(["g4", "a1", "+b2", "c3"])] == [0, 1, 1, 0]


def test_of_puzzles_that_are_alike_the_first_is_kept() -> None:
    first, *others = pack().puzzles
    found = without_doubles([first, replace(others[0], key=first.key), *others])
    assert found == (first, *others)


def pack_of(name: str) -> Pack:
    found = shipped(name)
    assert found is not None
    return found


@pytest.fixture(params=SHIPPED)
def shelf(request: pytest.FixtureRequest) -> Pack:
    return pack_of(request.param)


def test_no_two_puzzles_of_a_shipped_pack_are_alike(shelf: Pack) -> None:
    assert len(without_doubles(shelf.puzzles)) == len(shelf.puzzles)


def test_no_puzzle_of_a_game_has_the_name_of_another() -> None:
    found = [(name.partition("-")[0], one.key) for name in SHIPPED for one in pack_of(name).puzzles]
    assert len(found) == len(set(found))


def test_a_pack_for_more_than_two_players_or_from_the_first_half_is_named_so() -> None:
    assert {"snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival"} <= set(SHIPPED)
    for name in SHIPPED:
        game, _, told = name.partition("-")
        found = pack_of(name)
        seats = int(told) if told.isdigit() else 2
        assert (found.game, found.seats) == (game, seats)
        assert (told == "early") == ("--early" in found.made)


def test_what_is_judged_and_not_proved_is_from_the_first_half_of_its_game(shelf: Pack) -> None:
    if "--early" not in shelf.made:
        return
    assert all(one.is_measured for one in shelf.puzzles)
    proved = pack_of(shelf.game)
    least = sorted(len(one.moves) for one in proved.puzzles)[0]
    assert sum(len(one.moves) < least for one in shelf.puzzles) >= 150
    for puzzle in shelf.puzzles:
        assert float(puzzle.goal) >= CLAIMED_PART * LEAST_POINTS


def test_a_shipped_pack_says_how_it_was_made(shelf: Pack) -> None:
    assert shelf.made.startswith(f"serpentry puzzles make {shelf.game} ")
    assert "--seed" in shelf.made


def test_bands_and_themes_of_a_shipped_pack_are_known(shelf: Pack) -> None:
    assert {one.band for one in shelf.puzzles} <= set(range(1, 6))
    assert {theme for one in shelf.puzzles for theme in one.themes} <= set(THEMES)


def test_shipped_packs_are_large_and_leave_a_choice(shelf: Pack) -> None:
    is_measured = shelf.puzzles[0].is_measured
    least = 190 if "--early" in shelf.made else 300 if is_measured else 1000
    assert len(shelf.puzzles) >= (least if shelf.seats == 2 else 10)
    told = {one.key for one in shelf.puzzles if f"{shelf.game}-{one.key}" in STUDIES}
    for puzzle in shelf.puzzles if is_measured else ():
        choices = len(puzzle.line) + len(puzzle.rivals)
        assert choices >= FEWEST_MOVES or puzzle.key in told, puzzle.key


@pytest.mark.one_in(2)
def test_a_sample_of_a_shipped_pack_is_proved_or_measured_again(shelf: Pack) -> None:
    game = shelf.set_up()
    # Those with the longest past are proved soonest.
    late = sorted(shelf.puzzles, key=lambda one: -len(one.moves))[: 10 * SAMPLE]
    for puzzle in Random(1).sample(late, SAMPLE):
        assert fault_of(game, puzzle) is None
