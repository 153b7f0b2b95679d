"""What an arena run is about: the game, who plays, how it is scheduled. The head of its file."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

from serpentry.arena.sprt import Sprt
from serpentry.bots.bot_faults import OnFault
from serpentry.catalogue import find, set_up
from serpentry.players import find_player
from serpentry.players.own_players import BadPlayer
from serpentry.players.playing import check_seats
from serpentry.players.separate_player import SeparatePlayer
from serpentry.players.watched_player import WatchedPlayer
from serpentry.tabletop.errors import BadSeats, BadText
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.game import AnyGame, Game, Json, M, P
from serpentry.tabletop.helpers.frozen import Frozen

FORMAT = "serpentry arena 1"
KINDS = ("match", "roundrobin", "ladder")
TURN, FIRST, LOT = STARTERS = ("turn", "first", "lot")


class Plan(Frozen):
    """A run: everything that decides which games are played, and nothing about machines."""

    kind: str
    game: str
    rules: str
    seats: int
    options: Mapping[str, Json]
    players: tuple[str, ...]
    games: int
    """How many games in all; a continued run may ask for more."""
    seed: int = 0
    opening: int = 0
    """This many moves at the beginning are random, the same ones in all games of a group."""
    sprt: Sprt | None = None
    on_fault: str = OnFault.FORFEIT.value
    """What becomes of a game in which a player's program fails."""
    starter: str = TURN
    """Who begins: each in turn, always the first who is named, or by a lot that the seed draws."""
    measured: bool = False
    """Whether more is measured of each game than its result, to compare set-ups by."""

    def as_json(self) -> dict[str, Json]:
        """The head of a file of results."""
        head = {"format": FORMAT, **asdict(self), "players": list(self.players)}
        # Files from before it could be asked for say nothing of it.
        return head if self.measured else {key: head[key] for key in head if key != "measured"}

    def identity(self) -> dict[str, Json]:
        """What must be the same for a file to be continued: everything but the number of games."""
        own = {name: value for name, value in self.as_json().items() if name != "games"}
        return own | {"measured": self.measured}

    @property
    def is_rated(self) -> bool:
        """Whether different players meet in different games, so that there is more than a tally."""
        return self.kind != "match"

    def set_up(self) -> AnyGame:
        """The game on the table."""
        return set_up(self.game, self.seats, self.options)


def make_plan(
    kind: str,
    game: Game[P, M],
    players: Sequence[str],
    games: int,
    seed: int = 0,
    opening: int = 0,
    sprt: Sprt | None = None,
    on_fault: OnFault = OnFault.FORFEIT,
    starter: str = TURN,
) -> Plan:
    """A plan whose players exist and can fill the table; a mistake is reported in a sentence."""
    if starter not in STARTERS:
        raise BadText(f"The player who begins is one of {', '.join(STARTERS)}, not '{starter}'.")
    for name in players:
        if not isinstance(name, str):
            raise BadPlayer(_not_named(name))
        find_player(name)
    if kind == "match":
        check_seats(game, len(players))
    else:
        _check_field(kind, game.seats, players)
    return Plan(
        kind=kind,
        game=game.name,
        rules=game.version,
        seats=game.seats,
        options=game.options_json,
        players=tuple(players),
        games=games,
        seed=seed,
        opening=opening,
        sprt=sprt,
        on_fault=on_fault.value,
        starter=starter,
    )


def _not_named(player: object) -> str:
    kind = type(player.player if isinstance(player, WatchedPlayer) else player)
    name = f"{kind.__module__}:{kind.__qualname__}"
    if isinstance(player, SeparatePlayer):
        name = player.wanted.written
    return (
        f"A plan is written down and played by other processes, so its players are named: write "
        f"'{name}' instead of the object, or use play_match."
    )


def _check_field(kind: str, seats: int, players: Sequence[str]) -> None:
    if len(players) < seats:
        raise BadSeats(
            f"A {kind} at {seats} seats needs {seats} players or more, not {len(players)}."
        )
    for name in players:
        if players.count(name) > 1:
            raise BadSeats(f"'{name}' is named twice; a {kind} is between different players.")


def plan_fault_of(plan: Plan) -> str:
    """What nobody could have asked for."""
    choices = {"kind": KINDS, "starter": STARTERS, "on_fault": [one.value for one in OnFault]}
    for name, known in choices.items():
        if getattr(plan, name) not in known:
            return f"{name} is one of {', '.join(known)}, not '{getattr(plan, name)}'"
    if plan.seats < 1 or plan.games < 0 or plan.opening < 0 or not plan.players:
        return "seats and players are at least one, games and opening not below zero"
    return ""


def read_plan(data: object) -> Plan:
    """The plan in the head of a file; BadText if it isn't one, or of other rules."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadText(f"This isn't a file of arena results: its first line should say '{FORMAT}'.")
    given = {name: value for name, value in data.items() if name not in ("format", "sprt")}
    sprt = data.get("sprt")
    plan = replace(fields_from(Plan, given), sprt=fields_from(Sprt, sprt) if sprt else None)
    if fault := plan_fault_of(plan):
        raise BadText(f"The head of the file of results can't be read: {fault}.")
    if (known := find(plan.game).version) != plan.rules:
        raise BadText(
            f"The file was played by rules {plan.rules} of {plan.game}; these are {known}."
        )
    return plan
