"""Games, positions and puzzles for other people's pages, and what of them stays hidden."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from serpentry.hosting.embedding.games import FORMAT, embedded_record
from serpentry.hosting.embedding.puzzles import embedded_puzzle
from serpentry.languages import ENGLISH
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import OPEN, Record, read_record

ROOT = Path(__file__).parents[1]
SHOWN = ROOT / "web" / "public" / "embed"


def golden(game: str, name: str) -> Record:
    """A game that the tests keep."""
    file = Path(__file__).parent / "games" / game / "golden" / f"{name}.record"
    return read_record(file.read_text(encoding="utf-8"))


def test_the_files_of_the_example_page_are_what_the_command_writes() -> None:
    game = json.loads((SHOWN / "game.json").read_text(encoding="utf-8"))
    assert game == embedded_record(golden("snekagon", "plain"), None, ENGLISH)
    position = json.loads((SHOWN / "position.json").read_text(encoding="utf-8"))
    assert position == embedded_record(golden("snekagon", "ring"), 10, ENGLISH)
    puzzle = json.loads((SHOWN / "puzzle.json").read_text(encoding="utf-8"))
    assert puzzle == embedded_puzzle("snekagon-b84b524d58", ENGLISH)


def test_a_position_has_no_steps_and_its_own_score() -> None:
    history = embedded_record(golden("snekagon", "plain"), 9, ENGLISH)["history"]
    assert isinstance(history, dict)
    assert history["steps"] == []
    assert history["start_score"] == [17, 16]


def test_hidden_cards_stay_hidden_until_the_game_is_over() -> None:
    over = golden("carnival", "hidden-hands")
    played = replace(over, events=over.events[:-1], result=OPEN)
    assert "?" not in cards(over)
    assert cards(played) == {"?"}


def cards(record: Record) -> set[str]:
    """The cards in hands, as a board shows them after some moves."""
    history = json.loads(json.dumps(embedded_record(record, 20, ENGLISH)))["history"]
    return {card for hand in history["start"]["hands"] for card in hand}


def test_every_choice_of_a_puzzle_has_its_right_moves_among_the_legal_ones() -> None:
    given = json.loads((SHOWN / "puzzle.json").read_text(encoding="utf-8"))
    assert given["format"] == FORMAT
    own = [one for one in given["puzzle"]["choices"] if one]
    assert own
    for choice in own:
        assert all(move in choice["legal"] for move in choice["right"])
    assert (given["puzzle"]["goal"], given["puzzle"]["unit"]) == ("win", "")


@pytest.mark.parametrize("name", ["snekagon-nothing", "chess-1", "snekagon"])
def test_a_puzzle_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(BadText, match=f"There is no puzzle {name}"):
        embedded_puzzle(name, ENGLISH)
