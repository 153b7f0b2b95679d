"""The host keeps order at a table."""

import pytest

from serpentry.table.commands import Command, Mute, Remove, Say, Sit
from serpentry.table.refusals import Refused
from serpentry.table.setup import ELSEWHERE, HERE
from serpentry.table.shown.views import events_view
from tests.tables.table import Table, over_the_net, setup


def refusal(table: Table, guest: str | None, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        table.do(guest, command)
    return refused.value.key


def test_whoever_is_muted_speaks_no_more_and_others_do() -> None:
    table = over_the_net()
    table.do("eve", Say("boo", "Eve"))
    line = table.state.seq
    table.do("ada", Mute(line))
    assert refusal(table, "eve", Say("boo", "Eve")) == "is-muted"
    table.do("bob", Say("thank you", "Bob"))
    assert table.again() == table.state


def test_only_the_host_mutes_and_only_whoever_spoke() -> None:
    table = over_the_net()
    table.do("eve", Say("boo", "Eve"))
    line = table.state.seq
    assert refusal(table, "bob", Mute(line)) == "not-the-host"
    assert refusal(table, None, Mute(line)) == "not-the-host"
    for wrong in (1, 0, -1, line + 1):
        assert refusal(table, "ada", Mute(wrong)) == "nobody-there"
    table.do("ada", Say("quiet, please", "Ada"))
    assert refusal(table, "ada", Mute(table.state.seq)) == "nobody-there", "the host herself"


def test_whoever_is_removed_before_the_game_does_not_come_back() -> None:
    table = Table(setup(HERE, ELSEWHERE, ELSEWHERE, game="schlangennest"))
    table.do("eve", Sit("Eve"))
    assert refusal(table, "eve", Remove(1)) == "not-the-host"
    assert refusal(table, "ada", Remove(0)) == "nobody-there"
    assert refusal(table, "ada", Remove(9)) == "nobody-there"
    table.do("ada", Remove(1))
    assert not table.state.chairs[1].is_taken
    assert refusal(table, "eve", Sit("Eve")) == "was-removed"
    table.do("bob", Sit("Bob"))
    assert table.again() == table.state


def test_nobody_is_removed_from_a_game() -> None:
    assert refusal(over_the_net(), "ada", Remove(1)) == "game-has-begun"


def test_nobody_is_told_who_the_guests_are() -> None:
    table = Table(setup(HERE, ELSEWHERE))
    table.do("a-secret-guest", Sit("Eve"))
    table = Table(setup(HERE, ELSEWHERE, ELSEWHERE, game="schlangennest"))
    table.do("a-secret-guest", Sit("Eve"))
    table.do("a-secret-guest", Say("boo", "Eve"))
    table.do("ada", Mute(table.state.seq))
    table.do("ada", Remove(1))
    assert "a-secret-guest" not in repr(events_view(table.state, table.state.log, None))


def test_a_phrase_is_told_by_its_key_in_whatever_language_it_was_said() -> None:
    table = over_the_net()
    table.do("ada", Say("Danke für das Spiel!", "Ada"))
    table.do("bob", Say("Merci pour la partie\u202f!", "Bob"))
    table.do("bob", Say("Thanks for nothing", "Bob"))
    said = [one for one in events_view(table.state, table.state.log, 0) if one["is"] == "said"]
    assert [one.get("phrase") for one in said] == ["phrase-thanks", "phrase-thanks", None]
    assert said[0]["text"] == "Danke für das Spiel!"
