"""Programs that the pages of the documentation show."""
