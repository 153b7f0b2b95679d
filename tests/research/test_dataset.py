"""Datasets: what was played is what is read, however often the making was stopped."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import names, set_up
from serpentry.research.dataset import Dataset, KeptGame, thousand
from serpentry.research.dataset.about import About, shard_path
from serpentry.research.dataset.checking import check
from serpentry.research.dataset.making import make, play
from serpentry.research.dataset.shards import read_shard, write_shard
from serpentry.research.dataset.thousands import GAMES, kinds
from serpentry.tabletop.errors import BadText, UnknownName


def about_of(name: str, **more: Any) -> About:
    game = set_up(name)
    versions = game.version, game.numbering.version
    about = About(name, *versions, game.seats, ("random",), dict(game.options_json), 2, 7, 5, 2)
    return replace(about, **more)


@pytest.mark.parametrize("name", names())
def test_games_are_read_as_they_were_played(name: str, tmp_path: Path) -> None:
    about = about_of(name)
    make(tmp_path, about)
    dataset = Dataset(tmp_path)
    assert len(dataset) == 5
    assert list(dataset) == [play(about, number) for number in range(5)]
    for kept in dataset:
        moment, number = list(dataset.moments(kept))[-1]
        outcome = moment.play_number(number).outcome()
        assert outcome
        assert (outcome.scores, outcome.winners) == (kept.scores, kept.winners)


def test_what_is_there_is_left_alone_and_more_can_follow(tmp_path: Path) -> None:
    about = about_of("sssnake", games=4)
    make(tmp_path, about)
    whole = list(Dataset(tmp_path))
    kept = shard_path(tmp_path, 0).stat().st_mtime_ns
    shard_path(tmp_path, 1).unlink()
    assert len(Dataset(tmp_path)) == 2
    make(tmp_path, replace(about, games=6), processes=2)
    assert list(Dataset(tmp_path))[:4] == whole
    assert len(Dataset(tmp_path)) == 6
    assert shard_path(tmp_path, 0).stat().st_mtime_ns == kept


def test_another_dataset_is_not_mixed_in(tmp_path: Path) -> None:
    make(tmp_path, about_of("sssnake", games=2))
    with pytest.raises(BadText, match="another dataset"):
        make(tmp_path, about_of("sssnake", games=2, seed=8))
    with pytest.raises(BadText, match="holds no dataset"):
        Dataset(tmp_path / "nowhere")


def test_players_move_up_a_seat_from_game_to_game() -> None:
    about = about_of("carnival", seats=3, players=("a", "b"))
    assert about.players_of(0) == ["a", "b", "a"]
    assert about.players_of(1) == ["b", "a", "b"]


def test_numbers_of_any_size_and_sign_survive(tmp_path: Path) -> None:
    games = [KeptGame((0, 127, 128, 62189), (-3, 0, 300), (0, 2)), KeptGame((), (0, -1, 1), (1,))]
    write_shard(tmp_path / "some.gz", games)
    assert list(read_shard(tmp_path / "some.gz", 3)) == games
    assert len((tmp_path / "some.gz").read_bytes()) < 60


def test_a_shard_that_was_cut_short_is_told(tmp_path: Path) -> None:
    write_shard(tmp_path / "some.gz", [KeptGame((5, 6), (1, 2), (1,))])
    with pytest.raises(BadText, match=r"some\.gz ends within a game"):
        list(read_shard(tmp_path / "some.gz", 3))


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", kinds())
def test_a_thousand_games_come_with_the_package(name: str) -> None:
    dataset = thousand(name)
    assert len(dataset) == 1000
    assert (dataset.about.rules, dataset.about.numbering) == (
        dataset.game.version,
        dataset.game.numbering.version,
    )
    assert len(set(dataset)) == 1000
    assert check(dataset.game, islice(dataset, 0, None, 100)) == 10


def test_what_comes_with_the_package_is_small() -> None:
    assert {"carnival", "schlangennest", "snekagon", "snekagon5g", "sssnake"} == set(kinds())
    assert sum(file.stat().st_size for file in GAMES.glob("*/*")) < 350_000
    with pytest.raises(UnknownName, match="snekagon5g"):
        thousand("snek")


def test_a_game_that_the_rules_don_t_allow_is_told() -> None:
    game = set_up("sssnake")
    kept = next(iter(thousand("sssnake")))
    for wrong, why in (
        (kept._replace(numbers=(kept.numbers[0], 10**6)), "means nothing"),
        (kept._replace(numbers=kept.numbers[:-1]), "not over"),
        (kept._replace(scores=(5, 5)), "it ends with"),
        (kept._replace(numbers=(kept.numbers[0], kept.numbers[0])), "Game 2 of sssnake: event 2"),
    ):
        with pytest.raises(BadText, match=why):
            check(game, [kept, wrong])
