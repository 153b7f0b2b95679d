"""Adder: snakes grow from the corners of a square board, a cell a turn; the longest wins."""

from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.narrator import PlainNarrator
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.workshop.adder.board import AdderBoard
from serpentry.workshop.adder.face import SEAT_NAMES, AdderFace
from serpentry.workshop.adder.judge import AdderJudge
from serpentry.workshop.adder.moves import Move
from serpentry.workshop.adder.notation import AdderCodec, AdderNotation
from serpentry.workshop.adder.numbering import AdderNumbering
from serpentry.workshop.adder.observation import AdderObservation
from serpentry.workshop.adder.options import Options
from serpentry.workshop.adder.position import Position
from serpentry.workshop.adder.referee import RULE_IDS
from serpentry.workshop.adder.rules import AdderRules


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for so many seats and one set of options."""
    rules = AdderRules(seats, options)
    notation, judge = AdderNotation(rules.grid), AdderJudge(rules)
    return Parts(
        rules,
        Words(notation, AdderCodec(rules), PlainNarrator(rules, notation, judge)),
        Looks(AdderFace(rules), AdderBoard(rules)),
        Numbers(judge, AdderNumbering(rules.grid), AdderObservation(rules)),
    )


SAMPLES: Samples = (
    (2, {}),
    (2, {"size": 4}),
    (3, {}),
    (4, {"size": 8}),
)
BOX = Box("adder", "Adder", (2, 3, 4), Options, assemble, RULE_IDS, SAMPLES, colours=SEAT_NAMES)
set_up = BOX.set_up
"""The game for so many seats with these options, with its own types of positions and moves."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
