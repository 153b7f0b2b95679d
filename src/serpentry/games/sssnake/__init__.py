"""Sssnake: two to four players, a die and a deck; close your snake from head to tail first."""

from functools import partial

from serpentry.games.sssnake.looks.board import SssnakeBoard
from serpentry.games.sssnake.looks.contents import contents
from serpentry.games.sssnake.looks.face import SssnakeFace
from serpentry.games.sssnake.numbers.counted import counted
from serpentry.games.sssnake.numbers.judge import SssnakeJudge
from serpentry.games.sssnake.numbers.numbering import SssnakeNumbering
from serpentry.games.sssnake.numbers.observation import SssnakeObservation
from serpentry.games.sssnake.rules.arranger import SssnakeArranger
from serpentry.games.sssnake.rules.moves import Move
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.refusals.referee import RULE_IDS
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.words.codec import SssnakeCodec
from serpentry.games.sssnake.words.narrator import SssnakeNarrator
from serpentry.games.sssnake.words.notation import SssnakeNotation
from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.presets import LONG, PRINTED, QUICK, RECOMMENDED, Preset


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for a number of seats and one set of options."""
    rules = SssnakeRules(seats, options)
    notation, judge, face = SssnakeNotation(), SssnakeJudge(rules), SssnakeFace(rules)
    return Parts(
        rules,
        Words(notation, SssnakeCodec(rules), SssnakeNarrator(rules, notation, judge)),
        Looks(face, SssnakeBoard(face)),
        Numbers(judge, SssnakeNumbering(), SssnakeObservation(rules)),
        refusals=rules.referee.refusals,
        contents=partial(contents, rules),
        counted=partial(counted, face.start),
        arranger=SssnakeArranger(rules),
    )


PRESETS = (
    Preset(RECOMMENDED),
    Preset(PRINTED, {"exact_finish": True}),
    Preset(QUICK, {"start_card": "2x1_same_side"}),
    Preset(LONG, {"rounds": 3}),
)
SAMPLES: Samples = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"start_card": "2x1_same_side"}),
    (2, {"start_card": "3x1_same_side", "exact_finish": True}),
    (3, {"start_card": "2x1_same_side", "close_other": True, "exact_finish": True}),
    (2, {"start_card": "1x1_away", "feasibility": "deck_aware"}),
    (4, {"start_card": "2x2_diagonal", "feasibility": "deck_aware", "close_other": True}),
    (2, {"rounds": 3, "close_other": True}),
    (3, {"rounds": 2, "start_card": "3x1_same_side", "feasibility": "deck_aware"}),
    (4, {"rounds": 5, "start_card": "2x1_same_side", "exact_finish": True}),
)
BOX = Box(
    "sssnake",
    "Sssnake",
    (2, 3, 4),
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
