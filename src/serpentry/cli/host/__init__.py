"""`serpentry serve` and what else a host needs."""
