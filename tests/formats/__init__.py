"""What reads texts from outside: every expression is linear, every format can be spoiled."""
