## What the service refuses, and why

too-many = Too many requests. Wait a moment.
too-large = That is too big to send.
foreign-origin = Requests from that site aren’t allowed.
no-such-study = This study doesn’t exist or was deleted.
study-changed = This study was changed elsewhere in the meantime.
too-many-mails = Too many addresses are waiting to be confirmed. You can try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
too-many-studies = You have { $most } studies, which is the limit: delete one first.
too-many-tables = You have { $most } unfinished { $most ->
    [one] table
   *[other] tables
}; finish one first.
no-room-for-large = The server has no room for another large board now. Try a smaller one, or come back later.
no-such-table = There is no table under this link.
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
mistake-nul = A text contains the character U+0000, which no text may contain.
mistake-too-much = That is too big or too deeply nested.
why-no-such-move = This isn’t a move of this game.
read-only = The server is read-only at the moment. Nothing is lost; try again shortly.
table-closed = This table was closed by the administrator.
guest-banned = You have been banned by the administrator.
guest-suspended = The administrator has suspended you until { $until }. Until then you can watch and finish your games.
guest-suspended-for-good = The administrator has suspended you for good. You can watch and finish your games.
seat-not-yours = You can’t take a seat at this table.
study-held = The administrator has taken this study off the public list.
name-refused = The administrator doesn’t allow this name. Choose another one.
too-many-reports = You have reported a lot within an hour. Try again later.
too-many-avoided = Your list of hidden and blocked people is full: remove someone first.
no-such-report = This report doesn’t exist or was deleted.
pass-not-good = This link has already been used, was revoked or has expired. Create a new one on the other device.
too-many-passkeys = You can’t have more passkeys: remove one first.
no-such-passkey = This passkey was already removed.
no-such-device = This device is already signed out.
passkey-not-good = This passkey wasn’t accepted. Try again, or use another one.
passkey-first = Confirm with one of your passkeys first.
recovery-not-good = This code isn’t valid or was already used.
recovery-needs-passkey = Add a passkey first: recovery codes are for a name that has one.
passkeys-elsewhere = Passkeys belong to one address. Open { $link } and try again there.
passkeys-need-https = Passkeys work only over HTTPS and under a name such as play.example.org, or on this computer at http://localhost.
rated-needs-passkey = Rated games are for names that are kept: otherwise a bad rating could be dropped with a cookie. Add a passkey on your page first.
rated-not-here = Rated games are played on a server, under names that are kept there.
rated-people = A rated game is between people at their own devices, without computers.
rated-one-each = At a rated table everybody has one seat, and a name of their own.
rated-needs-clock = A rated game needs a clock, so that nobody wins by staying away.
rated-from-start = A rated game begins at the game’s own start.
rated-no-undo = Nothing is taken back in a rated game.
rated-no-help = In a rated game there are no hints and no analysis before its end.
not-in-charge = Wrong token.
forgotten-guest = Guest
forgotten-line = This line was deleted.
