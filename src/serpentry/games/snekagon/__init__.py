"""SNEKAGON: two players, a hexagonal board, eight tiles each; the longest snake wins."""

from functools import partial

from serpentry.games.snekagon.looks.board import SnekagonBoard
from serpentry.games.snekagon.looks.contents import contents
from serpentry.games.snekagon.looks.face import SEAT_NAMES, SnekagonFace
from serpentry.games.snekagon.numbers.judge import SnekagonJudge
from serpentry.games.snekagon.numbers.numbering import SnekagonNumbering
from serpentry.games.snekagon.numbers.observation import SnekagonObservation
from serpentry.games.snekagon.rules.arranger import SnekagonArranger
from serpentry.games.snekagon.rules.moves import Move
from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.referee import RULE_IDS
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.games.snekagon.words.narrator import SnekagonNarrator
from serpentry.games.snekagon.words.notation import SnekagonCodec, SnekagonNotation
from serpentry.hexsnakes.numbers.counted import counted
from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.presets import EVEN, LONG, PRINTED, QUICK, Preset


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for one set of options."""
    rules = SnekagonRules(options)
    face = SnekagonFace(rules)
    board = SnekagonBoard(face)
    notation, judge = SnekagonNotation(rules), SnekagonJudge(rules)
    return Parts(
        rules,
        Words(notation, SnekagonCodec(rules), SnekagonNarrator(rules, notation, judge, board)),
        Looks(face, board),
        Numbers(judge, SnekagonNumbering(rules), SnekagonObservation(rules)),
        refusals=rules.referee.refusals,
        contents=partial(contents, face),
        counted=lambda position: counted(board.snakes(position), seats),
        arranger=SnekagonArranger(rules),
        loose_ends=board.loose_ends,
    )


SAMPLES: Samples = (
    (2, {}),
    (2, {"board_side": 4}),
    (2, {"board_side": 5, "flip": False, "pie": True}),
    (2, {"opening_single": False, "tiebreak": "second_longest"}),
    (2, {"board_side": 8, "opening_single": False, "pie": True}),
)
PRESETS = (
    Preset(PRINTED),
    Preset(QUICK, {"board_side": 5}),
    Preset(LONG, {"board_side": 7}),
    Preset(EVEN, {"pie": True}),
)
BOX = Box(
    "snekagon",
    "SNEKAGON",
    (2,),
    Options,
    assemble,
    RULE_IDS,
    SAMPLES,
    presets=PRESETS,
    colours=SEAT_NAMES,
)
set_up = BOX.set_up
"""The game for this number of seats with these options, with its own types."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
