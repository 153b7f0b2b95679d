"""The golden games really have what they are kept for."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from serpentry.catalogue import game_of_record
from serpentry.games.carnival.rules.moves import Hat, Move, Pass, Place
from serpentry.games.carnival.rules.position import Position
from serpentry.games.carnival.rules.tiles import BODY, TABLE, TILES
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.formats.record import read_record, replay
from serpentry.tabletop.game import Game
from serpentry.tabletop.options import kinds

GOLDEN = Path(__file__).parent / "golden"


class Step(NamedTuple):
    before: Position
    by: Actor
    move: Move
    after: Position


class Replayed(NamedTuple):
    game: Game[Position, Move]
    steps: list[Step]

    @property
    def end(self) -> Position:
        return self.steps[-1].after

    def placements(self) -> Iterator[tuple[Step, Place]]:
        for step in self.steps:
            if isinstance(step.move, Place):
                yield step, step.move


@cache
def golden(name: str) -> Replayed:
    record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    game = game_of_record(record)
    events = list(replay(game, record))
    positions = [game.rules.start(), *(position for _, _, position in events)]
    return Replayed(
        game,
        [
            Step(before, by, move, after)
            for (before, after), (by, move, _) in zip(pairwise(positions), events, strict=True)
        ],
    )


def passed_crossings(position: Position) -> int:
    """How often crossings are passed by all snakes together."""
    return sum(
        position.table.cells[cell].tile == "log crossing"
        for snake in position.table.snakes.values()
        for cell in snake.path
    )


def turns_a_dead_end(step: Step, place: Place) -> bool:
    old = step.before.table.cells.get(place.at)
    if place.tile != "log corner" or old is None:
        return False
    return not (old.tile in BODY and TILES[old.tile].shape == "corner" and old.turn == place.turn)


def test_one_game_has_every_kind_of_tile_and_every_way_to_lay_them() -> None:
    played = golden("every-kind")
    laid = {TILES[place.tile].kind for _, place in played.placements()}
    hats = {"hat" for step in played.steps if isinstance(step.move, Hat)}
    assert laid | hats == {row.kind for row in TABLE}
    assert any(turns_a_dead_end(step, place) for step, place in played.placements())
    assert any(
        place.tile in BODY and place.at in step.before.table.cells
        for step, place in played.placements()
    )
    assert any(step.after.table.cells[place.at].gem for step, place in played.placements())
    runs = [
        place.tile
        for step, place in played.placements()
        if passed_crossings(step.after)
        > passed_crossings(step.before) + (place.tile == "log crossing")
    ]
    assert {"log crossing"} < set(runs)


def end_of_play(played: Replayed) -> Step:
    return next(
        step for step in played.steps if step.after.stage.phase in ("heads", "hats", "over")
    )


def test_one_game_stalls() -> None:
    step = end_of_play(golden("stalled"))
    assert step.before.stage.quiet == 8
    assert step.after.stock.left > 0


def test_one_game_ends_with_the_deck() -> None:
    played = golden("deck-done")
    after = end_of_play(played).after
    assert after.stock.left == sum(after.stock.discards) == 0
    assert (end_of_play(played).before.stage.quiet or 0) < 9 * 2


def test_one_game_has_a_full_final_round() -> None:
    played = golden("full-final-round")
    snakes = played.end.table.snakes.values()
    assert len(snakes) == 4
    assert all(snake.has_head and snake.hat for snake in snakes)
    assert any(isinstance(step.move, Pass) for step in played.steps)


def test_one_game_is_of_two_players_with_two_snakes_each() -> None:
    played = golden("two-snakes-each")
    assert played.game.seats == 2
    snakes = played.end.table.snakes.values()
    assert sorted(snake.owner for snake in snakes) == [0, 0, 1, 1]
    assert all(snake.has_head for snake in snakes)


def test_one_game_is_of_three_players_and_one_of_one_snake_each() -> None:
    assert len(golden("three-players").end.table.snakes) == 3
    assert len(golden("one-snake-each").end.table.snakes) == 2


def reason(name: str) -> str:
    outcome = golden(name).game.rules.outcome(golden(name).end)
    assert outcome is not None
    return outcome.reason.key


def test_ties_are_broken_by_length_then_diamonds_or_shared() -> None:
    assert reason("tie-by-length") == "reason-points-longer"
    assert reason("three-players") == "reason-points-diamonds"
    assert reason("shared-win") == "reason-points-shared"


def test_one_game_is_hidden_and_one_has_every_option_changed() -> None:
    assert golden("hidden-hands").game.options.open_hands is False
    game = golden("all-other-options").game
    for_two_or_newer = {"snakes_each", "exit_stays_free", "gift_before_own", "cutting_off"}
    assert set(game.options_json) == set(kinds(type(game.options))) - for_two_or_newer
