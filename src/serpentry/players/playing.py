"""A whole game: chance draws, and each player chooses from what its seat may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from serpentry.bots.bot_faults import Forfeited, OnFault
from serpentry.languages import explain, sentence
from serpentry.players.lineup import Lineup
from serpentry.players.player import Player
from serpentry.players.roster import find_player
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.formats.record import Record, record_of, resigned_text, result_text
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.html_tables import escaped, html_table
from serpentry.tabletop.outcome import Outcome


@dataclass(frozen=True)
class PlayedGame(Generic[P, M]):
    """A finished game."""

    game: Game[P, M]
    players: tuple[str, ...]
    events: tuple[tuple[Actor, M], ...]
    """Every move and draw, and whose it was."""
    position: P
    """At the end."""
    outcome: Outcome
    forfeited: Seat | None = None
    """The seat that lost it by a fault, if that ended it."""
    faults: tuple[str, ...] = ()
    """Which programs failed and how, a sentence each."""

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The game as a record."""
        names = dict(enumerate(self.players))
        result = result_text(self.outcome)
        if self.forfeited is not None:
            result = resigned_text(self.forfeited)
        return record_of(self.game, self.events, names, tags, result)

    def __repr__(self) -> str:
        """The players, and how it ended."""
        scores = self.outcome.scores or ("–",) * len(self.players)
        sides = ", ".join(f"{name} {one}" for name, one in zip(self.players, scores, strict=True))
        return f"<PlayedGame {self.game.name}: {sides}; {len(self.events)} moves and draws>"

    def _repr_html_(self) -> str:
        """As notebooks show it: who played with which result, and every move."""
        scores = self.outcome.scores or ("–",) * len(self.players)
        rows = [
            (seat, name, score, "✓" if seat in self.outcome.winners else "")
            for seat, (name, score) in enumerate(zip(self.players, scores, strict=True))
        ]
        moves = ", ".join(escaped(self.game.notation.write(move)) for _, move in self.events)
        return (
            html_table(("seat", "player", "score", "won"), rows, explain(self.outcome.reason))
            + f"<details><summary>{len(self.events)} moves and draws</summary>{moves}</details>"
        )


def play_game(
    game: Game[P, M],
    players: Sequence[Player[P, M] | str],
    seed: int | str = 0,
    on_fault: OnFault = OnFault.STOP,
) -> PlayedGame[P, M]:
    """Play a game to its end, with a player or its name for every seat; a seed repeats it.

    Players get views: only what their seats may see.
    """
    seated = [found(one) for one in players]
    check_seats(game, len(seated))
    luck = [Random(f"{seed} {seat}") for seat in range(game.seats)]
    events, position = list[tuple[Actor, M]](), game.rules.start()
    forfeited: Seat | None = None
    with Lineup(game, seated, luck, on_fault) as lineup:
        try:
            for actor, move, after in lineup.play(Random(f"{seed}")):
                events.append((actor, move))
                position = after
        except Forfeited as lost:
            forfeited = lost.seat
    assert lineup.outcome is not None
    names = tuple(player.name for player in seated)
    faults = tuple(lineup.faults)
    return PlayedGame(game, names, tuple(events), position, lineup.outcome, forfeited, faults)


def found(player: Player[P, M] | str) -> Player[P, M]:
    """A player, or the one that is called so."""
    return find_player(player) if isinstance(player, str) else player


def check_seats(game: Game[P, M], players: int) -> None:
    """Whether there is a player for every seat; BadSeats if not."""
    if players != game.seats:
        raise BadSeats(sentence("why-players-named", seats=game.seats, players=players))
