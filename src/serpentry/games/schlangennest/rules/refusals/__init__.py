"""Why a move of Schlangennest is refused: the authority on its rules."""
