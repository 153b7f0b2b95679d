"""A checkout of Serpentry: where each part of a game lies in it."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from serpentry.languages import ENGLISH


@dataclass(frozen=True)
class Checkout:
    """The folders that a game has parts in, from the root of the checkout."""

    root: Path

    @property
    def package(self) -> Path:
        """Serpentry's own source."""
        return self.root / "src" / "serpentry"

    @property
    def model(self) -> Path:
        """The game that new games are copied from."""
        return self.root / "workshop" / "adder"

    @property
    def catalogue(self) -> Path:
        """The one list of games."""
        return self.package / "catalogue" / "__init__.py"

    @property
    def kernels(self) -> Path:
        """The one list of kernels."""
        return self.package / "catalogue" / "kernels.py"

    @property
    def research_page(self) -> Path:
        """What researchers read about numbers and tensors."""
        return self.root / "docs" / "research-reference.md"

    def source(self, game: str) -> Path:
        """The folder of its rules."""
        return self.package / "games" / game

    def kernel(self, game: str) -> Path:
        """The folder of its rules once more, for search."""
        return self.package / "kernels" / game

    def tests(self, game: str) -> Path:
        """The folder of its tests."""
        return self.root / "tests" / "games" / game

    def golden(self, game: str) -> Path:
        """The folder of games worth keeping."""
        return self.tests(game) / "golden"

    def messages(self, game: str, language: str) -> Path:
        """A file for all that a new game says in a language, in a folder that the client packs."""
        return self.package / "languages" / language / "narrator" / f"{game}.ftl"

    def rule_page(self, game: str, language: str = ENGLISH) -> Path:
        """Its rules for people."""
        folder = self.root / "docs" / "games"
        return folder / f"{game}.md" if language == ENGLISH else folder / language / f"{game}.md"

    def ledger(self, game: str) -> Path:
        """Every sentence of its rulebook, and what carries it."""
        return self.root / "docs" / "rulebooks" / f"{game}.md"

    def referee(self, game: str) -> Path:
        """A second reading of its rulebook, which shares no code with the first."""
        return self.root / "tests" / "referees" / f"{game}.py"

    def playthrough(self, game: str) -> Path:
        """OpenSpiel's account of a whole game."""
        folder = self.root / "tests" / "research" / "playthroughs"
        return folder / f"python_serpentry_{game}.txt"

    def lesson(self, game: str) -> Path:
        """A first game, step by step."""
        return self.root / "web" / "src" / "lessons" / f"{game}.json"

    def board(self, game: str) -> Path:
        """Its board in the browser."""
        return self.root / "web" / "src" / "boards" / game / "index.ts"

    def picture(self, game: str) -> Path:
        """Its picture on the home page."""
        return self.root / "web" / "public" / "pictures" / f"{game}.webp"


@cache
def checkout() -> Checkout:
    """The checkout that this workshop lies in."""
    return Checkout(Path(__file__).parents[1])
