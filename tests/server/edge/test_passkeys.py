"""A name stays one's own by a passkey: the two ceremonies, and what each threat comes to."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.club import RemoteClub
from serpentry.server.edge import limits
from serpentry.server.edge.guests import COOKIE
from serpentry.server.keys import challenges, devices
from serpentry.server.run import Service
from serpentry.server.store.schema import (
    AT_LAST,
    DELETED,
    GUEST_COLUMNS,
    MOVES,
    STAYS,
    UNLESS_KEPT,
    UNNAMED,
    guests,
    metadata,
    passkeys,
    recovery_codes,
)
from serpentry.server.store.schema import devices as stored_devices
from tests.server.authenticator import Authenticator, add_key, sign_in
from tests.server.running import PATIENCE, guest, running

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537 Chrome/130 Safari/537"


def address(service: Service) -> str:
    """The service by the name that passkeys work with on one's own machine."""
    return service.url.replace("127.0.0.1", "localhost")


@asynccontextmanager
async def browser(service: Service, name: str = "") -> AsyncIterator[Client]:
    async with Client(address(service), PATIENCE) as client:
        if name:
            await client.introduce(name)
        yield client


async def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.ask(method, path, body)
    return str(refusal.value.key)


async def name_of(client: Client) -> str | None:
    found: str | None = (await client.ask("GET", "/guest"))["name"]
    return found


def test_whatever_names_a_guest_is_joined_and_forgotten() -> None:
    """A new column that names guests has to be on the list of them, with its fates."""
    naming = {
        column
        for one in metadata.sorted_tables
        for column in one.columns
        if column.name == "guest" or column.name.endswith("_guest")
    }
    listed = [one.column for one in GUEST_COLUMNS]
    assert naming | {guests.c.id} == {*listed}
    assert len(listed) == len({*listed})
    joined = {MOVES, UNLESS_KEPT, AT_LAST, DELETED, STAYS}
    assert {one.joined for one in GUEST_COLUMNS} == joined
    assert {one.forgotten for one in GUEST_COLUMNS} == {DELETED, UNNAMED, AT_LAST, STAYS}


async def test_another_browser_signs_in_and_has_the_same_games(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE])
        key = Authenticator(address(service))
        kept = await add_key(ada, key, "Laptop")
        assert [(one["name"], one["synced"]) for one in kept["passkeys"]] == [("Laptop", True)]
        async with browser(service) as phone:
            assert await sign_in(phone, key) == {"name": "Ada", "joined": False}
            assert [one["id"] for one in await phone.ask("GET", "/me/tables")] == [table]
        async with running(tmp_path) as other, browser(other) as phone:
            key.origin = address(other)
            assert (await sign_in(phone, key))["name"] == "Ada"


async def test_several_passkeys_are_named_and_revoked(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        first, second = Authenticator(address(service)), Authenticator(address(service), False)
        await add_key(ada, first, "Laptop")
        one, two = (await add_key(ada, second, "Phone"))["passkeys"]
        named = await ada.ask("PUT", f"/guest/passkeys/{two['id']}", {"name": "Tablet"})
        assert [each["name"] for each in named["passkeys"]] == ["Laptop", "Tablet"]
        left = await ada.ask("DELETE", f"/guest/passkeys/{one['id']}")
        assert [each["id"] for each in left["passkeys"]] == [two["id"]]
        assert await refused(ada, "DELETE", f"/guest/passkeys/{one['id']}") == "no-such-passkey"
        async with browser(service) as phone:
            with pytest.raises(Refusal, match="wasn’t accepted"):
                await sign_in(phone, first)
            assert (await sign_in(phone, second))["name"] == "Ada"


async def test_phishing_what_was_signed_for_another_origin_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await add_key(ada, key)
        async with browser(service) as stranger:
            for origin, place in (("https://evil.example", "localhost"), (key.origin, "evil")):
                fake = Authenticator(origin)
                fake.credential, fake.key, fake.uses = key.credential, key.key, key.uses
                fake.user, fake.place = key.user, place
                with pytest.raises(Refusal, match="wasn’t accepted"):
                    await sign_in(stranger, fake)
            assert await name_of(stranger) is None


async def test_phishing_one_address_alone_has_passkeys(tmp_path: Path) -> None:
    async with running(tmp_path, public_url="https://play.example.org") as service:
        async with browser(service, "Ada") as ada:
            assert await refused(ada, "POST", "/guest/passkeys/new") == "passkeys-elsewhere"
            ada.http.headers.update(
                {"Host": "play.example.org", "Origin": "https://play.example.org"}
            )
            assert (await ada.ask("POST", "/guest/sign-in/new"))["place"] == "play.example.org"
            ada.http.headers["Origin"] = "http://play.example.org"
            assert await refused(ada, "POST", "/guest/sign-in/new") == "passkeys-need-https"
    async with running(tmp_path) as service, guest(service) as ada:  # by its number
        assert await refused(ada, "POST", "/guest/passkeys/new") == "passkeys-need-https"


async def test_replay_an_answer_is_good_once_and_in_one_browser(
    tmp_path: Path, database: str
) -> None:
    async with running(tmp_path, database=database) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service), counts=False)
        await add_key(ada, key)
        async with browser(service) as phone, browser(service) as thief:
            asked = await phone.ask("POST", "/guest/sign-in/new")
            signed = key.sign(asked)
            await thief.ask("POST", "/guest/sign-in/new")
            assert await refused(thief, "POST", "/guest/sign-in", signed) == "passkey-not-good"
            cookie = phone.http.cookies[challenges.CHALLENGE]
            await phone.ask("POST", "/guest/sign-in", signed)
            thief.http.cookies.clear()
            thief.http.cookies.set(challenges.CHALLENGE, cookie)
            assert await refused(thief, "POST", "/guest/sign-in", signed) == "passkey-not-good"


