"""Clocks as values: what each seat has left, and since when the one to act has been thinking."""

from serpentry.table.setup import DAY, Clock, DaysClock, GameClock, NoClock
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen


class Clocks(Frozen):
    """The clocks of a table; `since` None while they stand still."""

    clock: Clock
    left: tuple[int, ...]
    """Milliseconds of each seat, as they were when `running` began to think."""
    running: Seat | None = None
    since: int | None = None
    holidays: tuple[tuple[Seat, int, int], ...] = ()
    """Of whom, from when, until when no time runs; those of one seat don't overlap."""

    @classmethod
    def of(cls, clock: Clock, seats: int) -> "Clocks":
        """The clocks before the game."""
        match clock:
            case GameClock(base, _):
                return cls(clock, (base,) * seats)
            case DaysClock(days):
                return cls(clock, (days * DAY,) * seats)
            case NoClock():
                return cls(clock, ())

    def left_at(self, seat: Seat, now: int) -> int | None:
        """What a seat has left now; None without a clock."""
        if not self.left:
            return None
        if seat != self.running or self.since is None:
            return max(0, self.left[seat])
        free = sum(
            max(0, min(ends, now) - max(begins, self.since))
            for one, begins, ends in self.holidays
            if one == seat
        )
        return max(0, self.left[seat] - max(0, now - self.since - free))

    @property
    def due(self) -> int | None:
        """When the time of the seat to act ends; None if it does not run."""
        if not self.left or self.since is None or self.running is None:
            return None
        due = self.since + self.left[self.running]
        for one, begins, ends in sorted(self.holidays, key=lambda one: one[1]):
            if one == self.running and begins < due and ends > self.since:
                due += ends - max(begins, self.since)
        return due

    def has_run_out(self, seat: Seat, now: int) -> bool:
        """Whether a seat that is to act has no time left."""
        return seat == self.running and self.left_at(seat, now) == 0

    def held(self, milliseconds: int, now: int) -> "Clocks":
        """With what was spent until now taken off, but for a time that does not count."""
        if not self.left or self.since is None or self.running is None:
            return self
        begun = min(now, self.since + milliseconds)
        seat = self.running
        return self.but(since=begun).stop(now).start(seat, now)

    def with_more(self, seat: Seat, milliseconds: int) -> "Clocks":
        """With more time for a seat's move."""
        left = list(self.left)
        left[seat] += milliseconds
        return self.but(left=tuple(left))

    def stop(self, now: int) -> "Clocks":
        """Standing still, with the time spent taken off."""
        if self.running is None and self.since is None:
            return self
        if self.running is None or not self.left:
            return self.but(running=None, since=None)
        left = list(self.left)
        left[self.running] = self.left_at(self.running, now) or 0
        return self.but(left=tuple(left), running=None, since=None)

    def moved(self, seat: Seat, now: int) -> "Clocks":
        """After a move: with the increment, or a fresh term of days."""
        stopped = self.stop(now)
        if not stopped.left:
            return stopped
        left = list(stopped.left)
        match self.clock:
            case GameClock(_, increment):
                left[seat] += increment
            case DaysClock(days):
                left[seat] = days * DAY
            case NoClock():
                pass
        return stopped.but(left=tuple(left))

    def start(self, seat: Seat | None, now: int) -> "Clocks":
        """Running for a seat, or for nobody."""
        return self.but(running=seat, since=None if seat is None else now)

    def with_holiday(self, seat: Seat, begins: int, days: int) -> "Clocks":
        """With days to come on which no time of a seat runs."""
        return self.but(holidays=(*self.holidays, (seat, begins, begins + days * DAY)))
