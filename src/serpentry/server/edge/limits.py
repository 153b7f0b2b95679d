"""How much of everything one guest or address may have."""

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil

import structlog
from starlette.requests import HTTPConnection

from serpentry.hosting.host import Asker
from serpentry.server.metrics import LIMITED
from serpentry.server.settings import Settings

log = structlog.get_logger()
BURST_SECONDS = 5
LOG_SECONDS = 60.0
CHAT_PER_MINUTE = 30
CLUBS_PER_DAY = 20
STUDIES_PER_DAY = 100
REPORTS_PER_HOUR = 10
DEVICES_PER_DAY = 200
"""Sign-ins, each of which leaves something behind."""
CONFIRMATIONS_EACH = 5
"""Questions whether a mail address is right that it is sent in a day."""
FILES_TO_A_REQUEST = 5
"""A page consists of dozens of files: this many cost as much as one request, or the page itself."""
MOST_NAMES = 20_000
"""Names that are counted before those are forgotten that have all of theirs again."""
COSTS = {
    "print": 10,
    "hint": 5,
    "grade": 2,
    "analysis": 10,
    "review": 20,
    "events": 3,
    "socket": 3,
    "pass": 5,
    "passkeys": 5,
    "sign-in": 10,
    "devices": 5,
    "recovery": 10,
    "clubs": 10,
    "file": 20,
    "studies": 10,
    "study": 3,
    "pair": 10,
    "preview": 5,
    "animation": 20,
    "mail": 20,
    "push": 5,
}
"""What the last word of a path costs, in requests; all else costs one, and the time it takes."""


def cost_of(path: str) -> int:
    """How many plain requests one to this path counts for."""
    return COSTS.get(path.rstrip("/").rpartition("/")[2].partition(".")[0], 1)


def files_of(path: str) -> int:
    """How many files of the client one path counts for: pages are filled in, files only sent."""
    return 1 if "." in path.rpartition("/")[2] else FILES_TO_A_REQUEST


