"""Where nets live, and why a game has none here, in one sentence each."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError, install_command
from serpentry.tabletop.game import Game

FILES = Path(__file__).parent / "files"
RUNTIME = ("numpy", "threadpoolctl")
STUDENT = ".student"
"""Files of smaller nets, which engines have answer."""


class NetFault(SerpentryError):
    """No net plays a game here."""


class NoNet(NetFault):
    """Nobody trained one for the game, or for the way it is set up."""

    def __init__(self, game: str) -> None:
        super().__init__(sentence("why-net-none", game=game))


class NoRuntime(NetFault):
    """There is a net, and nothing to run it with."""

    def __init__(self, game: str) -> None:
        super().__init__(sentence("why-net-extra", game=game, command=install_command("play")))


def _path_of(game: Game[Any, Any]) -> Path | None:
    basis = basis_of(game) if has_kernel(game) else None
    if basis is None or basis.chart is None:
        return None
    return FILES / f"{'-'.join(filter(None, (game.name, basis.net)))}.npz"


def net_of(game: Game[Any, Any]) -> Path:
    """The file of a game's net, a smaller one without numpy; a NetFault says why there is none."""
    path = _path_of(game)
    if path is None:
        raise NoNet(game.name)
    is_there, student = path.is_file(), path.with_suffix(STUDENT)
    if is_there and all(map(find_spec, RUNTIME)):
        return path
    if student.is_file():
        return student
    raise NoRuntime(game.name) if is_there else NoNet(game.name)
