"""Playing by a net: trees that it guides, and where it lives."""
