"""Boards that are solved: who wins whatever the other does, and how."""

from serpentry.solved.certificate import (
    Certificate,
    SolvedResult,
    certificate_of,
    is_solved,
    verdict_of,
)

__all__ = ["Certificate", "SolvedResult", "certificate_of", "is_solved", "verdict_of"]
