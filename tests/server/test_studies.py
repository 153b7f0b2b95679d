"""Studies at the service: kept for who made them, read by link, bounded, deleted."""

from pathlib import Path

import pytest

from serpentry.hosting.room import now_ms
from serpentry.server.edge.client_files import BUILT_FOLDER
from serpentry.server.routes import studies
from serpentry.server.store import studies as store
from tests.server.running import guest, running

TEXT = "# Growing\n\n```serpentry\ngame: snekagon\n0 f6\n```\n"


async def test_a_study_is_its_maker_s_and_whoever_has_the_link_reads_it(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        made = (await ada.http.post("/api/studies", json={"text": TEXT})).json()
        path = f"/api/studies/{made['id']}"
        assert (made["title"], made["mine"]) == ("Growing", True)
        seen = (await bob.http.get(path)).json()
        assert (seen["text"], seen["mine"]) == (TEXT, False)
        for told in (
            await bob.http.put(path, json={"text": "mine"}),
            await bob.http.delete(path),
        ):
            assert (told.status_code, told.json()["key"]) == (404, "no-such-study")
        assert (await bob.http.get("/api/me/studies")).json() == []
        changed = (await ada.http.put(path, json={"text": "# Other"})).json()
        assert changed["title"] == "Other"
        (card,) = (await ada.http.get("/api/me/studies")).json()
        assert (card["id"], card["title"]) == (made["id"], "Other")
        assert (await ada.http.delete(path)).json() == []
        assert (await ada.http.get(path)).status_code == 404


async def test_how_many_and_how_long_has_its_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "MOST_STUDIES", 1)
    async with running(tmp_path) as service, guest(service) as ada:
        for text, status in (("x" * 60_001, 422), ("```serpentry\n", 422), (TEXT, 201)):
            told = await ada.http.post("/api/studies", json={"text": text})
            assert told.status_code == status, told.text
        told = await ada.http.post("/api/studies", json={"text": TEXT})
        assert (told.status_code, told.json()["key"]) == (429, "too-many-studies")


async def test_old_studies_go_with_old_tables(tmp_path: Path) -> None:
    async with running(tmp_path, keep_days="1") as service, guest(service) as ada:
        made = (await ada.http.post("/api/studies", json={"text": TEXT})).json()
        store = service.parts.studies
        assert await store.remove_older(now_ms() - 1_000_000) == 0
        assert await store.remove_older(now_ms() + 1_000_000) == 1
        assert await store.get(made["id"]) is None


async def test_the_rules_are_asked_about_every_board(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        text = TEXT.replace("0 f6", "0 f6\n1 f6")
        shown = (await ada.http.post("/api/study", json={"text": text})).json()
        assert len(shown["parts"][1]["board"]["history"]["steps"]) == 1
        assert shown["parts"][1]["wrong"] == 6
        assert shown["parts"][1]["trouble"] == "1 f6 can’t be played: f6 is already covered."


async def test_what_was_written_on_an_older_version_overwrites_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        made = (await ada.http.post("/api/studies", json={"text": "# One"})).json()
        path = f"/api/studies/{made['id']}"
        told = await ada.http.put(path, json={"text": "# Two", "version": made["version"]})
        assert told.json()["version"] == made["version"] + 1
        late = await ada.http.put(path, json={"text": "# Late", "version": made["version"]})
        assert (late.status_code, late.json()["key"]) == (409, "study-changed")
        assert (await ada.http.get(path)).json()["text"] == "# Two"
        anyway = await ada.http.put(path, json={"text": "# Anyway"})
        assert anyway.json()["version"] == made["version"] + 2


async def test_earlier_versions_are_there_to_go_back_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_VERSIONS", 2)
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        made = (await ada.http.post("/api/studies", json={"text": "# 1"})).json()
        path = f"/api/studies/{made['id']}"

        async def kept() -> list[str]:
            listed = (await ada.http.get(f"{path}/versions")).json()
            found = [await ada.http.get(f"{path}/versions/{one['version']}") for one in listed]
            return [one.json()["text"] for one in found]

        assert await kept() == []
        for text in ("# 2", "# 3"):
            await ada.http.put(path, json={"text": text})
        assert await kept() == ["# 1"]
        await ada.http.put(path, json={"text": "# 4", "keep": True})
        assert await kept() == ["# 3", "# 1"]
        monkeypatch.setattr(store, "VERSION_MS", 0)
        await ada.http.put(path, json={"text": "# 5"})
        assert await kept() == ["# 4", "# 3"]
        assert (await bob.http.get(f"{path}/versions")).json() == []
        assert (await bob.http.get(f"{path}/versions/3")).status_code == 404
        await ada.http.delete(path)
        assert await kept() == []


async def test_a_private_study_is_there_for_its_maker_alone(tmp_path: Path) -> None:
    client = str(BUILT_FOLDER)
    async with (
        running(tmp_path, client=client) as service,
        guest(service) as ada,
        guest(service) as bob,
    ):
        made = (await ada.http.post("/api/studies", json={"text": TEXT})).json()
        path = f"/api/studies/{made['id']}"
        assert made["visibility"] == "link"
        board = (await bob.http.get(f"{path}/boards/1")).json()
        assert board["history"]["game"] == "snekagon"
        assert (await bob.http.get(f"{path}/boards/2")).status_code == 404
        told = await bob.http.put(f"{path}/visibility", json={"visibility": "public"})
        assert told.json()["key"] == "no-such-study"
        hidden = (await ada.http.put(f"{path}/visibility", json={"visibility": "private"})).json()
        assert hidden["visibility"] == "private"
        for place in (path, f"{path}/boards/1", f"{path}/preview.png", f"/study/{made['id']}"):
            assert (await bob.http.get(place)).status_code == 404, place
            assert (await ada.http.get(place)).status_code == 200, place
        changed = (await ada.http.put(path, json={"text": "# Still mine"})).json()
        assert changed["visibility"] == "private"


async def test_public_studies_are_found_by_game_and_words_a_page_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "ON_A_PAGE", 2)
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        other = "# Two heads\n\n```serpentry\ngame: sssnake\ncaption: ÄRGER 100 %\n```\n"
        made = []
        for text in (TEXT, other, "# Not for the list", "# Growing old"):
            study = (await ada.http.post("/api/studies", json={"text": text})).json()["id"]
            made.append(study)
            if text != "# Not for the list":
                shown = {"visibility": "public"}
                await ada.http.put(f"/api/studies/{study}/visibility", json=shown)

        async def found(**asked: str) -> tuple[list[str], bool]:
            told = (await bob.http.get("/api/studies", params=asked)).json()
            return [one["title"] for one in told["studies"]], told["more"]

        assert await found() == (["Growing old", "Two heads"], True)
        assert await found(page="1") == (["Growing"], False)
        assert await found(game="snekagon") == (["Growing"], False)
        assert await found(game="snek") == ([], False)
        assert await found(words="OLD grow") == (["Growing old"], False)
        assert await found(words="ärger 100 %") == (["Two heads"], False)
        assert await found(words="_") == ([], False)
        (one,) = (await bob.http.get("/api/studies", params={"game": "sssnake"})).json()["studies"]
        assert (one["name"], one["games"]) == ("Ada", ["sssnake"])
        await ada.http.delete("/api/guest")
        assert await found() == ([], False)
