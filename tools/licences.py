"""`python -m tools.licences`: the licences of all that others wrote and we hand out, in one file.

It lies among the pages, so it comes with the wheel, the service and the site. Texts come from the
packages as they are installed here; of packages without a text it lies in `web/licences`. The build
of the pages refuses a package that the file does not name.
"""

import json
from importlib.metadata import distribution
from pathlib import Path

from serpentry.tabletop.helpers.frozen import Frozen

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TEXTS = WEB / "licences"
TARGET = WEB / "public" / "licences.txt"
PAGES, BUNDLE, DOCS = (
    "built into the pages",
    "in the bundle for play without a server",
    "in the documentation beside a site",
)
NPM = (
    "@fluent/bundle", "@fontsource-variable/bitter", "@fontsource-variable/onest", "@lucide/svelte",
    "clsx", "devalue", "esm-env", "marked", "openapi-fetch", "partysocket", "svelte", "uqr", "vite",
    "workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies",
)  # fmt: skip
PYTHON = ("drawsvg", "fluent.syntax", "platformdirs", "typing_extensions")
COMPILED = ("Python", "Emscripten", "mimalloc", "zstd")
"""What Pyodide is compiled from, as far as it wants to be named; its package has no texts."""
TOOLS_OWN = "# Licenses of bundled dependencies"
"""Here Vite's licence goes on with what it is itself made of; of that nothing comes with us."""
RULE = "=" * 100
HEAD = """Serpentry is under the MIT licence.
What others wrote and comes with it is listed here, with the licences that it is under.
"""


class Part(Frozen):
    """Something that others wrote."""

    name: str
    place: str
    text: str


def parts() -> list[Part]:
    """All that comes with us."""
    return [
        *(_npm(name) for name in NPM),
        Part("Pyodide", f"{BUNDLE}; source: github.com/pyodide/pyodide", _own("mpl-2.0")),
        *(Part(one, f"{BUNDLE}, as part of Pyodide", _own(one.lower())) for one in COMPILED),
        *(_python(name, BUNDLE) for name in PYTHON),
        _python("zensical", DOCS),
    ]


def written() -> str:
    """The whole file: the list, and each licence once, under the names of all that are under it."""
    found = parts()
    by_text: dict[str, list[str]] = {}
    for part in found:
        by_text.setdefault(part.text, []).append(part.name)
    lists = "\n".join(f"- {part.name}: {part.place}" for part in found)
    texts = (f"{RULE}\n{', '.join(names)}\n{RULE}\n\n{text}\n" for text, names in by_text.items())
    return "\n".join((HEAD, f"{lists}\n", *texts))


def _npm(name: str) -> Part:
    folder = WEB / "node_modules" / name
    files = [one for one in sorted(folder.iterdir()) if one.name.lower().startswith("licen")]
    if files:
        return Part(name, PAGES, _clean(files[0].read_text("utf-8").partition(TOOLS_OWN)[0]))
    package = json.loads((folder / "package.json").read_text("utf-8"))
    return Part(name, PAGES, _own(package["license"].lower()))


def _python(name: str, place: str) -> Part:
    found = distribution(name)
    named = found.metadata.get_all("License-File")
    text = found.read_text(f"licenses/{named[0]}") if named else _own("apache-2.0")
    assert text, f"{name} has no licence text"
    return Part(name, place, _clean(text))


def _own(name: str) -> str:
    return _clean((TEXTS / f"{name}.txt").read_text("utf-8"))


def _clean(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
