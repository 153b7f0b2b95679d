"""The page for researchers tells the truth about every game."""

import sys
from typing import Any

import pytest
from workshop.checkout import checkout

from serpentry.catalogue import find, names, set_up
from serpentry.research import meanings

PAGE = checkout().research_page.read_text(encoding="utf-8")
SET_UPS = [(name, *one) for name in names() for one in find(name).samples]


def test_the_tables_of_actions_and_observations_are_those_of_the_code() -> None:
    actions, planes = "\n".join(meanings.tables()).split("\n\n")
    assert f"{actions}\n\n" in PAGE, "python -m serpentry.research.meanings writes them"
    assert f"{planes}\n\n" in PAGE, "python -m serpentry.research.meanings writes them"


def test_the_page_says_what_planes_cover() -> None:
    assert all(f"**{name}**" in PAGE for name in names())


@pytest.mark.parametrize(("name", "seats", "options"), SET_UPS)
def test_parts_have_all_numbers_of_moves_in_their_order(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    numbering = set_up(name, seats, options).numbering
    ends = [part.first + part.count for part in numbering.parts]
    assert [part.first for part in numbering.parts] == [0, *ends[:-1]]
    assert ends[-1] == numbering.count


def test_every_number_of_an_observation_is_named() -> None:
    game = set_up("sssnake", 3)
    lines, layout = list(meanings.meanings(game)), game.observation.layout
    assert f"| 0–440 | plane 0 | {layout.planes[0]} |" in lines
    assert f"| {layout.size - 1} | fact {len(layout.facts) - 1} | {layout.facts[-1]} |" in lines


def test_the_command_tells_of_a_game_with_options(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["meanings", "snekagon", "--opt", "pie=on"])
    meanings.main()
    written = capsys.readouterr().out
    assert "| snekagon | 2602 | take-over |  |" in written
    assert "Actions: 2603; draws: 0." in written


def test_what_is_said_of_many_is_said_once() -> None:
    told = [f"{seat} hand {tile}" for seat in ("own", "next 1") for tile in "AB"]
    assert meanings.brief(["board", "own", "next 1", *told]) == "`board/seat`, `seat hand A/B`"
    assert meanings.brief(f"pile tile {n}" for n in range(20)) == "`pile … (20)`"
