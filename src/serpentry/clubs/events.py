"""Everything that can happen in a club. Events are only ever added, and carry their version."""

from collections.abc import Mapping, Sequence

from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import Bye, Pairing
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import fields_json, from_json
from serpentry.tabletop.game import Json
from serpentry.tabletop.helpers.frozen import Frozen

VERSION = 2
"""Of the events below. When one of them changes, `club_event_from` learns to read the old ones."""
SINCE_2: Mapping[str, Mapping[str, Json]] = {
    "Paired": {"by": ""},
    "Concluded": {"by": ""},
    "Pairing": {"replay_of": 0},
    "TableResult": {"left": []},
    "TournamentPlan": {"leavers": "", "drawn": "", "minutes": 0},
}
"""What events of the first version say nothing of, and what it was then."""


class Founded(Frozen):
    """The club was made."""

    name: str
    key_hash: str


class Renamed(Frozen):
    """The club, or one of its tournaments, has another name."""

    name: str
    tournament: int = 0


class Joined(Frozen):
    """Somebody became a member: a guest, a name at a real table (no guest), or a computer."""

    member: str
    name: str
    colour: str = ""
    guest: str = ""
    player: str = ""


class CameBack(Frozen):
    """Somebody who had left is the same member again."""

    member: str
    name: str
    colour: str = ""
    guest: str = ""


class Restyled(Frozen):
    """A member has another nickname or colour."""

    member: str
    name: str
    colour: str


class Departed(Frozen):
    """A member left; what was played stays."""

    member: str


class HandedOn(Frozen):
    """A member became an organiser, in the place of another or beside the others."""

    to: str
    by: str = ""


class Rekeyed(Frozen):
    """The organiser's link has another word, and the old one opens nothing any more."""

    key_hash: str


class Dissolved(Frozen):
    """The club is no more."""


class Announced(Frozen):
    """A tournament was announced."""

    tournament: int
    plan: TournamentPlan


class Entered(Frozen):
    """A member plays in a tournament, perhaps from a later round on."""

    tournament: int
    member: str


class Withdrew(Frozen):
    """A member is paired no more in a tournament."""

    tournament: int
    member: str


class Seeded(Frozen):
    """The order that a tournament begins with, by rating or by lot."""

    tournament: int
    order: tuple[str, ...]
    by: str


class Paired(Frozen):
    """A round was paired: all of it, or nothing, is in the log."""

    tournament: int
    round: int
    pairings: tuple[Pairing, ...]
    byes: tuple[Bye, ...] = ()
    by: str = ""


class Unpaired(Frozen):
    """The last round is as if it had never been paired."""

    tournament: int
    round: int
    by: str = ""


class Replayed(Frozen):
    """A drawn game of a knock-out is played again, in the same round."""

    tournament: int
    game: int
    pairing: Pairing


class Resulted(Frozen):
    """A game ended, or its result was corrected; `by` is the organiser who says so."""

    tournament: int
    game: int
    result: TableResult
    by: str = ""


class Cleared(Frozen):
    """A result was taken away: the game is open again."""

    tournament: int
    game: int
    by: str = ""


class RoundRevealed(Frozen):
    """All tables of a round with the same dice have ended, and everybody may look at them."""

    tournament: int
    round: int


class Concluded(Frozen):
    """A tournament is over; `first` are those who won it."""

    tournament: int
    first: tuple[str, ...] = ()
    by: str = ""


class Reopened(Frozen):
    """A tournament that was over continues."""

    tournament: int
    by: str = ""


ClubEvent = (
    Founded
    | Renamed
    | Joined
    | CameBack
    | Restyled
    | Departed
    | HandedOn
    | Rekeyed
    | Dissolved
    | Announced
    | Entered
    | Withdrew
    | Seeded
    | Paired
    | Unpaired
    | Replayed
    | Resulted
    | Cleared
    | RoundRevealed
    | Concluded
    | Reopened
)


class ClubEntry(Frozen):
    """An event in a club's log: its number, from 1 without gaps, and when it happened."""

    seq: int
    at: int
    event: ClubEvent


def club_event_json(event: ClubEvent) -> dict[str, Json]:
    """The event as it is stored."""
    return {"version": VERSION, "event": fields_json(event)}


def club_event_from(data: Json) -> ClubEvent:
    """The event of stored JSON, of this version or an earlier one; BadText for a later one."""
    if not isinstance(data, Mapping) or data.get("version") not in (1, VERSION):
        raise BadText("This event of a club is of another version.")
    given = data["event"] if data["version"] == VERSION else _completed(data["event"])
    event: ClubEvent = from_json(ClubEvent, given)
    return event


def _completed(data: Json) -> Json:
    """A part of an event of the first version, with what was added since."""
    if isinstance(data, Mapping):
        inner = {name: _completed(one) for name, one in data.items()}
        return {**SINCE_2.get(str(data.get("is")), {}), **inner}
    if isinstance(data, Sequence) and not isinstance(data, str):
        return [_completed(one) for one in data]
    return data
