"""Opening books from self-play: `python -m tools.book GAME --games N` writes a game's anew.

Each player plays N games against itself with each set-up (or the first N, the second M, where two
numbers are given): one half is free, in the other half the first moves take turns. Every game is
kept as a line under `build/openings`, so that a run that was interrupted goes on where it stopped,
and more games are added to those there are. Then the judge says what each move is worth; with
`--judge` it is only asked again. Of a game in which chance begins it is counted how
often two games begin alike; it gets no book. With OMP_NUM_THREADS=1 a busy machine is faster.
"""

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.strength.solved import Proof

from serpentry.catalogue import set_up
from serpentry.openings.book import (
    FirstMove,
    OpeningBook,
    OpeningMove,
    OpeningSetUp,
    book_of,
    write_book,
)
from serpentry.players.roster import find_player
from serpentry.review.judges import judge_of
from serpentry.review.valuing import PositionJudge
from serpentry.solved import verdict_of
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import draw
from tools.alike import Likeness

ROOT = Path(__file__).parents[1]
BOOKS = ROOT / "src" / "serpentry" / "openings" / "books"
RUNS = ROOT / "build" / "openings"
SET_UPS: dict[str, list[dict[str, Json]]] = {
    "snekagon": [{"board_side": side} for side in (6, 5, 4)],
}
"""Where not only the usual options have openings."""
PROVED = (("snekagon", {"board_side": 5}), ("snekagon", {"board_side": 4}))
"""Who wins after each first move is known or quickly proved; side 3 is no option of the game."""
PLAYERS = {"schlangennest": ("level7@200", "level8@800")}
USUAL_PLAYERS = ("level7@1500", "level9@8")
"""Budgets are given, so that a book means the same when levels change."""
MOST_TRIED, MOST_SHOWN, MOST_ANSWERS = 12, 24, 6
"""First moves that are tried in turn, first moves in a book, and answers to each."""
SEATS = 2


class Played(NamedTuple):
    """How a game began, and what the first seat had of it."""

    options: dict[str, Json]
    player: str
    number: int
    is_free: bool
    moves: tuple[str, str]
    points: float


