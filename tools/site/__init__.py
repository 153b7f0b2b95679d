"""Programs for the site of docs, and for its pages beside the games."""
