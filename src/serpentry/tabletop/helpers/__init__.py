"""What several games or formats use: walks through games, lazy lists, names of places."""
