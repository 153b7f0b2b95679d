"""Whatever the house in a browser loads is packed for it."""

import subprocess
import sys

from serpentry.builder.house import ROOMS, ROOTS

LOADED = f"""
import sys
from importlib import import_module
for root in {ROOTS!r}:
    import_module(root)
print(*{{name.split(".")[1] for name in sys.modules if name.startswith("serpentry.")}})
"""


def test_every_room_that_is_loaded_is_packed() -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert set(said.stdout.split()) - {"version"} <= set(ROOMS)
