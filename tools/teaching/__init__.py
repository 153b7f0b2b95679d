"""What courses of strategy teach, and where positions for it are found."""
