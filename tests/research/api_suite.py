"""OpenSpiel's own API test, unmodified: `python -m tests.research.api_suite [NAME…]`."""

import runpy
import sys

from serpentry.research.openspiel import register


def main() -> None:
    wanted = "|".join(f"{name}$" for name in sys.argv[1:] or register())
    register()
    sys.argv = ["api_test", f"--test_only_games={wanted}"]
    runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
