"""What lists show of a table."""

from collections.abc import Mapping
from typing import Any

from serpentry.hosting.stored import encode_stored
from serpentry.languages import say, translated
from serpentry.players.wording import title
from serpentry.table.setup import COMPUTER, DaysClock
from serpentry.table.shown.views import chairs_view, free_seats
from serpentry.table.state import State
from serpentry.tabletop.formats.jsons import Json, items

Card = dict[str, Any]
"""What a list of tables shows of one."""


PARTS = {"game", "title", "options", "public", "phase", "ply", "chairs", "free", "to_act"}


def card_of(state: State) -> Card:
    """What the lobby shows of a table."""
    return {**_lasting(state), **_passing(state)}


def called_in(card: Card, language: str) -> str:
    """The names of all who sit at a table, each on a line."""
    chairs = (one for one in items(card.get("chairs", [])) if isinstance(one, Mapping))
    return "\n".join(_name_of(one, language) for one in chairs)


def _name_of(chair: Mapping[str, Json], language: str) -> str:
    bot, player = str(chair.get("bot", "")), str(chair.get("player", ""))
    if chair.get("kind") == COMPUTER:
        return say(language, f"bot-{bot}") if bot else title(player, language)
    return str(chair.get("name", ""))


def card_text(state: State) -> str:
    """The same as it is kept: most of it is written once, as it is the same all game."""
    known: str | None = state.lasting.get("card")
    if known is None:
        known = state.lasting["card"] = encode_stored(_lasting(state))[:-1]
    passing = _passing(state)
    actor = "null" if passing["to_act"] is None else passing["to_act"]
    rest = f'"phase": "{passing["phase"]}", "ply": {passing["ply"]}, "to_act": {actor}'
    ended = encode_stored(_ended(state))[1:-1]
    return f"{known}, {', '.join(filter(None, (rest, ended)))}}}"


def _lasting(state: State) -> Card:
    return {
        "game": state.setup.game,
        "title": state.setup.title,
        "options": dict(state.game.options_json),
        "public": state.setup.public,
        "chairs": chairs_view(state),
        "free": free_seats(state),
        "by_days": isinstance(state.setup.clock, DaysClock),
        **({"rated": True} if state.setup.rated else {}),
    }


def _passing(state: State) -> Card:
    return {
        "phase": state.phase.value,
        "ply": len(state.played),
        "to_act": state.to_act if isinstance(state.to_act, int) else None,
        **_ended(state),
    }


def _ended(state: State) -> Card:
    """The winners, and the scores if they say so; nothing while that is not for everybody."""
    if state.end is None or state.is_secret:
        return {}
    outcome = state.outcome
    scores = {} if outcome is None else {"scores": list(outcome.scores)}
    return {"winners": list(state.end.winners), **scores}


def has_people(card: Card) -> bool:
    """Whether anybody sits at a table."""
    chairs = card.get("chairs")
    people = (
        one.get("taken") and one.get("kind") != COMPUTER
        for one in (chairs if isinstance(chairs, list) else ())
        if isinstance(one, Mapping)
    )
    return any(people)


def is_by_days(card: Card) -> bool:
    """Whether a move may take days, so that people come and go."""
    return bool(card.get("by_days"))


def in_language(cards: list[Card], language: str) -> list[Card]:
    """Cards with the titles of seats, which are stored in English, in a language.

    One that lacks something is left out: it harms no other.
    """
    return [
        {**_told(card), "chairs": [_titled(chair, language) for chair in items(card["chairs"])]}
        for card in cards
        if card.keys() >= PARTS
    ]


def _told(card: Card) -> Card:
    return {name: value for name, value in card.items() if name != "by_days"}


def _titled(chair: Json, language: str) -> Json:
    assert isinstance(chair, Mapping)
    return {**chair, "title": translated(str(chair["title"]), language)}
