## Ce que les règles interdisent, et pourquoi

why-snekagon5g-one-drill = Dans cette partie, une tuile n’est percée qu’à une extrémité.
why-snekagon5g-middle-drill = { $cell } est un hexagone du milieu de la tuile : on ne perce que ses extrémités.
why-snekagon5g-drill-elsewhere = La tuile n’a pas d’extrémité en { $cell } : un perçage mène toujours à la même case de l’étage voisin.
why-snekagon5g-same-floor = Un perçage mène à un autre étage : de l’étage { $floor } à l’étage { $beside_or }.
why-snekagon5g-floors-apart = Depuis l’étage { $floor }, on ne peut percer que vers l’étage { $beside_or }, pas vers l’étage { $to }.
why-snekagon5g-linked-twice = L’hexagone en { $cell } à l’étage { $floor } est déjà relié deux fois.
why-snekagon5g-no-hex-there = Vous n’avez pas d’hexagone en { $cell } à l’étage { $floor } : on ne peut pas percer de là.
why-snekagon5g-drilled-joins = Dans cette partie, une tuile percée ne rejoint rien à son étage, mais { $cell } toucherait { $other } à l’étage { $floor }.
why-snekagon5g-together-undrilled = Vos hexagones en { $cell } aux étages { $floor } et { $to } seraient l’un sur l’autre sans perçage.
why-snekagon5g-hard-turn = En { $cell }, entre les étages { $floor } et { $to }, le serpent tournerait de plus de 60°.
why-snekagon5g-clay = Il reste { $open ->
        [one] { $open } morceau d’argile ouvert
       *[other] { $open } morceaux d’argile ouverts
    } et { $closed ->
        [one] { $closed } fermé
       *[other] { $closed } fermés
    }, mais ce coup en demanderait { $open_needed } et { $closed_needed }.
why-snekagon5g-eye-off-floor = L’œil { $eye } n’est pas sur un étage de côté { $side }.
why-snekagon5g-eyes-everywhere = Les yeux ne laissent aucune case où poser une tuile.
why-snekagon5g-species-count = Places : { $seats } ; espèces données : { $count }.
why-snekagon5g-no-such-floor = Il n’y a pas d’étage { $floor } : les étages vont de 1 à { $count }.
why-snekagon5g-off-floor = Une partie de la tuile serait hors de l’étage.
why-snekagon5g-eye = { $cell } est un œil : on n’y pose rien.
why-snekagon5g-covered = La case { $cell } de l’étage { $floor } est déjà couverte.
why-snekagon5g-new-snake-touches = Un nouveau serpent ne doit toucher aucune tuile, mais { $cell } à l’étage { $floor } toucherait { $other }.
why-snekagon5g-branches = { $cell } à l’étage { $floor } serait reliée à { $count } hexagones : un serpent ne se ramifie jamais.
why-snekagon5g-branches-at = L’hexagone en { $cell } à l’étage { $floor } est déjà relié deux fois : un serpent ne se ramifie jamais.
why-snekagon5g-sharp = Les cases { $first }, { $second } et { $third } de l’étage { $floor } se toucheraient toutes : le virage est trop serré.
why-snekagon5g-touches-itself = Le serpent se toucherait lui-même : { $cell } serait contre { $other } à l’étage { $floor }.
why-snekagon5g-snakes-touch = Vos serpents ne doivent pas se toucher, mais { $cell } serait contre { $other } à l’étage { $floor }.
