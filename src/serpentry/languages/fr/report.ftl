## Rapports sur un jeu : le fichier et ses graphiques

report-title = { $game } : à quoi ressemblent ses parties
report-introduction = Parties de { $game } (règles { $version }) : { $games }, graine { $seed }. Dans chaque mise en place, chaque sorte de joueur joue contre elle-même : { $players }. Ce qui est dit ici vaut pour les parties entre de tels joueurs ; de plus forts montreraient peut-être autre chose.
report-overview = Vue d’ensemble
report-how-to-read = Comment lire ce rapport
report-on-figures = Les moyennes sont suivies du minimum et du maximum entre parenthèses, les parts de leur intervalle à 95 % (Wilson). Les parties qui en répètent une autre coup par coup sont laissées de côté ; celles qui ont la même ouverture et la même chance comptent moins quand elles finissent pareil. Une partie vaut un point ; en cas de victoire partagée, il est partagé. On compte les coups des joueurs, ni les dés ni les tirages. Les coups permis sont comptés chaque fois qu’un joueur doit jouer ; par coup, sur les parties qui ont duré jusque-là.
report-on-values = La valeur des tuiles dit ce qui va de pair avec la pose d’une sorte de tuile ou de carte, non ce qui en résulte. L’avance d’une place est son score moins le score moyen des autres. On distingue les places qui en ont posé une tôt (dans la première moitié de leurs coups), seulement tard, ou jamais ; le « gain d’avance » est l’avance moyenne des premières moins celle de toutes les autres, « une de plus » la pente de l’avance selon le nombre posé. Un joueur qui reste plus longtemps en pose plus : une sorte que l’on pose quand presque rien d’autre ne convient paraît donc valoir plus qu’elle ne vaut. Les intervalles (95 %) sont obtenus par bootstrap sur les groupes de parties ; un tiret signale trop peu de cas. Les sortes sont écrites comme dans la notation des coups.
report-set-up = { $seats ->
    [one] { $seats } joueur, { $options }
    [many] { $seats } de joueurs, { $options }
   *[other] { $seats } joueurs, { $options }
  }
report-default-options = options par défaut
report-column-set-up = mise en place
report-plies = coups
report-ply = coup
report-legal-moves = coups permis
report-moves-by-ply = Coups permis selon le coup
report-first-seat = points de la première place
report-ties = nulles
report-scores = scores
report-seats = Places
report-seat = place
report-on-ties = Parties nulles : { $ties } ; toutes les places à égalité : { $all }. À chances égales, chaque place aurait { $equal } des points.
report-repeated = Parties qui en répètent une autre coup par coup et n’apprennent rien : { $repeated } sur { $played } ; comptées : { $counted }. Davantage de coups au hasard au début (--opening) rendent les parties différentes.
report-tile-values = Valeur des tuiles
report-rarer-kinds = Sortes plus rares laissées de côté : { $count }.
report-mean = moyenne
report-fewest = le moins
report-most = le plus
report-kind = sorte
report-laid = posées par partie
report-early = tôt
report-late = tard
report-never = jamais
report-early-gain = gain d’avance
report-one-more = une de plus
report-compared = Comparaison : { $first }, contre { $second }
report-on-comparing = Une différence est la seconde mise en place moins la première, avec son intervalle à 95 %. « plus » ou « moins » figure là où l’intervalle exclut 0 ; par le seul hasard, cela arrive dans une comparaison sur vingt. Un changement de meneur est un coup après lequel une autre place a seule le meilleur score. L’habileté est la part des points que le dernier joueur nommé gagne seul contre le premier à toutes les autres places.
report-against-itself = { $player } contre lui-même
report-skill = Habileté : { $strong } contre { $weak }
report-margin = avance du meilleur
report-lead-changes = changements de meneur
report-difference = différence
report-verdict = verdict
report-more = plus
report-less = moins
report-no-difference = trop peu de parties pour le dire
plot-ratings = Cotes (Bradley–Terry, intervalles bootstrap à 95 %)
plot-lengths = Longueur des parties
plot-score = score
plot-scores = Scores
plot-scores-by-seat = Scores par place
plot-points-by-seat = Points par place (intervalles à 95 %)
plot-branching = Coups permis selon le coup (moyenne, du moins au plus)
plot-ties = Parties nulles
plot-winners = gagnants d’une partie

## Carnets : positions, parties, analyses et matchs tels qu’une page les montre

notebook-step = étape
notebook-move = coup
notebook-chance = chance de gagner
notebook-accuracy = précision
notebook-grading = note
notebook-better = mieux
notebook-given-away = perdu
notebook-choices = choix
notebook-won = gagné
notebook-grade = { web-review-grade }
notebook-tries = { web-tries }
notebook-curve = { web-curve }
notebook-no-moment = { web-review-none }
notebook-no-engine = { web-no-engine }
notebook-steps = Toutes les étapes : { $count }
notebook-plain = Un dessin simple. Pour voir le plateau comme dans le navigateur, tapez : { $command }
why-no-choice = { web-no-choice }
why-not-shown = serpentry.show prend un jeu, une feuille de partie, une partie jouée, une analyse, un bilan ou les résultats d’un match, pas { $given }.
why-not-asked = Le plateau a envoyé une demande que ce notebook ne comprend pas.
why-own-start = Un plateau qui a commencé par une position particulière n’a pas de feuille de partie.
