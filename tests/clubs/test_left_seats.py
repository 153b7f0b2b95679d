"""Tables of clubs at which people left their seats to computers: who came before whom."""

from random import Random

from serpentry.clubs.comparing import Lead, lead_of
from serpentry.clubs.results import NO_SHOW, TableResult
from serpentry.clubs.tables import result_from
from serpentry.table.commands import Come, Miss, Resign
from serpentry.table.decide import Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Sat
from serpentry.table.opening import seated_opening
from serpentry.table.setup import COMPUTER, ELSEWHERE, Place
from serpentry.table.state import Phase, State
from tests.tables.table import SEED, START, Table, setup

PEOPLE = ("ada", "bo", "cyd", "dan")


def seated(people: int = 4, computers: int = 0, comes: str = "ada bo cyd dan") -> Table:
    """A table of a club, with people before computers; some may be awaited for ever."""
    places = tuple(Place(ELSEWHERE) for _ in range(people))
    bots = tuple(Place(COMPUTER, "Viper", "random") for _ in range(computers))
    table = Table(setup(*[COMPUTER] * (people + computers), game="snekagon5g"))
    opened = table.setup.but(places=(*places, *bots), awaited=True)
    sat = [Sat(seat, who, who.title()) for seat, who in enumerate(PEOPLE[:people])]
    table.state = seated_opening(opened, sat, seeded(SEED), START)
    for who in comes.split():
        if who in PEOPLE[:people]:
            table.do(who, Come())
    return table


def resigned(table: Table, *people: str) -> TableResult:
    for who in people:
        table.do(who, Resign())
    return ended(table)


def ended(table: Table) -> TableResult:
    """How a table ends that is played by chance from here on."""
    rng = Random(1)
    while table.state.phase is not Phase.OVER:
        table.play_any(rng)
    return result_from(table.state)


def places(table: Table, *people: str) -> tuple[int, ...]:
    return resigned(table, *people).places


def miss(table: Table, *seats: int) -> None:
    for seat in seats:
        state: State = decide(table.state, Miss(seat), Who(), table.now, table.dice).state
        table.state = state


def test_of_four_who_resign_who_did_it_first_is_last() -> None:
    assert places(seated(), "ada", "bo", "cyd", "dan") == (4, 3, 2, 1)
    assert places(seated(), "cyd", "ada", "dan", "bo") == (3, 1, 4, 2)


def test_whoever_stays_is_before_those_who_left_whatever_their_computers_win() -> None:
    for people in (("ada",), ("bo", "ada"), ("dan", "bo")):
        table = seated()
        found = places(table, *people)
        gone = [PEOPLE.index(one) for one in people]
        assert [found[seat] for seat in gone] == [4 - order for order in range(len(gone))]
        stayed = {found[seat] for seat in range(4) if seat not in gone}
        assert max(stayed) <= 4 - len(gone)
        assert min(stayed) == 1


def test_computers_of_the_club_stay() -> None:
    assert places(seated(people=2, computers=1), "ada", "bo") == (3, 2, 1)
    assert places(seated(people=2, computers=2), "bo", "ada") == (3, 4, 1, 1)


def test_those_who_never_came_are_last_together() -> None:
    table = seated(comes="bo cyd")
    table.do("cyd", Resign())
    miss(table, 0, 3)
    assert places(table, "bo") == (3, 1, 2, 3)


def test_such_a_game_counts_but_not_for_ratings() -> None:
    result = resigned(seated(), "ada")
    assert (result.how, result.left) == (NO_SHOW, (0,))
    assert result.counts
    assert not result.was_played
    assert result.scores


def test_in_a_duplicate_a_seat_that_was_left_is_below_all_that_were_counted() -> None:
    result = TableResult((3, 1, 2), NO_SHOW, (30, 20, 10), left=(0,))
    assert lead_of(result, 0) == Lead(-1)
    assert lead_of(result, 1) == Lead(0)
