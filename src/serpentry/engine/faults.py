"""Why a game has no engine here, in one sentence each."""

from typing import ClassVar

from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError


class EngineFault(SerpentryError):
    """A game's engine can't be used; its rules can be played without."""


class NoEngine(EngineFault):
    """Nobody made one for this version and machine."""

    def __init__(self, game: str, machine: str) -> None:
        super().__init__(sentence("why-engine-missing", game=game, machine=machine))


class NotMade(EngineFault):
    """The builder failed."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(sentence("why-engine-not-made", game=game, reason=why))


class FileFault(EngineFault):
    """There is a file for the game, and something is wrong with it."""

    message: ClassVar[str]

    def __init__(self, game: str, file: str) -> None:
        super().__init__(sentence(self.message, game=game, file=file))


class OtherVersion(FileFault):
    """It was made of other sources than these."""

    message = "why-engine-other-version"


class OtherMachine(FileFault):
    """This machine can't run it."""

    message = "why-engine-other-machine"


class Damaged(FileFault):
    """It is not what was made."""

    message = "why-engine-damaged"


class WrongMemory(EngineFault):
    """Memory that is too small for what the engine would write there."""

    def __init__(self, what: str, needed: int, given: int) -> None:
        super().__init__(f"The engine needs {needed} bytes for {what}, and got {given}.")
