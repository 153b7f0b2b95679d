"""Every route with its guard: who may call it, from where, and what each answer carries."""

from pathlib import Path

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute

from serpentry.client.club import RemoteClub
from serpentry.server.app import ROUTERS
from serpentry.server.edge.security import HEADERS
from tests.formats.of_service import club_sample
from tests.server.running import TOKEN, guest, running

ANYONE, GUEST, TABLE, IN_CHARGE = "anyone", "guest", "table", "in charge"
"""Who may call: anybody; whoever gave a name; whoever may see the table; whoever has the token."""
OWNER = "owner"
"""Whoever sits at the machine and asked for a lab; to all others there is no such thing."""
ORGANISER, ORGANISERS_ONLY = "organiser", "club-organisers-only"
"""Whoever organises the club; of some things also whom it is about."""
CLUB_BODIES: dict[str, dict[str, object]] = {
    "add": {"name": "Eve"},
    "restyle": {"member": "m2", "name": "Eve"},
    "leave": {"member": "m2"},
    "hand-on": {"member": "m2"},
    "rename": {"name": "Owls"},
    "dissolve": {},
    "tournaments": {"name": "Cup", "kind": "swiss", "game": "snekagon"},
    "enter": {"tournament": 1, "member": "m2"},
    "withdraw": {"tournament": 1, "member": "m2"},
    "pair": {"tournament": 1},
    "result": {"tournament": 1, "game": 1, "places": [1, 2]},
    "conclude": {"tournament": 1},
    "clear": {"tournament": 1, "game": 1, "corrects": 1},
    "return": {"tournament": 1, "member": "m2"},
    "unpair": {"tournament": 1, "round": 1},
    "reopen": {"tournament": 1},
    "new-link": {},
}
GUARDS = {
    "GET /api/health": ANYONE,
    "GET /api/ready": ANYONE,
    "GET /metrics": ANYONE,
    "GET /api/games": ANYONE,
    "GET /api/games/{game}": ANYONE,
    "GET /api/games/{game}/rules": ANYONE,
    "GET /api/games/{game}/rules/{rule}": ANYONE,
    "GET /api/rules/images/{name}": ANYONE,
    "GET /api/players": ANYONE,
    "GET /api/languages": ANYONE,
    "GET /api/languages/{code}": ANYONE,
    "GET /api/games/{game}/print.pdf": ANYONE,
    "PUT /api/guest": ANYONE,
    "GET /api/guest": ANYONE,
    "DELETE /api/guest": GUEST,
    "POST /api/guest/pass": GUEST,
    "DELETE /api/guest/pass": GUEST,
    "PUT /api/guest/pass": ANYONE,
    "GET /api/guest/passkeys": GUEST,
    "POST /api/guest/passkeys/new": GUEST,
    "POST /api/guest/passkeys": GUEST,
    "PUT /api/guest/passkeys/{passkey}": GUEST,
    "DELETE /api/guest/passkeys/{passkey}": GUEST,
    "POST /api/guest/sign-in/new": ANYONE,
    "POST /api/guest/sign-in": ANYONE,
    "POST /api/guest/recovery": GUEST,
    "PUT /api/guest/recovery": ANYONE,
    "DELETE /api/guest/devices/{device}": GUEST,
    "DELETE /api/guest/devices": GUEST,
    "GET /api/lobby": ANYONE,
    "GET /api/lobby/events": ANYONE,
    "GET /api/watch": ANYONE,
    "GET /api/me/tables": GUEST,
    "GET /api/me/open": GUEST,
    "GET /api/me/games": GUEST,
    "GET /api/me/ratings": GUEST,
    "GET /api/me/preferences": GUEST,
    "PUT /api/me/preferences": GUEST,
    "POST /api/games/{game}/check": ANYONE,
    "POST /api/games/{game}/form": ANYONE,
    "POST /api/games/{game}/arrange": ANYONE,
    "POST /api/tables": GUEST,
    "GET /api/tables/{table}": TABLE,
    "POST /api/tables/{table}/sit": GUEST,
    "GET /api/tables/{table}/ratings": TABLE,
    "GET /api/tables/{table}/record": TABLE,
    "GET /api/tables/{table}/history": TABLE,
    "GET /api/tables/{table}/counted": TABLE,
    "GET /api/tables/{table}/picture.svg": TABLE,
    "GET /api/tables/{table}/preview.png": TABLE,
    "GET /api/tables/{table}/animation.{ending}": TABLE,
    "GET /api/puzzles/{puzzle}/preview.png": ANYONE,
    "GET /api/games/{game}/preview.png": ANYONE,
    "GET /api/studies/{study}/preview.png": ANYONE,
    "GET /api/clubs/{club}/preview.png": ANYONE,
    "GET /api/tables/{table}/verify": TABLE,
    "POST /api/verify": ANYONE,
    "POST /api/show": ANYONE,
    "GET /api/own-studies": ANYONE,
    "POST /api/study": ANYONE,
    "POST /api/study/turn": ANYONE,
    "POST /api/study/grade": ANYONE,
    "GET /api/me/studies": GUEST,
    "GET /api/studies": ANYONE,
    "POST /api/studies": GUEST,
    "GET /api/studies/{study}": ANYONE,
    "PUT /api/studies/{study}": GUEST,
    "DELETE /api/studies/{study}": GUEST,
    "GET /api/studies/{study}/boards/{board}": ANYONE,
    "PUT /api/studies/{study}/visibility": GUEST,
    "GET /api/studies/{study}/versions": GUEST,
    "GET /api/studies/{study}/versions/{version}": GUEST,
    "POST /api/tables/{table}/hint": GUEST,
    "GET /api/tables/{table}/analysis": TABLE,
    "GET /api/tables/{table}/review": TABLE,
    "POST /api/clubs": ANYONE,
    "POST /api/clubs/file": ANYONE,
    "GET /api/clubs/{club}": ANYONE,
    "GET /api/clubs/{club}/preview": ANYONE,
    "GET /api/clubs/{club}/ratings": ANYONE,
    "GET /api/clubs/{club}/log": ORGANISER,
    "GET /api/clubs/{club}/at": ANYONE,
    "GET /api/clubs/{club}/consequence": ANYONE,
    "POST /api/clubs/{club}/join": GUEST,
    **{f"POST /api/clubs/{{club}}/{one}": ORGANISER for one in CLUB_BODIES},
    "GET /api/notices": ANYONE,
    "POST /api/notices/mail": GUEST,
    "POST /api/notices/push": GUEST,
    "PUT /api/notices/contacts/{contact}": GUEST,
    "DELETE /api/notices/contacts/{contact}": GUEST,
    "GET /api/notices/confirm/{word}": ANYONE,
    "POST /api/notices/confirm/{word}": ANYONE,
    "GET /api/notices/stop/{word}": ANYONE,
    "POST /api/notices/stop/{word}": ANYONE,
    "SOCKET /api/tables/{table}/socket": TABLE,
    "GET /api/lab": OWNER,
    "POST /api/lab": OWNER,
    "DELETE /api/lab": OWNER,
    "GET /api/lab/report.html": OWNER,
    "POST /api/tables/{table}/reports": GUEST,
    "GET /api/tables/{table}/avoided": GUEST,
    "POST /api/tables/{table}/avoided": GUEST,
    "GET /api/me/avoided": GUEST,
    "DELETE /api/me/avoided/{avoided}": GUEST,
    "GET /api/me/deeds": GUEST,
    "DELETE /api/me/deeds": GUEST,
    "GET /api/admin": IN_CHARGE,
    "GET /api/admin/reports": IN_CHARGE,
    "DELETE /api/admin/reports/{report}": IN_CHARGE,
    "GET /api/admin/deeds": IN_CHARGE,
    "PUT /api/admin/names/{guest}": IN_CHARGE,
    "PUT /api/admin/suspensions/{guest}": IN_CHARGE,
    "DELETE /api/admin/suspensions/{guest}": IN_CHARGE,
    "GET /api/admin/studies": IN_CHARGE,
    "PUT /api/admin/studies/{study}": IN_CHARGE,
    "GET /api/admin/tables": IN_CHARGE,
    "GET /api/admin/guests": IN_CHARGE,
    "PUT /api/admin/read-only": IN_CHARGE,
    "PUT /api/admin/bans/{guest}": IN_CHARGE,
    "DELETE /api/admin/bans/{guest}": IN_CHARGE,
    "PUT /api/admin/closed/{table}": IN_CHARGE,
    "DELETE /api/admin/closed/{table}": IN_CHARGE,
}
WORDS = {
    "game": "snekagon",
    "rule": "x",
    "name": "x",
    "code": "en",
    "guest": "ab",
    "contact": "ab",
    "word": "ab",
    "study": "ab",
    "version": "1",
    "board": "1",
    "ending": "webp",
    "puzzle": "x",
    "passkey": "ab" * 32,
    "device": "ab",
    "avoided": "ab",
    "report": "ab",
}
BODIES = {
    "POST /api/lab": {"game": "snekagon", "seats": 2, "first": {}, "second": {}},
    "POST /api/studies": {"text": "x"},
    "PUT /api/studies/{study}": {"text": "x"},
    "PUT /api/studies/{study}/visibility": {"visibility": "public"},
    "POST /api/notices/mail": {"address": "ada@example.org", "kinds": ["turn"]},
    "POST /api/notices/push": {
        "endpoint": "https://example.org/x",
        "keys": {"p256dh": "x", "auth": "x"},
        "kinds": ["turn"],
    },
    "PUT /api/notices/contacts/{contact}": {"kinds": []},
    "POST /api/guest/passkeys": {
        "credential": "x",
        "client": "x",
        "attestation": "x",
        "name": "x",
    },
    "PUT /api/guest/passkeys/{passkey}": {"name": "x"},
    "PUT /api/admin/read-only": {"read_only": False},
    "PUT /api/admin/names/{guest}": {"name": "x"},
    "PUT /api/admin/suspensions/{guest}": {"days": 1},
    "PUT /api/admin/studies/{study}": {"held": "hidden"},
    "POST /api/tables/{table}/reports": {"seat": 0, "reason": "spam"},
    "POST /api/tables/{table}/avoided": {"seat": 0, "how": "mute"},
    "POST /api/tables": {"game": "snekagon", "seats": [{"kind": "here"}, {"kind": "here"}]},
    "POST /api/tables/{table}/sit": {},
    "POST /api/clubs": {"name": "Owls"},
    "POST /api/clubs/file": {"file": club_sample().decode()},
    "POST /api/clubs/{club}/join": {"id": "x", "name": "Eve"},
    **{
        f"POST /api/clubs/{{club}}/{word}": {"id": "x", **body}
        for word, body in CLUB_BODIES.items()
    },
}


