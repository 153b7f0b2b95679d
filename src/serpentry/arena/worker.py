"""Plays one game of a plan and writes it down."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Generic

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture, chance_seed, player_seed
from serpentry.players import Player, find_player
from serpentry.players.playing import asking
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.game import Game, Json, M, P
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.record import record_of, result_text, write_record
from serpentry.tabletop.walk import walk


@dataclass(frozen=True)
class Result:
    """A played game: a line of the file of results."""

    number: int
    group: int
    seating: tuple[int, ...]
    seed: str
    scores: tuple[int, ...]
    """By seat, as all that follows."""
    winners: tuple[int, ...]
    plies: int
    """Moves of players; what chance did is not counted."""
    choices: tuple[int, ...]
    """How many legal moves there were at each ply."""
    record: str

    @property
    def is_tie(self) -> bool:
        """Whether more than one seat won."""
        return len(self.winners) > 1

    def points(self, player: int) -> float:
        """What the player got of the one point that a game is worth; a shared win is shared."""
        won = sum(self.seating[seat] == player for seat in self.winners)
        return won / len(self.winners)

    def as_json(self) -> dict[str, Json]:
        """The line of the game."""
        return asdict(self)


def read_result(data: object) -> Result:
    """The result in a line; BadText if it holds none."""
    if not isinstance(data, dict):
        raise BadText("a JSON object was expected.")
    plain: dict[str, Any] = {
        name: tuple(one) if isinstance(one, list) else one for name, one in data.items()
    }
    try:
        return Result(**plain)
    except TypeError as error:
        raise BadText("it is no result of a game.") from error


@dataclass
class Play(Generic[M]):
    """A game as it was played."""

    events: list[tuple[Actor, M]]
    choices: list[int]
    outcome: Outcome


def play_fixture(plan: Plan, fixture: Fixture) -> Result:
    """Play a game of the plan, wherever this runs; mistakes are plain and travel well."""
    try:
        game = plan.set_up()
        players = [find_player(plan.players[player]) for player in fixture.seating]
        for player in players:
            player.prepare(game)
        luck = [Random(player_seed(plan, fixture, seat)) for seat in range(plan.seats)]
        play = play_out(game, players, Random(chance_seed(plan, fixture)), luck, plan.opening)
    except SerpentryError as error:
        raise SerpentryError(f"Game {fixture.number}: {error}") from None
    return _result(plan, fixture, game, play)


def play_out(
    game: Game[P, M],
    players: Sequence[Player[P, M]],
    chance: Random,
    luck: Sequence[Random],
    opening: int = 0,
) -> Play[M]:
    """One game to its end: so many random moves first, then the players' own."""
    choices: list[int] = []
    ask = asking(game, players, luck)

    def choose(position: P, seat: Seat) -> M:
        moves = game.rules.moves(position)
        choices.append(len(moves))
        if len(choices) <= opening:
            return moves[chance.randrange(len(moves))]
        return ask(position, seat)

    steps = list(walk(game.rules, choose, chance))
    outcome = game.rules.outcome(steps[-1][2])
    assert outcome is not None
    return Play([(actor, move) for actor, move, _ in steps], choices, outcome)


def _result(plan: Plan, fixture: Fixture, game: Game[P, M], play: Play[M]) -> Result:
    seed = chance_seed(plan, fixture)
    names = {seat: plan.players[player] for seat, player in enumerate(fixture.seating)}
    tags = {"arena": plan.kind, "number": str(fixture.number), "seed": seed}
    record = record_of(game, play.events, names, tags, result_text(play.outcome))
    return Result(
        number=fixture.number,
        group=fixture.group,
        seating=fixture.seating,
        seed=seed,
        scores=play.outcome.scores,
        winners=play.outcome.winners,
        plies=len(play.choices),
        choices=tuple(play.choices),
        record=write_record(record),
    )
