"""The games for Gymnasium: one seat learns, given players have the others.

Importing this makes every game known: `gymnasium.make("serpentry/snekagon-v2")`, and many at a time
with `gymnasium.make_vec`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from serpentry.catalogue import names, set_up
from serpentry.players import AnyPlayer, find_player
from serpentry.research import spaces
from serpentry.research.moment import Moment
from serpentry.research.opponents import Opponent, opponent
from serpentry.research.payoffs import ILLEGAL_REWARD, payoff
from serpentry.research.refusals import demanded_seat
from serpentry.research.rendering import MODES, checked, rendered
from serpentry.research.sights import observer_of
from serpentry.research.spaces import VERSION, Array
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadSeats, MissingExtra
from serpentry.tabletop.game import Json
from serpentry.tabletop.refusal import IllegalMove

try:
    import numpy as np
    from gymnasium import Env, register, registry
except ModuleNotFoundError as missing:
    raise MissingExtra("Gymnasium", "research") from missing


class SeatEnv(Env[Array, np.int64]):
    """A seat against given players; the reward comes at the end.

    An illegal action ends the episode with a reward of -1; `info["illegal"]` says why it was
    refused. `action_masks()` and `info["action_mask"]` say what is legal. Without a seat, each
    episode is played from the next one.
    """

    metadata: dict[str, object] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: Sequence[str | AnyPlayer] = ("random",),
        seat: Seat | None = 0,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        returns: str = "win",
        render_mode: str | None = None,
        sight: str | None = None,
    ) -> None:
        self.game = set_up(name, seats, options)
        self.players = [find_player(one) if isinstance(one, str) else one for one in players]
        self._check(seat)
        self.always = seat
        self.seat = self.game.seats - 1 if seat is None else seat
        self.payoff = payoff(returns)
        self.render_mode = checked(render_mode)
        self.sight = observer_of(self.game, sight)
        self.observation_space = self.sight.space
        self.action_space = spaces.action_space(self.game)
        self.first = self.moment = Moment.first(self.game)
        self.random = Random()
        self.sitting: dict[Seat, Opponent] = {}

    def _check(self, seat: Seat | None) -> None:
        others = self.game.seats - 1
        if len(self.players) not in (1, others):
            raise BadSeats(f"One player or {others} are needed, not {len(self.players)}.")
        if seat is not None:
            demanded_seat(self.game, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Array, dict[str, object]]:
        """Begin a game and let the others play up to the seat's first move."""
        super().reset(seed=seed)
        self.random = Random(int(self.np_random.integers(2**63)))
        if self.always is None:
            self.seat = (self.seat + 1) % self.game.seats if seed is None else 0
        self._sit_down()
        self._come_to(self.first)
        return self.sight.of(self.moment, self.seat), self._info()

    def _sit_down(self) -> None:
        """Let all others sit down at a new table."""
        self.close()
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self.sitting = {seat: opponent(self._player(seat), self.game, seat) for seat in others}

    def close(self) -> None:
        """Send the other players home."""
        while self.sitting:
            self.sitting.popitem()[1].leave()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, object]]:
        """Play the move of that number, then let the others play up to the seat's next one."""
        try:
            after = self._played(action)
        except IllegalMove as refused:
            seen = self.sight.of(self.moment, self.seat)
            return seen, ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(refused)}
        self._come_to(after)
        result = self.moment.result()
        reward = 0.0 if result is None else self.payoff(result)[self.seat]
        seen = self.sight.of(self.moment, self.seat)
        return seen, reward, result is not None, False, self._info()

    def _played(self, action: object) -> Moment:
        if self.moment.actor != self.seat:
            raise IllegalMove(self.moment.refused(action))
        return self.moment.play_number(action)

    def _come_to(self, moment: Moment) -> None:
        moment = moment.past_chance(self.random)
        while isinstance(moment.actor, Seat) and moment.actor != self.seat:
            moment = self.sitting[moment.actor].moved(moment, self.random)
            moment = moment.past_chance(self.random)
        self.moment = moment

    def _player(self, seat: Seat) -> AnyPlayer:
        after = (seat - self.seat) % self.game.seats - 1
        return self.players[after % len(self.players)]

    def _info(self) -> dict[str, object]:
        return {"action_mask": spaces.action_mask(self.moment, self.seat), "seat": self.seat}

    def action_masks(self) -> Array:
        """The mask under the name that mask-aware learners ask for."""
        return spaces.action_mask(self.moment, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as text, or as pixels."""
        return rendered(self.moment, self.render_mode)


def register_all() -> list[str]:
    """Make every game known to Gymnasium, alone and as a batch; their names there."""
    known = [f"serpentry/{name}-v{VERSION}" for name in names()]
    for name, known_as in zip(names(), known, strict=True):
        if known_as not in registry:
            register(
                known_as,
                entry_point="serpentry.research.gymnasium:SeatEnv",
                vector_entry_point="serpentry.research.vector:TablesEnv",
                kwargs={"name": name},
            )
    return known


register_all()
