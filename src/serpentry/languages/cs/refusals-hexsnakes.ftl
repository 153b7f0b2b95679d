## Co pravidla zakazují a proč

why-tiles-are-not-flipped-in-this-game-and-no-tile-lies-like-this-unflipped = V této hře se dílky nepřevracejí a nepřevrácený takto žádný neleží.
why-no-tile-has-this-shape = Žádný dílek nemá tento tvar.
why-you-have-already-laid-your-tile-tile = Svůj dílek { $tile } jste už položili.
why-the-first-tile-of-the-game-is-the-1-tile = První dílek hry je jedničkový dílek.
