"""Reports: what the games of a set-up look like, in figures and plots."""

from serpentry.arena.report.pages import write_page
from serpentry.arena.report.wording import Chapter, tell

__all__ = ["Chapter", "tell", "write_page"]
