"""Everything that a running service consists of, put together."""

import secrets
from typing import TYPE_CHECKING

from starlette.requests import Request

from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.host import ClubHost
from serpentry.hosting.caller import Caller
from serpentry.hosting.host import HostTerms
from serpentry.hosting.thinking import STAND_IN
from serpentry.server.bots.engines import Engines
from serpentry.server.bots.pool import Pool
from serpentry.server.conduct.avoiding import AvoidStore
from serpentry.server.conduct.deeds import DeedLog
from serpentry.server.conduct.renaming import Renamer
from serpentry.server.conduct.reports import ReportStore
from serpentry.server.conduct.suspensions import Manners, Suspensions
from serpentry.server.edge.encoder import encode_quickly
from serpentry.server.edge.guests import Doorman
from serpentry.server.edge.limits import Limits, network_of
from serpentry.server.edge.turnstile import Turnstile
from serpentry.server.heavy_work import HeavyWork
from serpentry.server.keys.devices import Devices
from serpentry.server.keys.joining import Joiner
from serpentry.server.keys.passkeys import PasskeyStore
from serpentry.server.keys.recovery import RecoveryCodes
from serpentry.server.notices.notifier import Notifier
from serpentry.server.settings import Settings
from serpentry.server.store.clubs import ClubStore
from serpentry.server.store.notices import NoticeStore
from serpentry.server.store.played import PlayedGames
from serpentry.server.store.store import TableStore
from serpentry.server.store.studies import StudyStore
from serpentry.server.tables.bus import Bus, bus_for
from serpentry.server.tables.device_tokens import DeviceTokens
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tables.lobby import Lobby
from serpentry.server.tables.presence import News, Presence
from serpentry.server.tables.thinking import PoolThinker
from serpentry.server.tables.watching import Watching
from serpentry.server.upkeep.forgetting import Forgetter
from serpentry.server.upkeep.heartbeat import Gaps, Heartbeat
from serpentry.server.upkeep.orders import Overseer, Standing
from serpentry.server.upkeep.retention import Retention
from serpentry.server.upkeep.steward import Steward
from serpentry.table.refusals import Refused

if TYPE_CHECKING:
    from serpentry.arena.lab import Lab


