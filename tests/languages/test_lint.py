"""How every language is written: terms, marks, plurals; and no words outside the catalogue."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tools.typography import files

from serpentry.catalogue.rulepages import PLACES
from serpentry.cli.help_texts import TYPERS_HELP
from serpentry.languages import ENGLISH, LANGUAGES
from serpentry.server.edge.security import CONTENT_POLICY
from tests.languages.glossary import SLIPS
from tests.languages.literals import sentences_in
from tests.languages.messages import parsed

IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)
PAGES = next(place for place in PLACES if place.is_dir())
WEB = Path(__file__).parents[2] / "web"
CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "other"},
}
"""The plurals of whole numbers; Czech has a fourth, for fractions alone."""


@cache
def texts(language: str) -> dict[str, str]:
    """What a person reads of every message: its pattern and its attributes."""
    found = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            parts = [entry.value, *(one.value for one in entry.attributes)]
            found[entry.id.name] = "\n".join("".join(_words(one)) for one in parts)
    return found


def _words(node: ast.Pattern | None) -> Iterator[str]:
    for element in node.elements if node else ():
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield "".join(_words(variant.value)) + "\n"
        else:
            yield "{}"


def pages(language: str) -> dict[str, str]:
    """The rule pages of a language, without code and addresses."""
    folder = PAGES if language == ENGLISH else PAGES / language
    return {file.stem: _prose(file.read_text(encoding="utf-8")) for file in folder.glob("*.md")}


def _prose(page: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|\|[-| ]+\|", "", page, flags=re.S)


@IN_EVERY
def test_every_message_uses_the_words_of_the_glossary(language: str) -> None:
    slips = [
        f"{key}: {slip.pattern} (better: {slip.instead})"
        for key, text in texts(language).items()
        for slip in SLIPS[language]
        if slip.found_in(key, text)
    ]
    assert not slips


@IN_EVERY
def test_rule_pages_use_the_words_of_the_glossary(language: str) -> None:
    slips = [
        f"{name}: {found[0]} (better: {slip.instead})"
        for name, page in pages(language).items()
        for slip in SLIPS[language]
        for found in slip.finder.finditer(page)
        if not slip.keys
    ]
    assert not slips


@IN_EVERY
def test_rule_pages_have_curly_apostrophes(language: str) -> None:
    straight = re.compile(r"\w'\w")
    assert not [name for name, page in pages(language).items() if straight.search(page)]


def test_french_rule_pages_have_no_break_spaces() -> None:
    wrong = re.compile(r" [;!?:»]|« ")
    assert not [name for name, page in pages("fr").items() if wrong.search(page)]


@IN_EVERY
def test_apostrophes_and_quotes_are_curly(language: str) -> None:
    straight = [key for key, text in texts(language).items() if re.search("['\"]", text)]
    assert not straight


def test_french_has_no_break_spaces_before_its_marks() -> None:
    wrong = re.compile(r"[^\u202f][;!?](?=[\s}]|$)|[^\u00a0\s{}]:(?=\s|$)| :|«[^\u00a0]|[^\u00a0]»")
    assert not [key for key, text in texts("fr").items() if wrong.search(text)]


@IN_EVERY
def test_a_percent_sign_stands_as_the_language_wants_it(language: str) -> None:
    wrong = r"\s%" if language == ENGLISH else r"[^\u00a0\u202f]%"
    assert not [key for key, text in texts(language).items() if re.search(wrong, text)]


class Plurals(Visitor):
    """Collects selections by plural whose categories are not those of the language."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        plural = names & {"one", "few", "many"}
        spare = {"many"} - self.wanted
        if plural and names - spare != self.wanted:
            self.wrong.append(FluentSerializer().serialize_entry(_message(node)))
        self.generic_visit(node)


def _message(node: ast.SelectExpression) -> ast.Message:
    return ast.Message(ast.Identifier("shown"), ast.Pattern([ast.Placeable(node)]))


@IN_EVERY
def test_numbers_have_the_plurals_of_the_language(language: str) -> None:
    plurals = Plurals(CATEGORIES[language])
    plurals.visit(parsed(language))
    assert not plurals.wrong


COUNTED_OTHERWISE = {
    *("cli-puzzles-checked", "cli-puzzles-sorted", "web-puzzle-count", "web-piece-count"),
    *("why-snekagon-branches", "why-snekagon5g-branches", "why-snekagon5g-species-count"),
    *("web-levels-fewer", "web-deck-due", "did-carnival-dealt-hidden"),
    *("did-sssnake-nearer", "did-sssnake-further"),
}
"""Where the word after a number does not change with it, or the number is never below three."""
COUNTS = {
    *("count", "games", "moves", "draws", "seconds", "lines", "left", "days", "hours", "puzzles"),
    *("rounds", "cards", "tiles", "events", "points", "bytes", "choices", "told", "steps"),
}
"""What numbers of things are called in messages."""


