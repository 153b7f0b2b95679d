"""The terminal: `serpentry …`."""
