"""Knock-out: the best seed meets the last, winners advance, and the third place is played for.

The first at a table advances; of equals the better seed. The first round leaves as many as
full tables need from then on, so that byes fall to the best seeds, and to each but once.
"""

from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.seating import seated
from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import ClubGame


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
    """Those who are present and have not lost, the best seeds first."""
    lost = {
        one
        for game, result in _main(field)
        for one in game.seats
        if one != winner(field, game, result)
    }
    return [
        one for one in field.tournament.present if one not in lost and _came_in_time(field, one)
    ]


def _came_in_time(field: Field, member: str) -> bool:
    return field.tournament.entrants[member].since == 1


def winner(field: Field, game: ClubGame, result: TableResult) -> str:
    """The winners who advance: the first, and of equals the better seed."""
    first = [one for seat, one in enumerate(game.seats) if result.places[seat] == 1]
    return min(first, key=lambda one: field.seed[one])


def _main(field: Field) -> list[tuple[ClubGame, TableResult]]:
    return [one for one in field.tournament.finished() if not one[0].pairing.is_bronze]


def _bronze(field: Field) -> tuple[str, ...]:
    """The best losers of the round before the final, where there are at least two."""
    done = len(field.tournament.rounds)
    losers = list[str]()
    for game, result in _main(field):
        if game.round == done and (here := _best_loser(field, game, result)):
            losers.append(here)
    return seated(field, losers[: field.tournament.plan.seats]) if len(losers) > 1 else ()


def _best_loser(field: Field, game: ClubGame, result: TableResult) -> str | None:
    first = winner(field, game, result)
    others = [
        (result.places[seat], field.seed[one], one)
        for seat, one in enumerate(game.seats)
        if one != first and one in field.tournament.present
    ]
    return min(others)[2] if others else None
