"""`serpentry bot-check`, `engine`, `bot`: players as programs."""
