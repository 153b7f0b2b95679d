"""Several loops on one machine and one database: workers, and the foreman who keeps them at it."""
