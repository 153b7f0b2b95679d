"""Who begins and who is who: lots that can be checked, matches, and what everybody plays."""

from dataclasses import replace

import pytest

from serpentry.catalogue import game_of_record
from serpentry.hosting.replays import picture_of
from serpentry.pictures.palette import SEATS
from serpentry.table.afterplay import same_seats, setup_of_copy
from serpentry.table.commands import (
    REMATCH,
    SAME_SEATS,
    SWAPPED,
    LetChance,
    Pick,
    Propose,
    Reply,
    Resign,
    Rise,
    Sit,
    Stir,
)
from serpentry.table.consent import agreed_rematch
from serpentry.table.fairness import lot_from, verify
from serpentry.table.opening import rematch_of, rematch_opening
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    ELSEWHERE,
    GIVEN,
    HERE,
    LOSER,
    LOT,
    TURN,
    NoClock,
    Place,
    setup_from,
    setup_json,
)
from serpentry.table.shown.views import chairs_view
from serpentry.table.state import Phase, State
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.record import write_record
from serpentry.tabletop.game import Box
from tests.tables.plans import planned
from tests.tables.table import SEED, START, Table, setup

ADAS, BOBS = "a" * 16, "b" * 16


def by(starter: str, *kinds: str, stirred: bool = False, game: str = "snekagon") -> Table:
    return Table(replace(setup(*kinds, game=game), starter=starter, stirred=stirred))


def guests(state: State) -> list[str | None]:
    return [chair.guest for chair in state.chairs]


def next_game(table: Table, kind: str = REMATCH) -> State:
    setup = rematch_of(table.state, "", "before", kind)
    return rematch_opening(table.state, setup, table.dice, START, kind)


def test_the_lot_waits_for_everybody_and_follows_what_they_added() -> None:
    seated: set[int | None] = set()
    for number in range(12):
        table = by(LOT, HERE, ELSEWHERE, stirred=True)
        table.do("bob", Sit("Bob"))
        assert table.do("bob", Stir(f"{number:016x}")).phase is Phase.WAITING
        table.do("ada", Stir(ADAS))
        assert table.state.lot == lot_from(f"{SEED} {ADAS} {number:016x}", 2)
        assert table.state.phase is Phase.PLAYING
        assert table.state.to_act == 0
        assert guests(table.state) == (["bob", "ada"] if table.state.lot else ["ada", "bob"])
        assert table.again() == table.state
        seated.add(table.state.lot)
    assert seated == {0, 1}


def test_a_lot_waits_no_longer_than_chance_does() -> None:
    table = by(LOT, HERE, ELSEWHERE, stirred=True)
    table.do("bob", Sit("Bob"))
    assert table.state.awaits_chance
    table.do(None, LetChance(anyway=True))
    assert table.state.lot == lot_from(SEED, 2)
    assert not table.state.awaits_chance


def test_a_record_names_the_lot_and_a_forged_one_is_caught() -> None:
    table = by(LOT, HERE, COMPUTER, COMPUTER, COMPUTER, game="schlangennest")
    record = record_of_table(table.do("ada", Resign()), SEED)
    assert record.tags["starter"] == LOT
    assert verify(game_of_record(record), record).lot == table.state.lot
    forged = str((int(record.tags["lot"]) + 1) % 4)
    with pytest.raises(BadText, match="lot"):
        verify(game_of_record(record), replace(record, tags={**record.tags, "lot": forged}))


