"""The engines in the repository: which they are, and which are older than their kernels.

For Linux and browsers they are always those of the sources beside them, so that a clone plays at
full strength at once; for other systems they are brought up to date at a release.
"""

from collections.abc import Iterable

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine_files import current_file, files_in, package_folder
from serpentry.engine.machines import WASM, this_machine
from serpentry.engine.sources import fingerprint_of

ALWAYS_CURRENT = ("linux-x86_64", "linux-aarch64", WASM)
"""The machines whose engines every commit has."""
REMEDY = "make engine"


def stale_in_repository(
    machines: Iterable[str] = ALWAYS_CURRENT, games: Iterable[str] = tuple(KERNELS)
) -> dict[str, list[str]]:
    """By game, the machines for which the repository has no engine of the game's sources."""
    wanted, found = [*machines], dict[str, list[str]]()
    for game in games:
        fingerprint = fingerprint_of(KERNELS[game])
        files = files_in(package_folder(), game)
        sound = {one.machine for one in files if one.fingerprint == fingerprint and one.content()}
        if missing := [one for one in wanted if one not in sound]:
            found[game] = missing
    return found


def missing_here(games: Iterable[str] = tuple(KERNELS)) -> dict[str, list[str]]:
    """By game, what neither the repository nor this machine has, for this machine and browsers."""
    found = dict[str, list[str]]()
    for game in games:
        fingerprint = fingerprint_of(KERNELS[game])
        machines = (this_machine(), WASM)
        if missing := [one for one in machines if not current_file(game, fingerprint, one)]:
            found[game] = missing
    return found


def told(stale: Iterable[str]) -> str:
    """One sentence about games whose engines are not current; nothing if there is none."""
    *games, last = ["", *stale]
    if not last:
        return ""
    if not (others := games[1:]):
        return f"The engine of {last} is older than its kernel: {REMEDY}"
    names = f"{', '.join(others)} and {last}"
    return f"The engines of {names} are older than their kernels: {REMEDY}"
