"""How strong players are."""
