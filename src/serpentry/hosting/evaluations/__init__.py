"""What is thought of positions: found where it is wanted, kept for all, and told to clients."""
