"""Why a move of Sssnake is refused: the authority on its rules."""
