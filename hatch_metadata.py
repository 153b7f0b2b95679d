"""What a registry shows of the package: its README, and its addresses where there are any.

`SERPENTRY_URL=https://… make release` names the place where the source is kept; links of the README
then lead there. Without it links are plain text, since they would lead nowhere. Commands that need
a checkout become commands that install the package.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://)([^)]+)\)")
CHECKOUT = re.compile(r"<!-- checkout -->.*?<!-- /checkout -->", re.DOTALL)
INSTALL = """```sh
uvx 'serpentry[serve]'              # try it: starts the server and opens your browser
pip install 'serpentry[serve]'      # keep it, then type: serpentry
```

You need Python 3.11 or newer; nothing is compiled."""
PAGES = {"Documentation": "docs", "Changelog": "CHANGELOG.md"}


class RegistryPage(MetadataHookInterface):
    """Fills in the README and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add them to the metadata."""
        url = os.environ.get("SERPENTRY_URL", "").rstrip("/")
        text = (Path(self.root) / README).read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, url)}
        metadata["urls"] = addresses(url)


def shown(text: str, url: str) -> str:
    """A README as it reads elsewhere: how to install it, and links that lead to the source."""
    text = CHECKOUT.sub(lambda _: INSTALL, text)
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
