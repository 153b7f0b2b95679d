"""Notices in words, in the language of the person who gets them."""

import hashlib
from collections.abc import Mapping, Sequence

from serpentry.catalogue import find
from serpentry.hosting.tidings import INVITATION, REMINDER, ROUND, TURN
from serpentry.languages import listed, say
from serpentry.server.notices.sending import Letter
from serpentry.server.store.notices import Notice
from serpentry.table.words import clean
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import Json, JsonObject

CONFIRM = "confirm"
HOUR = 3_600_000
LONGEST_TITLE = 120


def turn_facts(card: JsonObject, deadline: int, now: int) -> dict[str, Json]:
    """What is sent about a turn: the game, the others, and how many hours are left."""
    chairs, seat = card["chairs"], card["to_act"]
    assert isinstance(chairs, Sequence)
    others = [
        str(chair["name"])
        for at, chair in enumerate(chairs)
        if at != seat and isinstance(chair, Mapping) and chair["name"]
    ]
    hours = max(1, (deadline - now) // HOUR) if deadline else 0
    return {"game": card["game"], "others": others, "hours": hours}


def letter_of(notice: Notice, facts: JsonObject, link: str) -> Letter:
    """A notice in words."""
    language = notice.contact.language
    said: dict[str, str | int] = {
        name: value for name, value in facts.items() if isinstance(value, str | int)
    }
    if isinstance(others := facts.get("others"), Sequence):
        said["others"] = listed([str(one) for one in others], language)
    if "game" in said:
        said["game"] = _title(str(said["game"]))
    title, line = {
        TURN: ("notice-turn-title", "notice-turn-line"),
        REMINDER: ("notice-reminder-title", "notice-reminder-line"),
        ROUND: (
            ("notice-left-title", "notice-left-line")
            if facts.get("left")
            else ("notice-round-title", "notice-round-line")
        ),
        CONFIRM: ("notice-confirm-title", "notice-confirm-line"),
        INVITATION: (
            ("notice-tournament-title", "notice-tournament-line")
            if "tournament" in said
            else ("notice-rematch-title", "notice-rematch-line")
        ),
    }[notice.kind]
    told = say(language, title, said)
    return Letter(
        letter_id(notice),
        clean(told, LONGEST_TITLE),
        say(language, line, said),
        link,
        language,
        is_urgent=notice.kind == REMINDER,
    )


def letter_id(notice: Notice) -> str:
    """A name for a notice that tells nothing of it."""
    whole = f"{notice.contact.id} {notice.kind} {notice.about} {notice.number}"
    return hashlib.sha256(whole.encode()).hexdigest()[:32]


def _title(game: str) -> str:
    """What a game is called; one that is on the shelf no more by its name."""
    try:
        return find(game).title
    except SerpentryError:
        return game
