"""The contract of every game, and the nouns of every table."""
