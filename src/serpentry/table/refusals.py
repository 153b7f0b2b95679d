"""What a table refuses: a key with arguments, so that it can be put into any language."""

from serpentry.languages import Sentence, explain, understood
from serpentry.tabletop.errors import SerpentryError


class Refused(SerpentryError):
    """The table does not do that, or not now."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(Sentence(key, arguments))
        self.key = key
        self.arguments = arguments


def in_words(error: SerpentryError, language: str) -> str:
    """A mistake as it is put into a language."""
    return explain(understood(error.told), language)
