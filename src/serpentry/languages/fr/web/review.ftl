## Revue d’une partie

web-review = Bilan de la partie
web-review-start = Passer cette partie en revue
web-review-deeper = Regarder de plus près
web-review-going = { $count ->
    [0] Évaluation du premier coup…
   *[other] { $done } coups évalués sur { $count }
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
    [one] { $choices } coup a coûté { $amount } (± { $reach }).
   *[other] { $choices } coups ont coûté { $amount } (± { $reach }).
  }
web-review-choices = Variation moyenne des chances de gain par coup : les siens { $own }, ceux des autres { $others }.
web-review-luck = Chance { $luck }.
web-review-moments = Les moments qui ont compté
web-review-none = Aucun coup ne se détache.
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

## Études

web-study = Étude
web-studies = Études
web-studies-line = Des positions et des parties avec votre texte, vos marques et vos variantes.
web-studies-here = Elles sont conservées dans ce navigateur.
web-study-new = Nouvelle étude
web-study-begin = Écrivez ici ce que vous voulez montrer. Ajoutez des plateaux depuis l’éditeur de position ou une partie rejouée.
web-study-add = Ajouter à une étude
web-study-edit = Modifier
web-study-save = Enregistrer
web-study-saved = Enregistré.
web-study-page = Télécharger la page
web-study-remove = Supprimer cette étude
web-study-remove-sure = Supprimer définitivement cette étude ?
web-study-text = Texte (Markdown)
web-study-how = Comment écrire un plateau
web-study-how-boards = Un plateau est un bloc de lignes : le jeu, ses coups, et ce qui est dit et dessiné après tant de coups.
web-study-line = Plateau à la ligne { $line } :
web-study-gone = Cette étude n’existe pas dans ce navigateur.
web-study-unkept = Ce navigateur n’a plus de place pour des études.
web-study-main = Ligne principale
web-study-variation = Variante { $number }
web-study-lines = Suites de coups
