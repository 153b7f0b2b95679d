"""What a link shows where it is pasted, and the pictures of it."""
