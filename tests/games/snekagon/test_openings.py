"""First moves: who wins on the smallest board is proved, and pictures tell of every hex."""

from typing import Any

import pytest
from bench.strength.solved import Proof, ring_of
from bench.strength.solving.job import first_moves
from tools.openings import IMAGES, SIDES, picture, role_of

from serpentry.catalogue import find
from serpentry.geometry.hexes import hexagon
from serpentry.tabletop.picture import Label

SMALLEST = 3


def test_on_the_smallest_board_the_second_player_wins_whatever_the_first_does() -> None:
    box: Any = find("snekagon")
    game = box.assembled(2, box.options(board_side=SMALLEST))
    moves = list(first_moves(game))
    assert len(moves) == 4
    for move in moves:
        position = game.rules.play(game.rules.start(), move)
        proof = Proof(game, seat=1)
        assert proof.wins(position)
        assert game.rules.why_illegal(position, game.notation.read(proof.best)) is None
        assert not Proof(game, seat=0).wins(
            game.rules.play(position, game.notation.read(proof.best))
        )


@pytest.mark.parametrize("side", SIDES)
def test_a_picture_has_a_chance_on_every_hex(side: int) -> None:
    known = {ring_of(cell): 50 for cell in hexagon(side)}
    labels = [one for one in picture(side, known).shapes if isinstance(one, Label)]
    assert len(labels) == len(list(hexagon(side)))
    drawn = (IMAGES / f"side-{side}.svg").read_text(encoding="utf-8")
    assert drawn.count("<text") == len(labels)


def test_colours_tell_who_stands_better() -> None:
    assert [role_of(chance) for chance in (30, 45, 70)] == ["seat1-tile", "cell", "seat0-tile"]
