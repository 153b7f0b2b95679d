"""A table that follows one in front of people: they tell what chance does, and take all back."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import names, set_up
from serpentry.table.afterplay import same_seats, setup_of_copy
from serpentry.table.commands import UNDO, Command, LetChance, Play, Propose, Tell
from serpentry.table.decide import Decided, Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Drew, Told
from serpentry.table.fairness import commitment_to, verify
from serpentry.table.fold import folded
from serpentry.table.opening import opening
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import NoClock, Setup, setup_from, setup_json
from serpentry.table.shown.views import event_view, table_view
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import read_record, write_record
from serpentry.tabletop.refusal import IllegalMove
from tests.tables.plans import planned

SEED = "feed"
ADA = Who("ada")


def beside(name: str, **more: Any) -> State:
    """A table beside a box for two."""
    plan: dict[str, Any] = {
        "game": name,
        "seats": [{"kind": "here"}, {"kind": "here"}],
        "by_hand": True,
        **more,
    }
    setup, copied = planned(plan, "ada")
    return opening(stored(setup_json(setup)), seeded(SEED), 0, "Ada", copied)


def stored(data: dict[str, Any]) -> Setup:
    """The set-up as it comes out of a database, with its commitment."""
    return setup_from({**data, "commitment": commitment_to(SEED)})


def done(state: State, command: Command) -> State:
    """The table after a command of the person who sits there."""
    return decide(state, command, ADA, 0, seeded(SEED)).state


def followed(state: State, rng: Random, asks: float = 0.0) -> State:
    """The game to its end: what chance does is told, or now and then left to the house."""
    while state.phase is Phase.PLAYING:
        if state.to_act is not CHANCE:
            state = done(state, Play(rng.choice(state.game.rules.moves(state.position))))
        elif rng.random() < asks:
            state = done(state, Tell())
        else:
            state = done(state, Tell(rng.choice(state.game.rules.draws(state.position))[0]))
    return state


@pytest.mark.parametrize("name", names())
def test_a_game_is_followed_to_its_end_and_taken_back_to_its_start(name: str) -> None:
    state = followed(beside(name), Random(1))
    assert state.phase is Phase.OVER
    assert not any(isinstance(one.entry.event, Drew) for one in state.log)
    for _ in range(len(state.played)):
        state = done(state, Propose(UNDO))
    assert state.position == state.game.rules.start()
    assert state.phase is Phase.PLAYING
    with pytest.raises(Refused, match="take back"):
        done(state, Propose(UNDO))


@pytest.mark.parametrize("name", ["sssnake", "carnival"])
def test_draws_are_told_or_left_to_the_house_and_only_the_house_is_checked(name: str) -> None:
    state = followed(beside(name), Random(2), asks=0.4)
    events = [one.entry.event for one in state.log]
    told = sum(isinstance(event, Told) for event in events)
    drew = sum(isinstance(event, Drew) for event in events)
    record = read_record(write_record(record_of_table(state, SEED)))
    verdict = verify(set_up(name), record)
    assert told
    assert drew
    assert (verdict.told, verdict.draws, verdict.unchecked) == (told, told + drew, 0)


def test_the_log_tells_the_same_story_again() -> None:
    state = followed(beside("sssnake"), Random(3), asks=0.5)
    again = folded(state.setup, Decided.of(state).entries)
    assert again.position == state.position
    assert again.played == state.played


def test_chance_waits_until_it_is_told() -> None:
    state = beside("sssnake")
    assert state.to_act is CHANCE
    assert decide(state, LetChance(anyway=True), Who(), 0, seeded(SEED)).entries == ()
    view: Any = table_view(state, None)
    assert [one["text"] for one in view["draws"]] == ["roll 1", "roll 2", "roll 3"]
    assert view["by_hand"]


def test_what_can_not_have_been_drawn_is_refused_with_the_rule() -> None:
    state = done(beside("sssnake"), Tell(set_up("sssnake").notation.read("roll 2")))
    with pytest.raises(IllegalMove) as refused:
        done(state, Tell(set_up("sssnake").notation.read("draw curve")))
    assert refused.value.illegal.rule == "draw-as-rolled"


def test_a_told_draw_is_shown_as_told() -> None:
    state = done(beside("sssnake"), Tell(set_up("sssnake").notation.read("roll 2")))
    shown = event_view(state, state.log[-1], 0)
    assert (shown["is"], shown["by_hand"]) == ("drew", True)


def test_at_other_tables_nothing_is_told() -> None:
    state = beside("sssnake", by_hand=False)
    with pytest.raises(Refused, match="No roll or draw is due"):
        done(state, Tell())


def test_whoever_plays_elsewhere_or_by_machine_can_not_see_the_dice() -> None:
    for other in ({"kind": "elsewhere"}, {"kind": "computer", "player": "level1"}):
        with pytest.raises(Refused, match="only if everyone plays on this device"):
            beside("sssnake", seats=[{"kind": "here"}, other])


def test_whoever_plays_on_from_there_leaves_chance_to_the_house() -> None:
    state = done(beside("sssnake"), Tell(set_up("sssnake").notation.read("roll 2")))
    copied = setup_of_copy(state, SEED, 1, "ada", same_seats(state), NoClock())
    ended = opening(stored(setup_json(copied)), seeded(SEED), 0, "Ada", state.played[:1])
    while ended.phase is Phase.PLAYING:
        ended = done(ended, Play(ended.game.rules.moves(ended.position)[0]))
    record = read_record(write_record(record_of_table(ended, SEED)))
    assert verify(ended.game, record).told == 1


def test_a_record_keeps_what_was_told_when_it_goes_on_elsewhere() -> None:
    state = beside("sssnake")
    for text in ("roll 2", "draw curve straight"):
        state = done(state, Tell(state.game.notation.read(text)))
    text = write_record(record_of_table(state, SEED))
    assert "tag told: 0 1\n" in text
    setup, played = planned({"record": text}, "ada")
    assert [one.told for one in played] == [True, True]
    ended = followed(opening(stored(setup_json(setup)), seeded(SEED), 0, "Ada", played), Random(5))
    record = read_record(write_record(record_of_table(ended, SEED)))
    assert verify(ended.game, record).told == 2
