"""The table as a log of events: seats, consent, clocks, chance, undo, ends, rematches."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from serpentry.catalogue import BOXES, find, game_of_record, set_up
from serpentry.contract import check_box, laws
from serpentry.languages import ENGLISH, keys
from serpentry.table.commands import (
    Claim,
    Close,
    GoOn,
    Play,
    Propose,
    Reply,
    Resign,
    Rest,
    Rise,
    Say,
    Sit,
)
from serpentry.table.events import Event, event_from, event_json
from serpentry.table.fairness import commitment_to, draw_from, verify
from serpentry.table.opening import opening, rematch_of, rematch_opening
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    DAY,
    ELSEWHERE,
    HERE,
    DaysClock,
    GameClock,
    Setup,
    setup_from,
    setup_json,
)
from serpentry.table.shown.views import legal_view, looks_from
from serpentry.table.state import Phase, State
from serpentry.table.words import LONGEST_CHAT, clean, clean_chat, clean_name
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record, read_record, write_record
from serpentry.tabletop.formats.record import RecordLine as Line
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.refusal import IllegalMove
from tests.lots import LOTS
from tests.lots import Position as LotsPosition
from tests.tables.table import SEED, Table, against_computer, one_screen, over_the_net, setup


def refusal(table: Table, guest: str | None, command: Any) -> str:
    before = table.state
    with pytest.raises(Refused) as caught:
        table.do(guest, command)
    assert table.state is before
    assert caught.value.key in keys(ENGLISH)
    return caught.value.key


def names(state: State) -> list[str]:
    return [type(one.entry.event).__name__ for one in state.log]


def test_a_table_waits_until_every_seat_is_taken() -> None:
    table = Table(setup(HERE, ELSEWHERE))
    assert table.state.phase is Phase.WAITING
    assert refusal(table, "ada", Play(table.state.game.notation.read("d4"))) == "not-begun"
    assert table.do("bob", Sit("Bob")).phase is Phase.PLAYING
    assert names(table.state) == ["Sat", "Sat", "Started"]
    assert refusal(table, "eve", Sit("Eve")) == "game-has-begun"


def test_a_seat_is_given_to_one_person_and_can_be_given_up_before_play() -> None:
    table = Table(setup(HERE, ELSEWHERE, ELSEWHERE, game="lots"))
    table.do("bob", Sit("Bob", 1))
    assert refusal(table, "eve", Sit("Eve", 1)) == "seat-taken"
    assert refusal(table, "bob", Sit("Bob")) == "already-seated"
    assert refusal(table, "eve", Rise()) == "not-seated"
    table.do("bob", Rise())
    assert table.state.seats_of("bob") == ()
    assert table.do("eve", Sit("Eve", 1)).seats_of("eve") == (1,)


def test_nobody_moves_for_another_seat_or_out_of_turn() -> None:
    table = over_the_net()
    move = table.state.game.notation.read("d4")
    assert refusal(table, "bob", Play(move)) == "not-your-turn"
    assert refusal(table, "bob", Play(move, 0)) == "not-your-seat"
    assert refusal(table, "eve", Play(move)) == "not-seated"
    assert table.do("ada", Play(move)).to_act == 1


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    table = over_the_net()
    with pytest.raises(IllegalMove) as caught:
        table.play("d4-d5")
    assert caught.value.illegal.rule == "opening-single"
    assert not table.state.played


def test_on_one_screen_and_against_computers_moves_are_taken_back_at_will() -> None:
    table = one_screen()
    table.play("d4")
    table.play("b2-b3")
    assert len(table.do("ada", Propose("undo")).played) == 1
    table = against_computer()
    table.play("d4")
    table.play("b2-b3")
    assert len(table.do("ada", Propose("undo")).played) == 0
    assert refusal(table, "ada", Propose("undo")) == "undo-nothing"


def test_over_the_net_an_undo_needs_consent_and_lapses_with_the_next_move() -> None:
    table = over_the_net()
    table.play("d4")
    table.do("ada", Propose("undo"))
    assert refusal(table, "ada", Reply("undo", True)) == "own-question"
    assert refusal(table, "bob", Reply("draw", True)) == "nothing-asked"
    assert refusal(table, "bob", Propose("pause")) == "asked-already"
    assert len(table.do("bob", Reply("undo", False)).played) == 1
    table.do("ada", Propose("undo"))
    table.play("b2-b3")
    assert table.state.ask is None
    table.do("ada", Propose("undo"))
    assert len(table.do("bob", Reply("undo", True)).played) == 0
    assert table.state.to_act == 0


def test_the_log_keeps_what_was_taken_back() -> None:
    table = one_screen()
    table.play("d4")
    table.do("ada", Propose("undo"))
    table.play("c3")
    assert [one for one in names(table.state) if one in ("Moved", "TookBack")] == [
        "Moved",
        "TookBack",
        "Moved",
    ]
    assert table.again().position == table.state.position


def test_a_game_that_is_closed_has_no_result() -> None:
    table = over_the_net()
    end = table.do("", Close()).end
    assert end is not None
    assert (end.how, end.winners, table.state.phase) == ("closed", (), Phase.OVER)
    assert table.again().end == end
    record = read_record(write_record(record_of_table(table.state, SEED)))
    assert (record.result, record.tags["end"]) == ("open", "closed")
    assert refusal(table, "", Close()) == "is-over"


def test_a_draw_is_agreed_by_two_people_only() -> None:
    table = over_the_net()
    table.do("bob", Propose("draw"))
    end = table.do("ada", Reply("draw", True)).end
    assert end is not None
    assert (end.how, end.winners) == ("agreed", (0, 1))
    record = read_record(write_record(record_of_table(table.state, SEED)))
    assert (record.result, record.tags["end"]) == ("agreed", "agreed")
    assert verify(game_of_record(record), record).result == "agreed"
    assert refusal(against_computer(), "ada", Propose("draw")) == "computer-plays-on"
    three = Table(setup(HERE, HERE, HERE, game="lots"))
    assert refusal(three, "ada", Propose("draw")) == "draw-needs-two"


def test_resigning_ends_a_game_of_two_and_leaves_a_computer_in_a_game_of_more() -> None:
    table = over_the_net()
    end = table.do("bob", Resign()).end
    assert end is not None
    assert (end.how, end.winners, end.seat) == ("resigned", (0,), 1)
    assert refusal(table, "ada", Resign()) == "is-over"
    three = Table(setup(HERE, ELSEWHERE, COMPUTER, game="lots"))
    three.do("bob", Sit("Bob"))
    assert three.do("bob", Resign()).chairs[1].kind == COMPUTER
    assert three.state.phase is Phase.PLAYING
    last = three.do("ada", Resign()).end
    assert last is not None
    assert last.winners == (1, 2)


def test_a_pause_needs_consent_and_stops_the_clock() -> None:
    table = over_the_net(GameClock(10_000, 1_000))
    table.now += 4_000
    table.do("bob", Propose("pause"))
    assert table.do("ada", Reply("pause", True)).phase is Phase.PAUSED
    table.now += 100_000
    assert refusal(table, "ada", Play(table.state.game.notation.read("d4"))) == "is-paused"
    assert table.do("bob", GoOn()).phase is Phase.PLAYING
    table.now += 1_000
    assert table.state.clocks.left_at(0, table.now) == 5_000
    assert table.play("d4").clocks.left == (6_000, 10_000)


def test_time_that_ran_out_lets_the_others_claim_or_seat_a_computer() -> None:
    table = over_the_net(GameClock(10_000))
    table.now += 9_999
    assert refusal(table, "bob", Claim(0, "win")) == "time-is-left"
    table.now += 1
    assert refusal(table, "ada", Claim(0, "win")) == "claim-your-own"
    assert refusal(table, "bob", Claim(7, "win")) == "no-such-seat"
    end = table.do("bob", Claim(0, "win")).end
    assert end is not None
    assert (end.how, end.winners) == ("time", (1,))
    table = over_the_net(DaysClock(2))
    table.now += 2 * DAY
    assert table.do("bob", Claim(0, "computer")).computer_to_act() == (0, "random")


def test_without_a_clock_a_computer_may_take_the_seat_of_somebody_who_has_gone() -> None:
    table = over_the_net()
    assert refusal(table, "bob", Claim(0, "computer")) == "not-absent"
    assert refusal(table, "bob", Claim(0, "win", is_gone=True)) == "claim-needs-clock"
    assert refusal(table, "ada", Claim(1, "computer", is_gone=True)) == "not-absent"
    assert table.do("bob", Claim(0, "computer", is_gone=True)).computer_to_act() == (0, "random")


def test_whoever_comes_late_but_unclaimed_plays_on() -> None:
    table = over_the_net(GameClock(10_000, 2_000))
    table.now += 60_000
    assert table.play("d4").clocks.left == (2_000, 10_000)


def test_each_move_by_days_has_its_own_days() -> None:
    table = over_the_net(DaysClock(3))
    table.now += DAY
    state = table.play("d4")
    assert state.clocks.left == (3 * DAY, 3 * DAY)
    assert state.clocks.running == 1


def test_chat_is_cleaned_bounded_and_does_not_make_a_move_stale() -> None:
    table = over_the_net()
    binding = table.state.binding
    table.do("eve", Say("  hi\u0000 \n there \u200b" + "x" * 1000, "Eve\u202e"))
    event: Any = table.state.log[-1].entry.event
    assert event.name == "Eve"
    assert event.text.startswith("hi there xxx")
    assert len(event.text) == LONGEST_CHAT
    assert event.seat is None
    assert table.state.binding == binding
    assert refusal(table, "eve", Say("\u200b \u202e", "Eve")) == "nothing-said"


@given(some.text(max_size=200))
def test_cleaned_text_is_one_visible_line_and_stays_clean(text: str) -> None:
    cleaned = clean(text, 50)
    assert len(cleaned) <= 50
    assert cleaned.isprintable()
    assert clean(cleaned, 50) == cleaned


def test_too_many_accents_upon_a_letter_are_dropped() -> None:
    assert clean_chat("a" + "\u0301" * 30 + "b").endswith("b")
    assert len(clean_name("Z" + "\u0335" * 30)) == 3


def test_a_rematch_seats_everybody_one_further_and_starts() -> None:
    table = over_the_net()
    assert refusal(table, "ada", Propose("rematch")) == "not-over"
    table.do("ada", Resign())
    table.do("bob", Propose("rematch"))
    table.do("ada", Reply("rematch", True))
    made = rematch_of(table.state, commitment_to("next"), "before")
    state = rematch_opening(table.state, made, table.dice, table.now)
    assert [chair.guest for chair in state.chairs] == ["bob", "ada"]
    assert state.phase is Phase.PLAYING
    assert made.rematch_of == "before"


def some_setup(box: AnyBox, sample: int) -> Setup:
    seats, options = box.samples[sample]
    return setup(*[COMPUTER] * seats, game=box.name, options=dict(options))


SHELF = (*BOXES, LOTS)
CASES = [(box, at) for box in SHELF for at in range(len(box.samples))]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("box", "sample"), CASES, ids=lambda one: getattr(one, "name", one))
def test_a_whole_game_replays_from_stored_events_and_its_record_verifies(
    box: AnyBox, sample: int
) -> None:
    table = Table(some_setup(box, sample))
    rng = Random(sample)
    while table.state.phase is not Phase.OVER:
        table.play_any(rng)
    stored = [(one.seq, one.at, event_json(one.event)) for one in table.entries]
    events: list[Event] = [event_from(data) for _, _, data in stored]
    assert events == [one.event for one in table.entries]
    again = table.again()
    assert (again.position, again.end) == (table.state.position, table.state.end)
    assert setup_from(setup_json(table.setup)) == table.setup
    record = read_record(write_record(record_of_table(table.state, SEED)))
    verdict = verify(table.state.game, record)
    assert verdict.seeded
    assert verdict.moves + verdict.draws == len(table.state.played)


def test_the_commitment_is_shown_before_the_first_event_and_fits_the_seed() -> None:
    table = against_computer()
    assert table.state.setup.commitment == commitment_to(SEED)
    record = record_of_table(table.state, SEED)
    assert "seed" not in record.tags


def test_a_record_with_another_seed_is_found_out() -> None:
    table = over_the_net()
    table.do("bob", Resign())
    record = record_of_table(table.state, "other")
    with pytest.raises(BadText, match="not the one that was committed to"):
        verify(table.state.game, record)


CHANCY = [box for box in SHELF if box.set_up().rules.draws(box.set_up().rules.start())]


@pytest.mark.parametrize("box", CHANCY, ids=lambda box: box.name)
def test_a_changed_draw_is_found_out(box: AnyBox) -> None:
    table = Table(setup(*[COMPUTER] * box.seats[0], game=box.name))
    rng = Random(1)
    while table.state.phase is not Phase.OVER:
        table.play_any(rng)
    game = table.state.game
    record = record_of_table(table.state, SEED)
    draws = [game.notation.write(move) for move, _ in game.rules.draws(game.rules.start())]
    other = next(text for text in draws if text != record.events[0].text)
    changed = Record(
        record.game,
        record.rules,
        record.seats,
        record.options,
        record.players,
        record.tags,
        (Line(record.events[0].by, other),),
    )
    with pytest.raises(BadText, match=r"Event 1 is .* but the seed gives"):
        verify(game, changed)


@pytest.mark.parametrize("box", CHANCY, ids=lambda box: box.name)
def test_draws_come_with_their_weights(box: AnyBox) -> None:
    game = set_up(box.name)
    start = game.rules.start()
    weights = dict(game.rules.draws(start))
    drawn = Counter(draw_from(f"seed {n}", game, start, 0) for n in range(2000))
    total = sum(weights.values())
    for move, weight in weights.items():
        due = 2000 * weight / total
        assert abs(drawn[move] - due) < 6 * (due**0.5) + 6


@pytest.mark.parametrize("box", CHANCY, ids=lambda box: box.name)
def test_nothing_is_taken_back_over_chance(box: AnyBox) -> None:
    table = Table(setup(*[HERE] * box.seats[0], game=box.name))
    for _ in range(200):
        if table.state.phase is Phase.OVER:
            break
        before = len(table.state.played)
        table.play_any(Random(2))
        if any(one.by not in range(9) for one in table.state.played[before:]):
            assert refusal(table, "ada", Propose("undo")) in ("undo-chance", "undo-hidden")
            return
    raise AssertionError("chance never followed a move")


def test_a_game_of_one_screen_begins_at_once() -> None:
    game = find("snekagon")
    made = setup(*[HERE] * game.seats[0])
    state = opening(made, lambda *_: None, 5, "Ada")
    assert names(state) == ["Sat", "Sat", "Started"]
    assert [one.entry.seq for one in state.log] == [1, 2, 3]


def test_the_toy_keeps_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    with_the_toys = keys(ENGLISH) | {"why-lots-not-held", "why-lots-not-now"}
    monkeypatch.setattr(laws, "keys", lambda _language: with_the_toys)
    assert check_box(LOTS, games=20, seed=1) > 0


def pile_of(table: Table) -> tuple[int, ...]:
    position = table.state.position
    assert isinstance(position, LotsPosition)
    return position.pile


def test_nothing_is_taken_back_where_hands_are_hidden() -> None:
    table = Table(setup(HERE, HERE, game="lots"))
    while pile_of(table):
        table.play_any(Random(1))
    table.play_any(Random(1))
    assert refusal(table, "ada", Propose("undo")) == "undo-hidden"
    table = Table(setup(HERE, HERE, game="lots", options={"hidden": False}))
    while pile_of(table):
        table.play_any(Random(1))
    table.play_any(Random(1))
    assert table.do("ada", Propose("undo"))


def test_a_running_record_is_kept_back_while_something_is_hidden() -> None:
    table = Table(setup(HERE, HERE, game="lots"))
    with pytest.raises(Refused) as caught:
        record_of_table(table.state, SEED)
    assert caught.value.key == "record-hidden"


def test_several_people_at_one_screen_see_the_hand_of_the_one_to_act() -> None:
    table = Table(setup(HERE, HERE, ELSEWHERE, game="lots"))
    table.do("bob", Sit("Bob"))
    assert looks_from(table.state, "ada") == 0
    table.play_any(Random(1))
    table.play_any(Random(1))
    assert looks_from(table.state, "ada") is None
    assert looks_from(table.state, "bob") == 2
    assert looks_from(table.state, "eve") is None


def test_legal_moves_come_in_rows_that_give_back_every_move() -> None:
    game = set_up("snekagon")
    position = game.rules.play(game.rules.start(), game.notation.read("f6"))
    legal: Any = legal_view(game, position)
    found = [
        game.codec.move_from(dict(zip(kind["parts"], row, strict=True)))
        for kind in legal["kinds"]
        for row in kind["rows"]
    ]
    assert found == list(game.rules.moves(position))
    assert legal["count"] == len(found)


def with_holidays() -> Table:
    table = Table(replace(setup(HERE, ELSEWHERE, clock=DaysClock(3)), holidays=14))
    table.do("bo", Sit("Bo"))
    return table


def test_a_holiday_adds_days_to_the_move_that_is_waited_for_or_the_next() -> None:
    table = with_holidays()
    binding = table.state.binding
    table.do("ada", Rest(5))
    table.do("bo", Rest(2))
    assert table.state.binding == binding, "a move that is on its way still counts"
    assert table.state.clocks.left == (8 * DAY, 5 * DAY)
    table.now += 7 * DAY
    assert refusal(table, "bo", Claim(0, "win")) == "time-is-left"
    state = table.play("d4")
    assert state.clocks.left == (3 * DAY, 5 * DAY)
    assert table.again().rests == state.rests
    assert setup_from(setup_json(state.setup)) == state.setup


def test_no_time_runs_on_a_holiday_that_was_booked_ahead() -> None:
    table = with_holidays()
    table.do("ada", Rest(5, begins=table.now + 2 * DAY))
    table.do("bo", Rest(4, begins=table.now + 3 * DAY))
    assert refusal(table, "ada", Rest(2, begins=table.now + 6 * DAY)) == "rest-twice"
    assert refusal(table, "ada", Rest(2, begins=table.now - DAY)) == "rest-too-far"
    assert refusal(table, "ada", Rest(2, begins=table.now + 200 * DAY)) == "rest-too-far"
    assert refusal(table, "ada", Rest(10, begins=table.now + 20 * DAY)) == "rest-too-long"
    assert table.state.clocks.due == table.now + 8 * DAY
    table.now += 6 * DAY
    assert table.state.clocks.left_at(0, table.now) == DAY
    state = table.play("d4")
    assert state.clocks.left == (3 * DAY, 3 * DAY)
    assert state.clocks.due == table.now + 4 * DAY, "one day of Bo's holiday is left"
    table.now += 4 * DAY
    assert table.state.clocks.has_run_out(1, table.now)
    assert table.again().clocks == state.clocks


def test_holidays_are_few_a_year_and_bring_no_time_back() -> None:
    table = with_holidays()
    assert refusal(table, "ada", Rest(15)) == "rest-too-long"
    table.do("ada", Rest(14))
    assert refusal(table, "ada", Rest(1)) == "rest-too-long"
    table.now += 17 * DAY
    assert refusal(table, "ada", Rest(1)) == "rest-too-long"
    table.now += 365 * DAY
    assert refusal(table, "ada", Rest(1)) == "rest-too-late"
    assert refusal(table, "eve", Rest(1)) == "not-seated"
    assert refusal(over_the_net(DaysClock(3)), "ada", Rest(1)) == "rest-not-here"
