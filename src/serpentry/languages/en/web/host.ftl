web-come = Continue on this device
web-come-line = This link takes a name and games from another device to this one.
web-come-instead = Here you are { $name } now. That name and its games will no longer be available here.
web-come-go = Move them to this device
web-admin = Administration
web-admin-line = For the administrator of this server. The token is in the server’s settings (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Token
web-admin-show = Show
web-admin-again = Refresh
web-admin-read-only = Switch to read-only
web-admin-read-only-line = Nobody can move until you resume games; no clock counts that time. Really?
web-admin-read-only-now = The server is read-only: moves wait, and no clock counts that time.
web-admin-go-on = Resume games
web-admin-tables = Tables
web-admin-table-id = A table’s id
web-admin-find = Find
web-admin-close = Close
web-admin-close-line = Close the table { $table }? Nobody can look or play there until you open it again; nothing is deleted.
web-admin-reopen = Open again
web-admin-guests = Guests
web-admin-guest-name = Name
web-admin-ban = Ban
web-admin-ban-line = Keep { $name } out until you let them back in?
web-admin-unban = Allow again
web-admin-version = Version
web-admin-up = Running for
web-admin-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
web-admin-sockets = Open connections
web-admin-load = System load
web-admin-memory = Memory of this process
web-admin-database = Size of the database
web-admin-free = Free on its disk
web-admin-engines = Engines
web-admin-set-aside = Tables that can’t be read
web-admin-waiting = waiting
web-admin-playing = playing
web-admin-paused = paused
web-admin-over = finished
web-admin-who = Your name, for the log
web-admin-why = Reason
web-admin-why-told = Reason (the person will read it)
web-admin-reports = Reports
moderate-no-reports = No open reports.
web-admin-settled = Include settled ones
moderate-by = reported by { $name }
web-admin-game = Game
web-admin-dismiss = Dismiss
moderate-dismiss-line = The report about { $name } is settled and nothing happens.
web-admin-rename = Rename
web-admin-rename-line = { $name } gets another name, also at tables, and is told.
web-admin-new-name = New name
web-admin-suspend = Suspend
moderate-suspend-line = { $name } can only watch and finish games in progress, and is told so.
web-admin-long = How long
web-admin-for-good = for good
moderate-until = suspended until { $date }
moderate-until-for-good = suspended for good
web-admin-lift = Lift suspension
moderate-lift-line = { $name } can take part again.
web-admin-studies = Public studies
web-admin-unlist = Take off the list
web-admin-hide = Hide
web-admin-show-again = Show again
web-admin-study-line = “{ $title }”: whoever made it is told.
web-admin-log = Log
web-admin-log-line = Everything that was done here; nothing of it can be changed.
web-admin-newer = Newer
web-admin-older = Older
web-admin-sure = { $what }: really?
web-admin-did-dismiss = dismissed a report
web-admin-did-rename = renamed
web-admin-did-suspend = suspended
web-admin-did-lift = lifted the suspension
web-admin-did-unlist-study = took a study off the list
web-admin-did-hide-study = hid a study
web-admin-did-show-study = showed a study again
web-admin-did-ban = banned
web-admin-did-unban = let back in
web-admin-did-close = closed a table
web-admin-did-reopen = opened a table again
web-admin-did-read-only = switched to read-only
web-admin-did-writable = resumed games
web-admin-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-engine-ready = ready
web-engine-building = being built
web-engine-failed = failed
web-engine-waiting = not requested yet

## Clubs

web-club-line = An evening or a whole season together: members, tournaments, ratings. There are no accounts; a link is enough.
web-club-yours = Your clubs
web-club-make = Create a club
web-club-name = Name of the club
web-club-nickname = Your nickname
web-club-join = Join the club
web-club-ask = Invite to { $club }
web-club-asks = Come and join our club { $club }: { $link }
web-club-colour = Colour
web-club-colour-green = green
web-club-colour-red = red
web-club-colour-blue = blue
web-club-colour-yellow = yellow
web-club-colour-purple = purple
web-club-colour-orange = orange
web-club-colour-teal = teal
web-club-colour-grey = grey
web-club-members = Members
web-club-organiser = organiser
web-club-computer = computer
web-club-more = More about { $name }
web-club-hand-on = Make organiser
web-club-remove = Remove { $name }
web-club-remove-sure = Remove { $name } from the club? Results stay.
web-club-leave = Leave
web-club-leave-sure = Leave this club? What you played stays.
web-club-add = Add someone without a device
web-club-add-computer = Add a computer
web-club-add-do = Add
web-club-new-name = Name
web-club-save = Save
web-club-export = Export the club (.club file)
web-club-delete = Delete the club
web-club-delete-sure = Delete the club with its members, tournaments and ratings?
web-club-invite = Invite
web-club-organisers-link = Link for organisers
web-club-organisers-line = Anyone who has this link can organise the club.
web-club-tournaments = Tournaments
web-club-none = No tournament is running.
web-club-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-club-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-club-new = New tournament
web-club-watch = Games to watch
web-club-tournament-name = Name of the tournament
web-club-kind = Kind of tournament
web-club-kind-swiss = Swiss
web-club-kind-robin = Round robin
web-club-kind-knockout = Knockout
web-club-kind-arena = Arena
web-club-kind-evening = Open evening
web-club-how-swiss = Players with about the same score meet. No two players meet twice, and nobody sits out twice, if it can be avoided.
web-club-how-robin = Everyone meets everyone.
web-club-how-knockout = The winner goes through; the losing semi-finalists play for third place.
web-club-how-arena = Players get a new game as soon as they are free. After two wins in a row, further wins count double.
web-club-how-evening = Players who are free meet someone new, as long as there is time.
web-club-game = Game
web-club-seats = Players per table (max.)
web-club-tables-of = tables of up to { $count }
web-club-rounds = Rounds
web-club-rounds-needed = as many as needed
web-club-rounds-planned = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-club-where = Where the games are played
web-club-on-screens = on screens
web-club-on-wood = with a real set
web-club-alone = Start later rounds automatically
web-club-no-show = Minutes until a player counts as absent
web-club-no-show-line = A player who isn’t there { $minutes } min after the pairing counts as absent.
web-club-counts-out-line = A player who hasn’t opened the table { $minutes } min after the pairing loses; at larger tables a computer plays for them. A game that nobody comes to doesn’t count.
web-club-announce = Create tournament
web-club-players = Players
web-club-player = Name
web-club-start = Start the tournament
web-club-pair = Pair round { $round }
web-club-end = End the tournament
web-club-end-sure = End the tournament now? Games without a result don’t count. It can be reopened.
web-club-over = finished
web-club-preview = Round { $round } as it would be paired now
web-club-round = Round { $round }
web-club-sits-out = sits out
web-club-go = Go to your table
web-club-look = Watch
web-club-enter-result = Enter the result
web-club-correct = Correct
web-club-won-by = { $name } won
web-club-draw = Draw
web-club-order = Tap the players in the order in which they finished:
web-club-equal = Tie with the next player
web-club-no-show-result = decided without a game
web-club-void-do = Don’t count it
web-club-void-result = not counted
web-club-standings = Standings
web-club-place = Place
web-club-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-club-figure-points = Points
web-club-figure-rounds = Rounds won
web-club-figure-buchholz = Buchholz
web-club-figure-sonneborn-berger = Sonneborn–Berger
web-club-figure-firsts = First places
web-club-figures-line = Tap a name to see how the points are worked out.
web-club-bye = bye
web-club-wall = Projector view
web-club-print = Print
web-club-sheet-table = Table
web-club-sheet-game = Game
web-club-sheet-players = Players
web-club-sheet-result = Result
web-club-sheet-signature = Signature
web-club-sheet-bronze = Third place:
web-club-duplicate = Duplicate: the same luck at all tables
web-club-how-duplicate = Duplicate: all tables of a round have the same deal and dice. Your lead is your score minus the average of the others at your table, and it is compared with the leads of those who have your seat elsewhere. You score the share of those players you beat; ties count half.
web-club-secret = Boards and scores of this round are shown when all its games are over.
web-club-figure-lead = Lead
web-club-lead-won = won early
web-club-lead-lost = lost early

## The page of `serpentry lab`

web-lab-heading = The lab: what does a rule change?
web-lab-intro = Choose a game and two rule sets. Computers play both on this machine; the page shows what changes. You can stop at any time.
web-lab-first = First rule set
web-lab-second = Second rule set
web-lab-strong = stronger player
web-lab-weak = weaker player
web-lab-games = games of each kind
web-lab-start = Compare
web-lab-stop = Stop
web-lab-save = Save as one HTML file
web-lab-progress = { $done } of { $total } games played, about { $minutes } min left.
web-lab-done = Games played: { $done } of { $total }.
