"""Why a game has no engine here, in one sentence each."""

from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError


class EngineFault(SerpentryError):
    """A game's engine can't be used; its rules can be played without."""


class NoEngine(EngineFault):
    """Nobody made one for this version and machine."""

    def __init__(self, game: str, machine: str) -> None:
        super().__init__(sentence("why-engine-missing", game=game, machine=machine))


class OtherVersion(EngineFault):
    """There is one, for other sources than these."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(sentence("why-engine-other-version", game=game, file=file))


class OtherMachine(EngineFault):
    """There is one, which this machine can't run."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(sentence("why-engine-other-machine", game=game, file=file))


class Damaged(EngineFault):
    """A file that is not what was made."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(sentence("why-engine-damaged", game=game, file=file))


class NotMade(EngineFault):
    """The builder failed."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(sentence("why-engine-not-made", game=game, reason=why))


class WrongMemory(EngineFault):
    """Memory that is too small for what the engine would write there."""

    def __init__(self, what: str, needed: int, given: int) -> None:
        super().__init__(f"The engine needs {needed} bytes for {what}, and got {given}.")
