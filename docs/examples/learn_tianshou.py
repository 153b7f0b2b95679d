"""The same as learn.py with Tianshou's PPO: the net leaves illegal moves out.

pip install torch==2.13.0 tianshou
python docs/examples/learn_tianshou.py
"""

from typing import Any

import gymnasium
import numpy as np
import torch
from learning import STEPS, TABLES, arguments, follow, table, teacher
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from tianshou.utils.net.common import ActionReprNet
from torch import nn

ROUNDS = 4
"""Of learning, between two measurements."""
NEVER = -1e9


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations in Tianshou's form, with what is legal."""

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        seen, info = self.env.reset(**given)
        return {"obs": seen, "mask": info["action_mask"]}, {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move."""
        seen, reward, over, cut, info = self.env.step(action)
        return {"obs": seen, "mask": info["action_mask"]}, float(reward), over, cut, {}


class Net(nn.Module):  # type: ignore[misc]
    """Two hidden layers, on what is seen."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        hidden = (nn.Linear(inputs, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.layers = nn.Sequential(*hidden, nn.Linear(256, outputs))

    def forward(self, obs: Any) -> torch.Tensor:
        """The numbers that it gives, such as a guess of the result."""
        told: torch.Tensor = self.layers(torch.as_tensor(obs.obs, dtype=torch.float32))
        return told


class Actor(ActionReprNet):  # type: ignore[misc]
    """A net whose numbers are how much it likes each legal move."""

    def __init__(self, inputs: int, moves: int) -> None:
        super().__init__()
        self.net = Net(inputs, moves)

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[torch.Tensor, Any]:
        """Logits: none for what is illegal."""
        legal = torch.as_tensor(np.asarray(obs.mask), dtype=torch.bool)
        return self.net(obs).masked_fill(~legal, NEVER), state


def main() -> None:
    """Learn, and show how well."""
    torch.set_num_threads(1)
    np.random.seed(arguments().seed)
    torch.manual_seed(arguments().seed)
    tables = DummyVectorEnv([lambda at=at: Masked(table(teacher(at))) for at in range(TABLES)])
    tables.seed(arguments().seed)
    one = table(teacher(0))
    assert one.observation_space.shape
    assert isinstance(one.action_space, gymnasium.spaces.Discrete)
    inputs, moves = one.observation_space.shape[0], int(one.action_space.n)
    actor = Actor(inputs, moves)
    ppo = PPO(
        policy=DiscreteActorPolicy(actor=actor, action_space=one.action_space),
        critic=Net(inputs, 1),
        optim=AdamOptimizerFactory(lr=5e-4),
        gamma=1,
        ent_coef=0.01,
        max_grad_norm=0.5,
    )
    collector = Collector(ppo, tables, VectorReplayBuffer(TABLES * STEPS, TABLES))
    made = 0

    def learn() -> int:
        nonlocal made
        ppo.run_training(
            OnPolicyTrainerParams(
                training_collector=collector,
                max_epochs=1,
                epoch_num_steps=ROUNDS * TABLES * STEPS,
                collection_step_num_env_steps=TABLES * STEPS,
                batch_size=512,
                update_step_num_repetitions=4,
                verbose=False,
                show_progress=False,
            )
        )
        made += ROUNDS * TABLES * STEPS
        return made

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            return int(actor(Batch(obs=seen[None], mask=mask[None]))[0].argmax())

    follow("Tianshou", learn, choose)
    torch.save(ppo.state_dict(), "snekagon-tianshou.pt")


if __name__ == "__main__":
    main()
