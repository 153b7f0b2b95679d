## Un plateau dessiné par le serveur, pour les jeux qui n’en ont pas

board-drawn-kind = { $kind }
board-drawn-move = { $move }
board-drawn-free = libre
board-drawn-body = corps d’un serpent de longueur { $length } (place { $seat })
board-drawn-end = extrémité d’un serpent de longueur { $length } (place { $seat })
board-drawn-nobody = partie d’un serpent qui n’est à personne
