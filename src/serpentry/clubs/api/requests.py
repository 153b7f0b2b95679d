"""What is sent with a command to a club: an id, so that it may be sent again, and perhaps a key."""

from dataclasses import field
from typing import Annotated, Literal

from serpentry.clubs.commands import MemberId
from serpentry.clubs.plans import TournamentPlan
from serpentry.hosting.requests.plans import ClockPlan
from serpentry.hosting.setups import clock_of
from serpentry.tabletop.formats.limits import MessageId, ShortText
from serpentry.tabletop.formats.reader import InHeader, Limit, Sent

KEY_HEADER = "Club-Key"
"""What the word of the organiser's link comes by where nothing else is sent."""
ClubId = Annotated[str, Limit(minLength=1, maxLength=32, pattern=r"^[A-Za-z0-9_-]+$")]
ShownMember = Annotated[str, Limit(pattern=r"^(m[0-9]{1,6})?$")]
ShownTable = Annotated[str, Limit(maxLength=32, pattern=r"^[A-Za-z0-9_-]*$")]
Deed = Literal["withdraw", "leave", "unpair", "conclude"]
OrganiserKey = Annotated[ShortText, InHeader(KEY_HEADER)]


class ClubSender(Sent):
    """The id of a command; `key` is the word of the organiser's link, for whoever has it."""

    id: MessageId
    key: ShortText = ""


class GivenClubFile(Sent):
    """A club's file as `serpentry club export` writes it, or packed: by gzip, then in base64.

    Of a damaged one, what stands before the fault is taken with `until_fault`.
    """

    file: Annotated[str, Limit(maxLength=250_000)]
    until_fault: bool = False


class NewTournament(Sent):
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
    leavers: Literal["half", "kept", "struck"] = "half"
    drawn: Literal["replay", "seed"] = "replay"
    minutes: Annotated[int, Limit(minimum=1, maximum=1440)] = 60
    entrants: Annotated[tuple[MemberId, ...], Limit(maxItems=256)] | None = None

    @property
    def plan(self) -> TournamentPlan:
        """As a club keeps it."""
        own = {**vars(self), "options": tuple(self.options.items()), "clock": clock_of(self.clock)}
        del own["entrants"]
        return TournamentPlan(**own)
