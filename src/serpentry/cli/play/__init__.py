"""`serpentry play`: a game in the terminal."""
