"""What hosts are asked: the shape of every request, and the one reader that checks it."""
