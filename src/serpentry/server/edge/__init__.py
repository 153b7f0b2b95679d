"""Where requests come in: sockets, messages, limits, guests."""
