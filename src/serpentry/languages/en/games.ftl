## The games in a sentence

blurb-snekagon = Two players place hexagonal tiles. Whoever grows the longest snake wins.
blurb-snekagon5g = Two to five players, one floor each: snakes drill their way from floor to floor.
blurb-schlangennest = Two to four players place square cards with their own colour and grey parts that anyone can claim. The longest snake wins.
blurb-sssnake = Roll, draw and place cards. Be the first to join your snake’s head to its tail.
blurb-carnival = Two to four players grow snakes from one house and dress them for the carnival. Most points wins.

allowed-number = a whole number from { $low } to { $high }
allowed-values = one of: { $known }
allowed-eyes = a list of different cells [q, r], such as [[-2, 0], [2, 0]]
allowed-species = a list of different species, one per seat, from: { $known }

starts-snekagon = The rulebook speaks of a starting player and leaves open who that is.
starts-snekagon5g = The rulebook: whoever stroked a snake last begins.
starts-schlangennest = The rulebook leaves open who begins.
starts-sssnake = The rulebook: the youngest player begins.
starts-carnival = The rulebook leaves open who begins.