class Run:
    """The games of one set-up."""

    def __init__(self, name: str, options: dict[str, Json], file: Path) -> None:
        self.name, self.options, self.file = name, options, file
        self.game: AnyGame = set_up(name, SEATS, dict(options))
        self.start = self.game.rules.start()
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        everything = [json.loads(line) for line in lines]
        mine = [one for one in everything if one["options"] == options]
        games = [one | {"moves": tuple(one["moves"])} for one in mine if "moves" in one]
        self.played = [Played(**one) for one in games]
        self.proofs = {one["first"]: one["answer"] for one in mine if "answer" in one}

    def keep(self, line: dict[str, object]) -> None:
        """Write down a line of the run."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    @cached_property
    def likeness(self) -> Likeness:
        """What is alike here."""
        return Likeness(self.game)

    @cached_property
    def kinds(self) -> list[list[Any]]:
        """The first moves, those together that are alike."""
        return [*self.likeness.kinds_of_moves(self.start, []).values()]

    @cached_property
    def kind_of(self) -> dict[str, int]:
        """By what is written, the number of the kind of a first move."""
        write = self.game.notation.write
        return {write(move): at for at, kind in enumerate(self.kinds) for move in kind}

    def go_on(self, games: Mapping[str, int]) -> None:
        """Play what is missing: free games first, as they say which first moves to try."""
        for is_free in (True, False):
            for player, count in games.items():
                done = {one.number for one in self.played if one[1:4:2] == (player, is_free)}
                for number in sorted({*range(count // 2)} - done):
                    self._play(player, number, is_free)

    def _play(self, player: str, number: int, is_free: bool) -> None:
        rng = Random(f"{self.name} {self.options} {player} {number} {is_free}")
        first = None if is_free else self._tried[number % len(self._tried)]
        moves, points = one_game(self.game, player, rng, first)
        found = Played(self.options, player, number, is_free, moves, points)
        self.played.append(found)
        self.keep(found._asdict())

    @cached_property
    def _tried(self) -> list[Any]:
        """All kinds of first moves, or those that were chosen most."""
        if len(self.kinds) <= MOST_TRIED:
            return [kind[0] for kind in self.kinds]
        free = Counter(self.kind_of[one.moves[0]] for one in self.played if one.is_free)
        return [self.kinds[at][0] for at, _ in free.most_common(MOST_TRIED)]

    def prove(self) -> None:
        """Prove that every first move loses to an answer, where it does."""
        for kind in self.kinds:
            text = self.game.notation.write(kind[0])
            if text not in self.proofs:
                self.proofs[text] = self._beaten_by(self.game.rules.play(self.start, kind[0]))
                self.keep({"options": self.options, "first": text, "answer": self.proofs[text]})

    def _beaten_by(self, position: Any) -> str:
        """The answer that wins, looked up or proved; nothing if there is none."""
        known = verdict_of(self.game.options, position)
        if known and known.move:
            return self.game.notation.write(known.move)
        proof = Proof(self.game, 1)
        return proof.best if proof.wins(position) else ""

    def told(self, players: Sequence[str]) -> OpeningSetUp:
        """What came of it."""
        free = _choices([one for one in self.played if one.is_free], players)
        every = [self._first(kind, players) for kind in self.kinds]
        known = [one for one in every if one.opening.games or one.opening.proved]
        known.sort(key=lambda one: (-one.opening.mean_share(free), -one.opening.games))
        options = dict(self.game.board.options())
        games = len(self.played)
        given = dict(self.options)
        first = tuple(known[:MOST_SHOWN])
        return OpeningSetUp(given, options, tuple(players), free, games, first)

    def _first(self, kind: Sequence[Any], players: Sequence[str]) -> FirstMove:
        write = self.game.notation.write
        texts = {write(move): self._cells(self.start, move) for move in kind}
        played = [one for one in self.played if one.moves[0] in texts]
        text = write(kind[0])
        proof = self.proofs.get(text, "")
        opening = OpeningMove(
            text,
            texts[text],
            _choices([one for one in played if one.is_free], players),
            len(played),
            sum(one.points for one in played),
            "loss" if proof else "",
        )
        answers = tuple(self._answers(kind[0], played, players, proof)) if played or proof else ()
        return FirstMove(opening, texts, answers)

    def _answers(
        self, first: Any, played: Sequence[Played], players: Sequence[str], proof: str
    ) -> list[OpeningMove]:
        """The answers that were chosen most, each turned to fit the first move that is shown."""
        game, likeness = self.game, self.likeness
        position = game.rules.play(self.start, first)
        kinds = likeness.kinds_of_moves(position, [first])
        found: dict[str, list[Played]] = {key: [] for key in kinds}
        for one in played:
            found[self._key(one.moves)].append(one)
        winning = self._key((game.notation.write(first), proof)) if proof else ""
        answers = []
        for key, games in found.items():
            if games or key == winning:
                move = kinds[key][0]
                chosen = _choices(games, players)
                points = sum(1 - one.points for one in games)
                proved = "win" if key == winning else ""
                cells, text = self._cells(position, move), game.notation.write(move)
                answers.append(OpeningMove(text, cells, chosen, len(games), points, proved))
        answers.sort(key=lambda one: (not one.proved, -one.games))
        return sorted(answers[:MOST_ANSWERS], key=lambda one: -one.games)

    def _key(self, texts: tuple[str, str]) -> str:
        """What answers are told apart by."""
        position, moves = self.start, list[Any]()
        for text in texts:
            moves.append(self.game.notation.read(text))
            position = self.game.rules.play(position, moves[-1])
        return self.likeness.key(position, moves)

    def _cells(self, position: Any, move: Any) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(map(int, cell)) for cell in self.game.board.cells(position, move))


def judged(name: str, known: OpeningSetUp) -> OpeningSetUp:
    """The same with what the judge says of each move that nothing is proved about."""
    game: AnyGame = set_up(name, SEATS, dict(known.given))
    judge = PositionJudge(game, judge_of(game))
    start = game.rules.start()

    def valued(one: OpeningMove, position: Any) -> OpeningMove:
        seat = game.rules.to_act(position)
        assert isinstance(seat, int)
        value = judge.value(game.rules.play(position, game.notation.read(one.move)))
        if value.proved or one.proved:
            return replace(one, proved=one.proved or _verdict(value.results[seat]), chance=None)
        return replace(one, chance=round(value.results[seat], 3))

    first_moves = list[FirstMove]()
    for one in known.first_moves:
        after = game.rules.play(start, game.notation.read(one.opening.move))
        answers = sorted((valued(answer, after) for answer in one.answers), key=_rank)
        first_moves.append(FirstMove(valued(one.opening, start), one.alike, tuple(answers)))
        print(f"  {one.opening.move}: {first_moves[-1].opening.worth:.3f}", flush=True)
    first_moves.sort(key=lambda one: _rank(one.opening))
    return replace(known, first_moves=tuple(first_moves))


def _rank(one: OpeningMove) -> float:
    """The best first; of equal ones the order stays, by how often they were chosen."""
    return -one.worth


def _verdict(result: float) -> str:
    """The word for a result that is proved."""
    return "win" if result == 1 else "draw" if result else "loss"


def _choices(games: Sequence[Played], players: Sequence[str]) -> tuple[int, ...]:
    """How many of the games each of the players played."""
    return tuple(sum(one.player == who for one in games) for who in players)


def one_game(game: AnyGame, name: str, rng: Random, first: Any) -> tuple[tuple[str, str], float]:
    """The first two moves of a game of a player against itself, and the first seat's points."""
    player, position, moves = find_player(name), game.rules.start(), list[str]()
    seated = [player.sit(game, seat) for seat in range(game.seats)]
    while (outcome := game.rules.outcome(position)) is None:
        seat = game.rules.to_act(position)
        assert isinstance(seat, int)
        view = game.secrets.view(position, seat)
        move = first if first is not None and not moves else seated[seat].choose(view, rng)
        moves.append(game.notation.write(move))
        position = game.rules.play(position, move)
    return (moves[0], moves[1]), 1 / len(outcome.winners) if 0 in outcome.winners else 0.0


