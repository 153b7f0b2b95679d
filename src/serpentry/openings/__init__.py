"""Opening books: how computer players began their games, how those ended, and what is proved."""

from serpentry.openings.book import (
    Book,
    FirstMove,
    NoBook,
    Opening,
    OpeningSetUp,
    book_of,
    games_with_books,
)

__all__ = [
    "Book",
    "FirstMove",
    "NoBook",
    "Opening",
    "OpeningSetUp",
    "book_of",
    "games_with_books",
]
