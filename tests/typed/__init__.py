"""Programs as users write them, with the exact types of each game; mypy checks them strictly."""
