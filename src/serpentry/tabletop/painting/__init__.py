"""Snakes as they are painted in a browser, for print; what can be data is in `painted.json`."""
