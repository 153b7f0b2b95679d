"""What the service bears."""
