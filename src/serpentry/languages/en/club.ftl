## What a club refuses, and why

no-such-club = There is no club under this link.
club-organisers-only = Only an organiser can do that.
club-no-such-member = There is no such member in this club.
club-no-such-tournament = There is no such tournament in this club.
club-no-such-game = There is no such game in this tournament.
club-tournament-over = This tournament is over.
club-joined-already = You are already a member.
club-is-full = There is room for only { $most }.
club-name-taken = Someone in this club is already called { $name }.
club-hand-on-first = You are the only organiser. Make someone else an organiser before you leave.
club-seats = { $most ->
    [2] This game is for 2 players.
   *[other] This game is for { $fewest } to { $most } players.
}
club-entered-already = This player is already in the tournament.
club-not-entered = This player is not in the tournament.
club-too-late = A knockout that has begun takes no more players.
club-games-open = { $count ->
    [one] One game still has no result.
   *[other] { $count } games still have no result.
}
club-nobody-to-pair = No players are free for another pairing.
club-places = Give each of the { $seats } players a place: 1 for the winner; players who tie share a place.
club-too-early = A player counts as absent only { $minutes } min after the pairing.
club-next-round-paired = The next round has already been paired from this result.
club-has-result = This game already has a result.
club-file-damaged = { $why } What comes before it can be used.
club-file-empty = There is no club in this file.
club-file-large = This file is too large.
club-duplicate-luck = There is no luck in this game as it is set up: all tables have the same anyway.
club-duplicate-kind = Duplicate needs rounds that all tables play at the same time: choose Swiss or round robin.
club-duplicate-screens = Duplicate is for games on screens: with a real set everyone rolls their own dice.
club-duplicate-device = { $name } has no device. In a duplicate tournament all games are played on screens.

## Why a round is paired as it is

club-why-seeds = First round by rating, equal ones by lot: { $players } are seeds { $seeds }.
club-why-lot = First round, drawn at random: { $players }.
club-why-equal = { $players } have the same score: { $points }.
club-why-near = Closest scores possible in this round: { $players } have { $points }.
club-why-close = { $players } play together because of their scores: { $points }.
club-why-free = { $players } were free, with scores { $points }.
club-why-evening = { $players } were free.
club-why-robin = Everyone meets everyone; this is round { $round }.
club-why-uncounted = Their earlier game doesn’t count.
club-why-new = They have not met before.
club-why-met = They have met { $times ->
    [one] once
   *[other] { $times } times
} before.
club-why-some-met = Some of them have met before.
club-why-again = They have met before: no pairing of this round avoids every repeat.
club-why-again-found = They have met before: no pairing without a repeat was found.
club-why-again-more = Some of them have met before: no pairing without a repeat was found.
club-why-knockout = High seeds meet low seeds: { $players } are seeds { $seeds }.
club-why-bracket-lot = The draw decides who meets: { $players }.
club-why-final = Only { $players } are left: this is the final.
club-why-bronze = { $players } lost their semi-finals and play for third place.
club-why-begins = { $player } begins, having started less often so far ({ $times } against { $others }).
club-why-begins-equal = { $player } begins as the lower seed.
club-why-begins-lot = { $player } begins, by lot.
club-why-begins-even = { $player } begins: seats are shared as evenly as possible.
club-why-begins-schedule = { $player } begins, as the schedule says.
club-why-bye = { $player } sits out, for the first time: there are too few players for another table.
club-why-bye-again = { $player } sits out again: no pairing without a repeat was found.
club-why-through = { $player } goes through without a game as seed { $seed }: there are too few players to fill the bracket.
club-why-through-lot = { $player } goes through without a game, by lot: there are too few players to fill the bracket.
club-why-too-few = { $player } sits out: there are too few players for another table.
club-why-nobody-left = { $player } sits out: no new opponent is free this round.
