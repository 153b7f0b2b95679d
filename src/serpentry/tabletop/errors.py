"""What went wrong, in one sentence that a user can read."""


class SerpentryError(Exception):
    """A mistake of the user's (or in his file), told in one clear sentence."""


class UnknownName(SerpentryError):
    """Something was called by a name that nothing has."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(f"No {kind} is called '{name}'. There are: {', '.join(known)}.")


class BadOption(SerpentryError):
    """An option that the game does not know, or a value it does not take."""


class BadSeats(SerpentryError):
    """A number of players that the game is not made for."""


class BadText(SerpentryError):
    """A move, record, trace or position that cannot be read."""
