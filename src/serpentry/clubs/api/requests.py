"""What is sent to a club: each with an id, so that it may be sent again, and perhaps a key."""

from dataclasses import field
from typing import Annotated, Literal

from serpentry.hosting.requests.plans import ClockPlan
from serpentry.hosting.requests.reader import Limit, Sent
from serpentry.hosting.requests.shapes import MessageId, ShortText

ClubId = Annotated[str, Limit(minLength=1, maxLength=32, pattern=r"^[A-Za-z0-9_-]+$")]
MemberId = Annotated[str, Limit(pattern=r"^m[0-9]{1,6}$")]
Number = Annotated[int, Limit(minimum=1, maximum=100_000)]
ShownTournament = Annotated[int, Limit(minimum=0, maximum=100_000)]
Colour = Literal["", "green", "red", "blue", "yellow", "purple", "orange", "teal", "grey"]
Place = Annotated[int, Limit(minimum=1, maximum=16)]


class ClubMessage(Sent):
    """A wish with its id; `key` is the word of the organiser's link, for whoever has it."""

    id: MessageId
    key: ShortText = ""


class NewClub(Sent):
    """A club to be made; without a nickname nobody is a member yet."""

    name: ShortText
    nickname: ShortText = ""
    colour: Colour = ""


class NewMember(ClubMessage):
    """Yourself."""

    name: ShortText
    colour: Colour = ""


class AddedMember(ClubMessage):
    """Somebody without a device, or a computer by the name of its level."""

    name: ShortText = ""
    colour: Colour = ""
    player: ShortText = ""


class MemberStyle(ClubMessage):
    """A member's nickname and colour."""

    member: MemberId
    name: ShortText
    colour: Colour = ""


class OneMember(ClubMessage):
    """A member."""

    member: MemberId


class NewOrganiser(ClubMessage):
    """Who is to organise; with `stays` beside you, otherwise in your place."""

    member: MemberId
    stays: bool = False


class NewName(ClubMessage):
    """A name for the club, or for one of its tournaments."""

    name: ShortText
    tournament: Annotated[int, Limit(minimum=0, maximum=100_000)] = 0


class NewTournament(ClubMessage):
    """A plan, and who plays: null for all members who can."""

    name: ShortText
    kind: Literal["robin", "swiss", "knockout", "arena", "evening"]
    game: ShortText
    seats: Annotated[int, Limit(minimum=2, maximum=5)] = 2
    options: Annotated[dict[str, str], Limit(maxProperties=64, default={})] = field(
        default_factory=dict
    )
    rounds: Annotated[int, Limit(minimum=0, maximum=100)] = 0
    clock: ClockPlan = ClockPlan()
    no_show_minutes: Annotated[int, Limit(minimum=0, maximum=100_000)] = 10
    at_tables: bool = True
    goes_on_alone: bool = False
    duplicate: bool = False
    entrants: Annotated[tuple[MemberId, ...], Limit(maxItems=256)] | None = None


class TournamentEntrant(ClubMessage):
    """Somebody in a tournament."""

    tournament: Number
    member: MemberId


class OneTournament(ClubMessage):
    """A tournament."""

    tournament: Number


class GivenResult(ClubMessage):
    """The place of every seat, from 1; equals share one."""

    tournament: Number
    game: Number
    places: Annotated[tuple[Place, ...], Limit(maxItems=5)]
    how: Literal["entered", "no-show", "void"] = "entered"
