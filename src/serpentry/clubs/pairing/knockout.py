"""Knock-out: the best seed meets the last, winners advance, and the third place is played for.

The first at a table advances; of equals the winner of the game that is played again, or else the
better seed. The first round leaves as many as full tables need from then on, so that byes fall to
the best seeds, and to each but once. At two-player tables a player who leaves keeps a place in the
next round, so that the opponent there goes through.
"""

from collections.abc import Iterator

from serpentry.clubs.course.replaying import tied
from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.seating import seated
from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import ClubGame
from serpentry.tabletop.helpers.frozen import Frozen


class WonGame(Frozen):
    """A game with its winner: the last one, where it was played again."""

    game: ClubGame
    result: TableResult
    winner: str
    seats: tuple[str, ...]
    """All who were in it."""


def paired(field: Field) -> Draft:
    """The next round; nobody where the winner is known."""
    alive = survivors(field)
    seats = field.tournament.plan.seats
    if len(alive) < 2:
        return Draft(())
    if seats == 2:
        return _in_pairs(field, alive)
    count = len(sizes_for(len(alive), seats, field.tournament.plan.fewest))
    tables: list[list[str]] = [[] for _ in range(count)]
    for at, one in enumerate(alive):
        lap, place = divmod(at, count)
        tables[place if lap % 2 == 0 else -1 - place].append(one)
    bronze = _bronze(field) if count == 1 else ()
    return Draft(tuple(seated(field, one) for one in tables), (), bronze)


def _in_pairs(field: Field, alive: list[str]) -> Draft:
    """The best against the last; byes to those with the fewest, the best seeds first."""
    full = 1 << (len(alive) - 1).bit_length()
    count = full - len(alive) if not field.tournament.rounds else len(alive) % 2
    byes = sorted(alive, key=lambda one: (field.byes[one], field.seed[one]))[:count]
    rest = [one for one in alive if one not in byes]
    half = len(rest) // 2
    tables = [(rest[at], rest[-1 - at]) for at in range(half)]
    bronze = _bronze(field) if len(alive) == 2 else ()
    return Draft(tuple(seated(field, one) for one in tables), tuple(byes), bronze)


def survivors(field: Field) -> list[str]:
    """Those who have not lost, the best seeds first."""
    tournament, rounds = field.tournament, field.tournament.rounds
    main = [one for one in decided(field) if not one.game.pairing.is_bronze]
    lost = {one for done in main for one in done.seats if one != done.winner}
    through = {one.winner for one in main if one.game.round == len(rounds)}
    through |= {bye.member for played in rounds[-1:] for bye in played.byes}
    keep = through if tournament.plan.leavers and tournament.plan.seats == 2 else set[str]()
    return [
        one
        for one in tournament.order
        if one not in lost and tournament.entrants[one].since == 1
        if one in keep or not tournament.is_gone(one)
    ]


def champion(field: Field) -> str | None:
    """The winner of the final, who may leave while others still play for the third place."""
    rounds = field.tournament.rounds
    if not rounds or rounds[-1].byes:
        return None
    last = [one for one in field.tournament.of_round(len(rounds)) if not one.pairing.is_bronze]
    finals = [one for one in decided(field) if one.game in last]
    first = [one for one in last if not one.pairing.replay_of]
    return finals[0].winner if len(first) == len(finals) == 1 else None


def decided(field: Field) -> Iterator[WonGame]:
    """The games that are decided, each once."""
    tournament = field.tournament
    for game, result in tournament.finished():
        if game.pairing.replay_of:
            continue
        last, ended = game, result
        again = tournament.replay_of(game) if tied(game, result) else None
        if again is not None and again.result is None:
            continue
        if again is not None and again.result is not None and again.result.counts:
            last, ended = again, again.result
        yield WonGame(last, ended, winner(field, last, ended), game.seats)


def winner(field: Field, game: ClubGame, result: TableResult) -> str:
    """The winners who advance: the first, and of equals the better seed."""
    first = [one for seat, one in enumerate(game.seats) if result.places[seat] == 1]
    return min(first, key=lambda one: field.seed[one])


def _bronze(field: Field) -> tuple[str, ...]:
    """The best losers of the round before the final, where there are at least two."""
    done = len(field.tournament.rounds)
    losers = list[str]()
    for one in decided(field):
        is_semi = one.game.round == done and not one.game.pairing.is_bronze
        if is_semi and (here := _best_loser(field, one)):
            losers.append(here)
    return seated(field, losers[: field.tournament.plan.seats]) if len(losers) > 1 else ()


def _best_loser(field: Field, done: WonGame) -> str | None:
    others = [
        (done.result.places[seat], field.seed[one], one)
        for seat, one in enumerate(done.game.seats)
        if one != done.winner and one in field.tournament.present
    ]
    return min(others)[2] if others else None
