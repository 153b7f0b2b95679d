## Deux variantes comparées

lab-verdict = Verdict
lab-played = { $games ->
    [one] D’après { $games } partie. Ce que { $player } fait des règles n’est pas forcément ce que des gens en font.
   *[other] D’après { $games } parties. Ce que { $player } fait des règles n’est pas forcément ce que des gens en font.
}
lab-span = { $value }, intervalle à 95 % de { $low } à { $high }
lab-plies = { $verdict ->
    [more] Les parties sont plus longues : { $second } coups au lieu de { $first } ({ $difference }).
    [less] Les parties sont plus courtes : { $second } coups au lieu de { $first } ({ $difference }).
   *[same] Aucune différence de longueur n’apparaît : { $first } et { $second } coups ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] La première place gagne plus : { $second } des points au lieu de { $first } ({ $difference }).
    [less] La première place gagne moins : { $second } des points au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît pour la première place : { $first } et { $second } des points ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Il y a plus de parties nulles : { $second } au lieu de { $first } ({ $difference }).
    [less] Il y a moins de parties nulles : { $second } au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît pour les parties nulles : { $first } et { $second } ({ $difference }).
}
lab-margin = { $verdict ->
    [more] On gagne plus largement : { $second } d’avance au lieu de { $first } ({ $difference }).
    [less] On gagne de plus près : { $second } d’avance au lieu de { $first } ({ $difference }).
   *[same] Aucune différence d’avance n’apparaît : { $first } et { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] La tête change plus souvent : { $second } fois par partie au lieu de { $first } ({ $difference }).
    [less] La tête change moins souvent : { $second } fois par partie au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît pour les changements de tête : { $first } et { $second } par partie ({ $difference }).
}
lab-stuck = { $verdict ->
    [more] On passe plus souvent son tour : { $second } fois par partie au lieu de { $first } ({ $difference }).
    [less] On passe moins souvent son tour : { $second } fois par partie au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît pour les tours passés : { $first } et { $second } par partie ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Plus de décisions comptent : { $second } au lieu de { $first } ({ $difference }).
    [less] Moins de décisions comptent : { $second } au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît dans la part des décisions qui comptent : { $first } et { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Un bon coup vaut plus : il gagne { $second } plus souvent qu’un coup au hasard, au lieu de { $first } ({ $difference }).
    [less] Un bon coup vaut moins : il gagne { $second } plus souvent qu’un coup au hasard, au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît dans la valeur d’un bon coup : il gagne { $first } et { $second } plus souvent qu’un coup au hasard ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] L’habileté compte plus : { $strong } gagne { $second } des points contre { $weak } au lieu de { $first } ({ $difference }).
    [less] L’habileté compte moins : { $strong } gagne { $second } des points contre { $weak } au lieu de { $first } ({ $difference }).
   *[same] Aucune différence d’habileté n’apparaît : { $strong } gagne { $first } et { $second } des points contre { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] Le meilleur joueur décide plus : { $second } de l’issue au lieu de { $first } ({ $difference }).
    [less] Le meilleur joueur décide moins : { $second } de l’issue au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît dans ce que décide le meilleur joueur : { $first } et { $second } ({ $difference }).
}
lab-luck-part = { $verdict ->
    [more] La chance commune décide plus : { $second } de l’issue au lieu de { $first } ({ $difference }).
    [less] La chance commune décide moins : { $second } de l’issue au lieu de { $first } ({ $difference }).
   *[same] Aucune différence n’apparaît dans ce que décide la chance commune : { $first } et { $second } ({ $difference }).
}
lab-shares = Parts avec leurs intervalles à 95 %
lab-parts = Ce qui décide du gagnant
lab-part-skill = le meilleur joueur
lab-part-seat = la place
lab-part-luck = la chance aux dés, à la pioche et à l’ouverture, commune à tous
lab-part-rest = le reste : la chance plus tard, et la rencontre des coups
lab-on-parts = Les mêmes dés sont joués une fois depuis chaque place. Ce qui suit le joueur est l’habileté ; ce qui suit la place dans une telle série de parties est la chance. Les dés qui tombent autrement après d’autres coups sont dans le reste : la part de la chance est donc au moins celle qui est indiquée.
lab-on-verdict = Une différence est annoncée quand son intervalle à 95 % exclut 0 ; le hasard seul en produit une sur vingt comparaisons. Une décision compte si le meilleur de cinq coups au plus, d’après une courte recherche, gagne au moins 5 % plus souvent qu’un coup pris au hasard parmi eux ; deux décisions de chaque partie sont essayées.
lab-figures = Tous les chiffres
lab-seats = joueurs
lab-option = option
lab-first = première
lab-second = seconde
lab-no-change = Les deux variantes sont identiques : toute différence ci-dessous est due au hasard.
report-stuck = tours passés
report-matters = décisions qui comptent
report-worth = valeur d’un bon coup
report-skill-points = points du meilleur joueur
report-skill-part = décidé par le meilleur joueur
report-luck-part = décidé par la chance commune

