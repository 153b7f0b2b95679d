"""Laws for everything of a kind: one list with all of it, and one test that takes the list."""
