"""Programs that make pictures, pages and descriptions from the product."""
