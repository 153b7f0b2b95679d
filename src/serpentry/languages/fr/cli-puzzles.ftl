## Problèmes

cli-puzzles = Des problèmes avec preuve : les trouver, les réunir, les vérifier.
cli-puzzles-make = Trouver des problèmes dans des parties d’ordinateurs ; une recherche interrompue reprend où elle en était.
cli-puzzles-pack = Réunir ce qu’une recherche a trouvé : pas deux pareils, chacun vérifié.
cli-puzzles-check = Prouver de nouveau chaque problème d’un recueil par les seules règles.
cli-puzzle-run = Ce qui a été trouvé ; si cette recherche y est déjà, elle est poursuivie.
cli-puzzle-player = Qui joue les parties, contre lui-même.
cli-puzzle-nodes = Nœuds qu’une preuve peut prendre.
cli-puzzle-found = Ce qu’a trouvé `serpentry puzzles make`.
cli-puzzle-pack = Un recueil de problèmes.
cli-puzzle-pack-out = Le fichier du recueil.
cli-puzzle-most = Combien de problèmes, au plus.
cli-puzzle-sample = N’en vérifier que tant, tirés par la graine.
cli-puzzle-positions = Positions que peut prendre la vérification d’un problème.
cli-puzzles-found = { $count } problèmes dans { $games } parties ; ils sont dans { $file }.
cli-puzzles-packed = { $count } problèmes sur { $found } sont dans { $file }.
cli-puzzles-dropped = Laissés de côté : { $long } trop longs à vérifier, { $wrong } faux.
cli-puzzles-checked = { $count } vérifiés ; { $failed } fautifs, { $doubles } pareils.
why-puzzles-proved = Il y a des problèmes là où les finales se prouvent : SNEKAGON et SNEKAGON 5G à deux, pas { $game } ainsi.
fault-puzzle-key = sa clé est celle d’une autre position
fault-puzzle-long = pas prouvé en { $most } positions
fault-puzzle-move = { $move } ne fait pas ce qu’il doit
fault-puzzle-other = { $move } le fait aussi
fault-puzzle-illegal = { $move } n’y est pas permis
fault-puzzle-more = on peut gagner