## Arène : pages de résultats

cli-assumes-tally = Hypothèse : les parties sont indépendantes. Les intervalles sont ceux de Wilson ; des parties avec les mêmes dés en disent un peu moins.
cli-assumes-sprt = Hypothèses : les forces ne changent pas, les séries de parties avec les mêmes dés sont indépendantes, l’Elo est logistique. Réponses fausses : { $alpha } pour le plus fort, { $beta } pour le plus faible, si l’une des deux valeurs est vraie.
cli-assumes-ratings = Hypothèses (Bradley–Terry) : une force par joueur, contre tout adversaire et à toute place ; une partie nulle vaut une demi-victoire. Les intervalles viennent d’un bootstrap sur les séries de parties avec les mêmes dés. La moyenne est 0.
cli-assumes-ladder = Hypothèse (openskill, Plackett–Luce) : une force par joueur, à toute place. L’ordinal est mu − 3 sigma.
cli-results-page = Une page avec le classement et des parties à rejouer, réécrite pendant le jeu.
cli-arena-page = Écrire résultats et parties en une seule page.
cli-follow-at = À suivre dans un navigateur : { $file }
why-results-page = Une page de résultats est un fichier .html, pas « { $given } ».
arena-state = Parties jouées : { $played } sur { $games } ; graine { $seed }.
arena-games = Parties
arena-last-games = Les dernières parties (au plus { $games }) peuvent être rejouées ici ; les autres sont dans le fichier de résultats.
arena-no-boards = Les plateaux ne sont pas construits : les parties ne peuvent pas être rejouées ici.
arena-game = Partie { $number } : { $scores } ; gagnée par { $winners }

## Le laboratoire : deux variantes choisies sur une page

cli-lab = Comparer deux variantes des règles sur une page.
cli-lab-port = Le port de la page ; 0 en prend un libre.
cli-lab-open = Si la page s’ouvre dans le navigateur.
cli-lab-at = Le laboratoire est à { $url } (Ctrl-C l’arrête).
lab-heading = Le laboratoire : que change une règle ?
lab-intro = Choisissez un jeu et deux variantes. Des ordinateurs jouent les deux sur cette machine, chacun contre lui-même et le plus fort parmi de plus faibles, et vous lisez ce qui diffère. On peut arrêter à tout moment.
lab-title = { $game } : deux variantes comparées
lab-choose = Choisir ce jeu
lab-strong = joueur plus fort
lab-weak = joueur plus faible
lab-games = parties de chaque sorte
lab-start = Comparer
lab-stop = Arrêter
lab-again = Comparer autre chose
lab-save = Enregistrer en un fichier HTML
lab-progress = Parties jouées : { $done } sur { $total } ; minutes restantes, environ : { $minutes }.
lab-done = Parties jouées : { $done } sur { $total }.
why-lab-level = Un joueur du laboratoire est l’un de { $known }, pas « { $given } ».
why-lab-number = On attend un nombre entre 1 et { $most } : « { $given } » n’en est pas un.
