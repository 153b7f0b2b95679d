"""The options of Schlangennest, the sizes of the table, and what does not go together."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, FULL_HAND, Colour, Kind
from serpentry.languages import sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import (
    BOARD,
    END,
    PIECES,
    choice,
    switch,
    with_defaults_where_idle,
)

RECOMMENDED, EASY, HARD = "recommended", "easy", "hard"

LEVELS: Mapping[int, Mapping[str, tuple[str, ...]]] = {
    2: {RECOMMENDED: ("5x7",), EASY: ("6x6",), HARD: ("4x8",)},
    3: {RECOMMENDED: ("6x8", "5x9"), EASY: ("7x7",), HARD: ("4x10",)},
    4: {RECOMMENDED: ("7x9", "6x10"), EASY: ("8x8",), HARD: ("5x11",)},
}
"""The sizes of the nest by the number of snakes and how hard the game is to be."""
SIZES = {snakes: sum(levels.values(), ()) for snakes, levels in LEVELS.items()}
"""The same by the number of snakes alone, the recommended one first."""

ALL_SIZES = tuple(size for sizes in SIZES.values() for size in sizes)


def _has_border(options: "Options") -> bool:
    return options.border != "none"


def _has_path(options: "Options") -> bool:
    return options.border == "fixed"


def _tails_first(options: "Options") -> bool:
    return options.variant != "standard"


def _two_each(options: "Options") -> bool:
    return options.variant in ("two_snakes", "two_snakes_single")


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed game with the recommended size."""

    size: str = choice(RECOMMENDED, EASY, HARD, *ALL_SIZES, group=BOARD, matters=_has_border)
    border: str = choice("floating", "none", "fixed", group=BOARD)
    frame: bool = switch(False, group=BOARD, matters=_has_border)
    path: str = choice("dealt", "laid", group=BOARD, matters=_has_path)
    variant: str = choice("standard", "tail_first", "two_snakes", "two_snakes_single")
    head_card: str = choice("stub_opposite", "blank_opposite", group=PIECES)
    first_tail_spares: bool = switch(True, matters=_tails_first)
    strict_contact: bool = switch(False)
    two_snakes_score: str = choice("sum", "longer", group=END, matters=_two_each)
    tiebreak: str = choice("none", "fewer_gray", group=END)


@dataclass(frozen=True)
class Agreement:
    """Options at a table with this number of seats, with what follows from them."""

    seats: int
    options: Options

    @cached_property
    def two_each(self) -> bool:
        """Whether everybody has two snakes."""
        return _two_each(self.options)

    @cached_property
    def adds_up(self) -> bool:
        """Whether a score is made of the parts of two snakes."""
        return self.two_each and self.options.two_snakes_score == "sum"

    @cached_property
    def colours(self) -> int:
        """How many snakes are played."""
        return 2 * self.seats if self.two_each else self.seats

    @cached_property
    def tails_first(self) -> bool:
        """Whether a snake begins with its tail."""
        return _tails_first(self.options)

    @cached_property
    def spares(self) -> bool:
        """Whether a first tail may finish nobody."""
        return self.tails_first and self.options.first_tail_spares

    @cached_property
    def size(self) -> tuple[int, int] | None:
        """Length and width of the nest; None without a border."""
        if self.options.border == "none":
            return None
        text = self.options.size
        wide, high = (SIZES[self.colours][0] if text == RECOMMENDED else text).split("x")
        return int(wide), int(high)

    @cached_property
    def field(self) -> tuple[int, int] | None:
        """Width and height of the field where it is known from the start."""
        return self.size if self.has_path or self.options.frame else None

    @cached_property
    def has_path(self) -> bool:
        """Whether a snake of nobody's crosses the field."""
        return _has_path(self.options)

    @cached_property
    def places_path(self) -> bool:
        """Whether the players place that snake themselves, card by card."""
        return self.has_path and self.options.path == "laid"

    @cached_property
    def path_curves(self) -> int:
        """How many curves the path takes at least: what the field needs besides all straights."""
        assert self.size is not None
        inner = sum(self.size) - 1 - FULL_HAND[Kind.TAIL] - FULL_HAND[Kind.HEAD]
        return inner - FULL_HAND[Kind.STRAIGHT]

    @cached_property
    def frame_pairs(self) -> int:
        """How many pairs of curves a frame has at most."""
        return self.frame_pairs_beside(self.path_curves if self.has_path else 0)

    def frame_pairs_beside(self, path_curves: int) -> int:
        """How many pairs of curves the unused colours have left beside a path of this length."""
        unused = (4 - self.colours) * FULL_HAND[Kind.CURVE]
        return (unused - path_curves) // 2

    def colours_of(self, seat: Seat) -> tuple[Colour, ...]:
        """The colours that a seat plays, the snake that begins first first."""
        return (seat, seat + self.seats) if self.two_each else (seat,)

    def seat_of(self, colour: Colour) -> Seat:
        """The seat that plays a colour."""
        return colour % self.seats

    def snake_of(self, colour: Colour) -> int | None:
        """How a move names the snake of a colour: not at all where everybody has one."""
        return colour // self.seats if self.two_each else None

    def seat_name(self, seat: Seat) -> str:
        """A seat is called by its colours."""
        return " and ".join(COLOUR_NAMES[colour] for colour in self.colours_of(seat))


def settled(seats: int, options: Options, given: frozenset[str]) -> Options:
    """In their one spelling; BadOption gives the reason if such a game can't be.

    The size is written as it is recommended, and what changes nothing beside the others as it is by
    default: the same game has the same options in records and set-ups.
    """
    agreement = Agreement(seats, options)
    _check_variants(agreement)
    _check_size(agreement)
    sizes = LEVELS[agreement.colours]
    size = sizes[options.size][0] if options.size in sizes else options.size
    return with_defaults_where_idle(
        replace(options, size=RECOMMENDED if size == sizes[RECOMMENDED][0] else size)
    )


def _check_variants(agreement: Agreement) -> None:
    options, seats = agreement.options, agreement.seats
    if agreement.two_each and seats != 2:
        message = "why-schlangennest-two-snakes-seats"
        raise BadOption(sentence(message, seats=seats))
    if options.border == "fixed" and agreement.colours == 4:
        raise BadOption(sentence("why-schlangennest-border-needs-colour"))
    if options.frame and agreement.colours != 2:
        message = "why-schlangennest-frame-needs-curves"
        raise BadOption(sentence(message, snakes=agreement.colours))
    if options.frame and options.border == "none":
        raise BadOption(sentence("why-schlangennest-frame-needs-border"))


def _check_size(agreement: Agreement) -> None:
    size = agreement.options.size
    if size == RECOMMENDED:
        return
    if agreement.options.border == "none":
        raise BadOption(sentence("why-schlangennest-no-border-no-size"))
    if size not in (*LEVELS[agreement.colours], *SIZES[agreement.colours]):
        message = "why-schlangennest-size-unknown"
        known = ", ".join(SIZES[agreement.colours]).replace("x", " × ")
        raise BadOption(sentence(message, snakes=agreement.colours, known=known))
