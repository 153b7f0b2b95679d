"""How much of everything one guest or address may have."""

from collections import Counter

from limits import RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from serpentry.server.metrics import LIMITED
from serpentry.server.settings import Settings

BURST_SECONDS = 5


class Limits:
    """Counts, per guest and address, in this process."""

    def __init__(self, settings: Settings) -> None:
        self.window = MovingWindowRateLimiter(MemoryStorage())
        self.requests = RateLimitItemPerMinute(settings.requests_per_minute)
        self.guests = RateLimitItemPerHour(settings.guests_per_hour)
        burst = settings.messages_per_second * BURST_SECONDS
        self.messages = RateLimitItemPerSecond(burst, BURST_SECONDS)
        self.most_sockets = settings.sockets_per_guest
        self.sockets: Counter[str] = Counter()

    def request_fits(self, address: str) -> bool:
        """Whether an address may make another request now."""
        return self._fits("request", self.window.hit(self.requests, "request", address))

    def guest_fits(self, address: str) -> bool:
        """Whether an address may bring another guest."""
        return self._fits("guest", self.window.hit(self.guests, "guest", address))

    def message_fits(self, who: str) -> bool:
        """Whether a guest may send another message now."""
        return self._fits("message", self.window.hit(self.messages, "message", who))

    def socket_opens(self, who: str) -> bool:
        """Whether a guest may open another socket; counts it if so."""
        if not self._fits("socket", self.sockets[who] < self.most_sockets):
            return False
        self.sockets[who] += 1
        return True

    def socket_closes(self, who: str) -> None:
        """One socket less."""
        self.sockets[who] -= 1
        if self.sockets[who] <= 0:
            del self.sockets[who]

    def _fits(self, what: str, fits: bool) -> bool:
        if not fits:
            LIMITED.labels(what).inc()
        return fits
