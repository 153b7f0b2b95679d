"""Why a move of SNEKAGON 5G is refused: the authority on its rules."""