def test_every_route_has_its_guard() -> None:
    found = set()
    for route in (route for module in ROUTERS for route in module.router.routes):
        if isinstance(route, APIRoute):
            found |= {f"{method} {route.path}" for method in route.methods or ()}
        elif isinstance(route, APIWebSocketRoute):
            found.add(f"SOCKET {route.path}")
    assert found == set(GUARDS)


async def test_guards_hold_and_every_answer_carries_its_headers(tmp_path: Path) -> None:
    async with running(tmp_path, admin_token=TOKEN) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [{"kind": "here"}] * 2)
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        await club.do("add", name="Bob")
        await club.do("tournaments", name="Cup", kind="swiss", game="snekagon", rounds=2)
        (game,) = (await club.do("pair", tournament=1))["shown"]["rounds"][0]["games"]
        await club.do("result", tournament=1, game=game["number"], places=[1, 2])
        cookie = (await ada.http.put("/api/guest", json={"name": "Ada"})).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        ada.http.cookies.clear()
        for route, guard in GUARDS.items():
            method, path = route.split()
            if method == "SOCKET" or path == "/api/lobby/events":
                continue
            path = path.format(**WORDS, table=table, club=club.club)
            query = "?tournament=1" if path.endswith("/preview") else ""
            told = await ada.http.request(method, path + query, json=BODIES.get(route))
            assert HEADERS.items() <= dict(told.headers).items() | _named(told.headers), route
            if guard in (GUEST, IN_CHARGE):
                assert told.status_code == 401, route
            elif guard == OWNER:
                assert told.status_code == 404, route
            elif guard == ORGANISER:
                assert (told.status_code, told.json()["key"]) == (403, ORGANISERS_ONLY), route
            else:
                assert told.status_code not in (401, 403) or "not-yet" in told.text, route
            if method != "GET":
                head = {"Origin": "https://evil.example"}
                told = await ada.http.request(method, path, json={}, headers=head)
                assert (told.status_code, told.json()["key"]) == (403, "foreign-origin"), route


def _named(headers: object) -> set[tuple[str, str]]:
    """Headers by the names that we write, whatever case they come in."""
    return {(name, headers[name]) for name in HEADERS if name in headers}  # type: ignore[index, operator]


async def test_without_a_token_nobody_is_in_charge(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        for route, guard in GUARDS.items():
            method, path = route.split()
            if guard == IN_CHARGE:
                path = path.format(**WORDS, table="x")
                head = {"Authorization": "Bearer x"}
                told = await ada.http.request(method, path, json=BODIES.get(route), headers=head)
                assert told.status_code == 404, route


@pytest.mark.parametrize("name", ["X-Content-Type-Options", "Content-Security-Policy"])
async def test_files_carry_the_headers_too(tmp_path: Path, name: str) -> None:
    (tmp_path / "index.html").write_text("first page")
    async with running(tmp_path, client=str(tmp_path)) as service, guest(service) as ada:
        assert (await ada.http.get("/")).headers[name] == HEADERS[name]
