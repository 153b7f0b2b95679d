"""The socket: sequence numbers, repeats, gaps, races, refusals, consent, and who sees what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, Refusal, TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.hosting import host
from serpentry.hosting.room import now_ms
from serpentry.languages.sentence import SentenceInfo
from serpentry.server.run import Service
from serpentry.table.shown.narration import described
from serpentry.table.state import State
from tests.server.running import guest, running

SMALL = {"board_side": 4}
D4 = {"cells": [[0, 0]]}


@asynccontextmanager
async def duel(folder: Path, **plan: Any) -> AsyncIterator[tuple[Service, Client, Client, str]]:
    """Ada and Bob at a small table."""
    async with (
        running(folder) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL, **plan)
        await bob.sit(table)
        yield service, ada, bob, table


async def refusal(socket: TableSocket, type: str, **fields: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await socket.command(type, **fields)
    return caught.value


async def test_the_table_is_described_to_whoever_asks_and_told_to_nobody_else(
    tmp_path: Path,
) -> None:
    async with duel(tmp_path) as (service, ada, _, table), ada.at(table) as one:
        async with Client(service.url) as stranger, stranger.at(table) as watcher:
            assert "summary" not in one.table["told"]
            mine, theirs = [await who.command("describe") for who in (one, watcher)]
            assert (mine["type"], mine["told"][0]["key"]) == ("described", "turn-yours")
            assert theirs["told"][0] == {"key": "turn-other", "facts": {"who": {"seat": 0}}}
            assert mine["told"][1:] == theirs["told"][1:]


async def test_words_for_the_same_table_are_found_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int | None] = []

    def noted(state: State, seat: int | None) -> list[SentenceInfo]:
        found.append(seat)
        return described(state, seat)

    monkeypatch.setattr("serpentry.hosting.shown_tables.described", noted)
    async with duel(tmp_path) as (service, ada, _, table), ada.at(table) as one:
        async with Client(service.url) as stranger, stranger.at(table) as watcher:
            first = await one.command("describe")
            for _ in range(3):
                assert (await one.command("describe"))["told"] == first["told"]
                await watcher.command("describe")
            assert sorted(found, key=str) == [0, None]
            await one.move(D4)
            assert (await one.command("describe"))["told"] != first["told"]


async def test_a_written_move_is_read_for_whoever_is_to_move(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table), ada.at(table) as one:
        meant = await one.command("read", text="d4")
        assert (meant["type"], meant["move"]) == ("meant", D4)
        assert meant["said"]["facts"]["cells"] == ["d4"]
        assert (await refusal(one, "read", text="d4-e4")).key == "illegal-move"
        assert (await refusal(one, "read", text="nowhere")).key == "not-readable"
        async with bob.at(table) as two:
            assert (await refusal(two, "read", text="d4")).key == "not-your-turn"
        assert one.table["ply"] == 0


async def test_a_refused_attempt_says_rule_sentence_and_cells(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table), ada.at(table) as one:
        two_cells = {"cells": [[0, 0], [1, 0]]}
        refused = await refusal(one, "move", move=two_cells, after=one.seq)
        assert refused.key == "illegal-move"
        illegal = refused.content["illegal"]
        assert illegal["rule"] == "opening-single"
        assert illegal["sentence"] == "The first tile of the game is the 1-tile."
        assert illegal["cells"] == [[0, 0], [1, 0]]
        verdict = await one.command("try", move=two_cells)
        assert (verdict["legal"], verdict["illegal"]) == (False, illegal)
        assert (await one.command("try", move=D4))["legal"] is True
        assert one.table["ply"] == 0
        nonsenses: list[Any] = [{"cells": []}, 7, None, {"fly": 1}, {"cells": [[0, "x"]]}]
        for nonsense in nonsenses:
            refused = await refusal(one, "move", move=nonsense, after=one.seq)
            assert refused.key == "not-readable"
        async with bob.at(table) as two:
            refused = await refusal(two, "move", move=D4, after=two.seq)
            assert refused.key == "not-your-turn"


async def test_a_repeated_message_is_answered_with_its_first_result(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, _bob, table):
        async with ada.at(table) as one:
            start = one.seq
            first = await one.command("move", id="m1", move=D4, after=start)
            again = await one.command("move", id="m1", move=D4, after=start)
            assert first == again
            assert one.table["ply"] == 1
        async with ada.at(table) as other_tab:
            once_more = await other_tab.command("move", id="m1", move=D4, after=start)
            assert once_more == first
            assert other_tab.seq == first["last"]


async def test_a_stale_message_is_answered_with_what_was_missed(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table), ada.at(table) as one:
        start = one.seq
        await one.move(D4)
        async with bob.at(table) as two:
            stale = await two.command("move", move=two.legal[0], after=start)
            assert stale["type"] == "stale"
            assert [event["is"] for event in stale["events"]] == ["moved"]
            assert stale["table"]["seq"] == start + 1
            future = await refusal(two, "move", move=two.legal[0], after=start + 99)
            assert future.key == "from-the-future"
            await two.move(two.legal[0])
            assert two.table["ply"] == 2


async def test_chat_between_does_not_make_a_move_stale(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table):
        async with ada.at(table) as one, bob.at(table) as two:
            start = one.seq
            await two.command("say", text="Hello\u0007, \u202eAda")
            assert (await one.command("move", move=D4, after=start))["type"] == "ack"
            said = next(event for event in one.events if event["is"] == "said")
            assert (said["name"], said["text"], said["seat"]) == ("Bob", "Hello, Ada", 1)


async def test_of_two_moves_at_once_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, _bob, table):
        async with ada.at(table) as one, ada.at(table) as two:
            moves = [D4, {"cells": [[1, 0]]}]
            start = one.seq
            answers = await asyncio.gather(
                one.command("move", move=moves[0], after=start),
                two.command("move", move=moves[1], after=start),
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "stale"]
            await one.until(lambda: one.table["ply"] == 1)
            assert one.table["position"] == two.table["position"]


async def test_after_a_gap_everything_missed_comes_with_the_welcome(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table):
        async with bob.at(table) as two:
            known = two.seq
        async with ada.at(table) as one:
            await one.move(D4)
            await one.command("say", text="your turn")
        async with bob.at(table, since=known) as two:
            assert [event["is"] for event in two.events] == ["moved", "said"]
            assert [event["seq"] for event in two.events] == [known + 1, known + 2]
            assert two.is_our_turn


async def test_undo_needs_consent_over_the_net(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table):
        async with ada.at(table) as one, bob.at(table) as two:
            await one.move(D4)
            await one.command("ask", what="undo")
            assert one.table["ply"] == 1
            await two.until(lambda: two.table["ask"] is not None)
            assert two.table["ask"] == {"what": "undo", "seat": 0}
            await two.command("answer", what="undo", yes=True)
            await one.until(lambda: one.table["ply"] == 0)
            assert one.is_our_turn


async def test_undo_against_a_computer_is_at_will(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, computer("random")], options=SMALL)
        async with ada.at(table) as one:
            await one.move(D4)
            await one.until(lambda: one.is_our_turn and one.table["ply"] == 2)
            await one.command("ask", what="undo")
            await one.until(lambda: one.table["ply"] == 0)


async def test_pause_draw_resign_and_rematch(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, bob, table):
        async with ada.at(table) as one, bob.at(table) as two:
            await one.command("ask", what="pause")
            await two.command("answer", what="pause", yes=True)
            assert (await refusal(one, "move", move=D4, after=two.seq)).key == "is-paused"
            await two.command("resume")
            await two.command("ask", what="draw")
            await one.command("answer", what="draw", yes=False)
            await two.command("resign")
            await one.until(lambda: one.is_over)
            assert one.table["end"]["winners"] == [0]
            assert len(one.table["seed"]) == 64
            await one.command("ask", what="rematch")
            await two.command("answer", what="rematch", yes=True)
            await one.until(lambda: bool(one.table["next_table"]))
            new = one.table["next_table"]
        async with ada.at(new) as one, bob.at(new) as two:
            assert (one.table["you"], two.table["you"]) == ([1], [0])
            assert two.is_our_turn


async def test_nobody_moves_anothers_seat_and_a_stranger_moves_none(tmp_path: Path) -> None:
    async with duel(tmp_path) as (service, ada, bob, table):
        async with bob.at(table) as two, Client(service.url).at(table) as nobody:
            assert (
                await refusal(two, "move", move=D4, after=two.seq, seat=0)
            ).key == "not-your-seat"
            assert (await refusal(two, "resign", seat=0)).key == "not-your-seat"
            assert (await refusal(nobody, "move", move=D4, after=two.seq)).key == "no-guest"
            assert (await refusal(nobody, "say", text="hi")).key == "no-guest"
            assert nobody.table["you"] == []
            assert "legal" not in nobody.table
        forged = Client(service.url)
        forged.http.cookies.set("serpentry_guest", "ImFkYSI.forged")
        async with forged.at(table) as eve:
            assert (await refusal(eve, "resign")).key == "no-guest"
        assert (await ada.ask("GET", f"/tables/{table}"))["table"]["phase"] == "playing"


async def test_who_is_here_and_who_watches_is_told(tmp_path: Path) -> None:
    async with duel(tmp_path) as (service, ada, bob, table), ada.at(table) as one:
        one.keep_heard = True
        async with bob.at(table), Client(service.url).at(table):
            here = '"seats":[true,true],"watching":1'
            await one.until(lambda: any(here in text for text in one.heard))
        assert '"present"' in next(text for text in one.heard if here in text)


A_MINUTE = {"kind": "game", "base": 60_000, "increment": 0}


def a_minute_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "now_ms", lambda: now_ms() + 60_050)


async def test_time_that_ran_out_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with duel(tmp_path, clock=A_MINUTE) as (_, _ada, bob, table), bob.at(table) as two:
        assert (await refusal(two, "claim", seat=0, how="win")).key == "time-is-left"
        a_minute_later(monkeypatch)
        await two.command("claim", seat=0, how="win")
        await two.until(lambda: two.is_over)
        assert two.table["end"]["how"] == "time"


async def test_an_absent_players_seat_is_taken_by_a_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with duel(tmp_path, clock=A_MINUTE) as (_, _ada, bob, table), bob.at(table) as two:
        a_minute_later(monkeypatch)
        await two.command("claim", seat=0, how="computer")
        await two.until(lambda: two.is_our_turn)
        assert two.table["chairs"][0]["kind"] == "computer"
        assert two.table["ply"] == 1


async def test_four_at_one_screen_play_in_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("lots", [HERE] * 4)
        async with ada.at(table) as one:
            assert one.table["you"] == [0, 1, 2, 3]
            hands = one.table["position"]["hands"]
            assert [any(hand) for hand in hands] == [True, False, False, False]
            await one.play_out()
            movers = [event["by"] for event in one.events if event["is"] == "moved"]
            assert movers[:5] == [0, 1, 2, 3, 0]


async def test_a_client_that_wants_no_moves_gets_none(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, _bob, table), ada.at(table, moves=False) as one:
        assert "legal" not in one.table
        assert one.table["to_act"] == 0


async def test_messages_come_in_the_asked_language(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, _ada, bob, table):
        socket = bob.at(table)
        socket.url += "&language=de"
        async with socket as two:
            refused = await refusal(two, "move", move=D4, after=two.seq)
            assert str(refused) == "Du bist nicht am Zug."


async def test_the_rules_speak_the_asked_language(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_, ada, _bob, table):
        socket = ada.at(table)
        socket.url += "&language=cs"
        async with socket as one:
            answer = await one.command("try", move={"cells": [[0, 0], [0, 1]]})
            verdict = answer["illegal"]
            assert verdict["sentence"] == "Jako první se klade jednička."
            assert verdict["key"] == "why-hex-opening-single"
            assert [chair["title"] for chair in one.table["chairs"]] == ["zelený", "červený"]
        async with ada.at(table) as two:
            assert [chair["title"] for chair in two.table["chairs"]] == ["green", "red"]


async def test_a_table_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        with pytest.raises(Refusal, match="no-such-table"):
            async with ada.at("nowhere"):
                pass
