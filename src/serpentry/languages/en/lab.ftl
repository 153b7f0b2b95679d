## Comparing two rule sets

lab-verdict = Verdict
lab-played = { $games ->
    [one] From { $games } game between computers ({ $player }); people may play otherwise.
   *[other] From { $games } games between computers ({ $player }); people may play otherwise.
}
lab-span = { $value }, 95% interval { $low } to { $high }
lab-span-share = { $value } percentage points, 95% interval { $low } to { $high }
lab-plies = { $verdict ->
    [more] Games are longer: { $second } moves instead of { $first } ({ $difference }).
    [less] Games are shorter: { $second } moves instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether they are longer or shorter: { $first } and { $second } moves ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] The first seat wins more: { $second } of the points instead of { $first } ({ $difference }).
    [less] The first seat wins less: { $second } of the points instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether the first seat wins more or less: { $first } and { $second } of the points ({ $difference }).
}
lab-ties = { $verdict ->
    [more] There are more draws: { $second } of the games instead of { $first } ({ $difference }).
    [less] There are fewer draws: { $second } of the games instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether there are more or fewer draws: { $first } and { $second } of the games ({ $difference }).
}
lab-margin = { $verdict ->
    [more] Games are won by more: { $second } instead of { $first } ({ $difference }).
    [less] Games are won by less: { $second } instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether they are won by more or less: { $first } and { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] The lead changes more often: { $second } times per game instead of { $first } ({ $difference }).
    [less] The lead changes less often: { $second } times per game instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether the lead changes more or less often: { $first } and { $second } times per game ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] Players are skipped more often: { $second } times per game instead of { $first } ({ $difference }).
    [less] Players are skipped less often: { $second } times per game instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether players are skipped more or less often: { $first } and { $second } times per game ({ $difference }).
}
lab-matters = { $verdict ->
    [more] More decisions matter: { $second } instead of { $first } ({ $difference }).
    [less] Fewer decisions matter: { $second } instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether more or fewer decisions matter: { $first } and { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] A good move is worth more: it wins { $second } more often than a random one, instead of { $first } ({ $difference }).
    [less] A good move is worth less: it wins { $second } more often than a random one, instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether a good move is worth more or less: it wins { $first } and { $second } more often than a random one ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] Skill counts for more: { $strong } wins { $second } of the points against { $weak } instead of { $first } ({ $difference }).
    [less] Skill counts for less: { $strong } wins { $second } of the points against { $weak } instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether skill counts for more or less: { $strong } wins { $first } and { $second } of the points against { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Skill explains more of the result: { $second } instead of { $first } ({ $difference }).
    [less] Skill explains less of the result: { $second } instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether skill explains more or less of the result: { $first } and { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] Shared luck explains more of the result: { $second } instead of { $first } ({ $difference }).
    [less] Shared luck explains less of the result: { $second } instead of { $first } ({ $difference }).
   *[same] Too few games to tell whether shared luck explains more or less of the result: { $first } and { $second } ({ $difference }).
}
lab-shares = Shares with 95% intervals
lab-parts = What explains the result
lab-part-skill = skill
lab-part-seat = the seat
lab-part-luck = luck shared by all: dice, draws and opening
lab-part-rest = other: later luck and the interplay of moves
lab-on-parts = The same dice are played once from every seat. Results that follow the player are skill, those that follow the seat within such a set of games are luck. Dice that fall differently after other moves count as other, so there is at least as much luck as shown.
lab-on-verdict = “More” or “less” appears where the 95% interval of the difference excludes 0; by chance alone that happens in one comparison of twenty. A decision matters if the best of up to five moves, by a short search, wins at least 5% more often than a random one of them; two decisions of each game are tried.
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
report-skill-part = explained by skill
report-luck-part = explained by shared luck

## Arena: pages of results

cli-assumes-tally = Assumed: games are independent. Intervals are Wilson’s; games with the same dice carry slightly less information.
cli-assumes-sprt = Assumed: strengths don’t change, sets of games with the same dice are independent, and Elo is logistic. Error rates: { $alpha } for the stronger, { $beta } for the weaker, if one of the two values is true.
cli-assumes-ratings = Assumed (Bradley–Terry): one strength per player, whoever the opponent is and whatever the seat; a draw is half a win. Intervals are bootstrapped over sets of games with the same dice. The mean is 0.
cli-results-page = A page of standings and games to replay, rewritten while games are played.
cli-arena-page = Write results as one page, with games to replay.
cli-follow-at = Follow it in a browser: { $file }
why-results-page = A page of results is an .html file, not “{ $given }”.
arena-state = { $games ->
    [one] { $played } of { $games } game played; seed { $seed }.
   *[other] { $played } of { $games } games played; seed { $seed }.
}
arena-games = Games
arena-last-games = The last games (at most { $games }) can be replayed here; the file of results has the others.
arena-no-boards = The boards are not built, so games can’t be replayed here.
arena-game = Game { $number }: { $scores }; won by { $winners }

## The lab: two rule sets chosen on a page

cli-lab = Compare two rule sets of a game on a page in your browser.
cli-lab-port = The port of the page; 0 takes a free one.
cli-lab-open = Whether the page is opened in your browser.
cli-lab-at = The lab is at { $url } (Ctrl-C ends it).
lab-title = { $game }: two rule sets compared