def address_of(call: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return call.client.host if call.client else "?"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address belongs to: of IPv6 a household has a whole /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


class Allowance:
    """An amount per time in seconds for each name: at once or spread; what is used grows back."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most, self.seconds, self.each = most, seconds, seconds / most
        self.whole_at: dict[str, float] = {}
        """When a name will have all of it again."""

    def takes(self, name: str, cost: float = 1) -> bool:
        """Whether there is enough left for this; it is used if so."""
        if self.wait(name, cost):
            return False
        self.spend(name, cost)
        return True

    def wait(self, name: str, cost: float = 1) -> float:
        """Seconds until there is enough left for this."""
        owed = max(0.0, self.whole_at.get(name, 0.0) - time.monotonic())
        return max(0.0, owed + (cost - self.most) * self.each)

    def is_left(self, name: str) -> bool:
        """Whether anything is left."""
        return self.whole_at.get(name, 0.0) < time.monotonic() + self.seconds

    def spend(self, name: str, cost: float) -> None:
        """Use so much, even if it is more than is left: the rest is owed."""
        self._spend(name, cost * self.each, time.monotonic())

    def _spend(self, name: str, seconds: float, now: float) -> None:
        if len(self.whole_at) >= MOST_NAMES and name not in self.whole_at:
            self.whole_at = {one: at for one, at in self.whole_at.items() if at > now}
        self.whole_at[name] = max(now, self.whole_at.get(name, 0.0)) + seconds


class LoggedRefusals:
    """One line per minute about a client that is refused something, with how often that was."""

    def __init__(self) -> None:
        self.told_at: dict[tuple[str, str], float] = {}
        self.since: Counter[tuple[str, str]] = Counter()

    def add(self, what: str, who: str) -> None:
        """One more: the first is logged at once, and all that follow in a minute with the next."""
        key, now = (what, who), time.monotonic()
        self.since[key] += 1
        if now - self.told_at.get(key, -LOG_SECONDS) < LOG_SECONDS:
            return
        log.warning("refused", what=what, who=who, times=self.since.pop(key))
        if len(self.told_at) >= MOST_NAMES:
            self.told_at.clear()
            self.since.clear()
        self.told_at[key] = now


class Limits:
    """Counts, per guest and address, in this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Allowance(settings.requests_per_minute, 60)
        self.files = Allowance(settings.requests_per_minute * FILES_TO_A_REQUEST, 60)
        self.watching = Allowance(settings.requests_per_minute, 60)
        self.work = Allowance(settings.work_per_minute, 60)
        self.guests = Allowance(settings.guests_per_hour, 3600)
        burst = settings.messages_per_second * BURST_SECONDS
        self.messages = Allowance(burst, BURST_SECONDS)
        self.clubs = Allowance(CLUBS_PER_DAY, 86_400)
        self.studies = Allowance(STUDIES_PER_DAY, 86_400)
        self.devices = Allowance(DEVICES_PER_DAY, 86_400)
        self.mails = Allowance(CONFIRMATIONS_EACH, 86_400)
        self.confirmations = Allowance(settings.confirmations_per_day, 86_400)
        self.lines = Allowance(CHAT_PER_MINUTE, 60)
        self.reports = Allowance(REPORTS_PER_HOUR, 3600)
        self.refusals = LoggedRefusals()
        self.most_sockets = settings.sockets_per_guest
        self.sockets: Counter[str] = Counter()

    def work_fits(self, address: str, guest: str = "") -> bool:
        """Whether processor time is left for an address and a guest."""
        network, is_left = network_of(address), self.work.is_left
        fits = (not network or is_left(network)) and (not guest or is_left(guest))
        return self.note("work", address, fits)

    def worked(self, address: str, seconds: float, guest: str = "") -> None:
        """So much processor time was spent for somebody."""
        if network := network_of(address):
            self.work.spend(network, seconds)
        if guest:
            self.work.spend(guest, seconds)

    def request_fits(self, address: str, cost: int = 1) -> bool:
        """Whether an address may make another request now, which costs so much."""
        network = network_of(address)
        return self.work_fits(network) and self.note(
            "request", network, self.requests.takes(network, cost)
        )

    def page_fits(self, network: str, files: int = 1) -> bool:
        """Whether an address may have another page, which counts for this number of files."""
        fits = self.files.takes(network, files)
        return self.work_fits(network) and self.note("page", network, fits)

    def watching_fits(self, network: str) -> bool:
        """Whether an address may ask again how the server is doing."""
        return self.note("watching", network, self.watching.takes(network))

    def chat_fits(self, who: str) -> bool:
        """Whether a guest may say another line now."""
        return self.note("chat", who, self.lines.takes(who))

    def report_fits(self, guest: str, address: str) -> bool:
        """Whether a guest may report somebody now; an address has the same for all of its."""
        names = guest, network_of(address)
        fits = not any(map(self.reports.wait, names))
        for name in names if fits else ():
            self.reports.spend(name, 1)
        return self.note("report", guest, fits)

    def guest_fits(self, address: str) -> bool:
        """Whether an address may bring another guest."""
        return self.note("guest", address, self.guests.takes(network_of(address)))

    def club_fits(self, asker: Asker) -> bool:
        """Whether an address may make another club today."""
        return self.note("club", asker.address, self.clubs.takes(network_of(asker.address)))

    def study_fits(self, address: str) -> bool:
        """Whether an address may make another study today."""
        return self.note("study", address, self.studies.takes(network_of(address)))

    def device_fits(self, address: str) -> bool:
        """Whether an address may sign another device in today."""
        return self.note("device", address, self.devices.takes(network_of(address)))

    def mail_wait(self, address: str, mail: str) -> int:
        """Seconds until a mail address may be asked whether it is right; 0: now, and it counts."""
        asked = (self.confirmations, network_of(address)), (self.mails, mail.lower())
        wait = max(allowance.wait(name) for allowance, name in asked)
        if self.note("mail", address, not wait):
            for allowance, name in asked:
                allowance.spend(name, 1)
        return ceil(wait)

    def message_fits(self, who: str) -> bool:
        """Whether a guest may send another message now."""
        return self.note("message", who, self.messages.takes(who))

    def socket_opens(self, who: str) -> bool:
        """Whether a guest may open another socket; counts it if so."""
        if not self.note("socket", who, self.sockets[who] < self.most_sockets):
            return False
        self.sockets[who] += 1
        return True

    def socket_closes(self, who: str) -> None:
        """One socket less."""
        self.sockets[who] -= 1
        if self.sockets[who] <= 0:
            del self.sockets[who]

    def note(self, what: str, who: str, fits: bool) -> bool:
        """Count and log where somebody has too much of something; whether it fits."""
        if not fits:
            LIMITED.labels(what).inc()
            self.refusals.add(what, who)
        return fits
