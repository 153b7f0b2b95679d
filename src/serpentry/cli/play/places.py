"""The players at a table in the terminal: people here, and computers as the user calls them."""

from collections.abc import Mapping

from serpentry.languages import sentence
from serpentry.players import find_player
from serpentry.players.own_players import BadPlayer, is_program, split_names
from serpentry.players.playing import check_seats
from serpentry.players.roster import is_listed
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.state import Chair
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.record import PERSON
from serpentry.tabletop.game import Game, M, P

HOST = "terminal"
"""The guest who sits on the seats of all people here."""


def places_for(game: Game[P, M], players: str | None) -> tuple[Place, ...]:
    """The player of each seat, as `person,level3`; by default one person and greedy computers."""
    names = split_names(players) if players else [PERSON]
    if not players:
        names += ["greedy"] * (game.seats - 1)
    check_seats(game, len(names))
    return tuple(map(_place, names))


def places_of_record(game: Game[P, M], players: Mapping[Seat, str]) -> tuple[Place, ...]:
    """The player of each seat when a record was written; without a computer, a person."""
    return tuple(_recorded(players.get(seat, PERSON)) for seat in range(game.seats))


def _place(name: str) -> Place:
    """The place of `person`, `person:NAME` or a computer; UnknownName if there is none."""
    kind, _, own = name.partition(":")
    if kind == PERSON:
        return Place(HERE, own)
    find_player(name)
    return Place(COMPUTER, "", name)


def _recorded(name: str) -> Place:
    """A record may come from anywhere: it names players of the lists, but runs no program."""
    if name.partition(":")[0] == PERSON or is_listed(name):
        return _place(name)
    if is_program(name):
        raise BadPlayer(sentence("why-record-program", player=name))
    return Place(HERE, name)


def written_name(chair: Chair) -> str:
    """What a record calls the player there: what the user would call them."""
    if chair.kind == COMPUTER:
        return chair.player
    return f"{PERSON}:{chair.name}" if chair.name else PERSON


def setup_for(game: Game[P, M], places: tuple[Place, ...]) -> Setup:
    """The set-up of a table in the terminal."""
    return Setup(game.name, game.version, game.options_json, places, HOST, "")
