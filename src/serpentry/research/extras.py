"""What the adapters need beside Serpentry itself."""

from serpentry.tabletop.errors import SerpentryError


class MissingExtra(SerpentryError, ImportError):
    """A library that an adapter is for is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(
            f"{library} is not installed. Install it by: pip install serpentry[research]"
        )
