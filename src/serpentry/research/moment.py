"""A moment of a game in progress: its position, how it came about, and its moves by number."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from random import Random

from serpentry.catalogue import set_up
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame, Json
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.walk import draw


class Moment:
    """A value: playing gives a new moment. Copying gives the same one; pickling keeps the moves."""

    def __init__(
        self, game: AnyGame, position: object, before: "Moment | None", move: object
    ) -> None:
        self.game = game
        self.position = position
        self.before = before
        self.move = move

    @classmethod
    def first(cls, game: AnyGame) -> "Moment":
        """The moment before anything has happened."""
        return cls(game, game.rules.start(), None, None)

    @cached_property
    def actor(self) -> Actor | None:
        """Whose move it is."""
        return self.game.rules.to_act(self.position)

    @cached_property
    def moves(self) -> dict[int, object]:
        """The legal moves, or the draws, by ascending number."""
        listed = self.game.rules.moves(self.position)
        moves = list(listed) if self.actor is not CHANCE else [move for move, _ in self._draws]
        number = self.game.numbering.number
        return dict(sorted((number(self.position, move), move) for move in moves))

    @cached_property
    def odds(self) -> list[tuple[int, float]]:
        """The draws by ascending number, with their probabilities."""
        weights = {self.game.numbering.number(self.position, one): of for one, of in self._draws}
        total = sum(weights.values())
        return [(number, weights[number] / total) for number in sorted(weights)]

    @cached_property
    def _draws(self) -> list[tuple[object, int]]:
        return list(self.game.rules.draws(self.position))

    def play(self, move: object) -> "Moment":
        """The moment after a legal move or draw."""
        return Moment(self.game, self.game.rules.play(self.position, move), self, move)

    def past_chance(self, rng: Random) -> "Moment":
        """The first moment from here on in which chance is not to act, drawn with true odds."""
        moment = self
        while moment.actor is CHANCE:
            moment = moment.play(draw(self.game.rules, moment.position, rng))
        return moment

    def view(self, seat: Seat | None) -> object:
        """What the seat may see."""
        return self.game.secrets.view(self.position, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.rules.outcome(self.position)

    def history(self) -> Iterator["Moment"]:
        """All moments up to this one, the first first."""
        moments, moment = [self], self
        while moment.before is not None:
            moment = moment.before
            moments.append(moment)
        return reversed(moments)

    def seen(self, seat: Seat | None) -> Iterator[str]:
        """Every event so far as the seat saw it."""
        for moment in self.history():
            if moment.before is not None:
                place = moment.before.position
                seen = self.game.secrets.view_move(place, moment.move, seat)
                yield self.game.notation.write(seen)

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        game = self.game
        moves = [game.codec.move_json(one.move) for one in self.history() if one.before]
        return replayed, (game.name, game.version, game.seats, game.options_json, moves)


def replayed(
    name: str, version: str, seats: int, options: dict[str, Json], moves: Iterable[Json]
) -> Moment:
    """The moment after these moves."""
    moment = Moment.first(set_up(name, seats, options, version))
    for move in moves:
        moment = moment.play(moment.game.codec.move_from(move))
    return moment
