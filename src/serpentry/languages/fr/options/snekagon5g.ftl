## Les options de SNEKAGON 5G

option-snekagon5g-floor_side = Cases par côté
help-snekagon5g-floor_side = Nombre de cases de chaque côté d’un étage.

option-snekagon5g-eyes = Yeux
help-snekagon5g-eyes = Les trous de chaque étage.

option-snekagon5g-species = Espèces
help-snekagon5g-species = L’espèce de chaque place ; sans indication, dans l’ordre mamba, python, vipère, crotale, cobra.

option-snekagon5g-advanced = Jeu avancé
help-snekagon5g-advanced = À travers un perçage, un serpent tourne de 60° au plus.

option-snekagon5g-flip = Tuiles retournables
help-snekagon5g-flip = Les tuiles peuvent être retournées, et pas seulement tournées.

option-snekagon5g-opening_single = La tuile 1 d’abord
help-snekagon5g-opening_single = Le tout premier coup est la tuile 1 du premier joueur.

option-snekagon5g-vertical_touch = Les étages se touchent
help-snekagon5g-vertical_touch = Vos hexagones superposés à des étages voisins doivent être reliés par un perçage.

option-snekagon5g-drill_may_join = Une tuile percée peut aussi se raccorder à son étage
help-snekagon5g-drill_may_join = Une tuile percée peut aussi rejoindre vos serpents à son étage.

option-snekagon5g-double_drill = Percer les deux extrémités
help-snekagon5g-double_drill = Une tuile peut être percée à ses deux extrémités.

option-snekagon5g-clay_limit = Argile limitée
help-snekagon5g-clay_limit = Il y a 30 morceaux d’argile ouverts et 5 fermés, pas davantage.