class ServiceParts:
    """The parts of the service, each made with whatever it needs of the others."""

    def __init__(self, settings: Settings, limits: Limits, bus: Bus | None = None) -> None:
        self.settings, self.limits = settings, limits
        self.bus = bus or bus_for(settings.database_url)
        self.encode, self.turnstile = encode_quickly, Turnstile()
        standing, gaps, engines = Standing(), Gaps(), Engines()
        self.store = TableStore(settings.database_url, self.bus.wrote, standing.is_read_only)
        self.pool = Pool(settings.thinkers_each, settings.think_seconds, engines)
        self.analysts = Pool(settings.analysts, settings.think_seconds, engines)
        self.thinker = PoolThinker(self.pool, self.analysts, settings.analysis_seconds)
        self.lobby = Lobby(
            self.store, standing.is_closed, self.encode, lambda table: self.presence.seen_at(table)
        )
        helpers = Pool(settings.helpers, settings.think_seconds, engines)
        self.work = HeavyWork(limits, helpers if settings.helpers else None)
        terms = HostTerms(
            encode=self.encode,
            stand_in=settings.stand_in or STAND_IN,
            aside=self.work.here,
            apart=self.work.apart,
            absent_ms=int(settings.absent_seconds * 1000),
            waits_for_salts=settings.stir_seconds > 0,
            held_between=gaps.within,
        )
        self.keeper = Keeper(
            settings, self.store, self.thinker, terms, standing.is_closed, self.lobby.change
        )
        club_store = ClubStore(self.store)
        self.watching = Watching(
            self.lobby, self.store, self.keeper.room, self.keeper.rooms, self.encode
        )
        self.clubs = ClubHost(club_store, self.keeper, fits=limits.club_fits)
        self.steward = Steward(self.clubs, club_store)
        self.keeper.ended = self.steward.hear
        self.presence = Presence(self.keeper.rooms.values, self.bus.announce, self.lobby.change)
        self.heartbeat = Heartbeat(self.store, gaps, self.keeper.settle_clocks)
        self.overseer = Overseer(standing, self.keeper, self.heartbeat)
        self.retention = Retention(self.keeper, settings.keep_days)
        self.device_tokens = DeviceTokens(self.store)
        self.studies, self.played = StudyStore(self.store), PlayedGames(self.store)
        self.notifier = Notifier(settings, NoticeStore(self.store), self.keeper, standing)
        self.forgetter = Forgetter(self.keeper, self.clubs, self.presence.server, self.bus.announce)
        self.reports, self.deeds = ReportStore(self.store), DeedLog(self.store)
        self.avoiding, self.suspensions = AvoidStore(self.store), Suspensions(self.store)
        self.renamer = Renamer(self.forgetter)
        self.keeper.want_open = self.suspensions.want_free
        self.keeper.want_command = Manners(self.suspensions, self.avoiding).want_command
        self.devices = Devices(self.store, self.forgetter.look)
        self.recovery = RecoveryCodes(self.store)
        self.passkeys, self.joiner = PasskeyStore(self.store), Joiner(self.forgetter)
        self.doorman = self._doorman(settings.secret.get_secret_value())
        self.is_open = self.is_closing = False
        self.failure = ""
        """Why it could not open."""
        self.lab: Lab | None = None
        """Two rule sets compared on this machine, where its owner asked for that."""

    def _doorman(self, secret: str) -> Doorman:
        return Doorman(secret, self.settings, self.forgetter.is_gone)

    def caller(self, guest: str | None, language: str, address: str = "") -> Caller:
        """The asker; Refused if that guest is to stay out."""
        if guest in self.overseer.orders.banned:
            raise Refused("guest-banned")
        return Caller(self.keeper, guest, language, network_of(address))

    def club_caller(self, guest: str | None, language: str, address: str = "") -> ClubCaller:
        """The asker about a club; Refused if that guest is to stay out."""
        caller = self.caller(guest, language, address)
        return ClubCaller(self.clubs, caller.guest, language, address=caller.address)

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        if not self.settings.secret.get_secret_value():
            secret = await self.store.fact("secret", secrets.token_hex(32))
            self.doorman = self._doorman(secret)
        await self.heartbeat.open()
        await self.overseer.look()
        await self.forgetter.look()
        await self.bus.open(self.keeper.woken, self._hear, self._catch_up)
        await self.notifier.open()
        self.keeper.start()
        self.presence.start()
        self.heartbeat.start()
        self.retention.start()
        self.overseer.start()
        self.forgetter.start()
        self.joiner.start()
        self.work.start()
        self.notifier.start()
        self.steward.start()
        self.is_open = True

    def _hear(self, text: str) -> None:
        if self.forgetter.hear(text):
            return
        news = News.of(text)
        self.presence.hear(self.keeper.rooms.get(news.table), news)

    async def _catch_up(self) -> None:
        """The bus was cut off: read what was missed, and ask who is where."""
        await self.keeper.catch_up()
        self.presence.ask_again()

    def say_goodbye(self) -> None:
        """Tell everybody who looks at a table that the server stops."""
        self.is_closing = True
        for room in list(self.keeper.rooms.values()):
            for viewer in list(room.viewers):
                viewer.closing("server-stops")
        self.lobby.change()

    async def close(self) -> None:
        """Stop: what was accepted is stored, computers continue after the next start."""
        self.say_goodbye()
        await self.steward.stop()
        await self.notifier.stop()
        await self.retention.stop()
        await self.overseer.stop()
        await self.joiner.stop()
        await self.renamer.stop()
        await self.forgetter.stop()
        await self.keeper.stop()
        await self.heartbeat.stop()
        await self.presence.stop()
        await self.bus.close()
        await self.thinker.close()
        await self.work.close()
        await self.store.close()
        self.is_open = False


def parts_of(request: Request) -> ServiceParts:
    """The parts of the service that answers."""
    parts: ServiceParts = request.app.state.parts
    return parts
