"""A match: many games between the same players, seats rotated, and who won how much."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from serpentry.arena.statistics import wilson_interval
from serpentry.players.player import Player
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import Game
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.walk import draw


@dataclass
class MatchResult:
    """The tally of a match, by player (in the order given, whatever seats they had)."""

    players: list[str]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """A game is worth one point; a shared win is shared."""
    scores: list[int] = field(default_factory=list)
    seat_points: list[float] = field(default_factory=list)
    draws: int = 0

    def __post_init__(self) -> None:
        count = len(self.players)
        self.wins, self.points = [0] * count, [0.0] * count
        self.scores, self.seat_points = [0] * count, [0.0] * count

    def add(self, outcome: Outcome, seating: Sequence[int]) -> None:
        """Count a game in which seat s was taken by player seating[s]."""
        self.games += 1
        self.draws += outcome.is_draw
        for seat, player in enumerate(seating):
            self.scores[player] += outcome.scores[seat]
            if seat in outcome.winners:
                share = 1 / len(outcome.winners)
                self.points[player] += share
                self.seat_points[seat] += share
                self.wins[player] += len(outcome.winners) == 1

    def share(self, player: int) -> float:
        """The part of all points that a player won."""
        return self.points[player] / self.games if self.games else 0.0

    def interval(self, player: int) -> tuple[float, float]:
        """Where the player's true share lies, with 95 % confidence."""
        return wilson_interval(self.points[player], self.games)

    def as_json(self) -> dict[str, Any]:
        """The tally for programs."""
        return {
            "games": self.games,
            "draws": self.draws,
            "players": [
                {
                    "name": name,
                    "wins": self.wins[at],
                    "points": self.points[at],
                    "share": self.share(at),
                    "interval": list(self.interval(at)),
                    "mean_score": self.scores[at] / self.games if self.games else 0.0,
                }
                for at, name in enumerate(self.players)
            ],
            "seat_points": self.seat_points,
        }


def play_game(game: Game[Any, Any], players: Sequence[Player], rng: Random) -> Outcome:
    """One game, seat by seat, to its end."""
    position = game.rules.start()
    while (actor := game.rules.to_act(position)) is not None:
        if actor is CHANCE:
            move = draw(game.rules, position, rng)
        else:
            view = game.secrets.view(position, actor)
            move = players[actor].choose(game, view, actor, rng)
        position = game.rules.play(position, move)
    outcome = game.rules.outcome(position)
    assert outcome is not None
    return outcome


def play_match(
    game: Game[Any, Any],
    players: Sequence[Player],
    games: int,
    seed: int,
    progress: Callable[[MatchResult], None] | None = None,
) -> MatchResult:
    """So many games; after each the players move one seat on. The same seed, the same match."""
    result = MatchResult([player.name for player in players])
    for number in range(games):
        seating: list[Seat] = [(seat + number) % game.seats for seat in range(game.seats)]
        seated = [players[player] for player in seating]
        result.add(play_game(game, seated, Random(f"{seed} {number}")), seating)
        if progress:
            progress(result)
    return result
