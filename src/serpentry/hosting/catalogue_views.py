"""What there is to play, as clients see it: games with their options, and computers."""

from serpentry.catalogue import find, names
from serpentry.catalogue import wording as games_wording
from serpentry.languages import explain
from serpentry.players import ROSTER
from serpentry.players import wording as players_wording
from serpentry.players.paces import is_worth_choosing
from serpentry.tabletop.formats.jsons import Json, JsonObject
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import Choice, Kind, Number, kinds


def game_view(name: str, language: str) -> JsonObject:
    """A game with its seats and options, in a language."""
    box = find(name)
    defaults = box.options()
    return {
        "name": box.name,
        "title": box.title,
        "version": box.version,
        "blurb": games_wording.blurb(box, language),
        "seats": list(box.seats),
        "options": [
            _option(box, name, kind, getattr(defaults, name), language)
            for name, kind in kinds(box.options).items()
        ],
        "rules": list(box.rule_ids),
        "seat_names": {
            str(seats): games_wording.seat_names(box.set_up(seats), language) for seats in box.seats
        },
    }


def _option(box: AnyBox, name: str, kind: Kind, default: object, language: str) -> JsonObject:
    info: dict[str, Json] = {
        "name": name,
        "kind": type(kind).__name__.lower(),
        "label": games_wording.option_label(box, name, language),
        "help": games_wording.option_help(box, name, language),
        "allowed": explain(kind.allowed, language),
        "default": kind.write(default),
    }
    match kind:
        case Number(low, high):
            return info | {"low": low, "high": high}
        case Choice(values):
            labels = {
                value: games_wording.choice_label(box, name, value, language) for value in values
            }
            return info | {"values": list(values), "value_labels": labels}
    return info


def players_view(language: str) -> list[JsonObject]:
    """The computers that may take a seat, weakest first."""
    return [
        {
            "name": name,
            "title": players_wording.title(player, language),
            "blurb": players_wording.blurb(player, language),
            "alike_in": [game for game in names() if not is_worth_choosing(name, game)],
        }
        for name, player in ROSTER.items()
    ]
