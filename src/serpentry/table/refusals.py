"""What a table refuses: a key with arguments, so that it can be said in any language."""

from serpentry.languages import ENGLISH, say
from serpentry.tabletop.errors import SerpentryError


class Refused(SerpentryError):
    """The table does not do that, or not now."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(say(ENGLISH, key, arguments))
        self.key = key
        self.arguments = arguments
