"""Rated games of people: what they come to, and what is known of strengths."""
