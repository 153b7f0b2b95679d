"""Many games at a time for Gymnasium: a `VectorEnv` on the game's engine, chance inside.

The learner plays every seat: an action is a move of the seat to act, `info["actor"]`, and the
reward is that of the seat that moved; `info["rewards"]` has every seat's.
"""

from collections.abc import Mapping
from typing import Any

from serpentry.catalogue import set_up
from serpentry.research.batch import AnyArray, Batch, Numbers, Reals
from serpentry.research.sights import engine_space
from serpentry.research.spaces import Array, action_space
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.game import Json

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise MissingExtra("Gymnasium", "research") from missing


Info = dict[str, Any]


class TablesEnv(VectorEnv[Array, Numbers, Array]):
    """A number of tables of one set-up, each begun again in the step in which its game ends.

    An illegal action ends a game: its seat gets -1, the others nothing. With `copy=False` what a
    step gives is the batch's own memory, which the next step overwrites.
    """

    metadata: Info = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        returns: str = "win",
        sight: str | None = None,
        copy: bool = True,
    ) -> None:
        self.batch = Batch(set_up(name, seats, options), num_envs, returns=returns, sight=sight)
        self.num_envs, self.copy = num_envs, copy
        self.single_action_space = action_space(self.batch.game)
        self.single_observation_space = engine_space(self.batch.observations[0])
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._which = np.arange(num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Begin all games again, or those of `options["reset_mask"]`; a seed fixes all luck."""
        super().reset(seed=seed)
        self.batch.reset(seed, (options or {}).get("reset_mask"))
        return self._given(self.batch.observations), self._info()

    def step(self, actions: Numbers) -> tuple[Array, Reals, Array, Array, Info]:
        """Play an action in every game."""
        batch = self.batch
        # None is refused here, which to a batch means the actions that it has.
        ended = batch.step(batch.checked(actions))
        info = self._info()
        if ended:
            info |= self._endings()
        return (
            self._given(batch.observations),
            batch.rewards[self._which, batch.movers],
            self._given(batch.done),
            self._truncations.copy(),
            info,
        )

    def _given(self, array: AnyArray) -> AnyArray:
        return array.copy() if self.copy else array

    def _info(self) -> Info:
        batch = self.batch
        return {
            "action_mask": self._given(batch.masks),
            "actor": self._given(batch.actors),
            "rewards": self._given(batch.rewards),
        }

    def _endings(self) -> Info:
        """How games ended, and which did, as Gymnasium's own vectors tell it."""
        batch = self.batch
        told = {
            "scores": batch.scores,
            "shares": batch.shares,
            "length": batch.lengths,
            "illegal": batch.refused,
        }
        done = batch.done.copy()
        ends = {name: self._given(one) for name, one in told.items()}
        ends |= {f"_{name}": done for name in told}
        seen = self._given(batch.last_observations)
        return {"final_obs": seen, "_final_obs": done, "final_info": ends, "_final_info": done}
