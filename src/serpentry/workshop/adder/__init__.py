"""Adder: a die says how far snakes may grow from the corners of a board; the longest wins."""

from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.workshop.adder.looks.board import AdderBoard
from serpentry.workshop.adder.looks.face import SEAT_NAMES, AdderFace
from serpentry.workshop.adder.numbers.judge import AdderJudge
from serpentry.workshop.adder.numbers.numbering import AdderNumbering
from serpentry.workshop.adder.numbers.observation import AdderObservation
from serpentry.workshop.adder.rules.moves import Move
from serpentry.workshop.adder.rules.options import Options
from serpentry.workshop.adder.rules.position import Position
from serpentry.workshop.adder.rules.referee import RULE_IDS
from serpentry.workshop.adder.rules.rules import AdderRules
from serpentry.workshop.adder.words.codec import AdderCodec
from serpentry.workshop.adder.words.narrator import AdderNarrator
from serpentry.workshop.adder.words.notation import AdderNotation


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
