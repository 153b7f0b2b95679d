"""Commands of `serpentry` in processes of their own, without the second that each takes to load.

They are forked from a process that has loaded what they need, and nothing else.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

LOADED = get_context("forkserver")
LOADED.set_forkserver_preload(
    ["pytest", "rich.console", "serpentry.server.conduct.reports", "serpentry.server.store.store"]
)
"""Not the terminal itself, which looks for its width and its language as it is loaded."""


def typed(words: Sequence[str], environment: Mapping[str, str]) -> tuple[int | None, str]:
    """What a command ends with, and all that it says."""
    with TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        process = LOADED.Process(target=_command, args=(words, dict(environment), said))
        process.start()
        process.join()
        return process.exitcode, said.read_text(encoding="utf-8")


def _command(words: Sequence[str], environment: Mapping[str, str], said: Path) -> None:
    os.environ.update(environment)
    with said.open("w", encoding="utf-8") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.argv = ["serpentry", *words]
    import_module("serpentry.cli.main").run()
