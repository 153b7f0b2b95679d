"""Whatever answers in a browser is in its bundle."""

import subprocess
import sys

from tools.bundle import ENDINGS, PACKAGE, PACKAGES, ROOTS

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


ELSEWHERE = {
    ".npz": "the nets of servers; browsers have smaller ones",
    ".solved": "proofs of whole boards, which servers look up",
    ".ttf": "fonts for pictures that servers make",
    ".js": "what draws pictures on a server",
}
"""Files beside our programs that are not for browsers, and why."""
UNREAD = {"__pycache__", "libraries"}


def test_what_lies_beside_our_programs_is_packed_or_is_not_for_browsers() -> None:
    """The curves of the one judge were forgotten: analysis without a net failed."""
    files = (file for name in PACKAGES for file in (PACKAGE / name).rglob("*.*"))
    found = {file.suffix for file in files if not UNREAD & set(file.parts)}
    assert found <= ENDINGS | set(ELSEWHERE)
