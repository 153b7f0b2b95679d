## Was der Erzähler sagt

turn-yours = Du bist am Zug.
turn-other = { $who } ist am Zug.
turn-chance = Der Zufall ist am Zug.
turn-over = Die Partie ist zu Ende.
