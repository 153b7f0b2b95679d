"""SNEKAGON 5G: two to five players, a floor each, snakes that drill from floor to floor."""

from functools import partial

from serpentry.games.snekagon5g.looks.board import Snekagon5gBoard
from serpentry.games.snekagon5g.looks.contents import contents
from serpentry.games.snekagon5g.looks.face import Snekagon5gFace
from serpentry.games.snekagon5g.numbers.judge import Snekagon5gJudge
from serpentry.games.snekagon5g.numbers.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.numbers.observation import Snekagon5gObservation
from serpentry.games.snekagon5g.rules.arranger import Snekagon5gArranger
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.options import Options, settled
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.refusals.referee import RULE_IDS
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.rules.species import COLOURS
from serpentry.games.snekagon5g.words.codec import Snekagon5gCodec
from serpentry.games.snekagon5g.words.narrator import Snekagon5gNarrator
from serpentry.games.snekagon5g.words.notation import Snekagon5gNotation
from serpentry.hexsnakes.numbers.counted import counted
from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.presets import LONG, PRINTED, Preset


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for this number of seats with options that fit them."""
    rules = Snekagon5gRules(seats, options)
    face = Snekagon5gFace(rules)
    board = Snekagon5gBoard(face)
    notation, judge = Snekagon5gNotation(rules), Snekagon5gJudge(rules)
    return Parts(
        rules,
        Words(notation, Snekagon5gCodec(rules), Snekagon5gNarrator(rules, notation, judge, board)),
        Looks(face, board),
        Numbers(judge, Snekagon5gNumbering(rules), Snekagon5gObservation(rules)),
        refusals=rules.referee.refusals,
        contents=partial(contents, rules, face.floors),
        counted=lambda position: counted(board.snakes(position), seats),
        arranger=Snekagon5gArranger(rules),
        loose_ends=board.loose_ends,
    )


SAMPLES: Samples = (
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"advanced": True}),
    (3, {"advanced": True, "eyes": [[-2, 0], [2, 0]], "species": ["cobra", "mamba", "viper"]}),
    (5, {"advanced": True, "clay_limit": True}),
    (2, {"flip": False, "opening_single": True, "species": ["python", "rattlesnake"]}),
    (3, {"vertical_touch": True, "floor_side": 5}),
    (3, {"drill_may_join": False, "advanced": True}),
    (4, {"double_drill": False, "vertical_touch": True}),
    (2, {"drill_may_join": False, "double_drill": False, "eyes": []}),
    (2, {"floor_side": 6, "clay_limit": True}),
)
BOX = Box(
    "snekagon5g",
    "SNEKAGON 5G",
    (2, 3, 4, 5),
    Options,
    assemble,
    RULE_IDS,
    SAMPLES,
    settled,
    presets=(Preset(PRINTED), Preset(LONG, {"floor_side": 5})),
    colours=COLOURS,
)
set_up = BOX.set_up
"""The game for this number of seats with these options, with its own types."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
