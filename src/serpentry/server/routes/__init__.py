"""The HTTP side, one file a subject."""
