"""Plays one game of a plan and writes it down: a plan and a number are all that it takes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic

from serpentry.arena.measuring import measures_of
from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture, chance_seed, fixture_of, player_seed
from serpentry.bots.bot_faults import Forfeited, OnFault
from serpentry.players import Player, find_player
from serpentry.players.lineup import Lineup
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.formats.record import record_of, resigned_text, result_text, write_record
from serpentry.tabletop.game import Game, Json, M, P
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.outcome import Outcome


class GameResult(Frozen):
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
    faults: tuple[str, ...] = ()
    """Which programs failed and how, a sentence each."""
    measured: Mapping[str, float] = field(default_factory=dict)
    """What else was measured, if the plan asks for it."""

    @property
    def is_tie(self) -> bool:
        """Whether more than one seat won."""
        return len(self.winners) > 1

    def points(self, player: int) -> float:
        """What the player got of the one point that a game is worth; a shared win is shared."""
        won = sum(self.seating[seat] == player for seat in self.winners)
        return won / len(self.winners)

    def points_at(self, seat: int) -> float:
        """What a seat got of that point."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def as_json(self) -> dict[str, Json]:
        """The line of the game; of faults and measures only if there are any."""
        line = {name: getattr(self, name) for name in self._names} | {"measured": {**self.measured}}
        bare = [name for name in ("faults", "measured") if not line[name]]
        return {name: value for name, value in line.items() if name not in bare}


def read_result(data: object) -> GameResult:
    """The result in a line; BadText if it holds none."""
    result = fields_from(GameResult, data)
    seats = len(result.seating)
    if len(result.scores) != seats or result.number < 0 or result.plies != len(result.choices):
        raise BadText("it isn't a result of a game.")
    if not result.winners or not set(result.winners) <= set(range(seats)):
        raise BadText(f"its winners are no seats of {seats}.")
    return result


@dataclass
class PlayedFixture(Generic[M]):
    """A game as it was played."""

    events: list[tuple[Actor, M]]
    choices: list[int]
    outcome: Outcome
    result: str
    """As a record has it."""
    faults: tuple[str, ...] = ()


def play_number(plan: Plan, number: int) -> GameResult:
    """Play the game of that number of a match or a round robin: plan and number say all of it.

    It needs no other game, no file and no process of ours, so any machine may play it. In a ladder
    the games before decide who meets; there, `play_fixture` is given the fixture.
    """
    return play_fixture(plan, fixture_of(plan, number))


def play_fixture(plan: Plan, fixture: Fixture) -> GameResult:
    """Play a game of the plan, wherever this runs; mistakes are plain and travel well."""
    try:
        game = plan.set_up()
        players = [find_player(plan.players[player]) for player in fixture.seating]
        luck = [Random(player_seed(plan, fixture, seat)) for seat in range(plan.seats)]
        chance = Random(chance_seed(plan, fixture))
        play = play_out(game, players, chance, luck, plan.opening, OnFault(plan.on_fault))
    except SerpentryError as error:
        raise SerpentryError(f"Game {fixture.number}: {error}") from None
    return _result(plan, fixture, game, play)


def play_out(
    game: Game[P, M],
    players: Sequence[Player[P, M]],
    chance: Random,
    luck: Sequence[Random],
    opening: int = 0,
    on_fault: OnFault = OnFault.STOP,
) -> PlayedFixture[M]:
    """One game to its end: a number of random moves first, then the players' own."""
    choices: list[int] = []
    events: list[tuple[Actor, M]] = []
    result = ""

    def choose(position: P, seat: Seat) -> M:
        moves = game.rules.moves(position)
        choices.append(len(moves))
        if len(choices) <= opening:
            return moves[chance.randrange(len(moves))]
        return lineup.choose(position, seat)

    with Lineup(game, players, luck, on_fault) as lineup:
        try:
            events.extend((actor, move) for actor, move, _ in lineup.play(chance, choose))
        except Forfeited as lost:
            choices.pop()
            result = resigned_text(lost.seat)
    outcome = lineup.outcome
    assert outcome is not None
    return PlayedFixture(
        events, choices, outcome, result or result_text(outcome), tuple(lineup.faults)
    )


def _result(plan: Plan, fixture: Fixture, game: Game[P, M], play: PlayedFixture[M]) -> GameResult:
    seed = chance_seed(plan, fixture)
    names = {seat: plan.players[player] for seat, player in enumerate(fixture.seating)}
    tags = {"arena": plan.kind, "number": str(fixture.number), "seed": seed}
    record = record_of(game, play.events, names, tags, play.result)
    return GameResult(
        number=fixture.number,
        group=fixture.group,
        seating=fixture.seating,
        seed=seed,
        scores=play.outcome.scores,
        winners=play.outcome.winners,
        plies=len(play.choices),
        choices=tuple(play.choices),
        record=write_record(record),
        faults=play.faults,
        measured=measures_of(game, play.events, seed) if plan.measured else {},
    )
