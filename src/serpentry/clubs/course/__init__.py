"""What becomes of a tournament on its way: people who leave, drawn cup games, its end."""
