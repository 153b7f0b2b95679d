"""`python -m serpentry` is the command `serpentry`."""

from serpentry.cli.main import run

run()
