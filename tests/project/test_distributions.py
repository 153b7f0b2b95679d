"""What is built: a source distribution that makes the same wheel, and a site of pages."""

import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hatch_build
import pytest
from tools import licences
from tools.bundle import LIBRARIES
from tools.site.docs_search import narrowed

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
BUNDLE = "serpentry/server/pages/bundle/bundle.json"
LINK = re.compile(r'(?:href|src)="([^"#?]+)')
PICTURES = {".jpg", ".png", ".svg", ".webp"}
OF_THE_THEME = ("assets/", "sitemap.xml", "objects.inv", "search.json", "404.html")


def hook(folder: Path, target: str, said: list[str]) -> hatch_build.OfflinePlay:
    app: Any = SimpleNamespace(display_warning=said.append)
    nothing: Any = None
    return hatch_build.OfflinePlay(str(folder), {}, nothing, nothing, "", target, app)


def test_nothing_is_built_silently_without_play_in_a_browser(tmp_path: Path) -> None:
    said: list[str] = []
    hook(tmp_path, "wheel", said).initialize("editable", {})
    assert said == []
    hook(tmp_path, "wheel", said).initialize("standard", {})
    assert "Run `make bundle` first" in said.pop()
    with pytest.raises(RuntimeError, match="make bundle"):
        hook(tmp_path, "sdist", said).initialize("standard", {})
    bundle = tmp_path / hatch_build.BUNDLE
    bundle.parent.mkdir(parents=True)
    bundle.touch()
    hook(tmp_path, "sdist", said).initialize("standard", {})
    assert said == []


@pytest.mark.thorough
def test_the_source_distribution_installs_what_the_wheel_holds(tmp_path: Path) -> None:
    def build(*words: str | Path) -> Path:
        subprocess.run(
            [UV, "build", "--quiet", "--out-dir", tmp_path, *words], check=True, cwd=ROOT
        )
        (built,) = tmp_path.glob("*.whl" if "--wheel" in words else "*.tar.gz")
        return built

    with zipfile.ZipFile(build("--wheel")) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("serpentry/")}
    place = tmp_path / "installed"
    words = ["--quiet", "--no-deps", "--target", str(place), str(build("--sdist"))]
    subprocess.run([UV, "pip", "install", *words], check=True, cwd=tmp_path)
    found = {
        file.relative_to(place).as_posix()
        for file in (place / "serpentry").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert BUNDLE in held
    assert found == held


@pytest.mark.thorough
def test_lists_of_parts_name_what_is_installed_and_built_in() -> None:
    subprocess.run(["make", "--no-print-directory", "sbom"], check=True, cwd=ROOT)
    for name, part in {"python": "fastapi", "client": "svelte"}.items():
        told = json.loads((ROOT / "build" / "sbom" / f"{name}.cdx.json").read_text("utf-8"))
        assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.5")
        (found,) = [one for one in told["components"] if one["name"] == part]
        assert found["version"] in found["purl"]


def test_licences_of_all_that_others_wrote_come_with_it() -> None:
    assert licences.TARGET.read_text("utf-8") == licences.written(), "Run make licences."
    assert set(LIBRARIES) < set(licences.PYTHON)


def test_search_of_the_site_finds_pages_for_readers() -> None:
    places = ["bots/", "games/snekagon/", "games/de/snekagon/", "decisions/", "decisions/0020-x/"]
    index = json.dumps({"config": {}, "items": [{"location": place} for place in places]})
    left = [one["location"] for one in json.loads(narrowed(index))["items"]]
    assert left == ["bots/", "games/snekagon/", "decisions/"]


@pytest.mark.thorough
def test_the_site_publishes_pages_and_what_they_link_to() -> None:
    subprocess.run(["make", "--no-print-directory", "docs-site"], check=True, cwd=ROOT)
    site = ROOT / "build" / "docs-site"
    pages = list(site.rglob("*.html"))
    linked = {
        (page.parent / target).resolve()
        for page in pages
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if ":" not in target
    }
    for file in site.rglob("*"):
        name = file.relative_to(site).as_posix()
        if (
            file.is_file()
            and file.suffix not in {".html", *PICTURES}
            and not name.startswith(OF_THE_THEME)
        ):
            assert file.resolve() in linked, name
