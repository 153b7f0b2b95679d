"""From a checkpoint to the files that play or are kept, and back."""

from pathlib import Path
from typing import Any

import numpy
import torch

from training.torch_net import NetShape, TorchNet

ONLY_FOR_LEARNING = "owners."


def export(saved: dict[str, Any], path: Path) -> None:
    """Write a learner's mean as `serpentry.nets.numpy_net` reads it.

    Halves are finer than the numbers by which the net played against itself.
    """
    weights = {
        name: one.half().cpu().numpy()
        for name, one in saved["mean"].items()
        if not name.startswith(ONLY_FOR_LEARNING)
    }
    numpy.savez(path, allow_pickle=False, seats=numpy.array(saved["form"]["seats"]), **weights)


def keep(saved: dict[str, Any], path: Path) -> None:
    """Write a checkpoint, at once and whole."""
    torch.save(saved, path.with_suffix(".new"))
    path.with_suffix(".new").rename(path)


def rounded(saved: dict[str, Any]) -> dict[str, Any]:
    """A learner's checkpoint with two bytes for each number, half as large.

    The optimiser's squares of gradients can be too small for float16, so its state is in bfloat16,
    which has a wider range; how many steps it made stays exact.
    """
    weights = {
        kind: {name: one.half() for name, one in saved[kind].items()} for kind in ("net", "mean")
    }
    adam = [
        {name: one.bfloat16() if one.ndim else one for name, one in state.items()}
        for state in saved["adam"]
    ]
    return {**saved, **weights, "adam": adam}


def weights_in(path: Path) -> dict[str, torch.Tensor]:
    """The weights of a file by name, and how many seats it knows."""
    with numpy.load(path) as file:
        return {name: torch.from_numpy(file[name]).float() for name in file.files}


def teacher(path: Path, form: NetShape) -> TorchNet:
    """A net that plays as a file says; how large it is can be seen from its weights.

    What is only for learning is not in the file, and of no use to a net that learns nothing.
    """
    weights = weights_in(path)
    seats, width = int(weights.pop("seats")), len(weights["first.bias"])
    blocks = sum(name.endswith(".two.weight") for name in weights)
    net = TorchNet(form._replace(seats=seats, width=width, blocks=blocks, boards=0))
    net.load_state_dict(weights)
    return net
