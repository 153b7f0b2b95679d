"""Learn a small board of SNEKAGON against `random`, with sb3-contrib's MaskablePPO.

    pip install torch==2.13.0 sb3-contrib
    python docs/examples/learn.py

Prints the share of points won against `random`, in both seats, before and after. The model is kept
in a file after every 5,120 moves; a run that was stopped goes on from there.
"""

import argparse
import time
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO

from serpentry.arena.statistics import wilson_interval
from serpentry.research.gymnasium import SeatEnv

STEPS = 1024
GAME, OPTIONS = "snekagon", {"board_side": 4}


def table() -> SeatEnv:
    """The environment: every second episode is played from the other seat."""
    return SeatEnv(GAME, players=["random"], seat=None, options=OPTIONS, sight="tensor")


def share(model: Any, games: int, seed: int) -> str:
    """How well the model does against `random`: a draw is half a win."""
    env, points = table(), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed if number == 0 else None)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        points += (reward + 1) / 2
    low, high = wilson_interval(points, games)
    return f"{points / games:.1%} of {games} games (95 %: {low:.1%} to {high:.1%})"


def learner(path: Path, seed: int) -> Any:
    """The model kept in a file, or a new one."""
    if path.exists():
        return MaskablePPO.load(path, table())
    return MaskablePPO(
        "MlpPolicy",
        table(),
        learning_rate=1e-3,
        n_steps=STEPS,
        batch_size=256,
        n_epochs=5,
        gamma=1,
        seed=seed,
    )


def main() -> None:
    """Learn from so many moves, then show what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=51_200)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, default=Path("snekagon-ppo.zip"))
    asked = parser.parse_args()
    model = learner(asked.model, asked.seed)
    print("before:", share(model, asked.games, asked.seed), flush=True)
    begun = time.process_time()
    while model.num_timesteps < asked.moves:
        model.learn(5 * STEPS, reset_num_timesteps=False)
        model.save(asked.model)
        used = time.process_time() - begun
        print(f"{model.num_timesteps} moves, {used:.0f} CPU seconds", flush=True)
    print("after:", share(model, asked.games, asked.seed + 1))


if __name__ == "__main__":
    main()
