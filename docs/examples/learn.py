"""Learn a small board of SNEKAGON with sb3-contrib's MaskablePPO until `level2` is beaten.

    pip install torch==2.13.0 sb3-contrib
    python docs/examples/learn.py

Prints the share of points won against `level2`, in both seats, about twice a minute; `learning.csv`
keeps the curve, and a file the model.
"""

import torch
from learning import STEPS, TABLES, arguments, follow, table, teacher
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

ROUNDS = 4
"""Of learning, between two measurements."""


def main() -> None:
    """Learn, and show how well."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda at=at: table(teacher(at)) for at in range(TABLES)]),
        learning_rate=5e-4,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=arguments().seed,
    )

    def learn() -> int:
        model.learn(ROUNDS * TABLES * STEPS, reset_num_timesteps=False)
        return int(model.num_timesteps)

    def choose(seen: object, mask: object) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    follow("sb3-contrib", learn, choose)
    model.save("snekagon-ppo.zip")


if __name__ == "__main__":
    main()
