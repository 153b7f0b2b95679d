## What the service refuses, and why

too-many = Too many requests. Wait a moment.
too-large = That is too big to send.
foreign-origin = Requests from that site aren’t allowed.
too-many-tables = You have { $most } unfinished { $most ->
    [one] table
   *[other] tables
}; finish one first.
no-such-table = No table was found under this link.
no-such-ply = This game has only { $most ->
    [one] { $most } step
   *[other] { $most } steps
}.
not-found = Nothing found at { $what }.
wrong-method = { $what } doesn’t support this request.
not-readable = { $why }
not-a-message = Not a valid message: { $why }
text-expected = Messages must be text.
from-the-future = That message refers to events that haven’t happened yet.
illegal-move = The rules forbid that move.
stale = The game has moved on in the meantime.
name-is-empty = Enter a name with at least one letter.
bad-seats = A public table needs at least one human player.
analysis-not-yet = Games against people can be analysed only when they are over.
review-not-yet = A game can be reviewed when it is over.
no-hint = No hint available.
server-stops = The server is restarting and will be back shortly.
mistake-missing = “{ $where }” is missing.
mistake-unknown = “{ $where }” is not known here.
mistake-length = “{ $where }” is too long or too short.
mistake-range = “{ $where }” is too big or too small.
mistake-value = “{ $where }” can’t have this value.
mistake-json = This isn’t valid JSON.
mistake-too-much = That is too big or too deeply nested.
why-no-such-move = This isn’t a move of this game.
read-only = The service only shows games just now. Nothing is lost; go on in a while.
table-closed = This table was closed by whoever runs this service.
guest-banned = You may not take part here any more, by decision of whoever runs this service.
pass-not-good = This link was used already, taken back, or is too old. Make a new one on the other device.
not-in-charge = This token does not fit.
