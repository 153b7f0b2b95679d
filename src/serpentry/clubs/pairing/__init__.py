"""Who meets whom: one module a kind of tournament, over matching for two and grouping for more."""
