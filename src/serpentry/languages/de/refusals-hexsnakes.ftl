## Was die Regeln verbieten, und warum

why-tiles-are-not-flipped-in-this-game-and-no-tile-lies-like-this-unflipped = In diesem Spiel werden Plättchen nicht gewendet, und ungewendet liegt keines so.
why-no-tile-has-this-shape = Kein Plättchen hat diese Form.
why-you-have-already-laid-your-tile-tile = Dein Plättchen { $tile } hast du schon gelegt.
why-the-first-tile-of-the-game-is-the-1-tile = Das erste Plättchen des Spiels ist das Einer-Plättchen.
