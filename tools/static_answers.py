"""Answers of the service that never change, written down: a browser shows them before all else."""

import json
from collections.abc import Iterator
from dataclasses import asdict

from serpentry.catalogue import find, names
from serpentry.catalogue.forms import form
from serpentry.catalogue.rulepages import PLACES, rule_page
from serpentry.hosting.catalogue_views import game_view, players_view
from serpentry.languages import LANGUAGES


def static_answers() -> Iterator[tuple[str, bytes]]:
    """Each file's name and content."""
    for language in LANGUAGES:
        yield f"games.{language}.json", _json([game_view(name, language) for name in names()])
        yield f"players.{language}.json", _json(players_view(language))
        for name in names():
            yield f"forms/{name}.{language}.json", _json(_forms(name, language))
            yield f"rules/{name}.{language}.md", rule_page(find(name), language).encode()
    place = next(one for one in PLACES if one.is_dir())
    for file in sorted((place / "images").glob("*.svg")):
        yield f"rules/images/{file.name}", file.read_bytes()


def _forms(name: str, language: str) -> dict[int, object]:
    """What is asked before a game, by the number of seats, while nothing is chosen yet."""
    return {seats: asdict(form(find(name), seats, {}, language)) for seats in find(name).seats}


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()
