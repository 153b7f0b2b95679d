"""Whether every sentence at a table is true, held against independent referees."""
