"""Serving the browser client."""

import gzip
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from serpentry.languages import LANGUAGES, say
from serpentry.server.edge.client_files import PACKED, ClientFiles, client_folder


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "index.html").write_text("first page")
    (tmp_path / "manifest.webmanifest").write_text('{"name": "Serpentry", "lang": "en"}')
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "code-1a.js").write_text("code")
    app = Starlette()
    app.mount("/", ClientFiles(directory=tmp_path, html=True))
    return TestClient(app)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/snekagon"])
def test_every_page_of_the_client_is_its_first_page(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, "first page")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_content_are_kept(browser: TestClient) -> None:
    answer = browser.get("/assets/code-1a.js")
    assert answer.text == "code"
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_is_compressed_once_for_all_who_take_it_so(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed, compress = [], gzip.compress

    def counted(content: bytes, **more: int) -> bytes:
        packed.append(content)
        return compress(content, **more)

    monkeypatch.setattr("serpentry.server.edge.client_files.gzip.compress", counted)
    for _ in range(3):
        answer = browser.get("/assets/code-1a.js", headers={"Accept-Encoding": "br, gzip"})
        assert (answer.text, answer.headers["content-encoding"]) == ("code", "gzip")
        assert answer.headers["content-type"].startswith(("text/javascript", "application/java"))
        assert "immutable" in answer.headers["cache-control"]
    assert packed == [b"code"]
    known = {"Accept-Encoding": "gzip", "If-None-Match": answer.headers["etag"]}
    assert browser.get("/assets/code-1a.js", headers=known).status_code == 304
    plain = browser.get("/assets/code-1a.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == ("code", False)


def _refuse_to_compress(*_: object, **__: object) -> bytes:
    raise AssertionError("this was compressed when it was built")


def test_a_file_that_was_compressed_when_it_was_built_is_not_compressed_again(
    browser: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {"Accept-Encoding": "gzip"}
    built = tmp_path / "assets" / "code-1a.js.gz"
    built.write_bytes(gzip.compress(b"code", compresslevel=9, mtime=1))
    with monkeypatch.context() as patched:
        patched.setattr("serpentry.server.edge.client_files.gzip.compress", _refuse_to_compress)
        answer = browser.get("/assets/code-1a.js", headers=asked)
    assert (answer.text, answer.headers["content-encoding"]) == ("code", "gzip")
    assert answer.headers["content-length"] == str(built.stat().st_size)
    (tmp_path / "assets" / "code-1a.js").write_text("newer code")
    assert browser.get("/assets/code-1a.js", headers=asked).text == "newer code"


def test_what_is_worth_compressing_is_compressed_when_pages_and_bundle_are_built() -> None:
    root = Path(__file__).parents[3]
    build = (root / "web" / "pack.build.js").read_text(encoding="utf-8")
    listed = re.search(r"new Set\(\s*'([^']+)'", build)
    assert listed is not None
    assert set(listed[1].split()) == PACKED
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    for target in ("$(PAGES):", "$(BUNDLE):"):
        recipe = makefile.partition(f"\n{target}")[2].partition("\n\n")[0]
        assert recipe.splitlines()[-1].startswith("\t@$(NPM) run --silent pack")


@pytest.mark.parametrize("path", ["/api/none", "/assets/gone.js", "/picture.png"])
def test_what_is_no_page_is_not_found(browser: TestClient, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_asked_language(browser: TestClient, language: str) -> None:
    told = browser.get("/manifest.webmanifest", params={"language": language}).json()
    assert told == {
        "name": "Serpentry",
        "lang": language,
        "description": say(language, "web-description"),
    }


def test_a_folder_without_a_first_page_is_not_served(tmp_path: Path) -> None:
    assert client_folder(str(tmp_path)) is None
