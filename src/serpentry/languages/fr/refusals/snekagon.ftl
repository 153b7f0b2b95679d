## Ce que les règles interdisent, et pourquoi

why-snekagon-pie-off = La règle du gâteau ne s’applique pas dans cette partie.
why-snekagon-pie-too-late = Seul le second joueur peut échanger les couleurs, et seulement comme premier coup.
why-snekagon-off-board = Une partie de la tuile serait hors du plateau.
why-snekagon-covered = La case { $cell } est déjà couverte.
why-snekagon-new-snake-touches = Un nouveau serpent ne doit toucher aucune tuile, mais { $cell } toucherait { $other }.
why-snekagon-branches-at = La case { $new } serait la troisième voisine de { $cell } : un serpent ne se ramifie jamais.
why-snekagon-branches = { $cell } aurait { $count } voisines de votre couleur : un serpent ne se ramifie jamais.
why-snekagon-sharp = Les cases { $first }, { $second } et { $third } se toucheraient toutes : le virage est trop serré.
why-snekagon-touches-itself = Le serpent se toucherait lui-même : { $cell } serait contre { $other }.
why-snekagon-snakes-touch = Vos serpents ne doivent pas se toucher, mais { $cell } serait contre { $other }.
