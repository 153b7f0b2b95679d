"""How languages count: which plural a number takes, and how it is written.

A language needs one entry here; the rules are those of Unicode's CLDR, and a test holds them
against a library that knows all languages but is too big for everybody's disk.
"""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

Number = int | float
THIN, WIDE = "\u202f", "\u00a0"
HYPHEN, MINUS = "-", "−"
MOST_DECIMALS = Decimal("0.001")


def _one(number: Number) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: Number) -> str:
    whole = int(abs(number))
    if whole < 2:
        return "one"
    return "many" if whole == number and whole % 1_000_000 == 0 else "other"


def _russian(number: Number) -> str:
    whole = int(abs(number))
    if whole != abs(number):
        return "other"
    teens = whole % 100 in range(11, 15)
    if whole % 10 == 1 and not teens:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and not teens else "many"


def _czech(number: Number) -> str:
    if int(number) != number:
        return "many"
    return {1: "one", 2: "few", 3: "few", 4: "few"}.get(abs(int(number)), "other")


@dataclass(frozen=True, slots=True)
class Numerals:
    """The plurals of a language, and what stands between thousands and before decimals."""

    plural: Callable[[Number], str]
    thousands: str
    point: str

    def written(self, number: Number) -> str:
        """A number as people write it, with a minus and three decimals at most."""
        if isinstance(number, int):
            return f"{number:,}".replace(",", self.thousands).replace(HYPHEN, MINUS)
        rounded = Decimal(str(number)).quantize(MOST_DECIMALS, ROUND_HALF_EVEN)
        whole, _, decimals = f"{rounded:,}".partition(".")
        decimals = decimals.rstrip("0")
        grouped = whole.replace(",", self.thousands).replace(HYPHEN, MINUS)
        return f"{grouped}{self.point}{decimals}" if decimals else grouped


NUMERALS = {
    "cs": Numerals(_czech, WIDE, ","),
    "de": Numerals(_one, ".", ","),
    "en": Numerals(_one, ",", "."),
    "fr": Numerals(_french, THIN, ","),
    "ru": Numerals(_russian, WIDE, ","),
}
