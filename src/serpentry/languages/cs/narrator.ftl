## Co říká vypravěč

turn-yours = Jste na tahu.
turn-other = Na tahu: { $who }.
turn-chance = Na tahu je náhoda.
turn-over = Hra skončila.
