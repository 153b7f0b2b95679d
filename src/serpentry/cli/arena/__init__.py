"""`serpentry arena`, `match`, `report`: runs between players and what they show."""
