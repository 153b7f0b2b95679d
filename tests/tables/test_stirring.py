"""People's clients add to the dice before the first of them falls."""

from dataclasses import replace

import pytest

from serpentry.catalogue import game_of_record
from serpentry.table.commands import LetChance, Resign, Rise, Sit, Stir
from serpentry.table.fairness import commitment_to, draw_from, verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER, ELSEWHERE, HERE
from serpentry.table.state import Phase
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record
from tests.tables.table import SEED, Table, setup

ADAS, BOBS = "a" * 16, "b" * 16


def waiting(*kinds: str, game: str = "sssnake") -> Table:
    return Table(replace(setup(*kinds, game=game), stirred=True))


def played_out(table: Table) -> Record:
    """A game that somebody gives up after a while: its record has all that was drawn."""
    while table.state.phase is Phase.PLAYING and len(table.state.played) < 12:
        moves = table.state.game.rules.moves(table.state.position)
        table.play(table.state.game.notation.write(moves[0]))
    return record_of_table(table.do("ada", Resign(0)), SEED)


def test_the_first_draw_waits_for_every_person_and_follows_what_they_added() -> None:
    table = waiting(HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    assert table.state.to_act is CHANCE
    assert list(table.state.unstirred) == [0, 1]
    table.do("bob", Stir(BOBS))
    assert list(table.state.unstirred) == [0]
    assert not table.state.played
    table.do("ada", Stir(ADAS))
    first = table.state.played[0].move
    start = table.state.positions[0]
    assert first == draw_from(f"{SEED} {ADAS} {BOBS}", table.state.game, start, 0)
    assert not table.state.unstirred
    assert table.again() == table.state


def test_draws_differ_by_what_was_added() -> None:
    found = set()
    for number in range(40):
        table = waiting(HERE, HERE)
        table.do("ada", Stir(f"{number:016x}"))
        found.add(table.state.game.notation.write(table.state.played[0].move))
    assert len(found) > 1


def test_nothing_is_added_twice_or_after_the_first_draw() -> None:
    table = waiting(HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    table.do("bob", Stir(BOBS))
    for guest, key in (("bob", "dice-settled"), ("eve", "not-seated")):
        with pytest.raises(Refused) as refused:
            table.do(guest, Stir(ADAS))
        assert refused.value.key == key
    table.do(None, LetChance(anyway=True))
    with pytest.raises(Refused):
        table.do("ada", Stir(ADAS))
    assert table.state.stirred == (BOBS,)


def test_whoever_leaves_takes_along_what_was_added() -> None:
    table = waiting(HERE, ELSEWHERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    table.do("bob", Stir(BOBS))
    table.do("bob", Rise())
    assert table.state.stirred == ()


def test_computers_and_games_without_chance_wait_for_nothing() -> None:
    assert len(waiting(COMPUTER, COMPUTER).state.played) > 0
    assert waiting(HERE, HERE, game="snekagon").state.to_act == 0


def test_a_record_names_what_was_added_and_is_checked_against_it() -> None:
    table = waiting(HERE, HERE)
    table.do("ada", Stir(ADAS))
    record = played_out(table)
    verdict = verify(game_of_record(record), record)
    assert verdict.salts == (ADAS, ADAS)
    assert verdict.draws > 0
    assert not verdict.unchecked
    forged = [f"{number:016x}" for number in range(20)]
    refused = 0
    for salt in forged:
        other = replace(record, tags={**record.tags, "salts": f"{salt} {salt}"})
        try:
            verify(game_of_record(other), other)
        except BadText:
            refused += 1
    assert refused > len(forged) // 2, "other salts give other draws"


def test_a_house_that_takes_another_seed_afterwards_is_caught() -> None:
    table = waiting(HERE, HERE)
    table.do("ada", Stir(ADAS))
    record = played_out(table)
    ground = replace(record, tags={**record.tags, "seed": "another"})
    assert commitment_to("another") != record.tags["commitment"]
    with pytest.raises(BadText, match="committed"):
        verify(game_of_record(ground), ground)
