"""A player of your own in Python, watched: what it does wrong is a fault of its seat."""

from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, Generic

from serpentry.bots.bot_faults import BotFault
from serpentry.bots.conversation import GRACE_SECONDS, MOVE_SECONDS
from serpentry.bots.messages import SHOWN_LETTERS
from serpentry.engine.machines import HAS_THREADS
from serpentry.languages import Sentence, number, sentence
from serpentry.players.own_players import BadPlayer, raised_at
from serpentry.players.player import AnyPlayer, InOneStep
from serpentry.players.seated_player import AnySeatedPlayer
from serpentry.search.budget import Budget, Seconds
from serpentry.search.terms import FREE, Tell, Terms, tell_nobody
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.outcome import Outcome

OURS = "serpentry."
"""How the modules are called whose players are not watched."""


@dataclass(frozen=True)
class WatchedPlayer(InOneStep):
    """Asks a player that may crash, cheat or sleep, and turns each of these into a `BotFault`."""

    player: AnyPlayer
    budget: Budget | None = None

    @property
    def name(self) -> str:
        """The player's own."""
        return self.player.name

    @property
    def needs_engine(self) -> bool:
        """As the player says."""
        return self.player.needs_engine

    def within(self, budget: Budget) -> "WatchedPlayer":
        """The same player with a budget; a time is also watched."""
        return replace(self, player=self.player.within(budget), budget=budget)

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> Sentence | None:
        """Let it get ready; a player that can't has no game to lose yet."""
        try:
            return self.player.prepare(game, tell)
        except (Exception, SystemExit) as error:
            raise BadPlayer(f"The player '{self.name}' can't get ready: {_said(error)}") from error

    def sit(self, game: Game[P, M], seat: Seat) -> "WatchedSeat[P, M]":
        """Take a seat; whatever goes wrong here is reported when it is to move."""
        return WatchedSeat(self, game, seat)

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """One move; in a whole game it sits."""
        return self.sit(game, seat).choose(view, rng, terms)


class WatchedSeat(Generic[P, M]):
    """A watched player at one seat of one game."""

    def __init__(self, watched: WatchedPlayer, game: Game[P, M], seat: Seat) -> None:
        self.watched, self.game = watched, game
        self._fault: BotFault | None = None
        self._seated: AnySeatedPlayer | None = None
        try:
            self._seated = watched.player.sit(game, seat)
        except (Exception, SystemExit) as error:
            self._fault = self._crashed(error)

    @property
    def listens(self) -> bool:
        """As the player says."""
        return self._seated is not None and self._seated.listens

    def happened(self, actor: Actor, move: M) -> None:
        """Tell it, if it is still there."""
        if self._seated is not None and self._fault is None:
            try:
                self._seated.happened(actor, move)
            except (Exception, SystemExit) as error:
                self._fault = self._crashed(error)

    def choose(self, view: P, rng: Random, terms: Terms = FREE) -> M:
        """Its move; a BotFault if it does not answer with a legal one in time."""
        if self._fault is None:
            try:
                return self._checked(view, self._answer(view, rng, terms))
            except BotFault as fault:
                self._fault = fault
        raise self._fault

    def leave(self, outcome: Outcome | None = None) -> None:
        """Send it home; the game is over, so what it does wrong now costs it nothing."""
        if self._seated is not None:
            try:
                self._seated.leave(outcome)
            except (Exception, SystemExit):
                self._seated = None

    def _answer(self, view: P, rng: Random, terms: Terms) -> Any:
        """What it chooses, thought out beside us: Python can't end it, but need not wait for it.

        In browsers, which have no threads, it is waited for.
        """
        seated, answers = self._seated, SimpleQueue[tuple[Any, BaseException | None]]()
        assert seated is not None

        def think() -> None:
            try:
                answers.put((seated.choose(view, rng, terms), None))
            except BaseException as error:  # also sys.exit and Ctrl-C of its own
                answers.put((None, error))

        seconds = self._seconds(terms)
        until = monotonic() + seconds + GRACE_SECONDS
        late = self._failed(sentence("fault-late", seconds=number(seconds)))
        if HAS_THREADS:
            Thread(target=think, daemon=True).start()
        else:
            think()
        try:
            move, error = answers.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise late from None
        if not HAS_THREADS and monotonic() > until:
            raise late
        if isinstance(error, BotFault):
            raise error
        if error is not None:
            raise self._crashed(error) from error
        return move

    def _seconds(self, terms: Terms) -> float:
        budget = self.watched.budget
        own = budget.amount if isinstance(budget, Seconds) else MOVE_SECONDS
        return min(own, terms.seconds)

    def _checked(self, view: P, move: Any) -> M:
        """A move that is among the legal ones; what isn't a move at all is shown as Python does."""
        if any(type(move) is type(one) and move == one for one in self.game.rules.moves(view)):
            legal: M = move
            return legal
        try:
            illegal = self.game.rules.why_illegal(view, move)
            written = self.game.notation.write(move)
        except Exception:
            illegal = None
        if illegal is None:
            said = repr(move)[:SHOWN_LETTERS]
            raise self._failed(sentence("fault-not-legal", said=said))
        raise self._failed(sentence("fault-illegal", move=written, why=illegal.told))

    def _crashed(self, error: BaseException) -> BotFault:
        return self._failed(sentence("fault-crashed", error=_said(error)))

    def _failed(self, how: Sentence) -> BotFault:
        return BotFault(sentence("fault-of-bot", bot=self.watched.name, how=how))


def watched(player: AnyPlayer) -> AnyPlayer:
    """A player, watched unless it is one of ours, which have tests, or watched already."""
    if type(player).__module__.startswith(OURS):
        return player
    return WatchedPlayer(player)


def _said(error: BaseException) -> str:
    """An exception as Python shows it, on one line, and where in the bot's own file it was."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text[:SHOWN_LETTERS].rstrip(": .") + raised_at(error)
