"""A language to speak in, passed to functions that write many sentences."""

from dataclasses import dataclass

from serpentry.languages.numerals import NUMERALS, WIDE
from serpentry.languages.phrasebook import ENGLISH, say


@dataclass(frozen=True)
class Language:
    """Says messages in one language: `language("report-seat", seat=1)`."""

    code: str = ENGLISH

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """A message, with its facts."""
        return say(self.code, key, facts)

    def figure(self, number: object) -> str:
        """Decimals and per cent, which programs write as the English do, as the language does."""
        written = str(number).replace(".", NUMERALS[self.code].point)
        return written if self.code == ENGLISH else written.replace("%", f"{WIDE}%")
