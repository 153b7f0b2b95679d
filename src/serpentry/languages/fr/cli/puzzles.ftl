## Problèmes

cli-puzzles = Problèmes : trouver, réunir, vérifier.
cli-puzzles-make = Trouver des problèmes dans des parties d’ordinateurs. Une recherche interrompue reprend où elle en était.
cli-puzzles-pack = Réunir en un recueil les problèmes trouvés. Sans doublon, et chacun est vérifié.
cli-puzzles-check = Prouver de nouveau chaque problème d’un recueil. D’après les règles de base ; ce qui ne se prouve pas est mesuré de nouveau.
cli-puzzles-sort = Reclasser un recueil d’après les niveaux actuels.
cli-puzzle-run = Ce qui a été trouvé ; si cette recherche y est déjà, elle est poursuivie.
cli-puzzle-player = Le joueur qui joue les parties, contre lui-même.
cli-puzzle-nodes = Nœuds qu’une preuve peut prendre.
cli-puzzle-found = Ce qu’a trouvé `serpentry puzzles make`.
cli-puzzle-pack = Un recueil de problèmes.
cli-puzzle-pack-out = Le fichier du recueil.
cli-puzzle-most = Combien de problèmes, au plus.
cli-puzzle-sample = N’en vérifier que ce nombre, tirés d’après la graine.
cli-puzzle-positions = Positions que peut prendre la vérification d’un problème.
cli-puzzle-seeds = Mesurer avec tant de graines, l’une après l’autre ; les preuves n’en ont pas besoin.
cli-puzzle-drop = Réécrire le recueil sans les problèmes fautifs.
cli-puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  } dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; fichier : { $file }.
cli-puzzles-packed = { $count ->
    [one] { $count } problème sur { $found } : { $file }.
   *[other] { $count } problèmes sur { $found } : { $file }.
  }
cli-puzzles-dropped = Laissés de côté : { $long } que la vérification n’a pas tranchés, { $wrong } qui sont faux.
cli-puzzles-checked = { $count } vérifiés ; { $failed } fautifs ; doublons : { $doubles }.
cli-puzzles-sorted = { $count } classés ; { $moved } ont changé de difficulté.
fault-puzzle-key = sa clé est celle d’une autre position
fault-puzzle-long = pas prouvé en { $most } positions
fault-puzzle-move = { $move } n’atteint pas le but
fault-puzzle-other = { $move } l’atteint aussi
fault-puzzle-illegal = { $move } n’y est pas permis
fault-puzzle-more = on peut gagner
cli-puzzle-seats = Nombre de joueurs. Les problèmes à deux joueurs peuvent être prouvés ; tous les autres sont mesurés.
why-puzzles-measured = { $game } n’a pas de moteur pour mesurer ses coups.
fault-puzzle-unsure = mesuré de nouveau, { $move } est en retard d’au moins { $lead }, pas autant qu’annoncé
fault-puzzle-rivals = sa liste de coups ne correspond pas aux coups permis
cli-puzzle-early = Chercher dans la première moitié des parties, où rien n’est prouvé mais où l’on peut juger les coups. (SNEKAGON, SNEKAGON 5G)
why-puzzles-early = { $game } à ce nombre de joueurs n’a pas de problèmes de début de partie : omettez --early.
cli-puzzles-thin = Ôter d’un recueil les problèmes presque identiques.
cli-puzzle-keep = La clé d’un problème ; il reste, quoi qu’il y ait de presque pareil.
cli-puzzles-thinned = Problèmes gardés : { $count } ; avant : { $found }.
