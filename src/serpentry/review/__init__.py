"""A finished game reviewed: what each choice was worth, what luck did, and what mattered."""
