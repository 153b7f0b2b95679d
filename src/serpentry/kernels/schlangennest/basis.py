"""Schlangennest's facts, derived from the game, and how its positions become states."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product

from serpentry.games.schlangennest.numbers.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.rules.cards import (
    FRAME,
    FULL_HAND,
    GREY,
    LIE_NUMBER,
    LIES,
    PATH,
    Card,
    Kind,
    coloured_sides,
)
from serpentry.games.schlangennest.rules.fields import Cards, frame_cards, path_cards
from serpentry.games.schlangennest.rules.fitting import CURVES, HEADS, STRAIGHTS, TAILS, Fitting
from serpentry.games.schlangennest.rules.lattice import SquareNumber, number_of
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.options import Agreement, Options
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import STEPS
from serpentry.kernels.basis import Basis
from serpentry.kernels.schlangennest.chart import chart, is_charted
from serpentry.kernels.schlangennest.filling import errand_words, fill
from serpentry.kernels.schlangennest.packing import ROW, owner_code, square_word
from serpentry.kernels.schlangennest.structs import ALL_LIES, DIGITS, KINDS, Facts, PathCard, State

CLEAR_WIN = 6.0
NOTHING, GREY_ALONE, GREY_PAIRS, OWN, OTHERS, FRAMED = 0, 1, (2, 3), 4, (5, 6, 7), 8
"""What a digit of a meeting says comes in: a pair is grey that comes in twice."""


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = SchlangennestRules(Agreement(seats, options))
    numbering = SchlangennestNumbering(rules)
    side = board_side(rules.agreement)
    return Basis(
        package=__package__,
        facts=_facts(rules, numbering, side),
        state=State,
        most_moves=max(numbering.count, numbering.draw_count),
        most_events=rules.most_events(),
        unit=CLEAR_WIN,
        fill=partial(fill, numbering),
        deeds=2 * ALL_LIES * side**2,
        chart=partial(chart, options) if is_charted(seats, options) else None,
        net="" if _net_wins(rules.agreement) else None,
    )


def _net_wins(agreement: Agreement) -> bool:
    """Whether the net was found to beat search, or a set-up is between such ones.

    On 4 × 8 it does not (docs/strength.md); the other two rules it never learned.
    """
    options = agreement.options
    learned = options.first_tail_spares and not options.strict_contact
    return learned and agreement.size != (4, 8)


def board_side(agreement: Agreement) -> int:
    """Rows and columns of the torus, a power of two.

    Every card but the first touches another, and only heads and tails are outside the border, so
    that is how far all cards together reach; one more on either side is looked at.
    """
    if agreement.size is None:
        reach = agreement.colours * sum(FULL_HAND)
    else:
        ends = FULL_HAND[Kind.TAIL] + FULL_HAND[Kind.HEAD]
        reach = max(agreement.size) + 2 * agreement.options.frame + agreement.colours * ends
    return 1 << (reach + 1).bit_length()


def _facts(rules: SchlangennestRules, numbering: SchlangennestNumbering, side: int) -> Facts:
    agreement, starts, paths = rules.agreement, numbering.sections.starts, numbering.paths
    wide, high = agreement.size or (0, 0)
    facts = Facts(
        seats=agreement.seats,
        colours=agreement.colours,
        squares=side**2,
        shift=side.bit_length() - 1,
        mask=side - 1,
        two_each=agreement.two_each,
        two_cards=agreement.options.variant == "two_snakes",
        tails_first=agreement.tails_first,
        spares=agreement.spares,
        longer_counts=agreement.options.two_snakes_score == "longer",
        head_is_blank=agreement.options.head_card == "blank_opposite",
        strict_contact=agreement.options.strict_contact,
        move_count=numbering.count,
        fewer_grey=agreement.options.tiebreak == "fewer_gray",
        wide=wide,
        high=high,
        has_field=agreement.field is not None,
        frame=owner_code(FRAME),
        path=owner_code(PATH),
        first=starts["first"],
        turn=starts["turn"],
        replace=starts["replace"],
        place_count=len(numbering.places),
        path_count=len(paths),
        path_length=len(path_cards(paths[0])) if paths else 0,
        frame_length=len(_later_frame(agreement)),
        unused_curves=(4 - agreement.colours) * FULL_HAND[Kind.CURVE],
    )
    facts.steps = (x + ROW * y for x, y in STEPS)
    facts.around = (x + ROW * y for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
    facts.places = (square_word(number_of(place)) for place in numbering.places)
    facts.errands.begin(errand_words(tuple(rules.opening_errands())))
    _put_lies(facts, rules)
    _put_paths(facts, numbering)
    _put_cards(facts.frame_cards, _later_frame(agreement).items())
    facts.lie_to = _lie_to()
    facts.fits = _fits(rules.placing.fitting)
    return facts


def _put_lies(facts: Facts, rules: SchlangennestRules) -> None:
    kinds = [kind for kind, _ in LIES]
    facts.kind = kinds
    facts.lies_of = (
        sum(1 << lie for lie, kind in enumerate(kinds) if held >> kind & 1)
        for held in range(1 << KINDS)
    )
    facts.turned = _turned()
    facts.tail_of = _tail_of()
    for strand in facts.strands:
        strand.sides = (-1, -1)
    for lie, strands in enumerate(rules.faces.by_lie):
        for number, (sides, is_coloured, parts, finished) in enumerate(strands):
            strand = facts.strands[lie, number]
            strand.sides.begin(sides)
            strand.is_coloured, strand.parts, strand.finished = is_coloured, parts, finished
        for side in range(4):
            at = next(number for number, one in enumerate(strands) if side in one.sides)
            facts.strand_at[lie, side] = at


def _turned() -> Iterator[int]:
    for kind, turn in LIES:
        is_curve = kind is Kind.CURVE
        yield from (LIE_NUMBER[kind, (turn + by) % 4] if is_curve else -1 for by in (1, 3))


def _tail_of() -> Iterator[int]:
    for kind, turn in LIES:
        is_straight = kind is Kind.STRAIGHT
        yield from (LIE_NUMBER[Kind.TAIL, turn + by] if is_straight else -1 for by in (0, 2))


def _put_paths(facts: Facts, numbering: SchlangennestNumbering) -> None:
    cards = (one for steps in numbering.paths for one in path_cards(steps).items())
    _put_cards(facts.paths, cards)


def _put_cards(places: Iterable[PathCard], cards: Iterable[tuple[SquareNumber, Card]]) -> None:
    for path_card, (square, card) in zip(places, cards, strict=True):
        path_card.square = square_word(square)
        path_card.lie = LIE_NUMBER[card.kind, card.turn]


def _later_frame(agreement: Agreement) -> Cards:
    """The cards of a frame that is placed after the seats have placed the path."""
    if not (agreement.places_path and agreement.options.frame and agreement.field):
        return {}
    return frame_cards(*agreement.field, agreement.frame_pairs)


def _lie_to() -> Iterator[int]:
    for one, other in product(range(4), repeat=2):
        lies = [
            lie
            for lie, (kind, turn) in enumerate(LIES)
            if {*coloured_sides(kind, turn)} == {one, other} and one != other
        ]
        yield lies[0] if lies else -1


def _fits(fitting: Fitting) -> Iterator[int]:
    kinds = CURVES | TAILS | HEADS
    meetings = [_chains(digits[::-1]) for digits in product(range(DIGITS), repeat=4)]
    for first in (False, True):
        for held in (kinds, kinds | STRAIGHTS):
            for ends in meetings:
                lies = () if ends is None else fitting.lies(ends, 0, 0, held, True, first)
                yield sum(1 << lie for lie in lies)


def _chains(digits: tuple[int, ...]) -> dict[int, Chain] | None:
    """Chains that meet as the digits say, side by side, at square 0; None if they never say so."""
    for pair in GREY_PAIRS:
        if digits.count(pair) not in (0, 2):
            return None
    for names in (GREY_PAIRS, OTHERS):
        seen = list(dict.fromkeys(one for one in digits if one in names))
        if seen != list(names[: len(seen)]):
            return None
    owners = {OWN: 0, FRAMED: FRAME} | {digit: place for place, digit in enumerate(OTHERS, 1)}
    known = {
        digit: Chain(owners.get(digit, GREY), 1, 0, (), 0)
        for digit in {*digits} - {NOTHING, GREY_ALONE}
    }
    return {
        side: known.get(digit) or Chain(GREY, 1, 1, (side,), 0)
        for side, digit in enumerate(digits)
        if digit != NOTHING
    }
