"""The table of packs in the docs says what the packs have."""

from dataclasses import replace

import pytest
from tools.site.packs import PAGE, rewritten, title_of

from serpentry.catalogue import find
from serpentry.puzzles.twins import thinned, twins_among
from tests.puzzles.packs import all_shipped, shipped


@pytest.mark.parametrize("name", all_shipped())
def test_the_docs_count_the_puzzles_of_each_pack(name: str) -> None:
    pack = shipped(name)
    assert pack
    bands = [sum(one.band == band for one in pack.puzzles) for band in range(1, 6)]
    title = title_of(find(pack.game).title, pack)
    row = f"| {title} | {len(pack.puzzles)} | {', '.join(map(str, bands))} |"
    assert row in PAGE.read_text(encoding="utf-8")


def test_the_table_takes_the_place_of_the_one_before() -> None:
    page = "Before.\n\n| pack | old |\n|---|---|\n| a | 1 |\n\n## After\n"
    assert rewritten(page, ["| pack |", "|---|"]) == "Before.\n\n| pack |\n|---|\n\n## After\n"


def test_twins_differ_by_few_moves() -> None:
    pack = shipped("sssnake")
    assert pack
    first = replace(pack.puzzles[0], moves=tuple("abcdefgh"))
    near, far = replace(first, moves=tuple("abcdefxy")), replace(first, moves=tuple("abcxyzuv"))
    assert twins_among([first, near, far]) == [[1], [0], []]
    assert twins_among([first, far]) == [[], []]


def test_of_twins_the_one_with_more_to_find_stays_or_the_one_that_is_wanted() -> None:
    pack = shipped("snekagon")
    assert pack
    short = replace(pack.puzzles[0], key="aa", moves=tuple("abcdefgh"), line=("x",))
    long = replace(short, key="bb", moves=tuple("abcdefxy"), line=("x", "y", "z"))
    assert thinned([short, long]) == (long,)
    assert thinned([short, long], ["aa"]) == (short,)


@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
def test_shipped_packs_of_proved_puzzles_have_no_twins(name: str) -> None:
    pack = shipped(name)
    assert pack
    assert not any(twins_among(pack.puzzles))
