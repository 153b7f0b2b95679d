## Ce que dit le narrateur

task-snekagon5g-first-you = Posez une tuile à l’étage de votre choix pour commencer votre premier serpent : elle n’y touche aucune autre.
task-snekagon5g-grow-drill-new-you = Posez une tuile : allongez un serpent, percez vers un étage voisin ou commencez un nouveau serpent. On perce depuis une extrémité, vers la même case de l’étage voisin.
task-snekagon5g-grow-drill-you = Posez une tuile : allongez un serpent ou percez vers un étage voisin. Il n’y a pas d’emplacement pour un nouveau serpent. On perce depuis une extrémité, vers la même case de l’étage voisin.
task-snekagon5g-drill-new-you = Posez une tuile : percez vers un étage voisin ou commencez un nouveau serpent. À son étage, aucun de vos serpents ne peut s’allonger. On perce depuis une extrémité, vers la même case de l’étage voisin.
task-snekagon5g-drill-you = Posez une tuile : percez vers un étage voisin. Rien d’autre n’est possible. On perce depuis une extrémité, vers la même case de l’étage voisin.
task-snekagon5g-advanced = À travers un perçage, un serpent va tout droit ou tourne de 60°.
move-snekagon5g-place = { $tile } à l’étage { $floor }, en { $cells }
move-snekagon5g-drill = { $tile } à l’étage { $floor }, en { $cells }, avec un perçage en { $end } vers l’étage { $to }
move-snekagon5g-drill-twice = { $tile } à l’étage { $floor }, en { $cells }, avec un perçage en { $end } vers l’étage { $to } et un en { $other } vers l’étage { $beyond }
summary-snekagon5g-end = { $cell } à l’étage { $floor }