async def test_replay_a_challenge_becomes_old_and_has_one_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await ada.ask("POST", "/guest/sign-in/new")
        asked = await ada.ask("POST", "/guest/sign-in/new")
        made = key.make({**asked, "user": "x"})
        assert await refused(ada, "POST", "/guest/passkeys", made) == "passkey-not-good"
        wanted = await ada.ask("POST", "/guest/passkeys/new")
        monkeypatch.setattr(challenges, "SECONDS", -1)
        assert await refused(ada, "POST", "/guest/passkeys", key.make(wanted)) == "passkey-not-good"


async def test_replay_a_copied_authenticator_is_noticed_by_its_count(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await add_key(ada, key)
        async with browser(service) as phone:
            await sign_in(phone, key)
            await sign_in(phone, key)
            key.uses = 0
            with pytest.raises(Refusal, match="wasn’t accepted"):
                await sign_in(phone, key)


async def test_fixation_a_planted_cookie_is_no_good_after_signing_in(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Mallory") as mallory:
        planted = mallory.http.cookies[COOKIE]
        async with browser(service) as ada:
            ada.http.cookies.set(COOKIE, planted, domain="localhost.local")
            await add_key(ada, Authenticator(address(service)))
            assert await name_of(ada) == "Mallory"
        mallory.http.cookies.clear()
        mallory.http.cookies.set(COOKIE, planted)
        assert await name_of(mallory) is None


async def test_a_stolen_cookie_takes_no_name_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        own = (await add_key(ada, key))["passkeys"][0]["id"]
        monkeypatch.setattr(devices, "SURE_MS", 0)
        for method, path in (
            ("POST", "/guest/passkeys/new"),
            ("DELETE", f"/guest/passkeys/{own}"),
            ("DELETE", "/guest"),
        ):
            assert await refused(ada, method, path) == "passkey-first"
        monkeypatch.undo()
        assert await name_of(ada) == "Ada"
        await sign_in(ada, key)
        await add_key(ada, Authenticator(address(service)))
        assert (await ada.ask("DELETE", "/guest"))["name"] is None


async def test_a_stolen_cookie_is_signed_out_and_what_is_open_closes(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE])
        word = (await ada.ask("POST", "/guest/pass"))["word"]
        async with browser(service) as thief:
            thief.http.headers["User-Agent"] = MAC
            await thief.ask("PUT", "/guest/pass", {"word": word})
            where = f"{service.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            head = {"Cookie": f"{COOKIE}={thief.http.cookies[COOKIE]}"}
            async with connect(where, additional_headers=head) as socket:
                shown = (await ada.ask("GET", "/guest/passkeys"))["devices"]
                theirs = next(one for one in shown if not one["here"])
                assert theirs["kind"] == "Chrome · macOS"
                made = (await thief.ask("POST", "/guest/pass"))["word"]
                await ada.ask("DELETE", f"/guest/devices/{theirs['id']}")
                assert [json.loads(one)["type"] async for one in socket][-1] == "closing"
            assert await name_of(thief) is None
            assert await refused(thief, "GET", "/me/tables") == "no-guest"
            assert await refused(thief, "PUT", "/guest/pass", {"word": made}) == "pass-not-good"
        assert await name_of(ada) == "Ada"


async def test_all_others_are_signed_out_even_by_cookies_from_before(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        signer = service.parts.doorman.signer
        plain = signer.dumps(signer.loads(ada.http.cookies[COOKIE])[0])
        async with browser(service) as old, browser(service) as copy:
            for one in (old, copy):
                one.http.cookies.set(COOKIE, plain, domain="localhost.local")
            assert await name_of(old) == "Ada"
            assert old.http.cookies[COOKIE] != plain
            kept = await ada.ask("DELETE", "/guest/devices")
            assert [one["here"] for one in kept["devices"]] == [True]
            assert (await name_of(old), await name_of(copy)) == (None, None)
            assert await name_of(ada) == "Ada"


async def test_enumeration_nobody_learns_who_has_a_passkey(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key, unknown = Authenticator(address(service)), Authenticator(address(service))
        await add_key(ada, key)
        async with browser(service) as stranger:
            asked = await stranger.ask("POST", "/guest/sign-in/new")
            assert asked.keys() == {"challenge", "place"}
            unknown.user, unknown.place = key.user, key.place
            wrong = Authenticator(address(service))
            wrong.credential, wrong.user, wrong.place = key.credential, key.user, key.place
            answers = [
                await stranger.http.post("/api/guest/sign-in", json=one.sign(asked))
                for one in (unknown, wrong)
            ]
            assert answers[0].status_code == answers[1].status_code == 403
            assert answers[0].content == answers[1].content


async def test_a_lost_device_is_signed_out_from_another(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as lost:
        key, other = Authenticator(address(service)), Authenticator(address(service))
        first = (await add_key(lost, key))["passkeys"][0]["id"]
        await add_key(lost, other)
        async with browser(service) as ada:
            await sign_in(ada, other)
            await ada.ask("DELETE", f"/guest/passkeys/{first}")
            await ada.ask("DELETE", "/guest/devices")
            assert await name_of(lost) is None
            with pytest.raises(Refusal, match="wasn’t accepted"):
                await sign_in(lost, key)


async def test_signing_in_joins_what_both_have(tmp_path: Path, database: str) -> None:
    async with (
        running(tmp_path, database=database) as service,
        browser(service, "Ada") as ada,
        browser(service, "Phone") as phone,
        guest(service, "Bo") as bo,
    ):
        key = Authenticator(address(service))
        await add_key(ada, key)
        own = await ada.make_table("snekagon", [HERE, ELSEWHERE])
        theirs = await phone.make_table("sssnake", [HERE, ELSEWHERE])
        await bo.sit(theirs)
        both = await phone.make_table("snekagon", [HERE, ELSEWHERE])
        await ada.sit(both)
        async with phone.at(theirs) as socket:
            await socket.command("say", text="Hello from my phone")
        await phone.ask("POST", "/studies", {"text": "# On the train"})
        club = await RemoteClub.make(phone, "Snakes", "Ada of the phone")
        shared = await RemoteClub.make(phone, "Owls", "Phone owl")
        await RemoteClub(ada, shared.club).do("join", name="Ada")
        before = phone.http.cookies[COOKIE]

        assert (await sign_in(phone, key, along=True))["joined"]
        tables = {one["id"] for one in await phone.ask("GET", "/me/tables")}
        assert tables == {own, theirs, both}
        assert [one["title"] for one in await ada.ask("GET", "/me/studies")] == ["On the train"]
        async with ada.at(theirs) as socket:
            assert socket.table["you"] == [0]
            await socket.command("say", text="And from my laptop")
        found = await RemoteClub(ada, club.club).view()
        assert found["you"] == "m1"
        owls = await RemoteClub(ada, shared.club).view()
        assert [(one["name"], one["has_left"]) for one in owls["members"]] == [
            ("Phone owl", True),
            ("Ada", False),
        ]
        async with browser(service) as old:
            old.http.cookies.set(COOKIE, before)
            assert await name_of(old) is None


async def test_only_what_nobody_keeps_is_joined_and_only_if_asked(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        browser(service, "Ada") as ada,
        browser(service, "Bo") as bo,
    ):
        first, second = Authenticator(address(service)), Authenticator(address(service))
        await add_key(ada, first)
        await add_key(bo, second)
        table = await bo.make_table("snekagon", [HERE, ELSEWHERE])
        assert await sign_in(bo, first, along=True) == {"name": "Ada", "joined": False}
        assert await bo.ask("GET", "/me/tables") == []
        await sign_in(bo, second)
        assert [one["id"] for one in await bo.ask("GET", "/me/tables")] == [table]
        async with browser(service, "Cy") as cy:
            mine = await cy.make_table("snekagon", [HERE, ELSEWHERE])
            before = cy.http.cookies[COOKIE]
            await sign_in(cy, first)
            assert await cy.ask("GET", "/me/tables") == []
            assert mine not in {one["id"] for one in await ada.ask("GET", "/me/tables")}
            cy.http.cookies.clear()
            cy.http.cookies.set(COOKIE, before)
            assert await name_of(cy) is None


async def test_a_server_that_dies_joins_at_its_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await add_key(ada, key)
        async with browser(service, "Phone") as phone:
            table = await phone.make_table("snekagon", [HERE, ELSEWHERE])
            monkeypatch.setattr(service.parts.joiner, "_join", lambda *given: asyncio.sleep(0))
            await sign_in(phone, key, along=True)
            assert await phone.ask("GET", "/me/tables") == []
    async with running(tmp_path) as service, browser(service) as ada:
        key.origin = address(service)
        await sign_in(ada, key)
        while not (found := await ada.ask("GET", "/me/tables")):
            await asyncio.sleep(0.01)
        assert [one["id"] for one in found] == [table]


async def test_whoever_is_forgotten_leaves_no_passkey_behind(tmp_path: Path) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await add_key(ada, key)
        await ada.ask("DELETE", "/guest")
        async with browser(service) as phone:
            with pytest.raises(Refusal, match="wasn’t accepted"):
                await sign_in(phone, key)
        async with service.parts.store.reading() as connection:
            for of in (passkeys, stored_devices):
                assert (await connection.execute(of.select())).all() == []


async def test_devices_are_few_and_sign_ins_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 2)
    monkeypatch.setattr(limits, "DEVICES_PER_DAY", 3)
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        key = Authenticator(address(service))
        await add_key(ada, key)
        for _ in range(3):
            async with browser(service) as phone:
                await sign_in(phone, key)
        async with browser(service) as phone:
            with pytest.raises(Refusal, match="Too many"):
                await sign_in(phone, key)
            monkeypatch.setattr(service.parts.limits, "device_fits", lambda address: True)
            await sign_in(phone, key)
            assert len((await phone.ask("GET", "/guest/passkeys"))["devices"]) == 2


async def test_lost_passkeys_a_code_signs_in_once_and_may_replace_them(
    tmp_path: Path, database: str
) -> None:
    async with running(tmp_path, database=database) as service, browser(service, "Ada") as ada:
        assert await refused(ada, "POST", "/guest/recovery") == "recovery-needs-passkey"
        lost = (await add_key(ada, Authenticator(address(service))))["passkeys"][0]["id"]
        old = (await ada.ask("POST", "/guest/recovery"))["codes"]
        codes = (await ada.ask("POST", "/guest/recovery"))["codes"]
        assert len({*old, *codes}) == 16
        async with browser(service, "Phone") as phone:
            table = await phone.make_table("snekagon", [HERE, ELSEWHERE])
            cookie = phone.http.cookies[COOKIE]
            given = {"code": f" {codes[0].upper()} ", "along": True}
            assert await phone.ask("PUT", "/guest/recovery", given) == {
                "name": "Ada",
                "joined": True,
            }
            assert phone.http.cookies[COOKIE] != cookie
            assert [one["id"] for one in await phone.ask("GET", "/me/tables")] == [table]
            left = await phone.ask("DELETE", f"/guest/passkeys/{lost}")
            assert (left["passkeys"], left["codes"]) == ([], 0)
        async with browser(service) as thief:
            for code in (codes[0], codes[1], old[0], "no-code"):
                path, given = "/guest/recovery", {"code": code}
                assert await refused(thief, "PUT", path, given) == "recovery-not-good"
            assert await name_of(thief) is None


async def test_a_stolen_cookie_makes_no_recovery_codes_and_nothing_kept_lets_anybody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, browser(service, "Ada") as ada:
        await add_key(ada, Authenticator(address(service)))
        codes = (await ada.ask("POST", "/guest/recovery"))["codes"]
        monkeypatch.setattr(devices, "SURE_MS", 0)
        assert await refused(ada, "POST", "/guest/recovery") == "passkey-first"
        async with service.parts.store.reading() as connection:
            kept = str((await connection.execute(recovery_codes.select())).all())
        assert not any(one in kept or one.replace("-", "") in kept for one in codes)


async def test_recovery_is_bounded_for_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "DEVICES_PER_DAY", 2)
    async with running(tmp_path) as service, browser(service) as thief:
        tried = [await refused(thief, "PUT", "/guest/recovery", {"code": "x"}) for _ in range(3)]
        assert tried == ["recovery-not-good"] * 2 + ["too-many"]
