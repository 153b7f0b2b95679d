"""Mail and Web Push: to whom, when, once, and not a word more."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
import resvg_py
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.club import RemoteClub
from serpentry.client.table import Refusal
from serpentry.hosting.room import now_ms
from serpentry.server.edge.guests import COOKIE
from serpentry.server.edge.limits import CONFIRMATIONS_EACH
from serpentry.server.notices import notifier
from serpentry.server.notices.encryption import (
    authorization,
    decoded,
    encoded,
    encrypted,
    new_private_key,
    private_key,
    public_bytes,
)
from serpentry.server.notices.notifier import MOST_A_DAY
from serpentry.server.notices.push import PushService
from serpentry.server.notices.sending import Letter
from serpentry.server.run import Service
from serpentry.server.settings import Settings
from serpentry.server.store.notices import LEASE, MOST_CLAIMS, UNSURE, notice_row
from serpentry.server.store.schema import turns
from serpentry.table.setup import DAY
from tests.project.test_hosting_files import ROOT
from tests.server.posts import MailServer, PushPlace, mail_server, push_place, token_of
from tests.server.processes import ServiceProcess
from tests.server.running import guest, running

SMALL: dict[str, Any] = {"options": {"board_side": 4}, "clock": {"kind": "days", "days": 3}}
HOME = "https://play.example.org"


def offers(post: MailServer | None, place: PushPlace | None) -> dict[str, Any]:
    """Settings of a host who sends both, at once."""
    return {
        "public_url": HOME,
        "notice_seconds": 0,
        "mail_server": post.url if post else "",
        "mail_from": "Snakes <games@example.org>",
        "push_services": place.url if place else "",
    }


@pytest.fixture(autouse=True)
def sent_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent but when a test says so."""
    monkeypatch.setattr(notifier, "SWEEP_SECONDS", 3600.0)


@asynccontextmanager
async def sending(
    folder: Path, **more: Any
) -> AsyncIterator[tuple[Service, MailServer, PushPlace, Client, Client]]:
    async with mail_server() as post, push_place() as place:
        async with (
            running(folder, **offers(post, place), **more) as service,
            guest(service, "Ada") as ada,
            guest(service, "Bob") as bob,
        ):
            yield service, post, place, ada, bob


async def begun(ada: Client, bob: Client) -> str:
    """A table where it is Ada's turn."""
    table = await ada.make_table("snekagon", [HERE, ELSEWHERE], **SMALL)
    await bob.sit(table)
    return table


async def moved(client: Client, table: str) -> None:
    """Somebody makes a move, and leaves."""
    async with client.at(table) as socket:
        await socket.move(socket.legal[0])


def word_in(text: str, kind: str) -> str:
    (found,) = re.findall(rf"{HOME}(/api/notices/{kind}/\S+)", text)
    return str(found)


def test_a_message_is_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    browser = decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        browser,
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_who_sends_is_signed_and_another_library_reads_what_is_sent() -> None:
    key, own, shared = (
        private_key(new_private_key()),
        ec.generate_private_key(ec.SECP256R1()),
        b"s" * 16,
    )
    claims, signed, signature, point = token_of(authorization(key, "https://push.test", HOME, 1000))
    assert claims == {"aud": "https://push.test", "exp": 1000 + 12 * 3600, "sub": HOME}
    assert point == public_bytes(key)
    halves = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    key.public_key().verify(encode_dss_signature(*halves), signed, ec.ECDSA(hashes.SHA256()))
    body = encrypted("Züge".encode(), public_bytes(own), shared)
    assert http_ece.decrypt(body, private_key=own, auth_secret=shared) == "Züge".encode()


