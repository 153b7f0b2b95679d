## What holds for all games

why-unknown-name = There is no { $kind } called “{ $name }”. Choose one of: { $known }.
why-record-program = The record names the program { $player } as a player. To run it, name the players with --players.
why-seats-range = { $title } is for { $low } to { $high } players, not { $seats }.
why-seats-only = { $title } is for { $low } players, not { $seats }.
why-unknown-option = There is no option “{ $name }”. Choose one of: { $known }.
why-option-value = Option { $name } can’t be { $given }. Choose { $allowed }.
why-game-over = The game is over.
why-no-move-of-number = Number { $number } means no move here.
in-plain-words = { $text }
list-of-several = { $most } and { $last }
why-players-named = There are { $seats } seats, but { $players ->
    [one] { $players } player was named.
   *[other] { $players } players were named.
  }
why-opt-pair = --opt takes NAME=VALUE, not “{ $given }”.
why-no-file = There is no file { $file }.
why-folder = { $file } is a folder; a file was expected.
why-no-text = { $file } is not a text file.
why-arranged = { $line } can’t lie there: { $why }
why-arranged-line = “{ $line }” is not a line of a set-up: it says who (a seat or *), a blank, and the move.
why-arranged-seat = There is no seat { $seat }: they are numbered from 0 to { $most }.
why-no-arranger = Positions of this game can’t be set up by hand.
list-of-choices = { $most } or { $last }
