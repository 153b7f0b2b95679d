"""A finished game looked through: what each choice was worth, what luck did, and what mattered."""
