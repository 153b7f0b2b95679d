"""Many games of one set-up, played or stepped together, without going back to Python."""
