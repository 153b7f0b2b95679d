"""Opening books: how computer players began their games, how those ended, and what is proved."""

from serpentry.openings.book import (
    FirstMove,
    NoBook,
    OpeningBook,
    OpeningMove,
    OpeningSetUp,
    book_of,
    games_with_books,
)

__all__ = [
    "FirstMove",
    "NoBook",
    "OpeningBook",
    "OpeningMove",
    "OpeningSetUp",
    "book_of",
    "games_with_books",
]
