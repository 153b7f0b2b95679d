"""Adder: a die says how far snakes may grow from the corners of a board; the longest wins."""

from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from workshop.adder.looks.board import AdderBoard
from workshop.adder.looks.face import SEAT_NAMES, AdderFace
from workshop.adder.numbers.judge import AdderJudge
from workshop.adder.numbers.numbering import AdderNumbering
from workshop.adder.numbers.observation import AdderObservation
from workshop.adder.rules.moves import Move
from workshop.adder.rules.options import Options
from workshop.adder.rules.position import Position
from workshop.adder.rules.referee import RULE_IDS
from workshop.adder.rules.rules import AdderRules
from workshop.adder.words.codec import AdderCodec
from workshop.adder.words.narrator import AdderNarrator
from workshop.adder.words.notation import AdderNotation


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for so many seats and one set of options."""
    rules = AdderRules(seats, options)
    notation, judge = AdderNotation(rules.grid), AdderJudge(rules)
    return Parts(
        rules,
        Words(notation, AdderCodec(rules), AdderNarrator(rules, notation, judge)),
        Looks(AdderFace(rules), AdderBoard(rules)),
        Numbers(judge, AdderNumbering(rules), AdderObservation(rules)),
        refusals=rules.referee.refusals,
    )


SAMPLES: Samples = (
    (2, {}),
    (2, {"size": 4, "die": 2}),
    (3, {}),
    (4, {"size": 8, "die": 6}),
)
BOX = Box("adder", "Adder", (2, 3, 4), Options, assemble, RULE_IDS, SAMPLES, colours=SEAT_NAMES)
set_up = BOX.set_up
"""The game for so many seats with these options, with its own types of positions and moves."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
