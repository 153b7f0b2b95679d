"""Conversations of the client with tables at home: what goes over a socket to the service."""

import json
import secrets
from collections.abc import Callable
from contextlib import closing
from random import Random

from serpentry.browser.desk import Desk
from serpentry.browser.keeping import FULL
from serpentry.browser.thinking import Turns
from serpentry.engine.faults import EngineFault
from serpentry.engine.library import library_of
from serpentry.hosting.conversation import Conversation
from serpentry.hosting.judging import Question, reports_in_turns
from serpentry.hosting.reviewing import choice_json, played_at, review_json
from serpentry.hosting.room import Room
from serpentry.hosting.telling import Viewer, Wants
from serpentry.hosting.wire import dumps
from serpentry.languages import explain
from serpentry.review.account import Judged
from serpentry.review.choices import Playthrough, choices
from serpentry.review.weighing import Weighing
from serpentry.search.budget import Seconds
from serpentry.table.afterplay import is_free_to, may_look_through
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Json

AGAIN_MS = 5000
"""A command that found no room may be sent again after so long."""
LONGEST = 600.0
Say = Callable[[str], None]


class Visit(Conversation):
    """The client looks at a table until it leaves."""

    def __init__(self, desk: Desk, room: Room, guest: str, wants: Wants, say: Say) -> None:
        viewer = Viewer(guest, say, wants, welcome=self.welcome)
        super().__init__(room, viewer, desk.keeper)
        self.desk = desk

    @classmethod
    async def begin(cls, desk: Desk, table: str, since: int, wants: Wants, say: Say) -> "Visit":
        """Come to a table: it says welcome. Refused if there is none."""
        visit = cls(desk, await desk.keeper.room(table), await desk.guest(), wants, say)
        say(visit.welcome(since))
        visit.room.viewers.add(visit.viewer)
        say(dumps(visit.room.presence()))
        desk.keeper.think(visit.room)
        return visit

    def leave(self) -> None:
        """Look no longer."""
        self.room.viewers.discard(self.viewer)

    async def name(self, guest: str) -> str:
        """What the guest is called."""
        return await self.desk.name() or "?"

    async def hear(self, text: str) -> None:
        """Answer a message."""
        answer = await self.answer(json.loads(text))
        self.viewer.send(answer if isinstance(answer, str) else dumps(answer))

    def refusal(self, id: Json, refused: Refused) -> JsonObject:
        """A refusal; where only room was missing, with when to try again."""
        told = super().refusal(id, refused)
        return {**told, "again": AGAIN_MS} if refused.key == FULL else told


class Looking:
    """An analysis that goes on until it is done or stopped."""

    def __init__(self, desk: Desk, say: Callable[[str, str], None], language: str) -> None:
        self.desk, self.say, self.language, self.stopped = desk, say, language, False

    async def run(self, table: str, ply: int | None, seconds: float) -> None:
        """Report what computers think of a position, each time better."""
        room, guest = await self.desk.keeper.room(table), await self.desk.guest()
        try:
            await self._report(room, guest, ply, min(seconds, LONGEST))
        except EngineFault as fault:
            self.say("failed", dumps({"why": explain(fault.told, self.language)}))
        self.say("done", "{}")

    async def _report(self, room: Room, guest: str, ply: int | None, seconds: float) -> None:
        state = room.state
        at = len(state.played) if ply is None else ply
        game, position = state.game, state.positions[at]
        actor = game.rules.to_act(position)
        if not isinstance(actor, int):
            return
        if not is_free_to(state, guest) or not may_look_through(state, guest, at, actor):
            raise Refused("analysis-not-yet")
        library_of(game.name)
        view, rng = game.secrets.view(position, actor), Random(secrets.randbits(64))
        trees = self.desk.keeper.trees
        asked = Question(game, view, actor, seconds, rng, lambda: self.stopped, trees)
        turns = Turns()
        with closing(reports_in_turns(asked)) as steps:
            for report in steps:
                if report is not None:
                    self.say("report", dumps(report))
                await turns.rest()
                if self.stopped:
                    return

    async def review(self, table: str, seconds: float) -> None:
        """Look through a finished game, choice by choice."""
        room = await self.desk.keeper.room(table)
        played = played_at(room.state)
        try:
            await self._review(played, min(seconds, LONGEST))
        except EngineFault as fault:
            self.say("failed", dumps({"why": explain(fault.told, self.language)}))
        self.say("done", "{}")

    async def _review(self, played: Playthrough, seconds: float) -> None:
        game, rng, found = played.game, Random(secrets.randbits(64)), list(choices(played))
        library_of(game.name)
        judged: list[Judged] = []
        turns = Turns()
        for one in found:
            if self.stopped:
                return
            made = Weighing(game, one.view, one.seat, one.move, Seconds(seconds), rng).weighed()
            judged.append((one.ply, made))
            done = {"done": len(judged), "choices": len(found)}
            self.say("choice", dumps({**choice_json(played, one.ply, made), **done}))
            await turns.rest()
        self.say("review", dumps(review_json(played, judged)))

    def stop(self) -> None:
        """It is enough."""
        self.stopped = True
