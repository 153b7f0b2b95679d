## Deux variantes comparées

lab-verdict = Verdict
lab-played = { $games ->
    [one] D’après { $games } partie entre ordinateurs ({ $player }) ; des humains peuvent jouer autrement.
   *[other] D’après { $games } parties entre ordinateurs ({ $player }) ; des humains peuvent jouer autrement.
 }
lab-span = { $value }, intervalle à 95 % de { $low } à { $high }
lab-span-share = { $value } points de pourcentage, intervalle à 95 % de { $low } à { $high }
lab-plies = { $verdict ->
    [more] Les parties sont plus longues : { $second } coups au lieu de { $first } ({ $difference }).
    [less] Les parties sont plus courtes : { $second } coups au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si elles sont plus longues ou plus courtes : { $first } et { $second } coups ({ $difference }).
}
lab-first-seat = { $verdict ->
    [more] La première place gagne plus : { $second } des points au lieu de { $first } ({ $difference }).
    [less] La première place gagne moins : { $second } des points au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si la première place gagne plus ou moins : { $first } et { $second } des points ({ $difference }).
}
lab-ties = { $verdict ->
    [more] Il y a plus de parties nulles : { $second } au lieu de { $first } ({ $difference }).
    [less] Il y a moins de parties nulles : { $second } au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire s’il y a plus ou moins de parties nulles : { $first } et { $second } ({ $difference }).
}
lab-margin = { $verdict ->
    [more] On gagne plus largement : { $second } d’avance au lieu de { $first } ({ $difference }).
    [less] On gagne de plus près : { $second } d’avance au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si l’on gagne plus largement ou de plus près : { $first } et { $second } ({ $difference }).
}
lab-lead-changes = { $verdict ->
    [more] Le meneur change plus souvent : { $second } fois par partie au lieu de { $first } ({ $difference }).
    [less] Le meneur change moins souvent : { $second } fois par partie au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si le meneur change plus ou moins souvent : { $first } et { $second } fois par partie ({ $difference }).
 }
lab-stuck = { $verdict ->
    [more] On passe plus souvent son tour : { $second } fois par partie au lieu de { $first } ({ $difference }).
    [less] On passe moins souvent son tour : { $second } fois par partie au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si l’on passe plus ou moins souvent son tour : { $first } et { $second } fois par partie ({ $difference }).
}
lab-matters = { $verdict ->
    [more] Davantage de décisions comptent : { $second } au lieu de { $first } ({ $difference }).
    [less] Moins de décisions comptent : { $second } au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si davantage ou moins de décisions comptent : { $first } et { $second } ({ $difference }).
}
lab-worth = { $verdict ->
    [more] Un bon coup vaut plus : il gagne { $second } plus souvent qu’un coup au hasard, au lieu de { $first } ({ $difference }).
    [less] Un bon coup vaut moins : il gagne { $second } plus souvent qu’un coup au hasard, au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si un bon coup vaut plus ou moins : il gagne { $first } et { $second } plus souvent qu’un coup au hasard ({ $difference }).
}
lab-skill-points = { $verdict ->
    [more] L’habileté compte plus : { $strong } gagne { $second } des points contre { $weak } au lieu de { $first } ({ $difference }).
    [less] L’habileté compte moins : { $strong } gagne { $second } des points contre { $weak } au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si l’habileté compte plus ou moins : { $strong } gagne { $first } et { $second } des points contre { $weak } ({ $difference }).
}
lab-skill-part = { $verdict ->
    [more] L’habileté explique une plus grande part du résultat : { $second } au lieu de { $first } ({ $difference }).
    [less] L’habileté explique une moins grande part du résultat : { $second } au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si l’habileté explique une part plus ou moins grande du résultat : { $first } et { $second } ({ $difference }).
 }
lab-luck-part = { $verdict ->
    [more] La chance commune explique une plus grande part du résultat : { $second } au lieu de { $first } ({ $difference }).
    [less] La chance commune explique une moins grande part du résultat : { $second } au lieu de { $first } ({ $difference }).
   *[same] Trop peu de parties pour dire si la chance commune explique une part plus ou moins grande du résultat : { $first } et { $second } ({ $difference }).
 }
lab-shares = Parts avec leurs intervalles à 95 %
lab-parts = Ce qui explique le résultat
lab-part-skill = l’habileté
lab-part-seat = la place
lab-part-luck = la chance commune à tous : dés, tirages et ouverture
lab-part-rest = autre : la chance plus tard et l’interaction des coups
lab-on-parts = Les mêmes dés sont joués une fois depuis chaque place. Ce qui suit le joueur est l’habileté ; ce qui suit la place dans une telle série de parties est la chance. Les dés qui tombent autrement après d’autres coups comptent comme « autre » : la part de la chance est donc au moins celle qui est indiquée.
lab-on-verdict = « Plus » ou « moins » figure là où l’intervalle à 95 % de la différence exclut 0 ; par le seul hasard, cela arrive dans une comparaison sur vingt. Une décision compte si le meilleur de cinq coups au plus, d’après une courte recherche, gagne au moins 5 % plus souvent qu’un coup pris au hasard parmi eux ; deux décisions de chaque partie sont essayées.
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
report-skill-part = expliqué par l’habileté
report-luck-part = expliqué par la chance commune

## Arène : pages de résultats

cli-assumes-tally = Hypothèse : les parties sont indépendantes. Les intervalles sont ceux de Wilson ; des parties avec les mêmes dés en disent un peu moins.
cli-assumes-sprt = Hypothèses : les forces ne changent pas, les séries de parties avec les mêmes dés sont indépendantes, l’Elo est logistique. Taux d’erreur : { $alpha } pour le plus fort, { $beta } pour le plus faible, si l’une des deux valeurs est vraie.
cli-assumes-ratings = Hypothèses (Bradley–Terry) : une force par joueur, contre tout adversaire et à toute place ; une partie nulle vaut une demi-victoire. Les intervalles viennent d’un bootstrap sur les séries de parties avec les mêmes dés. La moyenne est 0.
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
lab-title = { $game } : deux variantes comparées
