"""What happens to games on the way: players leave, and cup games are drawn."""
