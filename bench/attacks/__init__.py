"""What a stranger may try against a server: one thing at a time, as fast as they are let."""

from collections.abc import Awaitable, Callable

from bench.attacks import at_pages, at_tables
from bench.attacks.stranger import Stranger

Attack = Callable[[Stranger, int], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attack]] = {
    one.__name__: (at_once, one)
    for at_once, one in (
        (2, at_tables.history), (2, at_tables.picture), (2, at_tables.record), (2, at_tables.copy),
        (2, at_tables.upload), (2, at_tables.verify), (2, at_tables.show), (2, at_tables.look),
        (2, at_tables.make), (2, at_tables.check), (2, at_tables.form), (2, at_tables.arrange),
        (2, at_tables.print_out), (4, at_tables.files), (25, at_tables.describe),
        (1, at_tables.stale), (1, at_tables.moves), (30, at_tables.unread), (1, at_tables.bodies),
        (2, at_tables.headers), (2, at_tables.nested), (20, at_tables.lobby),
        (4, at_tables.sockets), (4, at_tables.long_sockets), (150, at_pages.front),
        (150, at_pages.table_pages), (150, at_pages.club_pages), (4, at_pages.long_club),
        (2, at_pages.club_log), (50, at_pages.metrics), (50, at_pages.health),
        (2, at_pages.studies), (2, at_pages.study), (2, at_pages.animation), (1, at_pages.forget),
    )
}  # fmt: skip
"""How many of each go on at once."""
