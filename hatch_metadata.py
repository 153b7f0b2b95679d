"""What a registry shows of the package: its README, and its addresses where there are any.

Links of the README lead to where the source is kept: where git fetched it from, or what
`SERPENTRY_URL=https://… make release` says. If that is a folder or a machine of one's own, there
are none, since they would lead nowhere. Commands that need a checkout become commands that
install the package.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://)([^)]+)\)")
CHECKOUT = re.compile(r"<!-- checkout -->.*?<!-- /checkout -->", re.DOTALL)
REMOTE = re.compile(
    r"(?:https://|ssh://|git@)(?:[^@/]*@)?(?P<host>(?:[\w-]+\.)+[a-z]{2,})[:/](?P<path>.+?)(?:\.git)?/?"
)
INSTALL = """```sh
uvx 'serpentry[serve]'              # try it: opens your browser
pip install 'serpentry[serve]'      # keep it, then type: serpentry
```

You need Python 3.11 or newer; nothing is compiled."""
LINKS = "\n## More"
"""From here on the README has links alone."""
PAGES = {"Documentation": "docs", "Changelog": "CHANGELOG.md"}


class RegistryPage(MetadataHookInterface):
    """Fills in the README and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add them to the metadata."""
        url = os.environ.get("SERPENTRY_URL", "").rstrip("/") or page_of(origin(Path(self.root)))
        text = (Path(self.root) / README).read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, url)}
        metadata["urls"] = addresses(url)


def origin(root: Path) -> str:
    """Where git fetched this checkout from; nothing if it is none."""
    if not (root / ".git").exists():
        return ""
    words = ["git", "-C", str(root), "remote", "get-url", "origin"]
    try:
        return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def page_of(remote: str) -> str:
    """The page of a repository that git fetches from; nothing if nobody else could open it."""
    found = REMOTE.fullmatch(remote)
    return f"https://{found['host']}/{found['path']}" if found else ""


def shown(text: str, url: str) -> str:
    """A README as it reads elsewhere: how to install it, and links that lead to the source."""
    text = CHECKOUT.sub(lambda _: INSTALL, text)
    if not url:
        text = text.partition(LINKS)[0]
    return LINK.sub(lambda found: _link(found, url), text)


def addresses(url: str) -> dict[str, str]:
    """The addresses of the project; none where nobody said where it is."""
    if not url:
        return {}
    return {"Source": url} | {name: f"{url}/blob/main/{page}" for name, page in PAGES.items()}


def _link(found: re.Match[str], url: str) -> str:
    picture, words, target = found.groups()
    if url:
        return f"{picture}[{words}]({url}/{'raw' if picture else 'blob'}/main/{target})"
    return "" if picture else str(words)
