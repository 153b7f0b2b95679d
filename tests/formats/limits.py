"""An end to whatever takes too long, counted in processor time."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLong(BaseException):
    """More processor time than is allowed; nothing that is tested takes it for its own fault."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Whatever takes more processor time is stopped: also an expression, in the middle."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
