"""Bands: what computers find less often is harder, and each pack has easy and hard puzzles."""

from collections import Counter
from pathlib import Path

import pytest

import serpentry.puzzles
from serpentry.puzzles.bands import HARDEST_BAND, Ease, band_alone, bands_among, ease_now
from serpentry.puzzles.pack import read_pack
from tests.puzzles.samples import pack

PACKS = sorted((Path(serpentry.puzzles.__file__).parent / "packs").glob("*.txt"))


def test_what_is_found_less_often_is_never_easier_and_each_band_has_a_fifth() -> None:
    eases = [Ease(at / 99, 0.1) for at in range(100)]
    bands = bands_among(eases)
    assert bands == sorted(bands, reverse=True)
    assert Counter(bands) == dict.fromkeys(range(1, HARDEST_BAND + 1), 20)


def test_of_two_found_as_often_the_harder_to_guess_is_harder() -> None:
    assert bands_among([Ease(0.5, 0.05), Ease(0.5, 0.4)]) == [4, 2]


def test_puzzles_that_are_as_easy_are_in_one_band() -> None:
    assert bands_among([Ease(0.5, 0.1)] * 7) == [3] * 7
    assert bands_among([Ease(1.0, 0.1)] * 3 + [Ease(0.0, 0.1)]) == [2, 2, 2, 5]


def test_alone_a_puzzle_that_all_find_is_the_easiest() -> None:
    assert [band_alone(Ease(found, 0.1)) for found in (1, 0.81, 0.5, 0)] == [1, 1, 3, HARDEST_BAND]


def test_ease_is_the_same_each_time() -> None:
    sample = pack()
    game = sample.set_up()
    first = [ease_now(game, one) for one in sample.puzzles]
    assert first == [ease_now(game, one) for one in sample.puzzles]
    assert all(0 <= one.found <= 1 and 0 < one.guessed < 1 for one in first)


@pytest.mark.parametrize("file", PACKS, ids=lambda file: file.stem)
def test_every_pack_has_puzzles_of_every_band(file: Path) -> None:
    puzzles = read_pack(file.read_text(encoding="utf-8")).puzzles
    bands = Counter(one.band for one in puzzles)
    assert all(bands[band] >= len(puzzles) / 10 for band in range(1, HARDEST_BAND + 1)), bands
