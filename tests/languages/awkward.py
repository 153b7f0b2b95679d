"""Every message that tells facts, told with awkward ones: `python -m tests.languages.awkward`.

Numbers are 0, 1, 2, 5 and 21, which take every plural of the five languages. Names can't be
inflected, are colours, or are the same for two players. Messages that choose their words by a
number are kept as text to be read; all are looked at by `test_awkward.py`.
"""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from serpentry.languages import ENGLISH, LANGUAGES, say
from tests.languages.lint.test_plurals import ALSO_NAMES, COUNTS
from tests.languages.messages import Variables, parsed
from tests.languages.sample import FOLDER

NUMBERS = (0, 1, 2, 5, 21)
NAMES = ("Jo", "Red", "Kim")
"""For the first fact that is a text, and so on; a player called Red may play green."""
Facts = dict[str, str | int]


class Choices(Visitor):
    """Collects what a message chooses by: numbers, and words with the words that it knows."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.words: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = [one.key for one in node.variants]
            plain = [key.name for key in keys if isinstance(key, ast.Identifier)]
            if len(plain) < len(keys) or {"one", "few", "many"} & set(plain):
                self.numbers.add(name)
            else:
                self.words[name] = plain
        self.generic_visit(node)


@cache
def _choices(language: str) -> dict[str, Choices]:
    found = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Choices()
            found[entry.id.name].visit(entry)
    return found


@cache
def chooses_by_number(key: str) -> frozenset[str]:
    """The facts of a message that any language chooses words by."""
    chosen = (_choices(language).get(key) for language in LANGUAGES)
    return frozenset().union(*(one.numbers for one in chosen if one))


@cache
def messages() -> dict[str, tuple[str, ...]]:
    """The messages that tell facts, with the names of these in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for entry in parsed(language).body:
            if isinstance(entry, ast.Message):
                used = Variables()
                used.visit(entry)
                found.setdefault(entry.id.name, set()).update(used.found)
    return {key: tuple(sorted(facts)) for key, facts in sorted(found.items()) if facts}


def told(key: str, language: str) -> Iterator[tuple[Facts, str]]:
    """A message with every number, every word it knows, and names of all kinds."""
    seen = set()
    for facts in _awkward(key):
        if (text := say(language, key, facts)) not in seen:
            seen.add(text)
            yield facts, text


def _awkward(key: str) -> Iterator[Facts]:
    numbers = chooses_by_number(key) | (COUNTS - ALSO_NAMES)
    words = _choices(ENGLISH)[key].words
    facts = messages().get(key, ())
    texts = [one for one in facts if one not in numbers and one not in words]
    named: list[Facts] = [
        dict(zip(texts, (*NAMES, *texts), strict=False)),
        dict.fromkeys(texts, "Kim"),
    ]
    longest = max(map(len, words.values()), default=1)
    for number in NUMBERS if numbers & set(facts) else NUMBERS[:1]:
        for turn in range(longest):
            chosen = {name: known[turn % len(known)] for name, known in words.items()}
            for names in named:
                yield {**names, **chosen, **dict.fromkeys(numbers, number)}


def sample(language: str) -> str:
    """A line for every way in which a message that counts can be formed."""
    return "".join(
        f"{key}: {text}\n"
        for key in messages()
        if chooses_by_number(key)
        for facts, text in told(key, language)
        if "Kim" not in facts.values() or "Jo" in facts.values()
    )


def main() -> None:
    """Write the sample of every language."""
    for language in LANGUAGES:
        file = FOLDER / f"{language}-counted.txt"
        file.write_text(sample(language), encoding="utf-8")


if __name__ == "__main__":
    main()
