"""What a built package holds, and whether it plays."""
