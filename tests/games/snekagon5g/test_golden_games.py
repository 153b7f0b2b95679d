"""Each golden game shows what it is kept for."""

from itertools import pairwise
from typing import Any

import pytest

from serpentry.catalogue import game_of_record
from serpentry.games.snekagon5g.rules.clay import clay_in_use
from serpentry.games.snekagon5g.rules.floors import Node
from serpentry.games.snekagon5g.rules.moves import Place
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.tabletop.formats.record import replay
from tests.golden import GAMES, golden


class Story:
    """A golden game, replayed."""

    def __init__(self, name: str) -> None:
        record = golden(GAMES / "snekagon5g" / "golden" / f"{name}.record")
        self.game = game_of_record(record)
        assert isinstance(self.game.rules, Snekagon5gRules)
        self.rules = self.game.rules
        self.steps: list[tuple[Any, Place, Position]] = list(replay(self.game, record))
        self.before = [self.rules.start(), *(after for _, _, after in self.steps)]
        self.end = self.steps[-1][2]

    def rings(self) -> list[set[Node]]:
        """The snakes that have no end, of all seats."""
        found = []
        for seat in range(self.game.seats):
            body = self.rules.referee.body(self.end, seat)
            left = set(body.hexes)
            while left:
                snake, edge = set[Node](), [left.pop()]
                while edge:
                    node = edge.pop()
                    snake.add(node)
                    edge += [other for other in body.links(node) if other not in snake]
                left -= snake
                if all(len(body.links(node)) == 2 for node in snake):
                    found.append(snake)
        return found

    def shafts(self) -> int:
        """The points where three floors are drilled together."""
        bodies = [self.rules.referee.body(self.end, seat) for seat in range(self.game.seats)]
        return sum(len(point) == 3 for body in bodies for point in body.points())


def test_plain_has_drills_between_both_floors() -> None:
    story = Story("plain")
    assert story.game.seats == 2
    assert {move.floor for _, move, _ in story.steps if move.drills} == {0, 1}


@pytest.mark.parametrize("name", ["ring-over-floors", "advanced-ring"])
def test_a_ring_lies_on_several_floors(name: str) -> None:
    story = Story(name)
    assert story.game.options.advanced == (name == "advanced-ring")
    assert any(len({node.floor for node in ring}) > 1 for ring in story.rings())


def test_drill_and_plane_joins_both_ways_with_one_tile() -> None:
    story = Story("drill-and-plane")
    assert story.game.seats == 5
    joined = 0
    for before, (seat, move, _) in zip(story.before, story.steps, strict=False):
        body = story.rules.referee.body(before, seat)
        touching = any(body.touching(Node(move.floor, cell)) for cell in move.cells)
        joined += touching and len(move.drills) == 1 and len(move.cells) > 1
    assert joined


def test_both_ends_drilled_has_such_a_tile() -> None:
    story = Story("both-ends-drilled")
    assert any(len(move.drills) == 2 and len(move.cells) > 1 for _, move, _ in story.steps)


def test_shafts_are_dug_at_once_or_tile_by_tile() -> None:
    later, at_once = Story("shaft"), Story("shaft-at-once")
    dug_at_once = [
        [len(move.cells) == 1 and len(move.drills) == 2 for _, move, _ in story.steps]
        for story in (later, at_once)
    ]
    assert later.shafts()
    assert not any(dug_at_once[0])
    assert at_once.shafts()
    assert any(dug_at_once[1])
    assert at_once.game.options.advanced


def test_skipped_has_a_player_who_goes_on_alone() -> None:
    seats = [seat for seat, _, _ in Story("skipped").steps]
    assert any(one == two for one, two in pairwise(seats))


def test_shared_victory_has_several_winners_but_not_all() -> None:
    story = Story("shared-victory")
    outcome = story.rules.outcome(story.end)
    assert outcome is not None
    assert 1 < len(outcome.winners) < story.game.seats


def test_clay_runs_out() -> None:
    story = Story("clay")
    used = clay_in_use(story.rules.floors, story.rules.table.grid, story.end.colours)
    assert used.open == 30


def test_strict_uses_every_strict_option() -> None:
    options = Story("strict").game.options_json
    assert options == {
        "eyes": [[0, 0]],
        "species": ["cobra", "python", "viper"],
        "flip": False,
        "opening_single": True,
        "vertical_touch": True,
        "drill_may_join": False,
        "double_drill": False,
    }


def test_wide_has_a_long_snake() -> None:
    story = Story("wide")
    outcome = story.rules.outcome(story.end)
    assert outcome is not None
    assert max(outcome.scores) == 24
    assert len(story.rules.table.grid.cells) == 61
