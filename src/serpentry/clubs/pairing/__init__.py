"""The pairings: one module a kind of tournament, over matching for two and grouping for more."""
