"""Our players speak GTP, version 2, in games of two: what programs for Go understand.

Black is seat 0 and white seat 1; moves are written as in records. What chance does is a colour of
its own: `genmove chance` draws, `play chance …` tells what was drawn elsewhere. A seat that is
skipped, or a game that is over, is a pass.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from inspect import signature
from random import Random
from typing import Any

from serpentry.players.player import AnyPlayer
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadSeats, BadText, SerpentryError
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import draw
from serpentry.tabletop.text import plain
from serpentry.version import __version__

Say = Callable[[str], None]
ACTORS: dict[str, Actor] = {"b": 0, "black": 0, "w": 1, "white": 1, "c": CHANCE, "chance": CHANCE}
PASS = "pass"
SEATS = 2


class Board:
    """A game between two, as far as it was told."""

    def __init__(self, game: AnyGame, player: AnyPlayer, rng: Random) -> None:
        if game.seats != SEATS:
            raise BadSeats(f"GTP is for two players, not for {game.seats}.")
        self.game, self.player, self.rng = game, player, rng
        self.positions: list[Any] = [game.rules.start()]
        player.prepare(game)

    @property
    def position(self) -> Any:
        """What lies there."""
        return self.positions[-1]

    def protocol_version(self) -> str:
        """The second."""
        return "2"

    def name(self) -> str:
        """Who plays, and what."""
        return f"Serpentry {self.player.name}, {self.game.name}"

    def version(self) -> str:
        """Of the package."""
        return __version__

    def known_command(self, command: str) -> str:
        """Whether a command is one of these."""
        return "true" if command in COMMANDS else "false"

    def list_commands(self) -> str:
        """All of them."""
        return "\n".join(COMMANDS)

    def quit(self) -> str:
        """The last command."""
        return ""

    def boardsize(self, size: str) -> str:
        """Boards are chosen when the program is started."""
        raise BadText(f"unacceptable size: options of {self.game.name} are given at the start")

    def komi(self, points: str) -> str:
        """There is none."""
        return ""

    def clear_board(self) -> str:
        """Begin anew."""
        self.positions = self.positions[:1]
        return ""

    def play(self, colour: str, *move: str) -> str:
        """A move was made."""
        self._play(_actor(colour), " ".join(move))
        return ""

    def genmove(self, colour: str) -> str:
        """Make a move."""
        actor, rules, written = _actor(colour), self.game.rules, PASS
        if rules.to_act(self.position) == actor:
            written = self.game.notation.write(self._chosen(actor))
        self._play(actor, written)
        return written

    def undo(self) -> str:
        """Take the last move back."""
        if len(self.positions) == 1:
            raise BadText("cannot undo")
        self.positions.pop()
        return ""

    def showboard(self) -> str:
        """The table for people; without its empty lines, as one would end the answer."""
        lines = plain(self.game.face.text(self.position)).splitlines()
        return "\n".join(["", *(line for line in lines if line.strip())])

    def final_score(self) -> str:
        """By how much who has won."""
        outcome = self.game.rules.outcome(self.position)
        if outcome is None:
            raise BadText("cannot score")
        if len(outcome.winners) > 1:
            return "0"
        (winner,) = outcome.winners
        return f"{'BW'[winner]}+{outcome.scores[winner] - outcome.scores[1 - winner]}"

    def _chosen(self, actor: Actor) -> Any:
        if actor is CHANCE:
            return draw(self.game.rules, self.position, self.rng)
        view = self.game.secrets.view(self.position, actor)
        return self.player.choose(self.game, view, actor, self.rng)

    def _play(self, actor: Actor, written: str) -> None:
        rules, position = self.game.rules, self.position
        its_turn = rules.to_act(position) == actor
        with suppress(BadText):
            move = self.game.notation.read(written)
            if its_turn and rules.why_illegal(position, move) is None:
                self.positions.append(rules.play(position, move))
                return
        if its_turn or written.lower() != PASS:
            raise BadText("illegal move")
        self.positions.append(position)


COMMANDS = sorted(name for name in vars(Board) if not name.startswith("_") and name != "position")


def speak_gtp(
    game: AnyGame, player: AnyPlayer, lines: Iterable[str], say: Say, rng: Random
) -> None:
    """Answer every command, until the last."""
    board = Board(game, player, rng)
    for line in lines:
        words = line.partition("#")[0].split()
        number = words.pop(0) if words and words[0].isdecimal() else ""
        if not words:
            continue
        try:
            say(f"={number} {_answer(board, *words)}".rstrip() + "\n")
        except SerpentryError as mistake:
            say(f"?{number} {mistake}\n")
        if words[0] == "quit":
            return


def _answer(board: Board, command: str, *given: str) -> str:
    if command not in COMMANDS:
        raise BadText("unknown command")
    deed = getattr(board, command)
    try:
        signature(deed).bind(*given)
    except TypeError as error:
        raise BadText("syntax error") from error
    answer: str = deed(*given)
    return answer


def _actor(colour: str) -> Actor:
    if colour.lower() not in ACTORS:
        raise BadText("syntax error")
    return ACTORS[colour.lower()]
