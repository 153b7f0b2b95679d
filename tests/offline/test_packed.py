"""Whatever answers in a browser is in its bundle."""

import subprocess
import sys

from tools.bundle import PACKAGES, ROOTS

LOADED = f"""
import sys
from importlib import import_module
for root in {ROOTS!r}:
    import_module(root)
print(*{{name.split(".")[1] for name in sys.modules if name.startswith("serpentry.")}})
"""


def test_every_package_that_is_loaded_is_packed() -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert set(said.stdout.split()) - {"version"} <= set(PACKAGES)
