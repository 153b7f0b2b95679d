"""Schlangennest's chart for two: a layer for each way a card lies, on squares of a window.

The window is about the middle of the nest. Where a card goes that makes a snake longer depends on
its ends, which the net finds marked: its answers for that square are taken.
"""

from functools import cache, partial

from serpentry.games.schlangennest.numbers.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.rules.cards import LIES
from serpentry.games.schlangennest.rules.options import Agreement, Options
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.kernels.charts import Chart, Symmetry

REACH = 5
WIDTH = 2 * REACH + 1
SEATS = 2
ENDS = 4, 5
"""The planes of the own snake's ends."""
PLANES = (1.0,) * 8 + (1.0,) * 8 + (1 / 32, 1.0) * 4 + (1 / 16,) * 8
"""Window, free, my card, another; my two ends, the other's; of each side: whether what comes in is
mine or the other's, how many parts and finished ends it has, and where it leads."""
HANDS = (1 / 8,) * 8
SNAKES = (1 / 32, 1 / 32, 1.0, 1.0) * 2
NEST = (1 / 8,) * 4 + (1.0,) * 4
"""How far the nest reaches and may reach; who looks; tails first, sparing, fewer gray parts."""
REACHES = (1.0,) * 8
"""Which ends can grow, who is out; two options about cards."""


def is_charted(seats: int, options: Options) -> bool:
    """Whether nets can play a set-up: two players with a snake each, the border not known yet."""
    is_plain = options.variant in ("standard", "tail_first") and not options.frame
    return seats == SEATS and is_plain and options.border == "floating"


@cache
def chart(options: Options) -> Chart:
    """The chart of a set-up."""
    numbering = SchlangennestNumbering(SchlangennestRules(Agreement(SEATS, options)))
    layers, beside = len(LIES), len(LIES) * WIDTH**2
    starts, answers = numbering.sections.starts, []
    for number in range(numbering.count):
        if number < starts["first"]:
            answers.append(beside + number)
        elif number < starts["turn"]:
            place, lie = divmod(number - starts["first"], layers)
            x, y = numbering.places[place]
            answers.append(((y + REACH) * WIDTH + x + REACH) * layers + lie)
        else:
            answers.append(beside + len(ENDS) * layers + number - starts["turn"])
    return Chart(
        width=WIDTH,
        squares=tuple(range(WIDTH**2)),
        planes=PLANES,
        whole=(*HANDS, *SNAKES, *NEST, *REACHES),
        layers=layers,
        extras=len(ENDS) * layers + numbering.count - starts["turn"],
        answers=tuple(answers),
        owners=(),
        turning=partial(_symmetries, max(answers) + 1),
        pointers=ENDS,
    )


def _symmetries(count: int) -> tuple[Symmetry, ...]:
    """None but the first: which end of a snake is the first depends on how the nest lies."""
    return (Symmetry(tuple(range(WIDTH**2)), tuple(range(count))),)
