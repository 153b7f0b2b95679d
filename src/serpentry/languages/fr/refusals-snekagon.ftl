## Ce que les règles interdisent, et pourquoi

why-nobody-takes-over-in-this-game-the-option-pie-is-off = Personne ne reprend la tuile dans cette partie : l'option pie est désactivée.
why-only-the-second-player-may-take-over-as-the-very-first-answer = Seul le second joueur peut reprendre la tuile, en toute première réponse.
why-part-of-the-tile-would-lie-off-the-board = Une partie de la tuile serait hors du plateau.
why-cell-is-already-covered = { $cell } est déjà couverte.
why-a-new-snake-touches-no-tile-at-all-but-cell-would-touch-other = Un nouveau serpent ne touche aucune tuile, mais { $cell } toucherait { $other }.
why-new-would-be-the-third-neighbour-of-cell-a-snake-never-branches = { $new } serait la troisième voisine de { $cell } : un serpent ne se ramifie jamais.
why-cell-would-have-count-neighbours-of-your-colour-a-snake-never-branches = { $cell } aurait { $count } voisines de votre couleur : un serpent ne se ramifie jamais.
why-first-second-and-third-would-all-touch-too-sharp-a-turn = { $first }, { $second } et { $third } se toucheraient toutes : le virage est trop serré.
