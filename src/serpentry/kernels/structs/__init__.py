"""Structs: memory with names, declared once and used by both plain Python and by compiled code.

    class Snake(Struct["Facts"]):
        length = word()
        ends = structs(End, 2)

    class Facts(Constants):
        seats = word()
        exits = words(LIES, 4)

    class State(Struct[Facts]):
        hands = words(Facts.seats, KINDS)
        snakes = structs(Snake, Facts.seats)

`state.hands[seat, tile]` is then a number, `state.snakes[seat].ends[1]` a struct, in Python and,
with `compiled` imported, in compiled code. Offsets, sizes, copying, comparison and printing follow
from the declaration. Nothing but `compiled` needs more than the standard library.
"""

from serpentry.kernels.structs.declaring import AnyStruct, Constants, Struct
from serpentry.kernels.structs.fields import (
    octet,
    octets,
    real,
    reals,
    several,
    short,
    shorts,
    single,
    singles,
    struct,
    structs,
    word,
    words,
)
from serpentry.kernels.structs.showing import differences, show
from serpentry.kernels.structs.views import Reals, Words

__all__ = [
    "AnyStruct",
    "Constants",
    "Reals",
    "Struct",
    "Words",
    "differences",
    "octet",
    "octets",
    "real",
    "reals",
    "several",
    "short",
    "shorts",
    "show",
    "single",
    "singles",
    "struct",
    "structs",
    "word",
    "words",
]
