"""What is shown of a table now, worked out and written once for all who see the same."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from serpentry.hosting.encoder import Encode
from serpentry.hosting.viewers import (
    ShownPart,
    ShownTable,
    Viewer,
    Wants,
    told_changes,
    told_whole,
)
from serpentry.table.fold import log_since
from serpentry.table.shown.narration import described
from serpentry.table.shown.rows import AnyListed, rows_of
from serpentry.table.shown.views import (
    common_view,
    events_view,
    eyes_of,
    looks_back_from,
    looks_from,
    own_view,
)
from serpentry.table.state import State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.jsons import JsonObject

MANY_MOVES = 3000
"""Where there are more, what is found once for a set-up is found before anybody moves."""
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class ShownTables:
    """The sights of a table in one state."""

    def __init__(self, state: State, seed: str, encode: Encode) -> None:
        self.state, self.seed, self.encode = state, seed, encode
        self.sights: dict[tuple[tuple[Seat, ...], Wants], ShownTable] = {}
        self.commons: dict[tuple[Seat | None, bool], ShownPart] = {}
        self.lists: dict[Seat, AnyListed] = {}
        self.events: dict[tuple[int, Seat | None], str] = {}
        self.described: dict[Seat | None, str] = {}
        self.told: dict[tuple[int, ShownTable, ShownTable | None, AnyListed | None], str] = {}
        """What is about to be sent, by what is known; nobody needs it twice."""

    def of(self, guest: str | None, wants: Wants) -> ShownTable:
        """The table as a guest sees it who wants this of it."""
        key = self.state.seats_of(guest), wants
        return _once(self.sights, key, lambda: self._sight(guest, wants))

    def events_after(self, number: int, guest: str | None) -> str:
        """What happened after an event, as a guest may see it."""
        state, seat, since = self.state, looks_back_from(self.state, guest), max(0, number)
        return _once(
            self.events,
            (since, seat),
            lambda: self.encode(events_view(state, log_since(state, since), seat)),
        )

    @property
    def takes_long(self) -> bool:
        """Whether somebody was shown so much that showing what comes next takes a while."""
        # Copies: a thread may be adding to them.
        has_many_moves = any(one.count > MANY_MOVES for one in [*self.lists.values()])
        return has_many_moves or any(wants.picture for _, wants in [*self.sights])

    def told_to(self, viewer: Viewer, before: int) -> str:
        """What a viewer gets of what happened after an event."""
        sight = self.of(viewer.guest, viewer.wants)
        known, listed = viewer.sight, viewer.listed

        def told() -> str:
            events = self.events_after(before, viewer.guest)
            if known is None:
                return told_whole(self.encode({"type": "events"}), events, sight)
            return told_changes(events, sight, known, listed)

        return _once(self.told, (before, sight, known, listed), told)

    def in_words(self, guest: str | None) -> str:
        """The table for a guest who does not see it: sentences, in a list."""
        seat = looks_from(self.state, guest)
        return _once(self.described, seat, lambda: self.encode(described(self.state, seat)))

    def _sight(self, guest: str | None, wants: Wants) -> ShownTable:
        state, seat = self.state, looks_from(self.state, guest)
        own = own_view(state, seat, wants.moves, wants.language, wants.picture)
        whole = {**own, "you": list(state.seats_of(guest))}
        common = self._common(eyes_of(state, seat), wants.moves)
        if not wants.moves or seat is None or state.to_act != seat:
            return ShownTable(common, ShownPart(whole, self.encode), None)
        view = state.game.secrets.view(state.position, seat)
        listed = _once(self.lists, seat, lambda: rows_of(state.game).listed(state.game, view))
        return ShownTable(common, ShownPart(whole, self.encode), listed)

    def _common(self, eyes: Seat | None, snakes: bool) -> ShownPart:
        def part() -> ShownPart:
            seen = common_view(self.state, eyes, snakes)
            return ShownPart({**seen, **with_seed(self.state, self.seed)}, self.encode)

        return _once(self.commons, (eyes, snakes), part)


def _once(known: dict[K, T], key: K, work: Callable[[], T]) -> T:
    if key not in known:
        known[key] = work()
    return known[key]


def with_seed(state: State, seed: str) -> JsonObject:
    """At the end the seed is shown, so that anyone can check dice and draws."""
    return {"seed": seed} if state.shows_seed else {}


def rehearse(state: State) -> None:
    """Make a move of a new set-up ahead, so that the first one takes no longer than others.

    What a set-up works out at its first move and how its moves are written is known then; where
    there are very many moves, a turn of everybody.
    """
    game, position = state.game, state.position
    is_new = rows_of(game).is_new
    for _ in range(game.seats):
        seat = game.rules.to_act(position)
        if not isinstance(seat, int):
            return
        moves = game.rules.moves(position)
        has_many = len(moves) >= MANY_MOVES
        if not (is_new or has_many):
            return
        rows_of(game).listed(game, game.secrets.view(position, seat))
        position, is_new = game.rules.play(position, moves[0]), False
