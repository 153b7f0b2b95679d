"""A moment of a game in progress: who acts, the numbers of the moves, and how it came about.

Numbers come from the game's engine; its position is worked out by the rules when somebody asks.
"""

from array import array
from bisect import bisect, bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random

from serpentry.catalogue import set_up
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.research.courses import Course, course_of
from serpentry.research.past import Begun, Past, PastEvent, Recalled
from serpentry.research.payoffs import BareOutcome
from serpentry.research.refusals import NO_MOVE
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame, Json
from serpentry.tabletop.helpers.given import shown, whole
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.refusal import Illegal, IllegalMove, refuse

OTHERS: dict[int, Actor | None] = {CHANCE_ACTS: CHANCE, OVER: None}
"""The actor when no seat acts, by the numbers of kernels."""

MANY_PARTS = 4096
"""Odds out of more are rare, and a list of all fractions would be too long to keep."""


@lru_cache(maxsize=256)
def parts(total: int) -> list[float]:
    """Fractions of a whole, by the number of parts: most draws are out of a few hundred."""
    return [0.0, *(count / total for count in range(1, total + 1))]


class Moment:
    """A value: playing gives a new moment. Copying gives the same one; pickling keeps the moves.

    A moment that nobody else needs can become the next one itself, with `further`.
    """

    __slots__ = ("_past", "_since", "acts", "course", "game", "is_shared")

    def __init__(self, game: AnyGame, past: Past, course: Course) -> None:
        self.game, self._past, self.course = game, past, course
        self._since = list[int]()
        self.acts = course.acts
        """The actor, as kernels number it."""
        self.is_shared = False
        """Whether somebody else may have it too: copies are the moment itself."""

    @property
    def actor(self) -> Actor | None:
        """Whose move it is."""
        acts = self.acts
        return acts if acts >= 0 else OTHERS[acts]

    @property
    def past(self) -> Past:
        """How it came about; the numbers that were only noted become events."""
        if self._since:
            past = self._past
            for number in self._since:
                past = PastEvent(past, number)
            self._past, self._since = past, []
        return self._past

    @classmethod
    def first(cls, game: AnyGame) -> "Moment":
        """The moment before anything has happened."""
        return cls.begun(game, Begun(game.rules.start()))

    @classmethod
    def begun(cls, game: AnyGame, begun: Begun) -> "Moment":
        """The moment at which somebody's knowledge of a game begins."""
        return cls(game, begun, course_of(game, begun.position))

    @property
    def position(self) -> object:
        """What is there, by the rules."""
        return self.past.position_in(self.game)

    @property
    def numbers(self) -> "array[int]":
        """The numbers of the legal moves, or of the draws, ascending."""
        return self.course.numbers

    @property
    def odds(self) -> list[tuple[int, float]]:
        """The draws by ascending number, with their probabilities."""
        weights = self.course.weights
        total = sum(weights)
        shares = parts(total).__getitem__ if total < MANY_PARTS else total.__rtruediv__
        return list(zip(self.numbers.tolist(), map(shares, weights), strict=True))

    def allows(self, number: int) -> bool:
        """Whether a number is that of a legal move or draw."""
        numbers = self.course.numbers
        at = bisect_left(numbers, number)
        return at < len(numbers) and numbers[at] == number

    def move(self, number: int) -> object:
        """The move or draw of a number, legal or not; None if it means nothing here."""
        return self.game.numbering.move(self.position, number)

    def play_number(self, given: object) -> "Moment":
        """The moment after the legal move or draw of a number; IllegalMove for any other."""
        number = given if type(given) is int else whole(given)
        if number is None or not self.allows(number):
            raise IllegalMove(self.refused(given))
        return self._after(number)

    def further(self, number: int) -> "Moment":
        """The same, where nobody asks for this moment any more: it is used again unless shared."""
        course = self.course
        numbers = course.numbers
        at = bisect_left(numbers, number)
        if self.is_shared or at == len(numbers) or numbers[at] != number:
            return self.play_number(number)
        self._since.append(number)
        self.course = course = course.further(number)
        self.acts = course.acts
        return self

    def _after(self, number: int) -> "Moment":
        """The same, of a number that is known to be legal: compiled code doesn't look again."""
        return Moment(self.game, PastEvent(self.past, number), self.course.after(number))

    def refused(self, given: object) -> Illegal:
        """The game's own refusal if a number means a move here, else that it means none."""
        number = whole(given)
        if number is None:
            return refuse(NO_MOVE, "why-no-number", given=shown(given))
        move = self.move(number)
        illegal = None if move is None else self.game.rules.why_illegal(self.position, move)
        return illegal or refuse(NO_MOVE, "why-no-move-of-number", number=shown(number))

    def play(self, move: object) -> "Moment":
        """The moment after a legal move or draw."""
        number = self.game.numbering.number(self.position, move)
        return Moment(self.game, PastEvent(self.past, number, move), self.course.after(number))

    def past_chance(self, rng: Random) -> "Moment":
        """The first moment from here on in which chance is not to act, drawn with true odds."""
        moment = self
        while moment.acts == CHANCE_ACTS:
            weights = moment.course.weights
            ticket = rng.randrange(sum(weights))
            moment = moment._after(moment.numbers[bisect([*accumulate(weights)], ticket)])
        return moment

    def view(self, seat: Seat | None) -> object:
        """What the seat may see."""
        return self.game.secrets.view(self.position, seat)

    def result(self) -> BareOutcome | None:
        """The winners and which scores, if the game is over."""
        return self.course.result() if self.acts == OVER else None

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has, with the reason."""
        return self.game.rules.outcome(self.position) if self.acts == OVER else None

    def seen(self, seat: Seat | None) -> Iterator[str]:
        """Every event so far as the seat saw it."""
        return self.past.seen(self.game, seat)

    def recalled(self, seat: Seat) -> list[Recalled]:
        """Every event so far as numbers, without what the seat could not see."""
        return self.past.recalled(self.game, seat)

    def imagined(self, seat: Seat, rng: Random) -> "Moment":
        """A moment that looks the same to a seat, in which what it can't see is dealt again."""
        position = self.game.secrets.imagine(self.view(seat), seat, rng)
        known = Begun(position, seat, tuple(self.seen(seat)), tuple(self.recalled(seat)))
        return Moment.begun(self.game, known)

    def shared(self) -> "Moment":
        """Itself, for one more who has it."""
        self.is_shared = True
        return self

    def __deepcopy__(self, memo: object) -> "Moment":
        return self.shared()

    def __reduce__(self) -> tuple[object, ...]:
        game, begun, events = self.game, self.past.first, self.past.events()
        moves = [game.codec.move_json(one.move_in(game)) for one in events]
        start = None if begun.witness is None else game.codec.position_json(begun.position)
        about = game.name, game.version, game.seats, game.options_json
        return replayed, (*about, moves, start, begun.witness, begun.told, begun.known)


def replayed(
    name: str,
    version: str,
    seats: int,
    options: dict[str, Json],
    moves: Iterable[Json],
    start: Json = None,
    witness: Seat | None = None,
    told: Sequence[str] = (),
    known: Sequence[Recalled] = (),
) -> Moment:
    """The moment after these moves, from the start or from an imagined position."""
    game = set_up(name, seats, options, version)
    moment = Moment.first(game)
    if witness is not None:
        position = game.codec.position_from(start)
        moment = Moment.begun(game, Begun(position, witness, tuple(told), tuple(known)))
    for move in moves:
        moment = moment.play(game.codec.move_from(move))
    return moment
