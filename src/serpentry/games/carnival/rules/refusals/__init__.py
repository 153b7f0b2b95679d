"""Why a move of Cobra Carnival is refused: the authority on its rules."""
