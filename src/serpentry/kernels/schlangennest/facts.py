"""Schlangennest's facts for the kernel, derived from the game: cards, places, what fits where."""

from collections.abc import Iterable, Iterator
from itertools import product

from serpentry.games.schlangennest.cards import FRAME, GRAY, LIE_NUMBER, LIES, PATH, Kind
from serpentry.games.schlangennest.fields import path_cards
from serpentry.games.schlangennest.fitting import CURVES, HEADS, STRAIGHTS, TAILS, Fitting
from serpentry.games.schlangennest.lattice import number_of
from serpentry.games.schlangennest.nest import Chain
from serpentry.games.schlangennest.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.options import Agreement
from serpentry.games.schlangennest.position import Errand
from serpentry.games.schlangennest.rules import SchlangennestRules
from serpentry.geometry.squares import STEPS
from serpentry.kernels.kernel import Words
from serpentry.kernels.schlangennest import layout as at

KIND_CODES = {
    Kind.STRAIGHT: at.STRAIGHT,
    Kind.CURVE: at.CURVE,
    Kind.TAIL: at.TAIL,
    Kind.HEAD: at.HEAD,
}
NOTHING, GRAY_ALONE, GRAY_PAIRS, OWN, OTHERS, FRAMED = 0, 1, (2, 3), 4, (5, 6, 7), 8
"""What a digit of a meeting says comes in: a pair is gray that comes in twice."""


def facts_of(rules: SchlangennestRules, numbering: SchlangennestNumbering) -> Words:
    """All that never changes in play."""
    row = 1 << at.BITS_OF_ROW
    sections: dict[int, Iterable[int]] = {
        at.FACT_STEPS: (x + row * y for x, y in STEPS),
        at.FACT_AROUND: (x + row * y for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y),
        at.FACT_PLACES: (at.square_word(number_of(place)) for place in numbering.places),
        at.FACT_KIND: (KIND_CODES[kind] for kind, _ in LIES),
        at.FACT_LIES_OF: map(_lies_of, range(1 << at.KINDS)),
        at.FACT_STRANDS: _strands(rules),
        at.FACT_STRAND_AT: _strand_at(rules),
        at.FACT_TURNED: _turned(),
        at.FACT_TAIL_OF: _tail_of(),
        at.FACT_FITS: fits(rules.laying.fitting),
        at.FACT_ERRANDS: errand_words(tuple(rules.opening_errands())),
        at.FACT_PATHS: _paths(numbering),
    }
    return at.joined(_head(rules.agreement, numbering), sections)


def _head(setup: Agreement, numbering: SchlangennestNumbering) -> list[int]:
    """Single numbers."""
    side, starts = at.board_side(setup), numbering.sections.starts
    wide, high = setup.size or (0, 0)
    known = {
        at.FACT_SHIFT: side.bit_length() - 1,
        at.FACT_MASK: side - 1,
        at.FACT_COLOURS: setup.colours,
        at.FACT_SEATS: setup.seats,
        at.FACT_TWO_EACH: setup.two_each,
        at.FACT_TWO_CARDS: setup.options.variant == "two_snakes",
        at.FACT_TAILS_FIRST: setup.tails_first,
        at.FACT_FEWER_GRAY: setup.options.tiebreak == "fewer_gray",
        at.FACT_WIDE: wide,
        at.FACT_HIGH: high,
        at.FACT_FIELD: setup.field is not None,
        at.FACT_FRAME: at.owner_code(FRAME),
        at.FACT_PATH: at.owner_code(PATH),
        at.FACT_FIRST: starts["first"],
        at.FACT_TURN: starts["turn"],
        at.FACT_REPLACE: starts["replace"],
        at.FACT_PLACE_COUNT: len(numbering.places),
        at.FACT_PATH_COUNT: len(numbering.paths),
        at.FACT_PATH_LENGTH: len(path_cards(numbering.paths[0])) if numbering.paths else 0,
    }
    return [int(known.get(number, 0)) for number in range(at.FACT_HEAD)]


def _paths(numbering: SchlangennestNumbering) -> Iterator[int]:
    """The cards of every path: square and lie."""
    for steps in numbering.paths:
        for square, card in path_cards(steps).items():
            yield from (at.square_word(square), LIE_NUMBER[card.kind, card.turn])


def errand_words(errands: tuple[Errand, ...]) -> list[int]:
    """What is due, as seat and colours."""
    words = [1 + seat | sum(1 << one for one in colours) << 4 for seat, colours in errands]
    return (words + [0] * at.MOST_ERRANDS)[: at.MOST_ERRANDS]


def _lies_of(kinds: int) -> int:
    """The ways to lay a card of a set of kinds, as bits."""
    return sum(1 << lie for lie, (kind, _) in enumerate(LIES) if kinds >> KIND_CODES[kind] & 1)


def _strands(rules: SchlangennestRules) -> Iterator[int]:
    """The strands of every lie."""
    for strands in rules.faces.by_lie:
        for sides, is_coloured, parts, finished in strands:
            yield from (*(*sides, -1)[:2], int(is_coloured), parts, finished)
        yield from [-1] * at.STRAND * (at.MOST_STRANDS - len(strands))


def _strand_at(rules: SchlangennestRules) -> Iterator[int]:
    """Which strand of each lie leads to each side."""
    for strands in rules.faces.by_lie:
        for side in range(4):
            yield next(number for number, one in enumerate(strands) if side in one.sides)


def _turned() -> Iterator[int]:
    """How each lie lies after a quarter turn to the right, and to the left."""
    for kind, turn in LIES:
        is_curve = kind is Kind.CURVE
        yield from (LIE_NUMBER[kind, (turn + by) % 4] if is_curve else -1 for by in (1, 3))


def _tail_of() -> Iterator[int]:
    """The two tails that can take the place of each lie."""
    for kind, turn in LIES:
        is_straight = kind is Kind.STRAIGHT
        yield from (LIE_NUMBER[Kind.TAIL, turn + by] if is_straight else -1 for by in (0, 2))


def fits(fitting: Fitting) -> Iterator[int]:
    """What fits where, as bits: for later and first cards, without and with a straight in hand."""
    kinds = CURVES | TAILS | HEADS
    meetings = [_chains(digits[::-1]) for digits in product(range(at.DIGITS), repeat=4)]
    for first in (False, True):
        for held in (kinds, kinds | STRAIGHTS):
            for ends in meetings:
                lies = () if ends is None else fitting.lies(ends, 0, 0, held, True, first)
                yield sum(1 << lie for lie in lies)


def _chains(digits: tuple[int, ...]) -> dict[int, Chain] | None:
    """Chains that meet as the digits say, side by side, at square 0; None if they never say so."""
    for pair in GRAY_PAIRS:
        if digits.count(pair) not in (0, 2):
            return None
    for names in (GRAY_PAIRS, OTHERS):
        seen = list(dict.fromkeys(one for one in digits if one in names))
        if seen != list(names[: len(seen)]):
            return None
    owners = {OWN: 0, FRAMED: FRAME} | {digit: place for place, digit in enumerate(OTHERS, 1)}
    known = {
        digit: Chain(owners.get(digit, GRAY), 1, 0, (), 0)
        for digit in {*digits} - {NOTHING, GRAY_ALONE}
    }
    return {
        side: known.get(digit) or Chain(GRAY, 1, 1, (side,), 0)
        for side, digit in enumerate(digits)
        if digit != NOTHING
    }
