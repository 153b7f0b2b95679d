"""How a table is set up: fixed before the first event, and never changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from serpentry.catalogue import set_up
from serpentry.tabletop.codec import from_json, to_json
from serpentry.tabletop.game import AnyGame, Json
from serpentry.tabletop.jsons import JsonObject

HERE, ELSEWHERE, COMPUTER = "here", "elsewhere", "computer"
MINUTE, DAY = 60_000, 86_400_000


@dataclass(frozen=True)
class NoClock:
    """Nobody is in a hurry."""


@dataclass(frozen=True)
class GameClock:
    """So many milliseconds a seat for the whole game, and some more after each move."""

    base: int
    increment: int = 0


@dataclass(frozen=True)
class DaysClock:
    """So many days for each move."""

    days: int


Clock = NoClock | GameClock | DaysClock


@dataclass(frozen=True)
class Place:
    """A seat as planned: for a person here or elsewhere, or a computer of some strength."""

    kind: str
    name: str = ""
    player: str = ""


@dataclass(frozen=True)
class Copied:
    """Events that came from another table, up to a number: their draws follow its seed."""

    until: int
    commitment: str
    seed: str = ""
    """Empty if that game was still going on, so that its seed was a secret."""
    salts: tuple[str, ...] = ()
    """What people's clients there added to it."""


@dataclass(frozen=True)
class Setup:
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

    def set_up(self) -> AnyGame:
        """The game of this table."""
        return set_up(self.game, len(self.places), self.options, self.rules)

    def rotated(self, commitment: str, of: str) -> "Setup":
        """The rematch: the same people, and who sat second begins."""
        places = (*self.places[1:], self.places[0])
        return Setup(
            self.game,
            self.rules,
            self.options,
            places,
            self.host,
            commitment,
            self.clock,
            self.public,
            self.title,
            of,
            stirred=self.stirred,
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
    }


def setup_from(data: JsonObject) -> Setup:
    """The set-up of such JSON."""
    clock: Clock = from_json(Clock, data["clock"])
    options = data["options"]
    assert isinstance(options, Mapping)
    return Setup(
        from_json(str, data["game"]),
        from_json(str, data["rules"]),
        options,
        from_json(tuple[Place, ...], data["places"]),
        from_json(str, data["host"]),
        from_json(str, data["commitment"]),
        clock,
        from_json(bool, data["public"]),
        from_json(str, data["title"]),
        from_json(str, data["rematch_of"]),
        from_json(tuple[Copied, ...], data.get("copied", [])),
        from_json(bool, data.get("stirred", False)),
    )
