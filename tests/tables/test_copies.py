"""Playing on from a position of another table: what is copied, and what can be checked."""

from random import Random
from typing import Any

import pytest

from serpentry.table.afterplay import (
    check_copy,
    same_seats,
    setup_of_copy,
)
from serpentry.table.commands import Propose, Resign, Sit
from serpentry.table.fairness import verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    ELSEWHERE,
    HERE,
    Clock,
    GameClock,
    NoClock,
    Place,
    setup_from,
    setup_json,
)
from serpentry.table.state import Phase
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record, read_record, write_record
from tests.tables.table import Table, over_the_net, setup


def copy_of(
    table: Table, ply: int, *kinds: Any, seed: str = "an0ther", clock: Clock | None = None
) -> Table:
    places = tuple(Place(kind, "", "random" if kind == COMPUTER else "") for kind in kinds)
    made = setup_of_copy(
        table.state,
        table.seed,
        ply,
        "ada",
        places or same_seats(table.state),
        clock or NoClock(),
    )
    return Table(setup_from(setup_json(made)), seed, table.state.played[:ply])


def played_out(table: Table, seed: int) -> Table:
    rng = Random(seed)
    while table.state.phase is Phase.PLAYING:
        table.play_any(rng)
    return table


def lots(seats: int = 2) -> Table:
    return Table(setup(*[HERE] * seats, game="lots", options={"hidden": False}))


def checked(table: Table) -> Any:
    record = read_record(write_record(record_of_table(table.state, table.seed)))
    return verify(table.state.game, record)


def test_a_copy_begins_where_the_other_table_stood() -> None:
    old = played_out(lots(), 1)
    new = copy_of(old, 7)
    assert new.state.phase is Phase.PLAYING
    assert new.state.positions[:8] == old.state.positions[:8]
    assert new.state.copied == 7
    assert new.state.setup.commitment != old.state.setup.commitment
    assert new.again() == new.state


def test_draws_of_the_copied_part_are_checked_by_the_old_seed_and_the_rest_by_the_new() -> None:
    old = played_out(lots(), 1)
    new = played_out(copy_of(old, 7), 2)
    verdict = checked(new)
    assert (verdict.copied, verdict.unchecked, verdict.seeded) == (7, 0, True)
    third = played_out(copy_of(new, 10, seed="th1rd"), 3)
    assert [part.until for part in third.state.copied_parts] == [7, 10]
    assert checked(third).unchecked == 0
    early = copy_of(new, 5, seed="f0urth")
    assert [part.until for part in early.state.copied_parts] == [5]


def test_a_seed_that_is_still_secret_stays_so_and_the_record_says_what_is_unchecked() -> None:
    old = lots()
    old.play_any(Random(1))
    ply = len(old.state.played)
    drawn = sum(not isinstance(one.by, int) for one in old.state.played)
    new = played_out(copy_of(old, ply), 2)
    record = record_of_table(new.state, new.seed)
    assert old.seed not in write_record(record)
    assert checked(new).unchecked == drawn > 0


def test_a_false_draw_in_either_part_is_found() -> None:
    new = played_out(copy_of(played_out(lots(), 1), 6), 2)
    record = record_of_table(new.state, new.seed)
    for name in ("copied", "seed"):
        forged = {**record.tags, name: record.tags[name].replace("5eed", "f00d") + "0"}
        with pytest.raises(BadText):
            verify(new.state.game, _with_tags(record, forged))
    with pytest.raises(BadText, match="NUMBER COMMITMENT SEED"):
        verify(new.state.game, _with_tags(record, {**record.tags, "copied": "six of them"}))


def _with_tags(record: Record, tags: dict[str, str]) -> Record:
    return Record(
        record.game,
        record.rules,
        record.seats,
        record.options,
        record.players,
        tags,
        record.events,
        record.result,
    )


def test_moves_of_the_copied_part_can_be_taken_back() -> None:
    old = Table(setup(HERE, HERE))
    for text in ("d4", "b2-b3"):
        old.play(text)
    new = copy_of(old, 2)
    state = new.do("ada", Propose("undo"))
    assert (len(state.played), state.copied) == (1, 1)
    new.play("b2")
    assert new.state.copied == 1
    assert new.again() == new.state


def test_copied_moves_take_no_time_and_the_clock_starts_with_the_game() -> None:
    old = Table(setup(HERE, HERE))
    for text in ("d4", "b2-b3"):
        old.play(text)
    new = copy_of(old, 2, HERE, ELSEWHERE, clock=GameClock(10_000, 1_000))
    assert new.state.phase is Phase.WAITING
    assert new.state.clocks.left == (10_000, 10_000)
    state = new.do("bob", Sit("Bob"))
    assert state.phase is Phase.PLAYING
    assert state.clocks.running == 0


def refused(table: Table, guest: str, ply: int) -> str:
    with pytest.raises(Refused) as caught:
        check_copy(table.state, guest, ply)
    return caught.value.key


def test_who_may_play_on_from_where() -> None:
    table = over_the_net()
    table.play("d4")
    assert refused(table, "ada", 1) == "copy-not-yet"
    table.do("bob", Resign())
    check_copy(table.state, "eve", 1)
    assert refused(table, "eve", 2) == "no-such-ply"
    done = played_out(lots(), 1)
    assert refused(done, "ada", len(done.state.played)) == "copy-at-the-end"
    hidden = Table(setup(HERE, COMPUTER, game="lots"))
    assert refused(hidden, "ada", 2) == "copy-hidden"
    with pytest.raises(Refused) as caught:
        setup_of_copy(done.state, done.seed, 3, "ada", (Place(HERE),), NoClock())
    assert caught.value.key == "copy-seats"


def test_old_set_ups_without_copies_can_still_be_read() -> None:
    data = setup_json(setup(HERE, HERE))
    del data["copied"]
    assert setup_from(data).copied == ()
