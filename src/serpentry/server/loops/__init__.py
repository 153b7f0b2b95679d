"""Several loops on one machine and one database: workers, and the parent that runs them."""
