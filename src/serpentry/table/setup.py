"""How a table is set up: fixed before the first event, and never changed."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final, Literal

from serpentry.catalogue import find, set_up
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import fields_from, to_json
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import AnyBox, AnyGame, Json
from serpentry.tabletop.helpers.arranging import Arrangement, arranged
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.sides import sides_of

HERE: Final = "here"
ELSEWHERE: Final = "elsewhere"
COMPUTER: Final = "computer"
SeatKind = Literal["here", "elsewhere", "computer"]
GIVEN, LOT, LOSER, TURN = "", "lot", "loser", "turn"
"""Who begins: the first seat; by lot; the loser of the last game; one after another."""
MINUTE, DAY = 60_000, 86_400_000
HOLIDAYS = 14
"""Days of holiday a year at a new table where each move may take days."""
FURTHEST_HOLIDAY = 180
"""This many days ahead a holiday may begin."""


class NoClock(Frozen):
    """Nobody is in a hurry."""


class GameClock(Frozen):
    """A number of milliseconds per seat for the whole game, and some more after each move."""

    base: int
    increment: int = 0


class DaysClock(Frozen):
    """A number of days for each move."""

    days: int


Clock = NoClock | GameClock | DaysClock


class Place(Frozen):
    """A seat as planned: for a person here or elsewhere, or a computer of some strength."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    side: str = ""
    """What they play, where everybody may choose: a species, a colour; empty: what is left."""


class Copied(Frozen):
    """Events that came from another table, up to a number: their draws follow its seed."""

    until: int
    commitment: str
    seed: str = ""
    """Empty if that game was still being played, so that its seed was a secret."""
    salts: tuple[str, ...] = ()
    """What people's clients there added to it."""


class OfClub(Frozen):
    """Which game of a club's tournament a table is for."""

    club: str
    tournament: int
    round: int
    game: int


class Setup(Frozen):
    """A table before anything has happened. Times are milliseconds since 1970."""

    game: str
    rules: str
    options: Mapping[str, Json]
    places: tuple[Place, ...]
    host: str
    commitment: str
    """The hash of the seed of dice and draws."""
    clock: Clock = field(default_factory=NoClock)
    public: bool = False
    title: str = ""
    rematch_of: str = ""
    copied: tuple[Copied, ...] = ()
    """Whose seed the first events came from, where they were copied from another table."""
    stirred: bool = False
    """Whether chance waits for people's clients to add to the seed before it first acts."""
    starter: str = GIVEN
    arranged: Arrangement | None = None
    """What was set up by hand before the first event; None: the game's own start."""
    by_hand: bool = False
    """Whether the table follows one in front of people, who tell what chance does there."""
    duplicate: bool = False
    """Whether other tables have the same dice: until all have ended, nobody else looks at it."""
    holidays: int = 0
    """Days a year that each player may add to a move; tables that are older have none."""
    awaited: bool = False
    """Whether it is noted who comes: a seat that does not may lose the seat."""
    of_club: OfClub | None = None
    """The tournament that its game counts in; a rematch counts in none."""
    rated: bool = False
    """Whether strengths are found from its game: of people with a clock, and without help."""

    @property
    def draws_lot(self) -> bool:
        """Whether a lot says who begins: always, or in the first game of a match."""
        return self.starter == LOT or (self.starter in (LOSER, TURN) and not self.rematch_of)

    @property
    def box(self) -> AnyBox:
        """What the game comes from."""
        return find(self.game, self.rules)

    def set_up(self, sides: Sequence[str] = ()) -> AnyGame:
        """The game of this table, with what was chosen to be played on each seat."""
        return set_up(
            self.game, len(self.places), {**self.options, **self._played(sides)}, self.rules
        )

    def start(self, game: AnyGame) -> object:
        """The position that play begins with."""
        return arranged(game, self.arranged)

    def _played(self, sides: Sequence[str]) -> dict[str, Json]:
        """A seat that has not chosen takes what is left, in order."""
        offered = sides_of(self.box)
        if offered is None or not offered.option or not any(sides):
            return {}
        return {offered.option: list(offered.settled(sides))}

    def rotated(self, commitment: str, of: str, seats: int) -> "Setup":
        """The rematch: the same people, and the player a number of seats further on begins."""
        places = (*self.places[seats:], *self.places[:seats])
        return Setup(
            self.game,
            self.rules,
            self.options,
            places,
            self.host,
            commitment,
            self.clock,
            self.public,
            "" if self.of_club else self.title,
            of,
            stirred=self.stirred,
            starter=self.starter,
            by_hand=self.by_hand,
            holidays=self.holidays,
            rated=self.rated and all(one.kind != COMPUTER for one in places),
        )


def setup_json(setup: Setup) -> dict[str, Json]:
    """The set-up as JSON."""
    return {
        "game": setup.game,
        "rules": setup.rules,
        "options": dict(setup.options),
        "places": [to_json(place) for place in setup.places],
        "host": setup.host,
        "commitment": setup.commitment,
        "clock": to_json(setup.clock),
        "public": setup.public,
        "title": setup.title,
        "rematch_of": setup.rematch_of,
        "copied": [to_json(one) for one in setup.copied],
        "stirred": setup.stirred,
        "starter": setup.starter,
        "arranged": None if setup.arranged is None else to_json(setup.arranged),
        "by_hand": setup.by_hand,
        "holidays": setup.holidays,
        "duplicate": setup.duplicate,
        "awaited": setup.awaited,
        "of_club": None if setup.of_club is None else to_json(setup.of_club),
        "rated": setup.rated,
    }


def _with_sides(places: Json) -> Json:
    """Places as they were stored before anybody could choose also what to play."""
    if not isinstance(places, list):
        return places
    return [{"side": "", **one} if isinstance(one, Mapping) else one for one in places]


def setup_from(data: JsonObject) -> Setup:
    """The set-up of such JSON; what older versions did not know has its default. BadText."""
    if not isinstance(data, Mapping):
        raise BadText("This isn’t the set-up of a table.")
    return fields_from(Setup, {**data, "places": _with_sides(data.get("places"))})
