"""Everything that a running service consists of, put together."""

import secrets
from dataclasses import dataclass

from serpentry.players import ROSTER
from serpentry.server.bots.engines import Engines
from serpentry.server.bots.pool import Pool
from serpentry.server.edge.guests import Doorman
from serpentry.server.edge.limits import Limits
from serpentry.server.settings import Settings
from serpentry.server.store.store import TableStore
from serpentry.server.tables.bus import Bus, bus_for
from serpentry.server.tables.device_tokens import Passes
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tables.lobby import Board
from serpentry.server.tables.presence import News, Presence
from serpentry.server.upkeep.heartbeat import Pulse
from serpentry.server.upkeep.orders import Overseer
from serpentry.server.upkeep.retention import Retention

STAND_INS = ("level3", "greedy", "random")


@dataclass
class Parts:
    """The parts of the service."""

    settings: Settings
    limits: Limits
    store: TableStore
    pool: Pool
    analysts: Pool
    """Workers for hints and analysis, so that no game waits for them."""
    keeper: Keeper
    bus: Bus
    doorman: Doorman
    presence: Presence
    pulse: Pulse
    board: Board
    is_open: bool = False
    is_closing: bool = False
    failure: str = ""
    """Why it could not open."""

    def __post_init__(self) -> None:
        self.retention = Retention(self.keeper, self.settings.keep_days)
        self.overseer = Overseer(self.keeper, self.pulse)
        self.passes = Passes(self.store)
        self.board.is_closed = lambda table: table in self.keeper.closed

    @classmethod
    def build(cls, settings: Settings, limits: Limits, bus: Bus | None = None) -> "Parts":
        """The parts, not yet at work; the bus that fits the database, unless another is given."""
        store = TableStore(settings.database_url)
        engines = Engines()
        pool = Pool(settings.thinkers_each, settings.think_seconds, engines)
        analysts = Pool(settings.analysts, settings.think_seconds, engines)
        stand_in = settings.stand_in or next(name for name in STAND_INS if name in ROSTER)
        keeper = Keeper(settings, store, pool, stand_in)
        bus = bus or bus_for(settings.database_url)
        store.wrote = bus.wrote
        presence = Presence(lambda: keeper.rooms.values(), bus.announce)
        doorman = Doorman(settings.secret.get_secret_value(), settings.secure_cookies)
        pulse = Pulse(store, keeper.settle_clocks)
        keeper.held_between = pulse.within
        board = Board(store)
        keeper.watchers.add(board.change)
        return cls(
            settings, limits, store, pool, analysts, keeper, bus, doorman, presence, pulse, board
        )

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        if not self.settings.secret.get_secret_value():
            secret = await self.store.fact("secret", secrets.token_hex(32))
            self.doorman = Doorman(secret, self.settings.secure_cookies)
        await self.pulse.open()
        await self.overseer.open()
        await self.bus.open(self.keeper.woken, self._hear, self._catch_up)
        self.keeper.start()
        self.presence.start()
        self.pulse.start()
        self.retention.start()
        self.overseer.start()
        self.is_open = True

    def _hear(self, text: str) -> None:
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
        self.keeper.tell_lobby()

    async def close(self) -> None:
        """Stop: what was accepted is stored, computers go on after the next start."""
        self.say_goodbye()
        await self.retention.stop()
        await self.overseer.stop()
        await self.keeper.stop()
        await self.pulse.stop()
        await self.presence.stop()
        await self.bus.close()
        await self.pool.engines.close()
        await self.pool.close()
        await self.analysts.close()
        await self.store.close()
        self.is_open = False
