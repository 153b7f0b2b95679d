"""The shapes of what hosts answer, which FastAPI describes, too."""
