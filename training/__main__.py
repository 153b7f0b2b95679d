"""`python -m training GAME --minutes N`: self-play, learning, and nets at the end."""

from argparse import Namespace

import torch

from training.export import export, keep, rounded
from training.run import TrainingRun
from training.settings import arguments


def main(given: Namespace) -> None:
    """Train, and write the nets."""
    run = TrainingRun(given)
    games = [task.games for task in run.tasks]
    where = f"blocks for {given.on}" if given.on else f"{run.threads} threads"
    print(f"{given.course}: {games} games at once on {run.device}, {where}", flush=True)
    run.go()
    checkpoint = given.into / f"{given.course}.pt"
    saved = torch.load(checkpoint, map_location="cpu", weights_only=True)
    for name in run.learners:
        path = given.into / f"{given.course}.{name}.npz"
        export(saved[name], path)
        print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)
        saved[name] = rounded(saved[name])
    keep(saved, checkpoint)


if __name__ == "__main__":
    main(arguments())
