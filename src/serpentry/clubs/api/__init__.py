"""What can be asked of a club: requests, and a function a question that answers them."""
