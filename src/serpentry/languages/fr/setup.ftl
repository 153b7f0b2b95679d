## Préparer une table : règles, groupes d’options, valeurs

option-on = Oui
option-off = Non
option-colour = Couleur
help-colour = La couleur des tuiles ou des cartes de ce joueur ; elle ne change rien au jeu.
group-board = Le plateau
group-pieces = Tuiles et cartes
group-play = Ce qui est permis
group-end = Fin et score
preset-printed = Règle imprimée
preset-printed-line = Comme le dit la règle ; là où elle se tait ou n’est pas claire, notre lecture.
preset-recommended = Recommandé
preset-recommended-line = La règle, avec ce que l’expérience a montré de meilleur.
preset-children = Pour les enfants
preset-children-line = Le jeu plus facile que la règle propose aux plus jeunes.
