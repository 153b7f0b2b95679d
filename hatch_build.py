"""What is built has what browsers need to play without a service.

It is packed by `make bundle`, which needs engines and Node, and goes into the wheel and the source
distribution with the pages: whoever builds a wheel from that source gets the same files.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLE = "src/serpentry/server/pages/bundle/bundle.json"


class OfflinePlay(BuildHookInterface[Any]):
    """Looks whether it was packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse a source distribution without it; of a wheel say what it lacks."""
        if version == "editable" or (Path(self.root) / BUNDLE).exists():
            return
        lacks = f"Play without a service is missing ({BUNDLE}). Run `make bundle` first."
        if self.target_name == "sdist":
            raise RuntimeError(lacks)
        self.app.display_warning(lacks)
