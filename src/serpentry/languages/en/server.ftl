## What the service refuses, and why

too-many = That was too much at once; wait a little.
too-large = That is too large.
foreign-origin = This page may not call here.
too-many-tables = You have { $most } unfinished tables; finish one first.
no-such-table = There is no such table.
no-such-ply = The game has { $most } events only.
not-found = There is no { $what } here.
wrong-method = That can't be done with { $what }.
not-readable = { $why }
not-a-message = That is no message: { $why }
text-expected = Messages are text.
from-the-future = That message knows of events that have not happened.
illegal-move = The rules forbid that move.
stale = Something happened meanwhile.
name-is-empty = A name needs at least one letter.
bad-seats = A public table needs a person.
analysis-not-yet = A game against people is analysed when it is over.
no-hint = No hint could be found.
server-stops = The server stops; it will be back.