def test_whoever_is_named_begins_without_a_lot_and_in_a_match_the_next_one_does() -> None:
    table = by(GIVEN, HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    assert (table.state.lot, guests(table.state)) == (None, ["ada", "bob"])
    table.do("ada", Resign())
    assert guests(next_game(table)) == ["bob", "ada"]


@pytest.mark.parametrize(("loser", "begins"), [("ada", "ada"), ("bob", "bob")])
def test_the_loser_of_the_last_game_begins_the_next(loser: str, begins: str) -> None:
    table = by(LOSER, HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    assert table.state.lot is not None, "the first game has no last one"
    table.do(loser, Resign())
    again = next_game(table)
    assert (again.lot, again.chairs[0].guest) == (None, begins)


@pytest.mark.parametrize("starter", [GIVEN, LOSER, TURN, LOT])
def test_who_chooses_seats_for_a_rematch_gets_them_without_a_lot(starter: str) -> None:
    table = by(starter, HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    first, second = guests(table.state)
    table.do("ada", Resign())
    table.do("bob", Propose(SAME_SEATS))
    assert agreed_rematch(table.state) is None
    with pytest.raises(Refused):
        table.do("ada", Reply(SWAPPED, True))
    table.do("ada", Reply(SAME_SEATS, True))
    assert agreed_rematch(table.state) == SAME_SEATS
    same, swapped = next_game(table, SAME_SEATS), next_game(table, SWAPPED)
    assert (guests(same), guests(swapped)) == ([first, second], [second, first])
    assert [one.phase for one in (same, swapped)] == [Phase.PLAYING] * 2
    assert same.lot is None


def test_in_turn_the_next_one_begins_after_a_first_lot() -> None:
    table = by(TURN, HERE, ELSEWHERE)
    table.do("bob", Sit("Bob"))
    assert table.state.lot is not None
    first, second = guests(table.state)
    table.do("ada", Resign())
    assert guests(next_game(table)) == [second, first]


def test_a_copy_draws_no_lot_and_old_set_ups_have_none() -> None:
    table = by(LOT, HERE, HERE)
    copy = setup_of_copy(table.state, SEED, 0, "ada", same_seats(table.state), NoClock())
    assert copy.starter == GIVEN
    stored = setup_json(setup(HERE, ELSEWHERE))
    old = {name: value for name, value in stored.items() if name != "starter"}
    old["places"] = [{"is": "Place", "kind": "here", "name": "", "player": ""}] * 2
    assert setup_from(old).starter == GIVEN
    assert setup_from(old).places[0].side == ""


def five_g(*places: Place) -> Table:
    made = setup(*(place.kind for place in places), game="snekagon5g")
    return Table(replace(made, places=places))


def test_everybody_picks_a_species_and_computers_take_what_is_left() -> None:
    table = five_g(Place(HERE, side="cobra"), Place(ELSEWHERE), Place(COMPUTER, "adder", "random"))
    table.do("bob", Sit("Bob"))
    assert table.state.phase is Phase.PLAYING
    assert table.state.game.options.species == ("cobra", "mamba", "python")
    assert table.again() == table.state


def test_who_joins_by_link_picks_before_the_game_and_nobody_has_the_same() -> None:
    table = five_g(Place(HERE, side="cobra"), Place(ELSEWHERE), Place(ELSEWHERE))
    table.do("bob", Sit("Bob"))
    with pytest.raises(Refused) as refused:
        table.do("bob", Pick("cobra"))
    assert refused.value.key == "side-taken"
    with pytest.raises(Refused) as refused:
        table.do("bob", Pick("dragon"))
    assert refused.value.key == "no-such-side"
    table.do("bob", Pick("viper"))
    assert chairs_view(table.state)[1]["side"] == "viper"
    table.do("bob", Rise())
    assert table.state.chairs[1].side == ""
    table.do("bob", Sit("Bob"))
    table.do("bob", Pick("viper"))
    table.do("eve", Sit("Eve"))
    assert table.state.game.options.species == ("cobra", "viper", "mamba")
    with pytest.raises(Refused):
        table.do("bob", Pick("python"))


def test_a_species_goes_with_its_person_through_the_lot_and_a_rematch() -> None:
    places = (Place(HERE, side="cobra"), Place(ELSEWHERE, side="viper"))
    made = replace(setup(HERE, ELSEWHERE, game="snekagon5g"), places=places, starter=LOT)
    table = Table(made)
    table.do("bob", Sit("Bob"))
    species = dict(zip(guests(table.state), table.state.game.options.species, strict=True))
    assert species == {"ada": "cobra", "bob": "viper"}
    table.do("ada", Resign())
    again = next_game(table)
    assert dict(zip(guests(again), again.game.options.species, strict=True)) == species


def test_colours_are_picked_where_the_book_leaves_them_free_and_change_looks_alone() -> None:
    places = (Place(HERE, side="blue"), Place(ELSEWHERE), Place(COMPUTER, "adder", "random"))
    table = Table(replace(setup(HERE, ELSEWHERE, COMPUTER, game="schlangennest"), places=places))
    plain = table.state.game
    with pytest.raises(Refused):
        table.do("bob", Sit("Bob", side="blue"))
    assert table.state.phase is Phase.WAITING
    table.do("bob", Sit("Bob", side="green"))
    assert table.state.game is plain
    assert table.state.looks == {"green": "blue", "red": "green", "blue": "red"}
    assert [one["title"] for one in chairs_view(table.state)] == ["blue", "green", "red"]
    assert table.again() == table.state


def test_pictures_are_painted_in_the_colours_that_people_picked() -> None:
    picked = Table(replace(setup(HERE, HERE), places=(Place(HERE, side="red"), Place(HERE))))
    usual = Table(setup(HERE, HERE))
    first = usual.state.game.notation.write(usual.state.game.rules.moves(usual.state.position)[0])
    green, red = (picture_of(one.play(first), None, None) for one in (usual, picked))
    assert SEATS[0] in green
    assert SEATS[0] not in red
    assert SEATS[1] in red


def test_nobody_picks_where_the_rules_give_the_colours_out() -> None:
    table = Table(setup(HERE, ELSEWHERE, game="carnival"))
    with pytest.raises(Refused) as refused:
        table.do("ada", Pick("green"))
    assert refused.value.key == "no-such-side"
    assert table.state.looks == {}


def test_a_species_has_the_colour_of_its_set() -> None:
    table = five_g(Place(HERE, side="cobra"), Place(HERE))
    assert table.state.looks["green"] == "purple"
    assert table.state.looks["red"] == "green"
    assert five_g(Place(HERE), Place(HERE)).state.looks == {}


def test_a_colour_goes_through_the_lot_a_rematch_a_copy_and_a_record() -> None:
    places = (Place(HERE, side="red"), Place(ELSEWHERE))
    made = replace(setup(HERE, ELSEWHERE), places=places, starter=LOT)
    table = Table(made)
    table.do("bob", Sit("Bob"))
    worn = colours(table.state)
    assert worn == {"ada": "red", "bob": "green"}
    copy = setup_of_copy(table.state, SEED, 0, "ada", same_seats(table.state), NoClock())
    assert [place.side for place in copy.places] == [one.side for one in table.state.chairs]
    table.do("ada", Resign())
    record = record_of_table(table.state, SEED)
    again, _ = planned({"record": write_record(record)}, "eve")
    assert [place.side for place in again.places] == [worn[one] for one in guests(table.state)]
    assert colours(next_game(table)) == worn


def test_a_table_like_another_shares_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan: JsonObject = {"game": "snekagon", "seats": [{"kind": HERE}, {"kind": HERE}]}
    first, _ = planned(plan, "eve")
    game = first.set_up()
    monkeypatch.setattr(Box, "assembled", None)
    second, _ = planned(plan, "eve")
    assert second.set_up() is game


def colours(state: State) -> dict[str | None, str]:
    return {guest: str(chairs_view(state)[at]["title"]) for at, guest in enumerate(guests(state))}


def test_computers_have_names_of_their_own_and_levels_beside_them() -> None:
    bots = [Place(COMPUTER, name, "level5") for name in ("adder", "krait")]
    table = five_g(Place(ELSEWHERE), *bots)
    assert chairs_view(table.state)[1]["name"] == "Adder"
    assert chairs_view(table.state, "cs")[2]["name"] == "Bungar"
    assert chairs_view(table.state)[2]["player"] == "level5"
    table.do("bob", Sit("Bob"))
    old = Table(setup(HERE, COMPUTER))
    assert chairs_view(old.state)[1]["name"] == "Random"
