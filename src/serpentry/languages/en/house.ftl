## What the house says when something is wrong with itself

database-away = Not stored: the tables can’t be reached just now. Nothing is lost; it is tried again by itself.
database-full = Not stored: there is no room left to write. Nothing is lost; it is tried again by itself.
database-damaged = The tables are damaged and can’t be read; whoever runs the service has to restore them.
something-broke = Something went wrong here; it has been noted.
analysis-hidden = What that seat saw is hidden until the game is over.
table-set-aside = This table can’t be read; whoever runs the service has been told.
foreign-host = This service goes by another name.
dice-settled = The dice have fallen; nothing can be added to them any more.
why-no-salt = The draws of this record do not rest on the salt { $salt }.
is-muted = The host lets you speak here no more.
was-removed = The host took you from this table.
not-the-host = Only the host can do that.
nobody-there = There is nobody to whom that could be done.
