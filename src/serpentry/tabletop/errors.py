"""What went wrong, in one sentence that a user can read."""


class SerpentryError(Exception):
    """A mistake of the user's (or in his file), told in one clear sentence.

    Where it has facts, `words` is the sentence with {names} for them, so that a translation can
    say the same in another language.
    """

    def __init__(self, words: str, **facts: str | int) -> None:
        super().__init__(words.format(**facts) if facts else words)
        self.words = words
        self.facts = facts


class UnknownName(SerpentryError):
    """Something was called by a name that nothing has."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        words = "No {kind} is called '{name}'. There are: {known}."
        super().__init__(words, kind=kind, name=name, known=", ".join(known))


class BadOption(SerpentryError):
    """An option that the game does not know, or a value it does not take."""


class BadSeats(SerpentryError):
    """A number of players that the game is not made for."""


class BadText(SerpentryError):
    """A move, record, trace or position that cannot be read."""


class MissingExtra(SerpentryError, ImportError):
    """A package that only some need is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"{package} is not installed. Install it with: pip install 'serpentry[{extra}]'."
        )
