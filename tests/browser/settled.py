"""`python -m tests.browser.settled serve …`: the service, with the same dice at every table.

What a browser test meets then follows from the test, not from luck: it fails everywhere or nowhere.
Games that luck leads elsewhere are played by `make crawl` and `make whole-games`.
"""

import secrets
from unittest.mock import patch

from serpentry.cli.main import run
from serpentry.hosting import host
from serpentry.server.edge import limits

SEED = "5" * 64
MANY = 1000
"""Clubs that the one address of all tests may make."""


if __name__ == "__main__":
    same_seed = patch.object(host, "new_seed", lambda: SEED)
    same_luck = patch.object(secrets, "randbits", lambda _: 5)
    many_clubs = patch.object(limits, "CLUBS_PER_DAY", MANY)
    with same_seed, same_luck, many_clubs:
        run()
