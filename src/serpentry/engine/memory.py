"""Memory that compiled code works in: where it is, and whether it is large enough."""

import mmap as mmap_module
import sys
from contextlib import suppress
from ctypes import addressof, c_char
from mmap import mmap
from typing import TYPE_CHECKING

from serpentry.engine.faults import WrongMemory
from serpentry.kernels.structs import AnyStruct
from serpentry.kernels.structs.declaring import NO_FACTS
from serpentry.kernels.structs.views import Block

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

LARGE_PAGES: int = getattr(mmap_module, "MADV_HUGEPAGE", 0)
"""How Linux is asked for them."""


class Pages(Block):
    """Memory that the system lends page by page as it is used; all zero at first."""

    def __init__(self, size: int, is_all_used: bool = False) -> None:
        """Make room; what is used from end to end takes large pages, which are found faster."""
        room = _lent(max(8, -(-size // 8) * 8))
        if sys.platform != "win32" and is_all_used and LARGE_PAGES:
            with suppress(OSError):  # a kernel without them
                room.madvise(LARGE_PAGES)
        words = memoryview(room).cast("q")
        super().__init__(0)
        self.words, self._seen = words, {"q": words}


def _lent(size: int) -> mmap:
    """A process's own: shared memory, which Python takes otherwise, has no large pages."""
    if sys.platform == "win32":
        return mmap(-1, size)
    return mmap(-1, size, flags=mmap_module.MAP_PRIVATE | mmap_module.MAP_ANONYMOUS)


def address(memory: "ReadableBuffer", needed: int, what: str) -> int:
    """Where memory begins that has at least this number of bytes."""
    octets = memoryview(memory).cast("B")
    if len(octets) < needed or octets.readonly:
        raise WrongMemory(what, needed, 0 if octets.readonly else len(octets))
    return addressof(c_char.from_buffer(octets)) if needed else 0


def place(struct: AnyStruct, kind: type[AnyStruct]) -> int:
    """Where a struct of this kind is, which must be there as a whole."""
    if not isinstance(struct, kind):
        raise WrongMemory(kind.__name__, 1, 0)
    needed = struct.start + (struct.facts or NO_FACTS).measure(struct.plan.size)
    return struct.start + address(struct.block.words, needed, kind.__name__)
