"""Random games beside their referees, and whether each sentence said at them is true."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from serpentry.languages import Fact, Sentence
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_move
from tests.proofs.told.courts import COURTS, Court
from tests.proofs.told.scene import Scene
from tests.proofs.told.set_ups import some_set_up

WORDS = ("word-", "place-", "board-", "why-")
"""Names of things that a sentence speaks of: whatever proves it reads them."""
SELDOM = 5
"""What can't be used by those who don't act is looked at once in this many positions."""
TRIED = 5
"""This many moves are tried where the one is wanted that has the rarest things said of it."""
SAID = 3
"""Of this many moves in a position the sentences are checked."""


@dataclass
class Told:
    """The sentences in some games: how often each key was found true, and what is not so."""

    true: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)
    games: int = 0

    def unsaid(self, name: str) -> list[str]:
        """The keys of a game that have a proof and were never said."""
        known = [key for key in COURTS[name].proofs if key not in self.true]
        return [key for key in known if f"-{name}-" in key or name[:4] not in key]

    def judge(self, court: Court, scene: Scene, said: Sentence, where: str) -> None:
        """Hold a sentence and all that it consists of against the table."""
        for one in _parts(said):
            proof = court.proofs.get(one.key)
            if proof is None:
                self.false.append(f"{one.key} has no proof: {where}")
            elif proof(scene, one.facts):
                self.true[one.key] += 1
            else:
                self.false.append(f"{one.key} {one.json()['facts']} is false: {where}")


def _parts(said: Sentence) -> Iterator[Sentence]:
    yield said
    for fact in said.facts.values():
        yield from _within(fact)


def _within(fact: Fact) -> Iterator[Sentence]:
    if isinstance(fact, tuple):
        for one in fact:
            yield from _within(one)
    elif isinstance(fact, Sentence) and not fact.key.startswith(WORDS):
        yield from _parts(fact)


class Play:
    """One game, told to all who sit at it and to somebody who looks on."""

    def __init__(self, game: AnyGame, seed: str, met: Counter[str] | None = None) -> None:
        self.game, self.met = game, met
        self.court, self.rng, self.seed = COURTS[game.name], Random(seed), seed
        self.curls = game.name == "schlangennest" and self.rng.random() < 0.5
        """Whether snakes are led back to themselves: by chance they are hardly ever closed."""
        self.options = self.game.board.options()
        self.told = Told(games=1)
        self.written = list[str]()
        self.promises = list[tuple[str, Callable[[Any], bool]]]()

    def play(self) -> Told:
        """The whole game."""
        game = self.game
        position, now = game.rules.start(), self.court.witness(game.seats, self.options)
        while (actor := game.rules.to_act(position)) is not None:
            assert now.to_act == ("chance" if actor is CHANCE else actor)
            self._look(position, now)
            move = self._chosen(position, actor, now)
            after, then = game.rules.play(position, move), now.after(game.codec.move_json(move))
            self.written.append(game.notation.write(move))
            self._happened(position, move, after, now, then)
            for name, holds in self.promises:
                self._hold(holds(then), name)
            position, now = after, then
        assert now.to_act is None
        self._look(position, now)
        for listener in self._listeners():
            scene = Scene(game.seats, self.options, listener, now)
            self._judge(scene, game.narrator.ended(position, listener))
            outcome = game.rules.outcome(position)
            assert outcome is not None
            self._judge(scene, [outcome.reason])
        return self.told

    def _chosen(self, position: Any, actor: Actor, now: Any) -> Any:
        """Any move; where rare sentences are wanted, the one of some that they describe."""
        rules = self.game.rules
        if actor is CHANCE or self.met is None:
            return random_move(rules, position, actor, self.rng)
        if self.curls:
            write = self.game.codec.move_json
            return min(rules.moves(position), key=lambda one: now.curl(write(one)))
        return min(self._some(position, TRIED), key=lambda move: self._rarest(position, move))

    def _some(self, position: Any, count: int) -> list[Any]:
        """Some moves or draws that are possible, with the last one, which is often another kind."""
        rules = self.game.rules
        if rules.to_act(position) is CHANCE:
            moves = [move for move, _ in rules.draws(position)]
        else:
            moves = list(rules.moves(position))
        return [*self.rng.sample(moves, min(count, len(moves))), *moves[-1:]]

    def _rarest(self, position: Any, move: Any) -> int:
        """How often the rarest of what would be shown was shown so far."""
        narrator, after = self.game.narrator, self.game.rules.play(position, move)
        said = [
            *narrator.happened(position, move, after, None),
            *narrator.passed(position, move, after, None),
            *narrator.task(after, None),
        ]
        assert self.met is not None
        return min(self.met[one.key] for one in said)

    def _listeners(self) -> list[int | None]:
        return [None, *range(self.game.seats)]

    @property
    def _where(self) -> str:
        return f"{self.seed}: {self.game.seats} {self.game.options_json} {self.written}"

    def _hold(self, is_so: bool, name: str) -> None:
        if not is_so:
            self.told.false.append(f"{name}: {self._where}")

    def _judge(self, scene: Scene, told: Any) -> None:
        for one in told:
            self.told.judge(self.court, scene, one, self._where)
        self.promises += scene.promises
        scene.promises.clear()

    def _look(self, position: Any, now: Any) -> None:
        """The sentences about a position."""
        game, narrator = self.game, self.game.narrator
        for listener in self._listeners():
            view = game.secrets.view(position, listener)
            there = game.codec.position_json(view)
            scene = Scene(game.seats, self.options, listener, now, there=there)
            self._judge(scene, [narrator.turn(view, listener), *narrator.task(view, listener)])
            self._judge(scene, narrator.more(view, listener))
            if listener is not None and (listener == now.to_act or not self.rng.randrange(SELDOM)):
                for piece, why in narrator.barred(view, listener).items():
                    self._judge(replace(scene, piece=piece), [why])
            summary = narrator.summary(view, listener)
            self._judge(scene, summary)
            keys = [one.key for one in summary]
            self._hold(self.court.whole(scene, keys), f"{keys} leaves something out")
        for move in self._some(position, SAID):
            asked = game.codec.move_json(move)
            scene = Scene(game.seats, self.options, None, now, now, asked)
            self._judge(scene, [narrator.said(position, move)])

    def _happened(self, before: Any, move: Any, after: Any, was: Any, now: Any) -> None:
        """The sentences about a move."""
        game, asked = self.game, self.game.codec.move_json(move)
        for listener in self._listeners():
            views = [game.secrets.view(one, listener) for one in (before, after)]
            seen = game.secrets.view_move(before, move, listener)
            scene = Scene(game.seats, self.options, listener, now, was, asked)
            told = game.narrator.happened(views[0], seen, views[1], listener)
            self._judge(scene, told)
            self._judge(scene, game.narrator.passed(views[0], seen, views[1], listener))


def play_many(box: AnyBox, games: int, seed: int) -> Told:
    """The sentences in many games: at random, and after each one that seeks what is rare."""
    told = Told()
    for number in range(games):
        name = f"{box.name} {seed} {number}"
        game = some_set_up(box, number // 2, Random(name))
        one = Play(game, name, told.true if number % 2 else None).play()
        told.true += one.true
        told.false += one.false
        told.games += 1
    return told
