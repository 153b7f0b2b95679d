"""A bot that waits at a service for people to play with: several games and tables, at its hours.

Each game it offers has one open table in the lobby, where everybody sees who is there.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime

from serpentry.client.client import Client, NoService
from serpentry.client.remote_player import TableEnd, play_at_own_table
from serpentry.client.standing_plan import StandingOffer, StandingPlan
from serpentry.players import BotFault, find_player
from serpentry.tabletop.errors import SerpentryError

LOOK_SECONDS = 20.0
"""So often it looks whether its hours have begun or ended."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 300.0
"""Seconds after which it tries again what failed, longer each time."""

Tell = Callable[[str, str], None]
"""Hears what happened, as a word, and about which table or why."""


class StandingBot:
    """Keeps to a plan until it is stopped."""

    def __init__(
        self, plan: StandingPlan, tell: Tell, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self.plan, self.tell, self.now = plan, tell, now
        self.naming = asyncio.Lock()
        """Several tables must not become several guests."""

    @property
    def is_on_duty(self) -> bool:
        """Whether it offers games now."""
        return self.plan.is_on_duty(self.now())

    async def run(self) -> None:
        """Be there; who stops it lets it leave its tables."""
        async with Client(self.plan.server) as client, asyncio.TaskGroup() as group:
            for offer in self.plan.games:
                door = asyncio.Lock()
                for _ in range(offer.tables):
                    group.create_task(self._serve(client, offer, door))

    async def _serve(self, client: Client, offer: StandingOffer, door: asyncio.Lock) -> None:
        """One game after another; what fails is tried again later."""
        pause = FIRST_PAUSE
        while True:
            try:
                if (end := await self._play(client, offer, door)) is not None:
                    self.tell("over", end.how)
                pause = FIRST_PAUSE
            except (BotFault, SerpentryError, NoService, TimeoutError) as error:
                self.tell("failed", str(error) or type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _play(
        self, client: Client, offer: StandingOffer, door: asyncio.Lock
    ) -> TableEnd | None:
        """One game; None if its hours ended while it waited for somebody."""
        begun = asyncio.Event()
        async with door:
            while not self.is_on_duty:
                await asyncio.sleep(LOOK_SECONDS)
            async with self.naming:
                await client.introduce(self.plan.called)
            playing = asyncio.create_task(
                play_at_own_table(
                    client,
                    offer.set_up(),
                    find_player(self.plan.player),
                    lambda table: self.tell("waiting", table),
                    begun.set,
                )
            )
            try:
                await self._until_begun(playing, begun)
            except BaseException:
                await _cancelled(playing)
                raise
            if not begun.is_set() and not playing.done():
                await _cancelled(playing)
                return None
        try:
            return await playing
        except asyncio.CancelledError:
            await _cancelled(playing)
            raise

    async def _until_begun(self, playing: "asyncio.Task[TableEnd]", begun: asyncio.Event) -> None:
        """Wait for somebody to come; at most until the hours are over."""
        waiting = asyncio.create_task(begun.wait())
        try:
            while self.is_on_duty and not begun.is_set() and not playing.done():
                await asyncio.wait(
                    [waiting, playing],
                    timeout=LOOK_SECONDS,
                    return_when=asyncio.FIRST_COMPLETED,
                )
        finally:
            waiting.cancel()


async def _cancelled(task: "asyncio.Task[TableEnd]") -> None:
    """End a game, and wait until its table is left."""
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        task.exception()
