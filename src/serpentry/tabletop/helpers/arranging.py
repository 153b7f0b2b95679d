"""Positions that were set up by hand: pieces in any order, then whose turn it is.

An arrangement is written as lines of a record (`0 d4`, `* house 2`): it can be read without knowing
the game. Each line is checked by the rules about where pieces may be; the order of turns is not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serpentry.languages import sentence
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.arranger import Arranger
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.numbers import whole_number
from serpentry.tabletop.refusal import Illegal, IllegalMove


@dataclass(frozen=True)
class Arrangement:
    """What was placed by hand, one line each: who, a blank, the move; and whose turn it is then."""

    laid: tuple[str, ...] = ()
    turn: Seat = 0


class NotArranged(SerpentryError):
    """A line of an arrangement that can't be, and why."""

    def __init__(self, number: int, line: str, illegal: Illegal) -> None:
        super().__init__(sentence("why-arranged", line=line, why=illegal.told))
        self.number, self.illegal = number, illegal


def arranger_of(game: Game[P, M]) -> Arranger[P]:
    """How pieces of a game are set up; refused where the game does not say."""
    if game.arranger is None:
        raise SerpentryError(sentence("why-no-arranger"))
    return game.arranger


def moves_for(game: Game[P, M], position: P, seat: Seat) -> list[M]:
    """Everything that can be placed for a seat, however the turns go."""
    ways = arranger_of(game).ways(position, seat)
    return list(dict.fromkeys(move for way in ways for move in game.rules.moves(way)))


def awaits_chance(game: Game[P, M], position: P) -> bool:
    """Whether chance has to settle something before anything can be placed."""
    return game.rules.to_act(position) is CHANCE and not arranger_of(game).ways(position, 0)


def place(game: Game[P, M], position: P, by: Actor, move: M) -> P:
    """The position with one more piece, or after chance has settled something; or IllegalMove."""
    return game.rules.play(way_for(game, position, by, move), move)


def way_for(game: Game[P, M], position: P, by: Actor, move: M) -> P:
    """The position in which the piece is placed; IllegalMove says why it can't be."""
    ways = [position] if by is CHANCE else _ways(game, position, by)
    for way in ways:
        if game.rules.why_illegal(way, move) is None:
            return way
    raise IllegalMove(_why_not(game, ways[0], move))


def _why_not(game: Game[P, M], way: P, move: M) -> Illegal:
    illegal = game.rules.why_illegal(way, move)
    assert illegal is not None
    return illegal


def _ways(game: Game[P, M], position: P, seat: Seat) -> Sequence[P]:
    """Where chance comes first, the position itself says so."""
    return arranger_of(game).ways(position, _checked(game, seat)) or [position]


def _checked(game: Game[P, M], seat: Seat) -> Seat:
    if not 0 <= seat < game.seats:
        raise BadText(sentence("why-arranged-seat", seat=seat, most=game.seats - 1))
    return seat


def laid_moves(game: Game[P, M], laid: Sequence[str]) -> Iterator[tuple[Actor, M]]:
    """Which seat places what, line by line; BadText if a line can't be read."""
    for line in laid:
        who, _, text = line.strip().partition(" ")
        by = CHANCE if who == "*" else whole_number(who)
        if by is None:
            raise BadText(sentence("why-arranged-line", line=line[:40]))
        yield by, game.notation.read(text.strip())


def after_placing(game: Game[P, M], laid: Sequence[str]) -> P:
    """The position with these pieces on the table, whichever seat's turn; or NotArranged."""
    position = game.rules.start()
    for number, (by, move) in enumerate(laid_moves(game, laid)):
        try:
            position = place(game, position, by, move)
        except IllegalMove as refused:
            raise NotArranged(number, laid[number], refused.illegal) from refused
    return position


def arranged(game: Game[P, M], arrangement: Arrangement | None) -> P:
    """Where play begins: at an arrangement, or at the start of the game."""
    if arrangement is None:
        return game.rules.start()
    position, seat = after_placing(game, arrangement.laid), _checked(game, arrangement.turn)
    return position if awaits_chance(game, position) else arranger_of(game).turn_of(position, seat)
