"""Adder: snakes grow from the corners of a square board, a cell a turn; the longest wins."""

from serpentry.tabletop.game import Box, Game, NothingHidden
from serpentry.tabletop.narrator import PlainNarrator
from serpentry.workshop.adder.board import AdderBoard
from serpentry.workshop.adder.face import AdderFace
from serpentry.workshop.adder.judge import AdderJudge
from serpentry.workshop.adder.moves import Move
from serpentry.workshop.adder.notation import AdderCodec, AdderNotation
from serpentry.workshop.adder.numbering import AdderNumbering
from serpentry.workshop.adder.observation import AdderObservation
from serpentry.workshop.adder.options import Options
from serpentry.workshop.adder.position import Position
from serpentry.workshop.adder.referee import RULE_IDS
from serpentry.workshop.adder.rules import AdderRules

NAME = "adder"
VERSION = "1"


def assemble(seats: int, options: Options) -> Game[Position, Move]:
    """The game for so many seats and one set of options."""
    rules = AdderRules(seats, options)
    notation, judge = AdderNotation(rules.grid), AdderJudge(rules)
    return Game(
        name=NAME,
        version=VERSION,
        seats=seats,
        options=options,
        rules=rules,
        secrets=NothingHidden(),
        notation=notation,
        codec=AdderCodec(rules),
        face=AdderFace(rules),
        board=AdderBoard(rules),
        judge=judge,
        narrator=PlainNarrator(rules, notation, judge),
        numbering=AdderNumbering(rules.grid),
        observation=AdderObservation(rules),
        count_from=rules.start,
    )


BOX = Box(
    name=NAME,
    title="Adder",
    version=VERSION,
    seats=(2, 3, 4),
    options=Options,
    assemble=assemble,
    rule_ids=RULE_IDS,
    samples=(
        (2, {}),
        (2, {"size": 4}),
        (3, {}),
        (4, {"size": 8}),
    ),
)
set_up = BOX.set_up
"""The game for so many seats with these options, with its own types of positions and moves."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
