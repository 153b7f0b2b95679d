"""Telling people of their turn and of rounds while they are not here: by mail and by Web Push."""