async def test_a_mail_goes_to_a_confirmed_address_alone_and_one_click_stops_it(
    tmp_path: Path,
) -> None:
    async with sending(tmp_path) as (service, post, _, ada, bob):
        sweep = service.parts.notifier.sweep
        head = {"Accept-Language": "fr"}
        asked = {"address": "bob@example.org", "kinds": ["turn"]}
        told = await bob.http.post("/api/notices/mail", json=asked, headers=head)
        (contact,) = told.json()["contacts"]
        assert (contact["confirmed"], contact["kinds"]) == (False, ["turn"])
        table = await begun(ada, bob)
        await moved(ada, table)
        await sweep()
        await sweep()
        (question,) = post.mails
        assert question["Subject"] == "Confirmez votre adresse e-mail"
        assert "Bob" not in question.get_content(), "nobody sends words of his own to strangers"
        link = word_in(question.get_content(), "confirm")
        assert "<form" in (await ada.http.get(link)).text
        assert not (await bob.ask("GET", "/notices"))["contacts"][0]["confirmed"]
        assert (await ada.http.post(link)).status_code == 200
        await moved(bob, table)
        await moved(ada, table)
        await sweep()
        await sweep()
        assert len(post.mails) == 2, "once"
        mail = post.mails[1]
        assert mail["Subject"] == "À vous de jouer : SNEKAGON"
        assert f"{HOME}/table/{table}" in mail.get_content()
        assert "Ada" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = word_in(mail["List-Unsubscribe"].strip("<>"), "stop")
        assert stop == word_in(mail.get_content(), "stop")
        assert "<form" in (await ada.http.get(stop)).text
        done = await ada.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        assert not (await bob.ask("GET", "/notices"))["contacts"]
        await moved(bob, table)
        await moved(ada, table)
        await sweep()
        assert len(post.mails) == 2
        assert (await ada.http.get(stop)).status_code == 404


async def test_a_browser_is_told_once_and_forgotten_when_it_is_gone(tmp_path: Path) -> None:
    async with sending(tmp_path) as (service, _, place, ada, bob):
        sweep, browser = service.parts.notifier.sweep, place.browser()
        offered = await bob.ask("GET", "/notices")
        await bob.ask("POST", "/notices/push", browser.wanted("turn"))
        table = await begun(ada, bob)
        await moved(ada, table)
        async with bob.at(table):
            await sweep()
        assert not place.posts, "he has the table before his eyes"
        await moved(bob, table)
        await moved(ada, table)
        await asyncio.gather(sweep(), sweep())
        (sent,) = place.posts
        said = browser.read(sent.body)
        assert (said["title"], said["link"]) == ("Your turn: SNEKAGON", f"/table/{table}")
        claims, _, _, key = token_of(sent.head["authorization"])
        assert (claims["aud"], claims["sub"]) == (place.url, HOME)
        assert encoded(key) == offered["push"]
        assert (sent.head["content-encoding"], sent.head["ttl"]) == ("aes128gcm", "86400")
        place.status = "503 Busy"
        await moved(bob, table)
        await moved(ada, table)
        await sweep()
        await sweep()
        assert len(place.posts) == 2, "it waits before it tries again"
        place.status = "410 Gone"
        await moved(bob, table)
        await moved(ada, table)
        await sweep()
        assert len(place.posts) == 3
        assert not (await bob.ask("GET", "/notices"))["contacts"]


async def test_a_browser_that_keeps_refusing_is_dropped_and_one_that_takes_some_is_not(
    tmp_path: Path,
) -> None:
    async with sending(tmp_path) as (service, _, place, ada, bob):
        await bob.ask("POST", "/notices/push", place.browser().wanted("turn"))

        async def told(status: str) -> int:
            """How many browsers are left after another turn."""
            place.status = status
            await moved(ada, await begun(ada, bob))
            await service.parts.notifier.sweep()
            return len((await bob.ask("GET", "/notices"))["contacts"])

        wrong_key = "403 Forbidden"
        answers = [wrong_key, wrong_key, "201 Created", wrong_key, wrong_key, wrong_key]
        assert [await told(status) for status in answers] == [1, 1, 1, 1, 1, 0]


async def test_a_reminder_wakes_a_device_and_other_notices_wait_until_it_wakes() -> None:
    async def urgency(is_urgent: bool) -> str:
        async with push_place() as place:
            settings = Settings(public_url=HOME, push_services=place.url)
            push, browser = PushService(new_private_key(), settings), place.browser()
            keys = json.dumps(browser.wanted()["keys"])
            letter = Letter("id", "Title", "Line", "/", "en", is_urgent)
            await push.send(letter, browser.endpoint, keys)
            await push.close()
            return place.posts[0].head["urgency"]

    assert [await urgency(one) for one in (True, False)] == ["high", "normal"]


def test_notices_have_pictures_that_every_browser_shows() -> None:
    public = ROOT / "web" / "public"
    worker = (public / "push.js").read_text(encoding="utf-8")
    for name, width in (("icon", 192), ("badge", 96)):
        assert f"'{name}.png'" in worker
        drawing = (public / f"{name}.svg").read_text(encoding="utf-8")
        painted = resvg_py.svg_to_bytes(svg_string=drawing, width=width, height=width)
        assert (public / f"{name}.png").read_bytes() == bytes(painted), name


