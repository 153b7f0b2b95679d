## Ce que les règles interdisent, et pourquoi

why-in-this-game-a-tile-is-drilled-at-one-end-only-the-option-double-drill-is-off = Dans cette partie, une tuile n'est percée qu'à un bout : l'option double_drill est désactivée.
why-cell-is-a-middle-hex-of-the-tile-only-its-ends-are-drilled = { $cell } est un hexagone du milieu de la tuile : on ne perce que ses bouts.
why-the-tile-has-no-end-at-cell-a-drill-goes-straight-to-the-same-field = La tuile n'a pas de bout en { $cell } : un perçage va tout droit à la même case.
why-floor-to-is-not-next-to-floor-floor-from-there-a-drill-goes-to-floor-beside = L'étage { $to } n'est pas voisin de l'étage { $floor } : de là, un perçage va à l'étage { $beside }.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice = L'hexagone en { $cell } à l'étage { $floor } est déjà relié deux fois.
why-no-hex-of-yours-lies-at-cell-on-floor-floor-to-be-drilled-from = Aucun hexagone à vous n'est en { $cell } à l'étage { $floor } d'où percer.
why-in-this-game-a-drilled-tile-joins-nothing-on-its-floor-but-cell-would-touch-other-on-floor-floor = Dans cette partie, une tuile percée ne rejoint rien à son étage, mais { $cell } toucherait { $other } à l'étage { $floor }.
why-your-hexes-at-cell-on-floors-floor-and-to-would-lie-together-without-a-drill = Vos hexagones en { $cell } aux étages { $floor } et { $to } seraient l'un sur l'autre sans perçage.
why-at-cell-between-floors-floor-and-to-the-snake-would-turn-by-more-than-60 = En { $cell }, entre les étages { $floor } et { $to }, le serpent tournerait de plus de 60°.
why-there-are-open-open-and-closed-closed-pieces-of-clay-but-this-move-would-make-it-open-needed-and-closed-needed = Il y a { $open } morceaux d'argile ouverts et { $closed } fermés, mais ce coup en demanderait { $open_needed } et { $closed_needed }.
why-the-eye-eye-does-not-lie-on-a-floor-of-side-side = L'œil { $eye } n'est pas sur un étage de côté { $side }.
why-the-eyes-leave-no-cell-to-lay-a-tile-on = Les yeux ne laissent aucune case où poser une tuile.
why-there-are-seats-seats-but-count-species-were-given = Il y a { $seats } places, mais { $count } espèces ont été données.
why-there-is-no-floor-floor-the-floors-are-1-to-count = Il n'y a pas d'étage { $floor } : les étages vont de 1 à { $count }.
why-part-of-the-tile-would-lie-off-the-floor = Une partie de la tuile serait hors de l'étage.
why-cell-is-an-eye-nothing-is-laid-there = { $cell } est un œil : on n'y pose rien.
why-cell-on-floor-floor-is-already-covered = { $cell } à l'étage { $floor } est déjà couverte.
why-a-new-snake-touches-no-tile-at-all-but-cell-on-floor-floor-would-touch-other = Un nouveau serpent ne touche aucune tuile, mais { $cell } à l'étage { $floor } toucherait { $other }.
why-cell-on-floor-floor-would-be-linked-with-count-hexes-a-snake-never-branches = { $cell } à l'étage { $floor } serait relié à { $count } hexagones : un serpent ne se ramifie jamais.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice-a-snake-never-branches = L'hexagone en { $cell } à l'étage { $floor } est déjà relié deux fois : un serpent ne se ramifie jamais.
why-the-end-at-cell-on-floor-floor-would-be-joined-by-both-ends-of-the-tile-a-snake-never-branches = Le bout en { $cell } à l'étage { $floor } serait rejoint par les deux bouts de la tuile : un serpent ne se ramifie jamais.
why-first-second-and-third-on-floor-floor-would-all-touch-too-sharp-a-turn = { $first }, { $second } et { $third } à l'étage { $floor } se toucheraient toutes : le virage est trop serré.
