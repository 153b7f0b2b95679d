"""Whether all that is said at a table is so, held against independent referees."""
