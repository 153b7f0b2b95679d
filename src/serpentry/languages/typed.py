"""`TypedDict`, for the shapes of what is answered: dicts for Python, described to all others.

Of an older Python, pydantic takes only that of `typing_extensions`.
"""

import sys

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    from typing_extensions import TypedDict

__all__ = ["TypedDict"]
