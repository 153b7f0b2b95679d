"""Debian's Firefox opens every board and plays a turn on it: `make firefox` runs this."""
