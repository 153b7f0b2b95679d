## What a club refuses while a tournament goes on, and who organises

club-deleted = This club has been deleted.
club-organiser-device = { $name } has no device here. Organisers need one.
club-founder-stays = { $name } founded this club and can’t be removed by anyone else.
club-delete-instead = Nobody else here has a device, so nobody could organise the club. Delete it, or stay.
club-all-played = Everything has been played: there is nothing left to withdraw from.
club-return-late = The next round has been paired since: this withdrawal can’t be taken back.
club-not-gone = This player has not withdrawn.
club-round-paired = Round { $round } has already been paired.
club-round-paired-by = { $by } has already paired round { $round }.
club-time-is-up = The arena’s time is up: no more games are paired.
club-not-last-round = Only the last pairing can be undone.
club-round-has-results = A game of this round already has a result: the pairing can’t be undone.
club-not-over = This tournament is not over.
club-tournament-ended = { $by } has ended this tournament.
club-no-result = This game has no result.
club-clear-played = This game ended at its table. Correct the result instead.
club-result-stands = { $by } has already entered a result: { $result }.
club-result-there = This game already has a result: { $result }.
club-result-hidden = This game already has a result. It is shown when all tables have ended.
club-too-early-days = A player counts as absent only { $days ->
    [one] one day
   *[other] { $days } days
} after the pairing.
club-round-secret = While tables with the same dice are still in play, the log can’t be given out.

## What is said of a game, a round and a place

club-why-replay = Game { $game } was drawn: { $players } play it again in the opposite order.
club-why-left = { $players } left the tournament: no game is played here.
club-note-walkover = Won because the other side left the tournament: { $player }.
club-note-nobody = Everyone at this table has left the tournament: the game does not count.
club-note-replayed = Drawn: played again as game { $game }.
club-note-seed = Drawn: { $player } advances as the better seed.
club-note-seed-bronze = Drawn: third place goes to { $player } as the better seed.
club-note-seed-final = Drawn: { $player } wins as the better seed.
club-note-corrected = { $count ->
    [one] Paired before the result of game { $numbers } was corrected.
   *[other] Paired before the results of games { $numbers } were corrected.
}
club-note-struck = Left after meeting { $played } of { $due } opponents: these games count for nobody.
club-note-kept = Left after meeting { $played } of { $due } opponents: these games count, and everyone still to meet gets the point.
club-note-left = Left the tournament. Games played count.

## What will follow, said before it is done

club-then-unpaired = { $player } is not paired any more.
club-then-walkover = The open game goes to { $players }.
club-then-computer = At the open table a computer takes the seat.
club-then-others = The others finish the open game.
club-then-next = Whoever meets { $player } in the next round goes through.
club-then-struck = Fewer than half of the opponents were met: the games count for nobody.
club-then-all-struck = The games played count for nobody.
club-then-kept = The games played count, and everyone still to meet gets the point.
club-then-stays = The games played count.
club-then-back = This can be taken back until round { $round } is paired.
club-then-back-last = This can be taken back until the tournament is ended.
club-then-leave = { $player } leaves the club; what was played stays.
club-then-leave-running = This also ends taking part in { $tournaments }.
club-then-new-link = The organisers’ link changes; the old one stops working.
club-then-unpair = Round { $round } is taken back and can be paired anew. Tables that were opened for it are closed.
club-then-void = { $count ->
    [one] One game has no result and will not count.
   *[other] { $count } games have no result and will not count.
}
club-then-early = Not everything has been played yet.
club-then-winner = { $count ->
    [one] Winner: { $players }.
   *[other] Joint winners: { $players }.
}
club-then-reopen = It can be reopened.

## What comes next for whoever looks

club-next-join = Join the club to play.
club-next-enter = You can still enter this tournament.
club-next-left = You have withdrawn from this tournament.
club-next-play = Round { $round }: you play { $players }.
club-next-play-free = You play { $players }.
club-next-wait = { $count ->
    [one] The next round begins after one more game.
   *[other] The next round begins after { $count } more games.
}
club-next-last = { $count ->
    [one] One game is still in play.
   *[other] { $count } games are still in play.
}
club-next-sits-out = You sit out round { $round }.
club-next-soon = The next round will be paired soon.
club-next-free = You are waiting for an opponent.
club-next-begins = The tournament has not begun yet.
club-next-out = You are out of this knockout.
club-next-over = The tournament is over.
club-next-played = All games are played.
club-next-start = Start the tournament when everyone is here.
club-next-few = More players must enter before the tournament can start.
club-next-pair = Round { $round } can be paired.
club-next-results = { $count ->
    [one] One result is missing: { $games }
   *[other] { $count } results are missing: { $games }
}
club-next-end = All games are played: the tournament can be ended.
club-at-undone = This pairing was taken back: the game does not count.
