## Comparing two rule sets

lab-verdict = Verdict
lab-played = { $games ->
    [one] From { $games } game. What { $player } makes of the rules need not be what people make of them.
   *[other] From { $games } games. What { $player } makes of the rules need not be what people make of them.
}
lab-span = { $value }, 95% interval { $low } to { $high }
lab-plies = { $verdict ->
    [more] Games are longer: { $second } moves instead of { $first } ({ $difference }).
    [less] Games are shorter: { $second } moves instead of { $first } ({ $difference }).
   *[same] No difference in length is shown: { $first } and { $second } moves ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] The first seat wins more: { $second } of the points instead of { $first } ({ $difference }).
    [less] The first seat wins less: { $second } of the points instead of { $first } ({ $difference }).
   *[same] No difference is shown for the first seat: { $first } and { $second } of the points ({ $difference }).
}
lab-ties = { $verdict ->
    [more] There are more draws: { $second } of the games instead of { $first } ({ $difference }).
    [less] There are fewer draws: { $second } of the games instead of { $first } ({ $difference }).
   *[same] No difference in draws is shown: { $first } and { $second } of the games ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Games are won by more: { $second } instead of { $first } ({ $difference }).
    [less] Games are won by less: { $second } instead of { $first } ({ $difference }).
   *[same] No difference in margins is shown: { $first } and { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] The lead changes more often: { $second } times per game instead of { $first } ({ $difference }).
    [less] The lead changes less often: { $second } times per game instead of { $first } ({ $difference }).
   *[same] No difference in changes of lead is shown: { $first } and { $second } per game ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Players are skipped more often: { $second } times per game instead of { $first } ({ $difference }).
    [less] Players are skipped less often: { $second } times per game instead of { $first } ({ $difference }).
   *[same] No difference in skipped turns is shown: { $first } and { $second } per game ({ $difference }).
}
lab-matters = { $verdict ->
    [more] More decisions matter: { $second } instead of { $first } ({ $difference }).
    [less] Fewer decisions matter: { $second } instead of { $first } ({ $difference }).
   *[same] No difference is shown in how many decisions matter: { $first } and { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] A good move is worth more: it wins { $second } more often than a random one, instead of { $first } ({ $difference }).
    [less] A good move is worth less: it wins { $second } more often than a random one, instead of { $first } ({ $difference }).
   *[same] No difference is shown in what a good move is worth: it wins { $first } and { $second } more often than a random one ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Skill counts for more: { $strong } wins { $second } of the points against { $weak } instead of { $first } ({ $difference }).
    [less] Skill counts for less: { $strong } wins { $second } of the points against { $weak } instead of { $first } ({ $difference }).
   *[same] No difference in skill is shown: { $strong } wins { $first } and { $second } of the points against { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] The better player decides more: { $second } of who wins instead of { $first } ({ $difference }).
    [less] The better player decides less: { $second } of who wins instead of { $first } ({ $difference }).
   *[same] No difference is shown in how much the better player decides: { $first } and { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Shared luck decides more: { $second } of who wins instead of { $first } ({ $difference }).
    [less] Shared luck decides less: { $second } of who wins instead of { $first } ({ $difference }).
   *[same] No difference is shown in how much shared luck decides: { $first } and { $second } ({ $difference }).
}
lab-shares = Shares with 95% intervals
lab-parts = What decides who wins
lab-part-skill = the better player
lab-part-seat = the seat
lab-part-luck = luck of dice, draws and opening that all share
lab-part-rest = the rest: later luck, and how moves meet
lab-on-parts = The same dice are played once from every seat. What goes with the player is skill, what goes with the seat in one such set of games is luck. Dice that fall differently after other moves are in the rest, so luck is at least what is shown.
lab-on-verdict = A difference is shown where its 95% interval excludes 0; by chance alone that happens in one comparison of twenty. A decision matters if the best of up to five moves, by a short search, wins at least 5% more often than a random one of them; two decisions of each game are tried.
lab-figures = All figures
lab-seats = players
lab-option = option
lab-first = first
lab-second = second
lab-no-change = Both set-ups are the same: every difference below is chance.
report-stuck = skipped turns
report-matters = decisions that matter
report-worth = worth of a good move
report-skill-points = points of the better player
report-skill-part = decided by the better player
report-luck-part = decided by shared luck

## Arena: pages of results

cli-assumes-tally = Assumed: games are independent. Intervals are Wilson’s; games with the same dice tell a little less.
cli-assumes-sprt = Assumed: strengths don’t change, sets of games with the same dice are independent, and Elo is logistic. Wrong answers: { $alpha } for the stronger, { $beta } for the weaker, if one of the two values is true.
cli-assumes-ratings = Assumed (Bradley–Terry): one strength per player, whoever the opponent is and whatever the seat; a draw is half a win. Intervals are bootstrapped over sets of games with the same dice. The mean is 0.
cli-assumes-ladder = Assumed (openskill, Plackett–Luce): one strength per player, whatever the seat. Ordinal is mu − 3 sigma.
cli-results-page = A page of standings and games to replay, rewritten while games are played.
cli-arena-page = Write results as one page, with games to replay.
cli-follow-at = Follow it in a browser: { $file }
why-results-page = A page of results is an .html file, not “{ $given }”.
arena-state = Games played: { $played } of { $games }; seed { $seed }.
arena-games = Games
arena-last-games = The last games (at most { $games }) can be replayed here; the file of results has the others.
arena-no-boards = The boards are not built, so games can’t be replayed here.
arena-game = Game { $number }: { $scores }; won by { $winners }

## The lab: two rule sets chosen on a page

cli-lab = Compare two rule sets of a game on a page in your browser.
cli-lab-port = The port of the page; 0 takes a free one.
cli-lab-open = Whether the page is opened in your browser.
cli-lab-at = The lab is at { $url } (Ctrl-C ends it).
lab-heading = The lab: what does a rule change?
lab-intro = Choose a game and two rule sets. Computers then play both on this machine, each against itself and the stronger among weaker ones, and you read what differs. It can be stopped at any time.
lab-title = { $game }: two rule sets compared
lab-choose = Choose this game
lab-strong = stronger player
lab-weak = weaker player
lab-games = games of each kind
lab-start = Compare
lab-stop = Stop
lab-again = Compare something else
lab-save = Save as one HTML file
lab-progress = Games played: { $done } of { $total }; minutes left, about: { $minutes }.
lab-done = Games played: { $done } of { $total }.
why-lab-level = A player of the lab is one of { $known }, not “{ $given }”.
why-lab-number = A number from 1 to { $most } was expected, not “{ $given }”.
