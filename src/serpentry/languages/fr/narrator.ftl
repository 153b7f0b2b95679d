## Ce que dit le narrateur

turn-yours = C’est à vous.
turn-other = C’est à { $who }.
turn-chance = C’est au hasard de jouer.
turn-over = La partie est terminée.
