"""Who acts: a seat, numbered from 0 in turn order, or chance."""

from enum import Enum

Seat = int


class Chance(Enum):
    """The actor that rolls dice, deals and draws."""

    CHANCE = "chance"


CHANCE = Chance.CHANCE

Actor = Seat | Chance
