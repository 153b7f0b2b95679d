## Was der Erzähler sagt

turn-yours = Du bist am Zug.
turn-other = { $who } ist am Zug.
turn-chance = Der Zufall ist am Zug.
turn-over = Das Spiel ist zu Ende.
