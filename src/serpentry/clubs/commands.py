"""What can be asked of a club."""

from collections.abc import Mapping
from dataclasses import field

from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.results import TableResult
from serpentry.tabletop.helpers.frozen import Frozen


class Found(Frozen):
    """Make the club: whoever does holds it, and has a link for organisers."""

    name: str
    key_hash: str
    nickname: str
    colour: str = ""


class Rename(Frozen):
    """Give the club, or a tournament, another name."""

    name: str
    tournament: int = 0


class Join(Frozen):
    """Become a member."""

    name: str
    colour: str = ""


class AddMember(Frozen):
    """The organiser's: add somebody without a device, or a computer."""

    name: str
    colour: str = ""
    player: str = ""


class Restyle(Frozen):
    """Change a nickname or colour: one's own, or any for organisers."""

    member: str
    name: str
    colour: str = ""


class Depart(Frozen):
    """Leave; an organiser may also remove somebody."""

    member: str


class HandOn(Frozen):
    """Make a member an organiser, in one's own place or beside oneself."""

    to: str
    stays: bool = False


class Dissolve(Frozen):
    """Delete the club."""


class Announce(Frozen):
    """Announce a tournament, perhaps with those who play in it."""

    plan: TournamentPlan
    entrants: tuple[str, ...] = ()


class Enter(Frozen):
    """Play in a tournament; late comers begin with the next round."""

    tournament: int
    member: str


class Withdraw(Frozen):
    """Stop playing in a tournament."""

    tournament: int
    member: str


class PairNext(Frozen):
    """Pair the next round; `strengths` are the ratings that a first round is seeded by."""

    tournament: int
    strengths: Mapping[str, float] = field(default_factory=dict)


class Report(Frozen):
    """Enter a result, or correct one; `is_first`: only where there is none yet."""

    tournament: int
    game: int
    result: TableResult
    is_first: bool = False


class RevealRound(Frozen):
    """The house's: all tables of a round with the same dice may be looked at."""

    tournament: int
    round: int


class Conclude(Frozen):
    """End a tournament."""

    tournament: int


ClubCommand = (
    Found
    | Rename
    | Join
    | AddMember
    | Restyle
    | Depart
    | HandOn
    | Dissolve
    | Announce
    | Enter
    | Withdraw
    | PairNext
    | Report
    | RevealRound
    | Conclude
)
