"""Schlangennest's chart for two: a layer for each way a card is turned, on squares of a window.

The window is about the middle of the nest. Where a card goes that makes a snake longer depends on
its ends, which the net finds marked: its answers for that square are taken. Of the widest nests an
end may be just beyond the window; all moves there are as likely then.
"""

from functools import cache, partial

from serpentry.games.schlangennest.numbers.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.rules.cards import LIES
from serpentry.games.schlangennest.rules.options import Agreement, Options
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.kernels.charts import Chart, byte_of, units_of
from serpentry.kernels.schlangennest.structs import BEFORE, WINDOW, SeenGame, SeenSquare
from serpentry.kernels.schlangennest.turning import symmetries

SEATS = 2
FIRST_END = byte_of(SeenSquare, "my_ends")
ENDS = FIRST_END, FIRST_END + 1
"""The planes of the own snake's ends."""


def is_charted(seats: int, options: Options) -> bool:
    """Whether nets can play a set-up: two players with a snake each, the border not known yet."""
    is_plain = options.variant in ("standard", "tail_first") and not options.frame
    return seats == SEATS and is_plain and options.border == "floating"


@cache
def chart(options: Options) -> Chart:
    """The chart of a set-up."""
    numbering = SchlangennestNumbering(SchlangennestRules(Agreement(SEATS, options)))
    layers, beside = len(LIES), len(LIES) * WINDOW**2
    starts, answers = numbering.sections.starts, []
    fixed = numbering.count - starts["turn"]
    for number in range(numbering.count):
        if number < starts["first"]:
            answers.append(beside + number)
        elif number < starts["turn"]:
            place, lie = divmod(number - starts["first"], layers)
            x, y = numbering.places[place]
            answers.append(((y + BEFORE) * WINDOW + x + BEFORE) * layers + lie)
        else:
            answers.append(beside + len(ENDS) * layers + number - starts["turn"])
    return Chart(
        width=WINDOW,
        squares=tuple(range(WINDOW**2)),
        planes=units_of(SeenSquare),
        whole=units_of(SeenGame),
        layers=layers,
        extras=len(ENDS) * layers + fixed,
        answers=tuple(answers),
        owners=(),
        turning=partial(symmetries, len(ENDS), fixed),
        pointers=ENDS,
        fixed=fixed,
    )
