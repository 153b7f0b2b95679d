"""Positions that teach a principle, from games of strong players and from puzzles.

Of two moves one keeps to a principle and the other breaks it; the judge says what each is worth. A
position is taken if the one that keeps to it is the best that there is, and the other a mistake at
least. A look is equally far on every machine.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from bench.collecting import Row
from bench.following.choice import Choice

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.players import find_player
from serpentry.puzzles.puzzle import Puzzle, texts_of
from serpentry.puzzles.replaying import turns_of
from serpentry.review.grades import LIMITS
from serpentry.review.judges import is_foreseeable, judge_of, looks_of, raw_look
from serpentry.review.value import Value
from serpentry.review.valuing import PositionJudge
from serpentry.search.budget import Simulations
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import draw, random_move
from tools.teaching.principles import PRINCIPLES, Principle

LEVEL = 1
"""As lessons are judged."""
PLAYER = "level6"
MISTAKE = LIMITS[1]
RIVALS = 2
"""Of the moves that look best so many are judged."""
TRIED = 2
"""Of a game so many positions are judged for a principle, until one will do."""

Seen = list[tuple[float, Any]]
"""Moves, and each one's part of the win at a first look; the best first."""
Spot = tuple[tuple[tuple[Any, Any], ...], Any]
"""What was played, and the position after it."""


class Weighing(Protocol):
    """Says what moves are worth to the seat to act."""

    clear: float
    """A first look has to see so much between two moves before they are judged: that takes long."""

    def seen(self, position: Any, seat: int) -> Seen:
        """All that there are, at a first look."""
        ...

    def values(self, position: Any, seat: int, moves: Sequence[Any]) -> list[Value]:
        """What some of them are worth."""
        ...


class Foreseen:
    """Where nothing is left to luck: by lines that both sides prefer."""

    clear = 0.18

    def __init__(self, game: AnyGame, level: int) -> None:
        self.game, self.judge = game, PositionJudge(game, judge_of(game), level)

    def seen(self, position: Any, seat: int) -> Seen:
        """By one search."""
        look = at_once(self.judge.look(position))
        return _ranked((one.results[seat], one.move) for one in look.found.candidates)

    def values(self, position: Any, seat: int, moves: Sequence[Any]) -> list[Value]:
        """Those of the positions after them."""
        return [self.judge.value(self.game.rules.play(position, one)) for one in moves]


class Lucky:
    """Where luck is to come: each move by itself, as a review has it."""

    clear = 0.12

    def __init__(self, game: AnyGame, level: int) -> None:
        self.game, self.kind, self.level = game, judge_of(game), level

    def seen(self, position: Any, seat: int) -> Seen:
        """By one search, less far."""
        look = raw_look(self.game, position, seat, self.kind, self.level - 1)
        return _ranked((one.results[seat], one.move) for one in look.found.candidates)

    def values(self, position: Any, seat: int, moves: Sequence[Any]) -> list[Value]:
        """By searches of each of them alone."""
        budget = Simulations(looks_of(self.kind, self.level))
        known = Adviser(budget).evaluated(self.game, position, seat, budget, tuple(moves))
        return [known.weighed(one).made_value.value for one in moves]


def _ranked(moves: Any) -> Seen:
    return sorted(moves, key=lambda pair: pair[0], reverse=True)


class Seeking:
    """A game of strong players, and the positions of it that teach something."""

    def __init__(self, name: str, seed: int, level: int = LEVEL) -> None:
        self.game: AnyGame = set_up(name, 2, {})
        foreseen = is_foreseeable(self.game)
        self.judge: Weighing = (Foreseen if foreseen else Lucky)(self.game, level)
        self.rng = Random(f"course {name} {seed}")
        self.principles = PRINCIPLES[name]

    def in_puzzle(self, puzzle: Puzzle) -> Iterator[Row]:
        """What the position of a puzzle teaches."""
        start, _ = turns_of(self.game, puzzle)
        for principle in self.principles:
            if principle.name in puzzle.themes:
                yield from self._taught(principle, [start])

    def found(self) -> Iterator[Row]:
        """One position at most for each principle."""
        line = list(self._played())
        self.rng.shuffle(line)
        for principle in self.principles:
            yield from self._taught(principle, line)

    def _played(self) -> Iterator[Spot]:
        """The positions with a choice, each with what led to it."""
        game, position, past = self.game, self.game.rules.start(), tuple[tuple[Any, Any], ...]()
        player, chosen = find_player(PLAYER), 0
        while (seat := game.rules.to_act(position)) is not None:
            if seat is CHANCE:
                move = draw(game.rules, position, self.rng)
            else:
                assert isinstance(seat, int)
                if len(game.rules.moves(position)) > 1:
                    yield past, position
                move = random_move(game.rules, position, seat, self.rng)
                if chosen >= game.seats or game.is_rash(position, move):
                    move = player.choose(game, position, seat, self.rng)
                chosen += 1
            position, past = game.rules.play(position, move), (*past, (seat, move))

    def _taught(self, principle: Principle, line: Sequence[Spot]) -> Iterator[Row]:
        tried = 0
        for past, position in line:
            pair = self._pair(principle, position)
            if pair is None:
                continue
            tried += 1
            row = self._judged(principle, past, position, *pair)
            if row is not None:
                yield row
                return
            if tried == TRIED:
                return

    def _pair(self, principle: Principle, position: Any) -> tuple[Any, Any] | None:
        """The move that looks best, and the best of those that break the principle."""
        seat = seat_at(self.game, position)
        choices = [
            Choice(self.game, position, seat, one) for one in self.game.rules.moves(position)
        ]
        marks = {one.move: principle.tip(one) for one in choices if principle.isolates(one)}
        if len(set(marks.values())) < 2:  # nothing to be kept or broken; no look is needed
            return None
        (most, best), *others = self.judge.seen(position, seat)
        if best not in marks:
            return None
        worse = [one for share, one in others if share <= most - self.judge.clear]
        broken = [one for one in worse if marks.get(one, marks[best]) < marks[best]]
        return (best, broken[0]) if broken else None

    def _judged(
        self, principle: Principle, past: Any, position: Any, best: Any, wrong: Any
    ) -> Row | None:
        """What is told of a position; None where the judge sees it otherwise than at first."""
        game, seat = self.game, seat_at(self.game, position)
        ranked = [one for _, one in self.judge.seen(position, seat)[:RIVALS] if one != best]
        *liked, value = self.judge.values(position, seat, [best, *ranked, wrong])
        worth = zip(liked, [best, *ranked], strict=True)
        most, right = max(worth, key=lambda pair: pair[0].order(seat))
        kept, broken = (Choice(game, position, seat, one) for one in (right, wrong))
        lost = most.results[seat] - value.results[seat]
        if lost < MISTAKE or not (principle.isolates(kept) and principle.shows(kept)):
            return None
        if principle.tip(kept) <= principle.tip(broken):
            return None
        return {
            "principle": principle.name,
            "moves": list(texts_of(game, past)),
            "right": game.notation.write(right),
            "wrong": game.notation.write(wrong),
            "chances": [round(one.results[seat], 3) for one in (most, value)],
        }


def seat_at(game: AnyGame, position: Any) -> int:
    """Who is to move."""
    seat = game.rules.to_act(position)
    assert isinstance(seat, int)
    return seat
