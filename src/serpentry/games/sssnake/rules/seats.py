"""What the seats are called."""

SEAT_NAMES = ("green", "red", "blue", "amber")
