"""Records: memory with names, declared once and used alike by plain Python and by compiled code.

    class Snake(Record["Facts"]):
        length = word()
        ends = records(End, 2)

    class Facts(Constants):
        seats = word()
        exits = words(LIES, 4)

    class State(Record[Facts]):
        hands = words(Facts.seats, KINDS)
        snakes = records(Snake, Facts.seats)

`state.hands[seat, tile]` is then a number, `state.snakes[seat].ends[1]` a record, in Python and,
with `compiled` imported, in compiled code. Offsets, sizes, copying, comparison and printing follow
from the declaration. Nothing but `compiled` needs more than the standard library.
"""

from serpentry.kernels.records.declaring import AnyRecord, Constants, Record
from serpentry.kernels.records.fields import (
    real,
    reals,
    record,
    records,
    several,
    short,
    shorts,
    single,
    singles,
    word,
    words,
)
from serpentry.kernels.records.showing import differences, show
from serpentry.kernels.records.views import Reals, Words

__all__ = [
    "AnyRecord",
    "Constants",
    "Reals",
    "Record",
    "Words",
    "differences",
    "real",
    "reals",
    "record",
    "records",
    "several",
    "short",
    "shorts",
    "show",
    "single",
    "singles",
    "word",
    "words",
]
