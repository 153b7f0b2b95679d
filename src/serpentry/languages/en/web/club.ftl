## The page of a club

web-club-this = This club
web-club-member = member
web-club-member-count = { $count ->
    [one] 1 member
   *[other] { $count } members
}
web-club-you = you
web-club-role = Role
web-club-rating = Rating in
web-club-new-here = new
web-club-games-short = Games
web-club-find = Find
web-club-show-others = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
web-club-add-hint = Add people: a name, or a pasted list
web-club-adding = Being added: { $names }
web-club-list = { $count ->
    [one] 1 name
   *[other] { $count } names
}
web-club-list-line = Tap a name to leave it out. Those who are members already are not added again.
web-club-list-add = { $count ->
    [one] Add 1 member
   *[other] Add { $count } members
}
web-club-invite-line = Anyone who scans the code or opens the link can join.
web-club-copy-link = Copy link
web-club-delete-title = Delete { $name }?
web-club-export-line = The file holds the whole club. It can be opened in the terminal, or kept for later.
web-club-handed-on = { $name } organises the club now. Earlier links for organisers no longer work; this is the new one:
web-club-new-link = Make a new link; the old one stops working
web-club-from-file = A club from a file
web-club-file = Choose a .club file
web-club-file-line = A club that was exported, here or from the terminal, goes on here. Its members come without a device.
web-club-file-until = Open it up to the fault
web-club-forget = Remove { $name } from this list
web-club-all-past = { $count ->
    [one] Show the past tournament
   *[other] Show all { $count } past tournaments
}
web-club-round-word = Round
web-club-open = Open the tournament
web-club-not-begun = Not started yet
web-club-you-play = You play { $names }.
web-club-games-on = { $count ->
    [one] 1 game is on
   *[other] { $count } games are on
}
web-club-round-done = All results are in

## The page of a tournament

web-club-parts = Parts of the tournament
web-club-tables = Tables
web-club-table = Table { $number }
web-club-games-word = Games
web-club-round-since = round { $round } since { $time }, results: { $done } of { $count }
web-club-day-time = { $day }, { $time }
web-club-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
web-club-clock-game = { $minutes } min each + { $seconds } s a move
web-club-no-show-days = { $days ->
    [one] A player who makes no move within 1 day loses on time.
   *[other] A player who makes no move within { $days } days loses on time.
}
web-club-turn = { $name } to move, { $time } left
web-club-turn-holiday = { $name } to move, on holiday now
web-club-still = { $count ->
    [one] Table { $numbers } still plays
   *[other] Tables { $numbers } still play
}
web-club-still-playing = still playing
web-club-results = { $count ->
    [one] 1 result
   *[other] { $count } results
}
web-club-out = sat out: { $names }
web-club-sits-out-point = sits out and gets the point
web-club-goes-through = goes through without a game
web-club-why = Why this pairing?
web-club-why-these = Why { $names }?
web-club-playing = being played
web-club-done = done
web-club-tap = tap
web-club-tap-order = tap in order of finish
web-club-not-played = Not played
web-club-missing = { $name } didn’t come
web-club-clear = Take the result away
web-club-replace = Replace it
web-club-corrected = Corrected by { $name }; before: { $was }.
web-club-hidden-result = The result is shown when all tables have finished.
web-club-bronze = Game for third place
web-club-final = Final
web-club-semi-finals = Semi-finals
web-club-bracket = Bracket
web-club-cross = Cross table
web-club-drawn = After a draw
web-club-drawn-replay = A drawn game is played again once; then the better seed goes on.
web-club-drawn-seed = After a draw the better seed goes on.
web-club-leavers = If somebody leaves
web-club-leavers-half = Who leaves before half of the games is struck out; later the games stay and the rest are lost.
web-club-leavers-kept = Games of those who leave stay; the rest are lost.
web-club-leavers-struck = Who leaves is struck out with all games.
web-club-length = Length in minutes
web-club-late = Someone came late? Name
web-club-late-do = Add from round { $round }
web-club-enter-me = Play from round { $round }
web-club-play-along = Join in
web-club-no-device = no device
web-club-without-device = { $count ->
    [one] Without a device: { $names }. These games are played with a real set, and an organiser enters the results.
   *[other] Without a device: { $names }. Their games are played with a real set, and an organiser enters the results.
}
web-club-since = from round { $round }
web-club-left = left
web-club-withdraw = Withdraw { $name }
web-club-withdraw-do = Withdraw
web-club-withdraw-line = No more games are paired from now on. Until the next round is paired this can be taken back.
web-club-return = Take back
web-club-not-playing = Members who don’t play:
web-club-after = after round { $round }
web-club-after-of = after round { $round } of { $count }
web-club-ties = Equal points are decided by: { $figures }.
web-club-dashed = Dashed: no game.
web-club-short-points = Points
web-club-short-rounds = Won
web-club-short-buchholz = Buch.
web-club-short-sonneborn-berger = S–B
web-club-short-firsts = 1st
web-club-short-lead = Lead
web-club-streak = { $count ->
    [one] 1 win in a row
   *[other] { $count } wins in a row
}
web-club-my-place = Your place: { $place }
web-club-my-points = Points: { $points }
web-club-winner = { $count ->
    [one] Winner
   *[other] Winners
}
web-club-close = Close and name the winner
web-club-again = Another one like this
web-club-pair-free = Pair whoever is free
web-club-open-first = { $count ->
    [one] One game has no result yet:
   *[other] { $count } games have no result yet:
}
web-club-unpair = Undo the pairing of round { $round }
web-club-unpair-line = The round is paired anew when you want to; tables that are open are closed.
web-club-reopen = Reopen the tournament
web-club-reopen-line = Results can then be corrected, and rounds added.

## The table of a tournament

web-club-next-table = Your next table
web-club-to-tournament = To the tournament

## The wall of a room

web-club-begins = begins
web-club-playing-since = playing since
web-club-time-left = time left
web-club-enter-here = Enter your result:
web-club-see-here = On your own screen:
