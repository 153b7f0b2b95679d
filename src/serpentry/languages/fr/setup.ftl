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
preset-children-line = Le jeu plus facile que la règle propose aux plus jeunes. Commencer est un handicap : sur dix parties, le premier de deux bons joueurs en gagne trois, de trois deux, de quatre une. Laissez donc quelqu’un d’autre commencer la partie suivante.
preset-quick = Court
preset-quick-line = Finit plus tôt que d’habitude.
preset-long = Long
preset-long-line = Dure plus longtemps que d’habitude.
preset-even = Équilibré
preset-even-line = Le second joueur peut reprendre le premier coup à son compte : commencer n’apporte plus rien.
