"""Where nets live, and why a game has none here, in one sentence each."""

from importlib.util import find_spec
from pathlib import Path

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.languages import Sentence, sentence
from serpentry.tabletop.errors import SerpentryError, install_command
from serpentry.tabletop.game import AnyGame

FILES = Path(__file__).parent / "files"
RUNTIME = ("numpy", "threadpoolctl")
STUDENT = ".student"
"""Files of smaller nets, which engines have answer."""


class NetFault(SerpentryError):
    """There is no net that plays a game here."""


class NoNet(NetFault):
    """Nobody trained one for the game, or for the way it is set up."""

    def __init__(self, game: str) -> None:
        super().__init__(sentence("why-net-none", game=game))


def _path_of(game: AnyGame) -> Path | None:
    basis = basis_of(game) if has_kernel(game) else None
    if basis is None or basis.chart is None or basis.net is None:
        return None
    return FILES / f"{'-'.join(filter(None, (game.name, basis.net)))}.npz"


def net_of(game: AnyGame) -> Path:
    """The file of a game's net, a smaller one without numpy; a NetFault says why there is none."""
    path = _path_of(game)
    for one in (path, path.with_suffix(STUDENT)) if path else ():
        if one.is_file() and (one.suffix == STUDENT or all(map(find_spec, RUNTIME))):
            return one
    raise NoNet(game.name)


def only_smaller(game: AnyGame) -> Sentence:
    """That a smaller net plays a game here, and what the large one needs."""
    return sentence("net-smaller", game=game.name, command=install_command("play"))
