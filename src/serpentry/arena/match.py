"""A match: many games between the same players, seats rotated, and who won how much."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from serpentry.arena.worker import GameResult, play_out
from serpentry.bots.bot_faults import OnFault
from serpentry.languages import Language
from serpentry.players import Player
from serpentry.players.playing import check_seats, found
from serpentry.tabletop.game import Game, Json, M, P
from serpentry.tabletop.helpers.html_tables import escaped, html_table
from serpentry.tabletop.helpers.intervals import Interval, share_interval

TALLY_COLUMNS = (
    *("cli-column-player", "cli-column-games", "cli-column-wins", "cli-column-points"),
    *("cli-column-share", "cli-column-interval", "cli-column-score"),
)
"""What a tally tells of each player, as keys of messages."""


@dataclass
class MatchResult:
    """The tally of a match, by player (in the order given, whatever seats they had)."""

    players: list[str]
    seats: int = 0
    games: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """A game is worth one point; a shared win is shared."""
    scores: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """In how many games each player sat at the table."""
    seat_points: list[float] = field(default_factory=list)
    all_tied: int = 0
    """Games that all seats won together; JSON calls them draws."""
    faults: list[str] = field(default_factory=list)
    """Which programs failed and how, a sentence each."""

    def __post_init__(self) -> None:
        count = len(self.players)
        self.wins, self.points = [0] * count, [0.0] * count
        self.scores, self.played = [0] * count, [0] * count
        self.seat_points = [0.0] * (self.seats or count)

    def add(self, scores: Sequence[int], winners: Sequence[int], seating: Sequence[int]) -> None:
        """Count a game in which seat s was taken by player seating[s]."""
        self.games += 1
        self.all_tied += len(winners) == len(scores)
        for seat, player in enumerate(seating):
            self.played[player] += 1
            self.scores[player] += scores[seat]
            if seat in winners:
                share = 1 / len(winners)
                self.points[player] += share
                self.seat_points[seat] += share
                self.wins[player] += len(winners) == 1

    def share(self, player: int) -> float:
        """The part of the points of its games that a player won."""
        return self.points[player] / self.played[player] if self.played[player] else 0.0

    def interval(self, player: int) -> Interval:
        """Where the player's true share is, with 95% confidence."""
        return share_interval(self.points[player], self.played[player])

    def mean_score(self, player: int) -> float:
        """What the player scored in a game."""
        return self.scores[player] / self.played[player] if self.played[player] else 0.0

    def as_json(self) -> dict[str, Json]:
        """The tally for programs."""
        return {
            "games": self.games,
            "draws": self.all_tied,
            "faults": self.faults,
            "players": [
                {
                    "name": name,
                    "wins": self.wins[at],
                    "points": self.points[at],
                    "share": self.share(at),
                    "interval": list(self.interval(at).ends),
                    "mean_score": self.mean_score(at),
                }
                for at, name in enumerate(self.players)
            ],
            "seat_points": self.seat_points,
        }

    def rows(self) -> list[tuple[str, ...]]:
        """The tally for people: under `TALLY_COLUMNS`, a row for each player."""
        return [
            (
                name,
                str(self.played[at]),
                str(self.wins[at]),
                f"{self.points[at]:g}",
                f"{self.share(at):.1%}",
                "{:.1%} – {:.1%}".format(*self.interval(at).ends),
                f"{self.mean_score(at):.1f}",
            )
            for at, name in enumerate(self.players)
        ]

    def in_short(self, language: Language) -> str:
        """How many games there were, and how the points fell to the seats."""
        by_seat = ", ".join(f"{points:g}" for points in self.seat_points)
        return language("cli-tally", games=self.games, drawn=self.all_tied, points=by_seat)

    def html(self, language: Language) -> str:
        """The tally as a table, with what became of the seats."""
        headings = [language(key) for key in TALLY_COLUMNS]
        rows = [(name, *map(language.figure, figures)) for name, *figures in self.rows()]
        return html_table(headings, rows) + f"<p>{escaped(self.in_short(language))}</p>"

    def _repr_html_(self) -> str:
        return self.html(Language())


def tally(results: Iterable[GameResult], players: Sequence[str], seats: int) -> MatchResult:
    """Which player won how much in these games."""
    total = MatchResult(list(players), seats)
    for result in results:
        total.add(result.scores, result.winners, result.seating)
        total.faults += result.faults
    return total


def play_match(
    game: Game[P, M],
    players: Sequence[Player[P, M] | str],
    games: int,
    seed: int,
    progress: Callable[[MatchResult], None] | None = None,
    on_fault: OnFault = OnFault.STOP,
) -> MatchResult:
    """A number of games; after each the players move one seat on. The same seed, the same match."""
    entrants = [found(one) for one in players]
    check_seats(game, len(entrants))
    result = MatchResult([player.name for player in entrants], game.seats)
    for number in range(games):
        seating = [(seat + number) % game.seats for seat in range(game.seats)]
        luck = [Random(f"{seed} {number} {seat}") for seat in range(game.seats)]
        chance = Random(f"{seed} {number // game.seats}")
        seated = [entrants[one] for one in seating]
        play = play_out(game, seated, chance, luck, on_fault=on_fault)
        result.add(play.outcome.scores, play.outcome.winners, seating)
        result.faults += play.faults
        if progress:
            progress(result)
    return result
