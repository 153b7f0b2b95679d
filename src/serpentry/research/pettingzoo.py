"""The games for PettingZoo: one agent a seat, in turn, with action masks; chance is drawn inside.

`env("snekagon")`, or `snekagon_v2.env()` as PettingZoo's own games are named, gives the environment
in the wrappers of those: an illegal action ends the game, the agent that took it loses. `raw_env`
refuses it in a sentence instead.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from serpentry.catalogue import names, set_up
from serpentry.languages import explain
from serpentry.research.moment import Moment
from serpentry.research.payoffs import payoff
from serpentry.research.rendering import MODES, checked, rendered
from serpentry.research.sights import TENSOR, observer_of
from serpentry.research.spaces import VERSION, Array, action_mask, action_space
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.game import Json

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingExtra("PettingZoo", "research") from missing


class SerpentryEnv(AECEnv):
    """A game at which every seat is an agent, called seat_0, seat_1 and so on."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        returns: str = "win",
        render_mode: str | None = None,
        sight: str | None = None,
    ) -> None:
        super().__init__()
        self.game = set_up(name, seats, options)
        self.payoff, self.sight = payoff(returns), observer_of(self.game, sight)
        self.tells_why = sight == TENSOR
        self.render_mode = checked(render_mode)
        self.metadata = {
            "name": f"serpentry_{name}_v{VERSION}",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.MultiBinary(self.game.numbering.count)
        seen = spaces.Dict({"observation": self.sight.space, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.first, self.random = Moment.first(self.game), Random()

    def observation_space(self, agent: str) -> "spaces.Dict":
        """What the agent may see, and its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        """The numbers of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """Begin a new game; a seed fixes all of chance's draws from now on."""
        if seed is not None:
            self.random = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._come_to(self.first)

    def _come_to(self, moment: Moment) -> None:
        self.moment = moment.past_chance(self.random)
        actor = self.moment.actor
        if isinstance(actor, Seat):
            self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> dict[str, Array]:
        """What the agent sees; its mask is empty while another is to act."""
        seat = self.seat[agent]
        return {
            "observation": self.sight.of(self.moment, seat),
            "action_mask": action_mask(self.moment, seat),
        }

    def step(self, action: int | None) -> None:
        """Play the move of that number for the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        after = self.moment.play_number(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._come_to(after)
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        result = self.moment.result()
        if result is None:
            return
        for agent, worth in zip(self.possible_agents, self.payoff(result), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = True
            self.infos[agent] = {**self._told(), "scores": list(result.scores)}
        self.agent_selection = self.agents[0]

    def _told(self) -> dict[str, str]:
        """The reason, where the rules follow the game anyway: the engine knows no words."""
        return {"reason": self.reason()} if self.tells_why else {}

    def reason(self) -> str:
        """Why the game is over, by the rules, which play it once more to know; empty before."""
        outcome = self.moment.outcome()
        return explain(outcome.reason) if outcome else ""

    def render(self) -> str | Array | None:
        """The table as text, or as pixels."""
        return rendered(self.moment, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


raw_env = SerpentryEnv


class NamedGame:
    """A game under its name and version, as PettingZoo's own modules are: `chess_v6.env()`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def env(self, **settings: object) -> Any:
        """The environment in PettingZoo's usual wrappers."""
        return env(self.name, **settings)

    def raw_env(self, **settings: Any) -> SerpentryEnv:
        """The environment alone."""
        return raw_env(self.name, **settings)


def __getattr__(name: str) -> NamedGame:
    """`from serpentry.research.pettingzoo import snekagon_v2`."""
    game, _, version = name.rpartition("_v")
    if game in names() and version == str(VERSION):
        return NamedGame(game)
    known = f"; there are {', '.join(f'{one}_v{VERSION}' for one in names())}" if version else ""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}{known}")


def env(name: str, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