def beginnings(name: str, games: int) -> Iterator[str]:
    """What the first seat sees when it first chooses, in random games: how chance began them."""
    game: AnyGame = set_up(name, SEATS, {})
    for number in range(games):
        rng, position = Random(number), game.rules.start()
        while not isinstance(seat := game.rules.to_act(position), int):
            position = game.rules.play(position, draw(game.rules, position, rng))
        yield json.dumps(game.codec.position_json(game.secrets.view(position, seat)))


def keep(book: OpeningBook) -> None:
    """Write it where the package finds it."""
    BOOKS.mkdir(parents=True, exist_ok=True)
    (BOOKS / f"{book.game}.json").write_text(write_book(book), encoding="utf-8")


def main() -> None:
    """Play, and write the book."""
    asked = ArgumentParser(prog="python -m tools.book")
    asked.add_argument("game")
    asked.add_argument("--games", type=int, nargs="+", default=[200], help="of each player")
    asked.add_argument("--judge", action="store_true", help="only ask the judge again")
    given = asked.parse_args()
    name, counts = given.game, given.games
    if given.judge:
        book = book_of(name)
        keep(replace(book, set_ups=tuple(judged(name, one) for one in book.set_ups)))
        return
    rules = set_up(name, SEATS, {}).rules
    if not isinstance(rules.to_act(rules.start()), int):
        ways = Counter(beginnings(name, counts[0]))
        most = max(ways.values())
        print(f"{name}: {counts[0]} games begin in {len(ways)} ways, the most usual {most} times")
        return
    players, set_ups = PLAYERS.get(name, USUAL_PLAYERS), list[OpeningSetUp]()
    for options in SET_UPS.get(name, [{}]):
        run = Run(name, options, RUNS / f"{name}.jsonl")
        for player in players:
            find_player(player).prepare(run.game)
        run.go_on(dict(zip(players, cycle(counts), strict=False)))
        if (name, options) in PROVED:
            run.prove()
        set_ups.append(judged(name, run.told(players)))
        print(f"{name} {options}: {len(run.played)} games", flush=True)
    made = f"python -m tools.book {name} --games {' '.join(map(str, counts))}"
    keep(OpeningBook(name, run.game.version, made, tuple(set_ups)))


if __name__ == "__main__":
    main()
