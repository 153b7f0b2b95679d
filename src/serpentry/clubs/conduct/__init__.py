"""How a club is run: results, who organises, what follows by itself, who has won."""