@pytest.mark.thorough
async def test_rounds_tournaments_and_rematches_are_told_to_whoever_wants_it(
    tmp_path: Path,
) -> None:
    async with sending(tmp_path) as (service, _, place, ada, bob):
        sweep, browser, other = service.parts.notifier.sweep, place.browser(), place.browser()
        await bob.ask("POST", "/notices/push", browser.wanted("round", "invitation"))
        await ada.ask("POST", "/notices/push", other.wanted("turn"))
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        await RemoteClub(bob, club.club).do("join", name="Bob")
        await club.do("tournaments", name="Cup", kind="swiss", game="snekagon", rounds=1)
        view = await club.do("pair", tournament=1)
        table = view["shown"]["rounds"][0]["games"][0]["table"]
        async with ada.at(table) as socket:
            await socket.command("resign")
            await socket.command("ask", what="rematch")
        await sweep()
        said = sorted((browser.read(one.body) for one in place.posts), key=lambda it: it["title"])
        assert [(one["title"], one["link"]) for one in said] == [
            ("Ada would like a rematch", f"/table/{table}"),
            ("Cup: round 1 begins", f"/table/{table}"),
            ("New tournament: Cup", f"/club/{club.club}/1"),
        ]


@pytest.mark.thorough
async def test_a_reminder_comes_once_in_the_last_quarter(tmp_path: Path) -> None:
    async with sending(tmp_path) as (service, _, place, ada, bob):
        sweep, browser = service.parts.notifier.sweep, place.browser()
        await bob.ask("POST", "/notices/push", browser.wanted("reminder"))
        table = await begun(ada, bob)
        await moved(ada, table)
        async with bob.at(table) as socket:
            await socket.command("rest", days=2)
            assert socket.table["clock"]["holidays"] == [14, 12]
        for days in (2.4, 2.0):
            await sweep()
            assert not place.posts, "a holiday comes first"
            later = turns.update().values(
                since=turns.c.since - int(days * DAY),
                deadline=turns.c.deadline - int(days * DAY),
            )
            async with service.parts.store.writing() as connection:
                await connection.execute(later)
        await sweep()
        await sweep()
        (sent,) = place.posts
        said = browser.read(sent.body)
        assert said["title"] == "Your time is running out: SNEKAGON"
        assert "14 hours" in said["body"]


@pytest.mark.thorough
async def test_what_can_not_be_sent_waits_or_is_given_up(tmp_path: Path) -> None:
    async with sending(tmp_path) as (service, post, _, ada, bob):
        parts = service.parts
        post.refuses = "451 later"
        await bob.ask("POST", "/notices/mail", {"address": "b@example.org", "kinds": ["turn"]})
        await parts.notifier.sweep()
        store = parts.notifier.store
        assert not await store.due(now_ms())
        (waits,) = await store.due(now_ms() + 120_000)
        assert waits.tries == 1
        post.refuses = ""
        for claims in range(2, MOST_CLAIMS + 1):
            assert await store.claim(waits, now_ms() - LEASE - 1), "and then the server dies"
            assert await store.take_back(now_ms()) == int(claims < MOST_CLAIMS)
            waits = (await store.due(now_ms()) or [waits])[0]
        assert not await store.due(now_ms() + DAY), UNSURE
        (contact,) = await store.contacts_of(waits.contact.guest)
        await store.confirm(contact.word)
        table = await begun(ada, bob)
        await store.note(
            notice_row(contact.id, "turn", "x", one, "sent", now_ms()) for one in range(MOST_A_DAY)
        )
        await moved(ada, table)
        await parts.notifier.sweep()
        assert not post.mails, "somebody was sent enough for a day"


async def test_a_turn_that_had_begun_is_told_and_sent_again_if_its_server_dies(
    tmp_path: Path,
) -> None:
    async with sending(tmp_path) as (service, post, _, ada, bob):
        await begun(ada, bob)
        notifier, store = service.parts.notifier, service.parts.notifier.store
        await ada.ask("POST", "/notices/mail", {"address": "a@example.org", "kinds": ["turn"]})
        guest = str(service.parts.doorman.signer.loads(ada.http.cookies[COOKIE])[0])
        (contact,) = await store.contacts_of(guest)
        await store.confirm(contact.word)
        await notifier._queue_turns("turn")
        (due,) = [one for one in await store.due(now_ms()) if one.kind == "turn"]
        assert await store.claim(due, now_ms() - LEASE - 1), "and then the server dies"
        await notifier.sweep()
        (turn,) = [one for one in post.mails if "turn" in one["Subject"]]
        letter = await notifier._letter(due)
        assert letter is not None
        assert letter.id in turn["Message-ID"]


