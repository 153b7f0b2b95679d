"""Cobra Carnival: two to four players dress their snakes; costumes, diamonds and hats count."""

from functools import partial

from serpentry.games.carnival.looks.board import CarnivalBoard
from serpentry.games.carnival.looks.contents import contents
from serpentry.games.carnival.looks.face import CarnivalFace
from serpentry.games.carnival.numbers.counted import counted
from serpentry.games.carnival.numbers.judge import CarnivalJudge
from serpentry.games.carnival.numbers.numbering import CarnivalNumbering
from serpentry.games.carnival.numbers.observation import CarnivalObservation
from serpentry.games.carnival.rules.arranger import CarnivalArranger
from serpentry.games.carnival.rules.moves import Move
from serpentry.games.carnival.rules.options import Options, settled
from serpentry.games.carnival.rules.position import Position
from serpentry.games.carnival.rules.refusals.referee import RULE_IDS
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.secrets import HiddenHands
from serpentry.games.carnival.words.codec import CarnivalCodec
from serpentry.games.carnival.words.narrator import CarnivalNarrator
from serpentry.games.carnival.words.notation import CarnivalNotation
from serpentry.tabletop.game import Box, Json, Samples
from serpentry.tabletop.parts import Looks, Numbers, Parts, Words
from serpentry.tabletop.presets import PRINTED, RECOMMENDED, Preset
from serpentry.tabletop.rules import NothingHidden


def assemble(seats: int, options: Options) -> Parts[Position, Move]:
    """The game for this number of seats and one set of options."""
    rules = CarnivalRules(seats, options)
    notation, judge = CarnivalNotation(), CarnivalJudge()
    return Parts(
        rules,
        Words(notation, CarnivalCodec(rules), CarnivalNarrator(rules, notation, judge)),
        Looks(CarnivalFace(rules), CarnivalBoard(rules)),
        Numbers(judge, CarnivalNumbering(rules.seating), CarnivalObservation(rules)),
        secrets=NothingHidden() if options.open_hands else HiddenHands(rules),
        count_from=rules.fixed_deal,
        refusals=rules.referee.refusals,
        contents=partial(contents, rules.seating),
        counted=counted,
        arranger=CarnivalArranger(rules),
    )


PRINTED_RULES: dict[str, Json] = {
    "grow_others": "own_absent",
    "gift_before_own": True,
    "exit_stays_free": False,
    "cutting_off": "forbidden",
    "allow_dead_ending": True,
    "trouble_may_block": True,
    "final_pass": "none",
}
"""What the sheet says where the recommended game departs from it."""

PRESETS = (
    Preset(RECOMMENDED),
    Preset(PRINTED, PRINTED_RULES),
)
SAMPLES: Samples = (
    (4, {}),
    (3, {}),
    (2, {}),
    (2, {"snakes_each": 1, "dead_end_turn": "same_shape"}),
    (4, {"open_hands": False}),
    (3, {"open_hands": False, "grow_others": "own_absent", "final_pass": "all"}),
    (2, {"open_hands": False, "heads": "own_aside", "stall_rounds": 1}),
    (4, {"grow_others": "own_absent", "trouble_may_block": True}),
    (3, {"heads": "own_aside", "final_pass": "none", "diamond_to": "owner"}),
    (4, {"allow_dead_ending": True, "stall_rounds": 9, "final_pass": "all"}),
    (4, {"open_hands": False, "diamond_to": "owner", "trouble_may_block": True}),
    (4, {"cutting_off": "forbidden"}),
    (3, {"gift_before_own": True, "exit_stays_free": False, "grow_others": "own_absent"}),
    (2, {"cutting_off": "forbidden", "exit_stays_free": False, "trouble_may_block": True}),
)
BOX = Box(
    "carnival", "Cobra Carnival", (2, 3, 4), Options, assemble, RULE_IDS, SAMPLES, settled, PRESETS
)
set_up = BOX.set_up
"""The game for this number of seats with these options, with its own types."""

__all__ = ["BOX", "Move", "Options", "Position", "set_up"]