class Counted(Visitor):
    """Collects numbers before a word that is not chosen by them."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.chosen.append(name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, after in pairwise(node.elements):
            if isinstance(number, ast.Placeable) and isinstance(after, ast.TextElement):
                named = number.expression
                if isinstance(named, ast.VariableReference) and named.id.name in COUNTS:
                    self._look(named.id.name, after.value)
        self.generic_visit(node)

    def _look(self, name: str, after: str) -> None:
        if name not in self.chosen and re.match(r"[ \u00a0][^\W\d_]{4,}", after):
            self.wrong.append(f"{name}:{after[:20]}")


@IN_EVERY
def test_a_word_after_a_number_is_chosen_by_the_number(language: str) -> None:
    wrong = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            counted = Counted()
            counted.visit(entry)
            if counted.wrong and entry.id.name not in COUNTED_OTHERWISE:
                wrong[entry.id.name] = counted.wrong
    assert not wrong


@IN_EVERY
def test_spaces_are_set_as_the_language_wants_them(language: str) -> None:
    unset = [
        file.name
        for file, as_set in files(language)
        if as_set(text := file.read_text(encoding="utf-8"), language) != text
    ]
    assert not unset, "set them: python -m tools.typography"


def test_a_page_of_the_client_has_no_words_of_its_own() -> None:
    found = {
        str(file.relative_to(WEB)): words
        for file in sorted((WEB / "src").rglob("*.svelte"))
        if (words := _words_of_page(file.read_text(encoding="utf-8")))
    }
    assert not found


SAME_EVERYWHERE = {"Serpentry", "SNEKAGON", "QR", "Enter", "Esc", "Shift"}


def _words_of_page(source: str) -> list[str]:
    """Words between tags and in labels that are not taken from the catalogue."""
    page = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    labels = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"{]+)"', page)
    page = _without_braces(page)
    between = re.sub(r"<[^<>]*>", "\n", page)
    words = re.findall(r"[^\W\d_]{2,}", " ".join([between, *labels]))
    return [word for word in words if word not in SAME_EVERYWHERE]


def _without_braces(text: str) -> str:
    """The text without {expressions}, which may hold braces and angle brackets."""
    depth, kept = 0, []
    for letter in text:
        if letter == "{":
            depth += 1
        if depth == 0:
            kept.append(letter)
        if letter == "}":
            depth -= 1
    return "".join(kept)


SOURCE = Path(__file__).parents[2] / "src" / "serpentry"
FOR_OTHERS = {
    "whoever runs the service": (
        *("server/upkeep/backup.py", "server/upkeep/backup_check.py", "server/upkeep/metrics.py"),
        *("server/upkeep/traces.py", "server/run.py", "server/settings.py"),
        *("server/store/engine.py", "server/store/failures.py"),
        *("server/bots/engines.py", "server/bots/pool.py"),
        "server/loops/foreman.py",
    ),
    "whoever writes players": ("cli/bots/bot_protocol.py", "server/bots/worker.py"),
}
"""Files whose words are English for now, by who reads them; players never do."""
NO_WORDS = {
    CONTENT_POLICY,
    TYPERS_HELP,
    "Tables for the snake-building board games. The socket: docs/protocol.md.",
    "Made by the client, unique at the table.",
    "Each `report` of the stream.",
    "Each `choice` of the stream, and the `review` at its end.",
    "The service is starting or stopping.",
    "SELECT pg_notify($1, $2)",
    "SELECT pg_notify(:channel, :payload)",
    "text/markdown; charset=utf-8",
    "tuple[Part, str] | None",
    "GET, POST, PUT, DELETE",
    "inline; filename=",
    "Content-Type, Accept-Language",
    "Accept-Language, Origin",
    "public, max-age=31536000, immutable",
    "event: lobby\ndata: ",
    "event: closing\ndata: {}\n\n",
    ": still here\n\n",
    "why MOVE",
    "serpentry rules ",
    "serpentry play ",
    " serpentry play --resume ",
    "[bold red]",
    " bold underline",
    "bright_white on grey23",
}
"""The description of the protocol, headers, queries, types, commands to be typed, and colours."""


@pytest.mark.parametrize("layer", ["server", "cli"])
def test_what_players_read_is_in_the_catalogue(layer: str) -> None:
    english = {SOURCE / name for files in FOR_OTHERS.values() for name in files}
    found = {
        str(file.relative_to(SOURCE)): words
        for file in sorted(set((SOURCE / layer).rglob("*.py")) - english)
        if (words := [one for one in sentences_in(file) if one not in NO_WORDS])
    }
    assert not found


def test_a_sentence_in_the_source_is_found(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""Said to nobody."""\nlog.info("to the log")\nsay(f"There is no {x}.")\n')
    assert sentences_in(file) == ["There is no "]


@IN_EVERY
def test_buttons_that_english_tells_apart_are_told_apart(language: str) -> None:
    """Whoever only hears the names of two buttons must know which is which."""
    english, spoken = texts(ENGLISH), texts(language)
    plain = [
        key for key in english if key.startswith(("shared-", "web-")) and "{}" not in english[key]
    ]
    plain = [key for key in plain if not key.startswith("web-key-")]  # What keys do, in their list.
    by_name: dict[str, set[str]] = {}
    for key in plain:
        by_name.setdefault(spoken[key].casefold(), set()).add(english[key].casefold())
    alike = {name: meant for name, meant in by_name.items() if len(meant) > 1 and name.strip()}
    assert not alike
