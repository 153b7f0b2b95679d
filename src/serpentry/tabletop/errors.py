"""What went wrong, in one sentence that a user can read."""

from typing import Any

from serpentry.languages import Fact, Sentence, explain, sentence, word

MOST_SHOWN = 800
"""This many letters of what somebody wrote are repeated: a mistake may be as long as a file."""


def _shown(fact: Fact) -> Fact:
    return f"{fact[:MOST_SHOWN]}…" if isinstance(fact, str) and len(fact) > MOST_SHOWN else fact


class SerpentryError(Exception):
    """A mistake of the user's (or in a file), stated in one clear sentence.

    It has words in any language; what is for programmers alone is given as plain English.
    """

    def __init__(self, told: Sentence | str) -> None:
        super().__init__(told)
        plain = sentence("in-plain-words", text=told) if isinstance(told, str) else told
        self.told = Sentence(plain.key, {name: _shown(one) for name, one in plain.facts.items()})

    def __str__(self) -> str:
        return explain(self.told)

    def __reduce__(self) -> tuple[Any, ...]:
        """Whatever a mistake is made from, in another process it is the same."""
        return _raised_again, (type(self), self.args, self.__dict__)


def _raised_again(
    kind: type[SerpentryError], given: tuple[Any, ...], known: dict[str, Any]
) -> SerpentryError:
    error = kind.__new__(kind, *given)
    error.__dict__.update(known)
    return error


class UnknownName(SerpentryError):
    """Something was called by a name that nothing has."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        listed = ", ".join(known)
        super().__init__(sentence("why-unknown-name", kind=word(kind), name=name, known=listed))


class BadOption(SerpentryError):
    """An option that the game does not know, or a value it does not take."""


class BadSeats(SerpentryError):
    """A number of players that the game is not made for."""


class BadText(SerpentryError):
    """A move, record, trace or position that cannot be read."""


class MissingExtra(SerpentryError, ImportError):
    """A package that only some need is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(sentence("why-extra", package=package, command=install_command(extra)))


def install_command(extra: str) -> str:
    """What to type so that an extra is there."""
    return f"pip install 'serpentry[{extra}]'"
