"""The shapes of what is answered about clubs."""

from typing import Literal, NotRequired

from serpentry.languages.typed import TypedDict


class MemberInfo(TypedDict):
    """A member; `player` is a computer's level."""

    id: str
    name: str
    colour: str
    player: str
    has_left: bool
    organises: bool
    has_device: bool
    is_founder: bool


class CorrectionInfo(TypedDict):
    """A result that was corrected last: by whom, when, and what was there before."""

    by: str | None
    at: int
    was: list[int]
    was_how: str


class ClubGameInfo(TypedDict):
    """A pairing with its reasons, and how the game ended: a place for each seat.

    A result has the number of its `entry`, which a correction names. Where tables have the same
    dice a game that `is_ended` has no places before the last of them ends.
    """

    number: int
    table_number: int
    at: int
    seats: list[str]
    table: str | None
    is_bronze: bool
    why: str
    places: list[int] | None
    scores: list[int] | None
    how: str | None
    is_ended: bool
    entry: int
    by: str | None
    corrected: CorrectionInfo | None
    replay_of: int | None
    note: str


class ByeInfo(TypedDict):
    """Somebody who sits a round out, and why."""

    member: str
    why: str


class RoundInfo(TypedDict):
    """A round; while it is secret, only those who sit at a table can look at it."""

    number: int
    is_secret: bool
    games: list[ClubGameInfo]
    byes: list[ByeInfo]
    corrected_since: list[int]
    note: str


class SummandInfo(TypedDict):
    """A part of a figure: a value times a factor, from a game, because of these members.

    In a duplicate `leads` are what was compared: the own one, then those of `who`.
    """

    game: int | None
    who: list[str]
    value: str
    factor: str
    leads: list[str] | None
    is_walkover: bool


class FigureInfo(TypedDict):
    """A figure, and the computation behind it."""

    name: str
    total: float
    text: str
    summands: list[SummandInfo]


class StandingInfo(TypedDict):
    """A member's place in a tournament; 0 for those who have left. `streak`: wins in a row."""

    place: int
    member: str
    games: int
    points: FigureInfo
    tie_breaks: list[FigureInfo]
    is_gone: bool
    note: str
    streak: int
    on_fire: bool


class EntrantInfo(TypedDict):
    """Who plays, and since which round."""

    member: str
    since: int
    is_gone: bool
    may_return: bool


class OpenGame(TypedDict):
    """A game that has no result yet."""

    number: int
    seats: list[str]
    table: str | None


class TournamentTitle(TypedDict):
    """Which tournament it is."""

    id: int
    name: str
    kind: str
    game: str
    seats: int


class TournamentHead(TournamentTitle):
    """A tournament in a list; `first` are the winners, once it is over."""

    entrants: int
    rounds: int
    is_over: bool
    first: list[str]
    open: list[OpenGame]


ClockInfo = TypedDict(
    "ClockInfo",
    {
        "is": Literal["NoClock", "GameClock", "DaysClock"],
        "base": NotRequired[int],
        "increment": NotRequired[int],
        "days": NotRequired[int],
    },
)
"""A clock as it is kept: milliseconds a seat with an increment, or days a move."""


class TournamentInfo(TournamentTitle):
    """A tournament with its plan, rounds and standings.

    Where players are paired as they become free, all that is played now and lately is one round.
    `first` are the winners, as soon as everything is played.
    """

    options: dict[str, str]
    rounds_planned: int
    clock: ClockInfo
    no_show_minutes: int
    no_show_days: int
    counts_out: bool
    at_tables: bool
    goes_on_alone: bool
    duplicate: bool
    leavers: str
    drawn: str
    minutes: int
    ends_at: int | None
    is_held: bool
    games_total: int
    may_unpair: bool
    first: list[str]
    entrants: list[EntrantInfo]
    order: list[str]
    seeded_by: str
    is_complete: bool
    is_over: bool
    rounds: list[RoundInfo]
    standings: list[StandingInfo]


class RatingInfo(TypedDict):
    """A rating, how far it may be off, and what it was after every game."""

    member: str
    rating: int
    give_or_take: int
    games: int
    history: list[int]


class RatingPool(TypedDict):
    """Ratings in a game, at tables of every size."""

    game: str
    rows: list[RatingInfo]


class SharedClub(TypedDict):
    """A club as everybody may see it; `shown` if it was asked for."""

    id: str
    name: str
    seq: int
    members: list[MemberInfo]
    tournaments: list[TournamentHead]
    shown: TournamentInfo | None


NextStep = TypedDict(
    "NextStep",
    {"is": str, "text": str, "game": int | None, "table": str | None, "round": int},
)
"""What comes next for the caller: a word, a sentence, and where to go."""


class TurnInfo(TypedDict):
    """Whose move a game with days for each move waits for, and until when."""

    game: int
    member: str
    since: int
    deadline: int
    on_holiday: bool


class OwnPart(TypedDict):
    """What a club is to the caller: `you` are a member, or nobody yet.

    `key` is a new word for the organisers' link, when there is one: the old one opens nothing.
    """

    you: str | None
    may_organise: bool
    is_founder: bool
    key: str | None
    next: NextStep | None
    turns: list[TurnInfo]


class Consequence(TypedDict):
    """What will follow, in words."""

    text: str


class PlaceAtTable(TypedDict):
    """A line of the standings as a table shows it."""

    place: int
    member: str
    name: str
    points: str


class TablePlace(TypedDict):
    """What a table's game is in its tournament, and what comes after it."""

    club: str
    name: str
    tournament: TournamentTitle
    round: int
    rounds_planned: int
    game: int
    table_number: int
    is_over: bool
    note: str
    standings: list[PlaceAtTable]
    you: str | None
    next: NextStep | None
    next_table: str | None


class ClubInfo(SharedClub, OwnPart):
    """A club as you may see it; `you` are a member, or nobody yet; `shown` if it was asked for."""


class ClubMade(TypedDict):
    """A new club, and the word of its organiser's link."""

    key: str
    club: ClubInfo


class ClubBrought(ClubMade):
    """A club made from a file; `fault` says where the rest of a damaged one was left out."""

    fault: str | None
