"""Which messages the product uses: its Python code, and the pages of the browser client."""

import re
from functools import cache
from pathlib import Path

from tools.lessons import lessons

from serpentry.languages import ENGLISH
from serpentry.languages.plain import PLAIN
from tests.languages.messages import references
from tests.languages.sentences import sources

WEB = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+|stale)["'`]""")


@cache
def _python() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sources())


@cache
def _pages() -> str:
    """All of the browser client but its tests; nothing where it is not there."""
    files = [file for ending in ("*.ts", "*.svelte") for file in sorted(WEB.rglob(ending))]
    sources = (file for file in files if not file.name.endswith(".test.ts"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    return re.sub(r"^\s*/\*.*?\*/", "", text, flags=re.S | re.M)


@cache
def lesson_keys() -> frozenset[str]:
    """The messages that the steps of lessons say."""
    return frozenset(step["say"] for lesson in lessons() for step in lesson.steps)


@cache
def required_keys() -> frozenset[str]:
    """The keys that are asked for by name."""
    refused = re.findall(r'Refused\(\s*"([a-z-]+)"', _python())
    said = re.findall(r'\b(?:say\(\s*[\w.]+,|t\()\s*"([a-z0-9_-]+)"', _python())
    return frozenset({*refused, *said} | keys_required_by_page(_pages()) | lesson_keys())


def keys_required_by_page(page: str) -> set[str]:
    """The keys in `t('key')` and `key: 'key'`."""
    called = re.findall(r"""\bt\(\s*["']([\w-]+)["']""", page)
    named = re.findall(r"""\bkey:\s*["']([a-z]\w*-[\w-]+)["']""", page)
    return {*called, *named}


def prefixes_of_page(page: str) -> set[str]:
    """The beginnings of keys that are put together: t(`web-phase-${phase}`)."""
    return set(re.findall(r"\bt\(\s*`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{", page))


@cache
def _mentioned() -> frozenset[str]:
    quoted = QUOTED.findall(_python()) + QUOTED.findall(_pages())
    return frozenset(quoted) | lesson_keys() | references(ENGLISH)


def web_keys_of_python() -> set[str]:
    """The keys of the browser client that Python asks for."""
    return {key for key in QUOTED.findall(_python()) if key.startswith("web-")}


@cache
def _put_together() -> tuple[str, ...]:
    return tuple(prefixes_of_page(_pages()))


def is_used(key: str) -> bool:
    """Whether a key is mentioned, put together from a beginning like its own, or found by words."""
    return key in _mentioned() or key.startswith((*_put_together(), PLAIN))
