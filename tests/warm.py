"""Compiles every game's search once, before the tests: `make engine` runs this.

What is compiled is kept on the disk until a source of it changes. Tests load it in a moment; those
that ran without would each wait for the same functions.
"""

from time import process_time

from serpentry.catalogue import names, set_up
from serpentry.players.search.warming import warm_up


def main() -> None:
    """Compile what is not there yet, and say how long that took."""
    fresh: list[str] = []
    began = process_time()

    def tell(function: str, is_fresh: bool) -> None:
        fresh.extend([function] if is_fresh else [])

    for name in names():
        warm_up(set_up(name), tell)
    if fresh:
        print(f"Compiled {len(fresh)} functions in {process_time() - began:.0f} CPU seconds.")


if __name__ == "__main__":
    main()
