"""On the path of a server and all that it starts: what they ask of other machines is noted."""
