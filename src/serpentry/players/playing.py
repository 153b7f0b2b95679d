"""A whole game: chance draws, and each player chooses from what its seat may see."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from serpentry.languages import sentence
from serpentry.players.player import Player
from serpentry.players.roster import find_player
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import BadSeats, SerpentryError
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.record import Record, record_of, result_text
from serpentry.tabletop.walk import walk


@dataclass(frozen=True)
class PlayedGame(Generic[P, M]):
    """A game that was played to its end."""

    game: Game[P, M]
    players: tuple[str, ...]
    events: tuple[tuple[Actor, M], ...]
    """Every move and draw, and whose it was."""
    position: P
    """At the end."""
    outcome: Outcome

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The game written down."""
        names = dict(enumerate(self.players))
        return record_of(self.game, self.events, names, tags, result_text(self.outcome))


def play_game(
    game: Game[P, M], players: Sequence[Player[P, M] | str], seed: int | str = 0
) -> PlayedGame[P, M]:
    """A game to its end, with a player for every seat, by name or not. The same seed, the same.

    Players get views: what their seats may see, and no more.
    """
    seated = [find_player(one) if isinstance(one, str) else one for one in players]
    check_seats(game, len(seated))
    for player in seated:
        player.prepare(game)
    luck = [Random(f"{seed} {seat}") for seat in range(game.seats)]
    events, position = list[tuple[Actor, M]](), game.rules.start()
    for actor, move, after in walk(game.rules, asking(game, seated, luck), Random(f"{seed}")):
        events.append((actor, move))
        position = after
    outcome = game.rules.outcome(position)
    assert outcome is not None
    names = tuple(player.name for player in seated)
    return PlayedGame(game, names, tuple(events), position, outcome)


def check_seats(game: Game[P, M], players: int) -> None:
    """Whether there is a player for every seat; BadSeats if not."""
    if players != game.seats:
        raise BadSeats(sentence("why-players-named", seats=game.seats, players=players))


def asking(
    game: Game[P, M], players: Sequence[Player[P, M]], luck: Sequence[Random]
) -> Callable[[P, Seat], M]:
    """How the seats choose: each player is shown its view; an illegal move is its mistake."""

    def choose(position: P, seat: Seat) -> M:
        player = players[seat]
        view = game.secrets.view(position, seat)
        move = player.choose(game, view, seat, luck[seat])
        if illegal := game.rules.why_illegal(position, move):
            written = game.notation.write(move)
            raise SerpentryError(f"{player.name} played the illegal move {written}: {illegal}")
        return move

    return choose
