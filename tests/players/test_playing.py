"""A whole game by one call: chance draws, players see views, and the same seed gives the same."""

from random import Random
from typing import Any

import pytest

import serpentry
from serpentry.catalogue import BOXES, set_up
from serpentry.players import FREE, BotFault, QuickPlayer, Terms
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadSeats, UnknownName
from serpentry.tabletop.game import AnyBox, Game, M, P


class Watching(QuickPlayer):
    """Plays anything, and keeps what it was shown."""

    def __init__(self, name: str = "watching") -> None:
        super().__init__(name)
        self.seen: list[tuple[int, Any]] = []

    def choose(self, game: Game[P, M], view: P, seat: int, rng: Random, terms: Terms = FREE) -> M:
        self.seen.append((seat, view))
        return rng.choice(list(game.rules.moves(view)))


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_game_is_played_to_its_end_and_its_record_replays(box: AnyBox) -> None:
    game = box.set_up()
    played = serpentry.play_game(game, ["random"] * game.seats, seed=3)
    record = serpentry.read_record(serpentry.write_record(played.record({"site": "here"})))
    steps = list(serpentry.replay(game, record))
    assert tuple((by, move) for by, move, _ in steps) == played.events
    assert steps[-1][2] == played.position
    assert record.players == dict.fromkeys(range(game.seats), "random")
    assert played.outcome == game.rules.outcome(played.position)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@pytest.mark.parametrize("name", ["greedy", "level1", "level3", "level4@2"])
def test_every_player_plays_every_game_to_its_end(box: AnyBox, name: str) -> None:
    game = box.set_up()
    assert serpentry.play_game(game, [name] * game.seats, seed=4).outcome.winners


def test_a_player_sees_what_its_seat_may_see() -> None:
    game = set_up("carnival", 3, {"open_hands": False})
    watching = Watching()
    played = serpentry.play_game(game, [watching] * 3, seed=1)
    position, views = game.rules.start(), list[tuple[int, Any]]()
    for actor, move in played.events:
        if actor is not CHANCE:
            views.append((actor, game.secrets.view(position, actor)))
            assert views[-1][1] != position
        position = game.rules.play(position, move)
    assert watching.seen == views


def test_the_same_seed_gives_the_same_game() -> None:
    game = set_up("sssnake")
    one, two, other = (
        serpentry.play_game(game, ["random", "random"], seed) for seed in (7, 7, "seven")
    )
    assert one == two
    assert one.events != other.events


def test_mistakes_are_told() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    with pytest.raises(BadSeats, match="There are 2 seats, but 1 player was named"):
        serpentry.play_game(game, ["random"])
    with pytest.raises(
        UnknownName, match=r"computer player called “magnus”\. Choose one of: random, greedy"
    ):
        serpentry.play_game(game, ["random", "magnus"])

    class Cheating(QuickPlayer):
        def choose(
            self, game: Game[P, M], view: P, seat: int, rng: Random, terms: Terms = FREE
        ) -> M:
            return game.notation.read("d4")

    with pytest.raises(BotFault, match=r"cheating: It chose the illegal move d4: d4 is already"):
        serpentry.play_game(game, [Cheating("cheating"), Cheating("cheating")])


def test_notebooks_show_who_won_and_every_move() -> None:
    game = serpentry.set_up("snekagon", options={"board_side": 4})
    played = serpentry.play_game(game, [Watching("<b>Sly</b>"), "random"], seed=1)
    shown = played._repr_html_()
    (winner, *_) = played.outcome.winners
    assert f"<td>{played.outcome.scores[winner]}</td><td>✓</td>" in shown
    assert "&lt;b&gt;Sly" in shown
    assert game.notation.write(played.events[-1][1]) in shown
