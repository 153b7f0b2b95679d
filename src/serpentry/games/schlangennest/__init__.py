"""Schlangennest: square cards with coloured and grey parts; the snake of most parts wins."""

from functools import partial

from serpentry.games.schlangennest.looks.board import SchlangennestBoard
from serpentry.games.schlangennest.looks.contents import contents
from serpentry.games.schlangennest.looks.face import SchlangennestFace
from serpentry.games.schlangennest.numbers.counted import counted
from serpentry.games.schlangennest.numbers.judge import SchlangennestJudge
from serpentry.games.schlangennest.numbers.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.numbers.observation import SchlangennestObservation
from serpentry.games.schlangennest.rules.arranger import SchlangennestArranger
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES
from serpentry.games.schlangennest.rules.moves import Move
from serpentry.games.schlangennest.rules.options import Agreement, Options, settled
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.refusals.referee import RULE_IDS
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.games.schlangennest.words.codec import SchlangennestCodec
from serpentry.games.schlangennest.words.narrator import SchlangennestNarrator
from serpentry.games.schlangennest.words.notation import SchlangennestNotation
from serpentry.tabletop.game import Box, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.presets import CHILDREN, PRINTED, RECOMMENDED, Preset


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for this number of seats and one set of options that go together."""
    rules = SchlangennestRules(Agreement(seats, options))
    board = SchlangennestBoard(rules)
    notation, judge = SchlangennestNotation(), SchlangennestJudge(rules)
    return Parts(
        rules,
        Words(notation, SchlangennestCodec(rules), SchlangennestNarrator(rules, notation, judge)),
        Looks(SchlangennestFace(rules), board),
        Numbers(judge, SchlangennestNumbering(rules), SchlangennestObservation(rules)),
        refusals=rules.referee.refusals,
        contents=partial(contents, rules),
        counted=partial(counted, board),
        arranger=SchlangennestArranger(rules),
        loose_ends=judge.loose_ends,
        is_rash=judge.leaves_one_end,
    )


PRESETS = (
    Preset(RECOMMENDED),
    Preset(PRINTED, {"first_tail_spares": False}),
    Preset(CHILDREN, {"border": "none"}),
)
SAMPLES: Samples = (
    (2, {}),
    (3, {"size": "6x8"}),
    (4, {"size": "7x9"}),
    (2, {"border": "none", "tiebreak": "fewer_gray"}),
    (2, {"border": "fixed", "frame": True, "size": "5x7", "variant": "tail_first"}),
    (2, {"border": "fixed", "size": "6x6"}),
    (2, {"frame": True, "size": "4x8", "head_card": "blank_opposite"}),
    (3, {"border": "fixed", "size": "5x9", "strict_contact": True}),
    (3, {"size": "4x10", "head_card": "blank_opposite", "tiebreak": "fewer_gray"}),
    (3, {"size": "7x7", "variant": "tail_first", "strict_contact": True}),
    (4, {"size": "5x11", "variant": "tail_first"}),
    (4, {"size": "8x8", "head_card": "blank_opposite"}),
    (2, {"variant": "two_snakes", "size": "6x10", "strict_contact": True}),
    (2, {"variant": "two_snakes_single", "border": "none"}),
    (3, {"variant": "tail_first", "first_tail_spares": False}),
    (2, {"variant": "two_snakes", "two_snakes_score": "longer", "tiebreak": "fewer_gray"}),
    (2, {"border": "fixed", "path": "laid"}),
    (3, {"border": "fixed", "path": "laid", "size": "7x7", "variant": "tail_first"}),
    (2, {"border": "fixed", "path": "laid", "frame": True, "size": "4x8"}),
)
BOX = Box(
    "schlangennest",
    "Schlangennest",
    (2, 3, 4),
    Options,
    assemble,
    RULE_IDS,
    SAMPLES,
    settled,
    PRESETS,
    colours=tuple(COLOUR_NAMES[seat] for seat in range(4)),
)
set_up = BOX.set_up
"""The game for this number of seats with these options, with its own types."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
