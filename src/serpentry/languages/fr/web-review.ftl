## Revue d’une partie

web-review = Revue
web-review-start = Passer cette partie en revue
web-review-deeper = Regarder de plus près
web-review-going = { $count ->
    [0] Le premier choix est pesé…
   *[other] { $done } choix pesés sur { $count }
  }
web-review-grade = { $grade ->
    [best] Le meilleur
    [good] Bon
    [slip] Imprécision
    [mistake] Erreur
    [blunder] Grosse erreur
   *[other] Pas encore assez cherché
  }
web-review-lost = { $choices ->
    [one] { $choices } choix a coûté { $amount } (± { $reach }).
   *[other] { $choices } choix ont coûté { $amount } (± { $reach }).
  }
web-review-choices = Chances de gain, en moyenne à chaque choix : ses propres choix { $own }, ceux des autres { $others }.
web-review-luck = Chance { $luck }.
web-review-moments = Les moments qui ont compté
web-review-none = Aucun choix ne se détache.
web-review-on = Continuer à partir d’ici
web-review-learn = { $count ->
    [one] Apprendre de votre erreur
   *[other] Apprendre de vos { $count } erreurs
  }
web-edit-position = Modifier cette position
web-deck = Vos erreurs
web-deck-due = { $due } sur { $count } à reprendre aujourd’hui
web-deck-empty = Ce qui ne va pas dans vos parties peut être gardé ici : passez en revue une partie terminée.
web-deck-start = Réessayer
web-exercise-ask = Vous jouez { $who }. Trouvez un meilleur coup.
web-exercise-made = Vous aviez joué : { $move }
web-exercise-right = Juste, c’est mieux.
web-exercise-looking = On regarde si ce coup vaut autant…
web-exercise-wrong = Il y a mieux.
web-exercise-show = Montrer le meilleur coup
web-exercise-next = Position suivante
