"""What can be asked of a club, as it is sent and as it is decided; the reader keeps to the limits.

What is marked `Unsent` nobody sends: the host knows it.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.results import ENTERED, EnteredEnding, TableResult
from serpentry.tabletop.formats.limits import ShortText
from serpentry.tabletop.formats.reader import Limit, Unsent
from serpentry.tabletop.helpers.frozen import Frozen

MemberId = Annotated[str, Limit(pattern=r"^m[0-9]{1,6}$")]
Number = Annotated[int, Limit(minimum=1, maximum=100_000)]
ShownTournament = Annotated[int, Limit(minimum=0, maximum=100_000)]
Entry = Annotated[int, Limit(minimum=0, maximum=1_000_000)]
Colour = Literal["", "green", "red", "blue", "yellow", "purple", "orange", "teal", "grey"]
Place = Annotated[int, Limit(minimum=1, maximum=16)]


class Found(Frozen):
    """A club to be made; without a nickname nobody is a member yet."""

    name: ShortText
    key_hash: Annotated[str, Unsent()] = ""
    """That of the word in the organiser's link."""
    nickname: ShortText = ""
    colour: Colour = ""


class Rename(Frozen):
    """Give the club, or one of its tournaments, another name."""

    name: ShortText
    tournament: ShownTournament = 0


class Join(Frozen):
    """Become a member."""

    name: ShortText
    colour: Colour = ""


class AddMember(Frozen):
    """Add somebody without a device, or a computer by the name of its level. For organisers."""

    name: ShortText = ""
    colour: Colour = ""
    player: ShortText = ""
    member: Annotated[str, Limit(pattern=r"^(m[0-9]{1,6})?$")] = ""
    """Somebody who has left, to come back as the member that they were."""


class Restyle(Frozen):
    """Change a nickname or colour: one's own, or any for organisers."""

    member: MemberId
    name: ShortText
    colour: Colour = ""


class Depart(Frozen):
    """Leave; an organiser may also remove somebody. What was played stays."""

    member: MemberId
    key_hash: Annotated[str, Unsent()] = ""
    """That of the word in the organisers' next link, should an organiser go."""


class HandOn(Frozen):
    """Make a member an organiser: with `stays` beside you, otherwise in your place."""

    member: MemberId
    stays: bool = False
    key_hash: Annotated[str, Unsent()] = ""


class NewLink(Frozen):
    """Have another organisers' link; the old one opens nothing any more."""

    key_hash: Annotated[str, Unsent()] = ""


class Dissolve(Frozen):
    """Delete the club; it is shown a last time."""


class Announce(Frozen):
    """Announce a tournament, perhaps with those who play in it; None: all members who can."""

    plan: TournamentPlan
    entrants: tuple[str, ...] | None = ()


class Enter(Frozen):
    """Play in a tournament, from the next round on."""

    tournament: Number
    member: MemberId


class Withdraw(Frozen):
    """Stop playing in a tournament."""

    tournament: Number
    member: MemberId


class Return(Frozen):
    """Take a withdrawal back, before the next round is paired."""

    tournament: Number
    member: MemberId


class PairNext(Frozen):
    """Pair the next round; with `round` only if it is that one."""

    tournament: Number
    strengths: Annotated[Mapping[str, float], Unsent()] = field(default_factory=dict)
    """The ratings that a first round is seeded by."""
    round: ShownTournament = 0


class Unpair(Frozen):
    """Take the last pairing back, while none of its games has a result."""

    tournament: Number
    round: Number


class Report(Frozen):
    """Enter a result: the place of every seat, from 1; equals share one.

    Where there is one, `corrects` is its `entry`: nobody's result is replaced unseen.
    """

    tournament: Number
    game: Number
    places: Annotated[tuple[Place, ...], Limit(maxItems=5)] = ()
    how: EnteredEnding = ENTERED
    corrects: Entry = 0


class Clear(Frozen):
    """Take a result away that was entered; `corrects` is its `entry`."""

    tournament: Number
    game: Number
    corrects: Entry


class TakeResult(Frozen):
    """The server's: a game at a table has ended, where nobody has entered a result before."""

    tournament: int
    game: int
    result: TableResult


class RevealRound(Frozen):
    """The server's: all tables of a round with the same dice may be looked at."""

    tournament: int
    round: int


class Conclude(Frozen):
    """End a tournament; with `voids`, games that are still played don't count."""

    tournament: Number
    voids: bool = False


class Reopen(Frozen):
    """Reopen a tournament that was ended."""

    tournament: Number


ClubCommand = (
    Found
    | Rename
    | Join
    | AddMember
    | Restyle
    | Depart
    | HandOn
    | NewLink
    | Dissolve
    | Announce
    | Enter
    | Withdraw
    | Return
    | PairNext
    | Unpair
    | Report
    | Clear
    | TakeResult
    | RevealRound
    | Conclude
    | Reopen
)
