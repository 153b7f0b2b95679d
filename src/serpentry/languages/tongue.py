"""A language to speak in, handed to whoever writes many sentences."""

from dataclasses import dataclass

from serpentry.languages.numerals import NUMERALS, WIDE
from serpentry.languages.phrasebook import ENGLISH, say


@dataclass(frozen=True)
class Tongue:
    """Says messages in one language: `tongue("report-seat", seat=1)`."""

    language: str = ENGLISH

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """A message, with its facts."""
        return say(self.language, key, facts)

    def figure(self, number: object) -> str:
        """Decimals and per cent, which programs write as the English do, as the language does."""
        written = str(number).replace(".", NUMERALS[self.language].point)
        return written if self.language == ENGLISH else written.replace("%", f"{WIDE}%")
