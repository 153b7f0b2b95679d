"""Every page of the client: found or not, and what a link to it shows where it is pasted."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from serpentry.client import Client
from serpentry.client.club import RemoteClub
from serpentry.languages import LANGUAGES, say
from serpentry.server.edge.client_files import BUILT_FOLDER
from serpentry.server.previews.places import ABOUT, ALONE, IN_BROWSER
from tests.server.running import guest, running

WEB = Path(__file__).parents[2] / "web" / "src"
STUDY = "# Two heads\n\n```serpentry\ngame: sssnake\n```\n"
BROWSER_KNOWS = {"exercise"}
"""Pages of what one browser alone keeps."""
TAGS = {"og:title", "og:description", "og:image", "og:site_name", "og:locale", "twitter:card"}


class Samples(NamedTuple):
    """One thing of each kind that exists at a service."""

    table: str
    club: str
    study: str

    def of(self, page: str) -> str:
        """What a page can be about."""
        named = {"puzzle": "snekagon-19770f4672", "exercise": "any", **self._asdict()}
        if page in ("beside", "replay"):
            return self.table
        return str(named.get(page, "snekagon"))


async def samples(ada: Client) -> Samples:
    """Make one of each."""
    table = await ada.make_table("snekagon", [{"kind": "here"}, {"kind": "elsewhere"}])
    club = await RemoteClub.make(ada, "Les serpents", "Ada")
    await club.do("tournaments", name="Coupe", kind="swiss", game="snekagon", rounds=2)
    study = (await ada.http.post("/api/studies", json={"text": STUDY})).json()["id"]
    return Samples(table, club.club, study)


def listed(name: str) -> set[str]:
    """The pages that the client's router has in one of its lists."""
    router = (WEB / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[(.*?)\] as const", router, re.DOTALL)
    assert found is not None
    return set(re.findall(r"'(\w+)'", found[1]))


def told(page: Any) -> dict[str, str]:
    """What the head of a page says of it."""
    tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page.text))
    title = re.search(r"<title>([^<]*)</title>", page.text)
    line = re.search(r'<meta name="description" content="([^"]*)"', page.text)
    assert title is not None
    return tags | {"title": title[1], "description": line[1] if line else ""}


def test_the_server_knows_of_every_page_of_the_client_whether_it_exists() -> None:
    assert listed("ALONE") == ALONE - {""}
    assert listed("ABOUT") == set(ABOUT)
    places = (WEB / "lib" / "places.ts").read_text(encoding="utf-8")
    assert f"const HOME = '{IN_BROWSER}';" in places


async def test_what_exists_is_found_and_what_a_link_to_it_shows_is_whole(tmp_path: Path) -> None:
    async with running(tmp_path, client=str(BUILT_FOLDER)) as service, guest(service) as ada:
        made = await samples(ada)
        pictures = set[str]()
        paths = [f"/{page}" for page in sorted(ALONE)]
        paths += [f"/{page}/{made.of(page)}" for page in ABOUT]
        paths += [f"/table/{IN_BROWSER}1", f"/club/{made.club}/1", f"/club/{made.club}/1/wall"]
        paths += [f"/club/{made.club}/new", f"/club/{made.club}/new/1"]
        for path in paths:
            page = await ada.http.get(path, headers={"Accept-Language": "fr"})
            head = told(page)
            assert (page.status_code, head.keys() >= TAGS) == (200, True), path
            assert '<html lang="fr">' in page.text
            assert head["og:title"] == head["title"]
            assert head["og:description"] == head["description"]
            pictures.add(head["og:image"].replace("&amp;", "&"))
            is_own = head["title"] != "Serpentry"
            known = path.strip("/").partition("/")[0] in {"", "lab", "come", "admin", "exercise"}
            assert is_own or known or IN_BROWSER in path, path
        for address in pictures:
            picture = await ada.http.get(address)
            assert picture.status_code == 200, address
            assert picture.headers["content-type"].startswith("image/"), address


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_does_not_exist_answers_so_in_the_language_of_who_looks(
    tmp_path: Path, language: str
) -> None:
    async with running(tmp_path, client=str(BUILT_FOLDER)) as service, guest(service) as ada:
        made = await samples(ada)
        paths = [f"/{page}/none" for page in ABOUT if page not in BROWSER_KNOWS]
        paths += [f"/{page}/{made.of(page)}/1" for page in ABOUT if page != "club"]
        paths += [f"/{page}" for page in ABOUT if page not in ALONE]
        paths += ["/nowhere", "/nowhere/else", "/puzzle/snekagon-2f1c", f"/club/{made.club}/2"]
        paths += [f"/club/{made.club}/new/x", f"/club/{made.club}/new/1/wall"]
        paths += [f"/club/{made.club}/x", f"/club/{made.club}/1/x", "/table/a%20b", "/admin/x"]
        for path in paths:
            page = await ada.http.get(path, headers={"Accept-Language": language})
            head = told(page)
            assert (page.status_code, head["title"]) == (404, say(language, "web-lost")), path
            assert f'<html lang="{language}">' in page.text
            assert '<div id="app">' in page.text, path
            assert not head.keys() & TAGS