async def test_what_is_no_address_and_no_push_service_is_refused(tmp_path: Path) -> None:
    async with sending(tmp_path) as (_, __, place, ada, bob):
        for address in ("bob", "b@c", "b@example.org\nBcc: x@example.org", "<b@example.org>"):
            with pytest.raises(Refusal) as refused:
                await bob.ask("POST", "/notices/mail", {"address": address, "kinds": []})
            assert refused.value.key == "not-an-address"
        inside = place.browser()
        for endpoint in (
            "http://127.0.0.1:1/x",
            "https://10.0.0.1/x",
            "file:///etc/passwd",
            "x" * 9,
        ):
            inside.endpoint = endpoint
            with pytest.raises(Refusal) as refused:
                await bob.ask("POST", "/notices/push", inside.wanted("turn"))
            assert refused.value.key == "not-a-push-service"
        body = {"address": "B@example.org", "kinds": ["turn"]}
        for _ in range(CONFIRMATIONS_EACH):
            (one,) = (await bob.ask("POST", "/notices/mail", body))["contacts"]
        with pytest.raises(Refusal) as refused:
            await bob.ask("POST", "/notices/mail", body)
        assert refused.value.key == "too-many-mails"
        day = 24 * 60 / CONFIRMATIONS_EACH
        assert day - 5 < refused.value.content["args"]["minutes"] <= day
        with pytest.raises(Refusal):
            await ada.ask("DELETE", f"/notices/contacts/{one['id']}")
        changed = await bob.ask("PUT", f"/notices/contacts/{one['id']}", {"kinds": ["round"]})
        assert changed["contacts"][0]["kinds"] == ["round"]
        left = await bob.ask("DELETE", f"/notices/contacts/{one['id']}")
        assert left["contacts"] == []


async def test_a_host_who_set_nothing_sends_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service, "Ada") as ada:
        assert await ada.ask("GET", "/notices") == {"mail": False, "push": "", "contacts": []}
        assert service.parts.notifier.task is None
        with pytest.raises(Refusal) as refused:
            await ada.ask("POST", "/notices/mail", {"address": "a@example.org", "kinds": []})
        assert refused.value.key == "notices-not-here"


@pytest.mark.thorough
async def test_two_servers_tell_everybody_once(new_postgres: str, tmp_path: Path) -> None:
    async with sending(tmp_path, database=new_postgres) as (one, post, place, ada, bob):
        more = {**offers(post, place), "database": new_postgres}
        async with running(tmp_path, **more) as other:
            sweeps = [one.parts.notifier.sweep, other.parts.notifier.sweep]
            browsers = [place.browser() for _ in range(3)]
            offered = set()
            for service in (one, other):
                async with Client(service.url) as stranger:
                    offered.add((await stranger.ask("GET", "/notices"))["push"])
            assert len(offered) == 1, "both have the key that was made at the first start"
            for browser in browsers:
                await bob.ask("POST", "/notices/push", browser.wanted("turn"))
            tables = [await begun(ada, bob) for _ in range(4)]
            for _ in range(3):
                for table in tables:
                    await moved(ada, table)
                await asyncio.gather(*(sweep() for sweep in sweeps * 3))
                for table in tables:
                    await moved(bob, table)
            sent = [(one.path, one.head["content-length"]) for one in place.posts]
            assert len(sent) == 3 * 3 * 4


@pytest.mark.thorough
async def test_a_move_is_told_of_though_the_server_was_killed_after_it(tmp_path: Path) -> None:
    """The turn lies in the database with the move: the next server sends what the dead one owed."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with push_place() as place:
        browser = place.browser()
        given = {**offers(None, place), "notice_seconds": 3600}
        server = await asyncio.to_thread(ServiceProcess, database, tmp_path / "one.log", **given)
        async with Client(server.url) as ada, Client(server.url) as bob:
            await ada.introduce("Ada")
            await bob.introduce("Bob")
            await bob.ask("POST", "/notices/push", browser.wanted("turn"))
            table = await begun(ada, bob)
            await moved(ada, table)
        await asyncio.to_thread(server.kill)
        assert not place.posts
        for _ in range(2):
            async with running(tmp_path, **offers(None, place)) as service:
                await service.parts.notifier.sweep()
        (sent,) = place.posts
        assert browser.read(sent.body)["link"] == f"/table/{table}"
