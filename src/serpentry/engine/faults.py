"""Why a game has no engine here, in one sentence each."""

from serpentry.tabletop.errors import SerpentryError


class EngineFault(SerpentryError):
    """A game's engine can't be used; its rules can be played without."""


class NoEngine(EngineFault):
    """Nobody made one for this version and machine."""

    def __init__(self, game: str, machine: str) -> None:
        super().__init__(
            "There is no engine for {game} on this machine ({machine}) yet.",
            game=game,
            machine=machine,
        )


class OtherVersion(EngineFault):
    """There is one, for other sources than these."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(
            "The engine for {game} was made for another version of the rules ({file}).",
            game=game,
            file=file,
        )


class OtherMachine(EngineFault):
    """There is one, which this machine can't run."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(
            "The engine for {game} is not made for this machine ({file}).", game=game, file=file
        )


class Damaged(EngineFault):
    """A file that is not what was made."""

    def __init__(self, game: str, file: str) -> None:
        super().__init__(
            "The engine for {game} is damaged: delete {file}, or install anew.",
            game=game,
            file=file,
        )


class WrongMemory(EngineFault):
    """Memory that is too small for what the engine would write there."""

    def __init__(self, what: str, needed: int, given: int) -> None:
        super().__init__(
            "The engine needs {needed} bytes for {what}, and got {given}.",
            what=what,
            needed=needed,
            given=given,
        )


class NotMade(EngineFault):
    """The builder failed."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__("The engine for {game} could not be made: {why}", game=game, why=why)
