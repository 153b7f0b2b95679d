## Server faults

database-away = Not saved yet: the database can’t be reached. Nothing is lost; saving is retried automatically.
database-full = Not saved yet: the disk is full. Nothing is lost; saving is retried automatically.
database-damaged = The tables are damaged and can’t be read; the administrator has to restore them.
something-broke = Something went wrong here, and has been logged.
analysis-hidden = What that seat saw is hidden until the game is over.
table-set-aside = This table can’t be read; the administrator has been notified.
foreign-host = This server doesn’t answer to that host name.
dice-settled = The dice are already fixed; you can’t add to their seed any more.
why-no-salt = The draws of this record aren’t based on the salt { $salt }.
is-muted = The host has muted you at this table.
was-removed = The host removed you from this table.
not-the-host = Only the host can do that.
nobody-there = That person isn’t at this table.
