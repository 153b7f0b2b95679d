## La table parle

web-percent = { $percent } %
web-legend-lit = se pose ici
web-legend-dot = se pose ici si on la tourne
web-legend-faded = ne peut se poser nulle part
web-your-seat = Votre place : { $seat }.
web-you-watch = Vous regardez la partie.
web-lies = direction { $turn } sur { $turns }
web-lies-to = direction { $turn } sur { $turns } : { $to }
web-side = 
    { $side ->
         [n] nord
         [ne] nord-est
         [e] est
         [se] sud-est
         [s] sud
         [sw] sud-ouest
         [w] ouest
        *[nw] nord-ouest
    }
web-fits-no-way = Elle ne peut se poser nulle part, dans aucun sens. N en prend une autre.
web-lies-flipped = retournée
web-no-piece = Vous n’avez rien à poser pour l’instant.
web-spots = { $count ->
    [0] Ainsi tournée, elle ne peut se poser nulle part.
    [one] Elle peut se poser à { $count } emplacement.
   *[other] Elle peut se poser à { $count } emplacements.
}
web-other-move = { $move }. Entrée le joue.
web-no-other-moves = Il n’y a pas d’autre coup pour l’instant.
web-key-status = dire à qui c’est de jouer et ce qu’il faut faire
web-key-table = lire la table : serpents, longueurs, extrémités, réserves
web-key-other = le prochain coup qui ne pose rien
web-score-table = Détail du score
web-lesson-offer = Première partie de { $game } ?
web-level-of = niveau { $number }
