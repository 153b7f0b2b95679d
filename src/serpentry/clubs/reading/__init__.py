"""Logs of clubs as they are read: from files, entry by entry, each checked against the club."""
