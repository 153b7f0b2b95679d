## Revue d’une partie

web-review = Bilan de la partie
web-review-start = Faire le bilan de cette partie
web-review-deeper = Analyser plus en profondeur
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
web-review-accuracy = Précision { $percent } %
web-review-ungraded = Trop peu de coups sont notés pour en faire le bilan.
web-review-count = { $grade ->
    [best] { $count ->
        [one] { $count } meilleur
       *[other] { $count } meilleurs
      }
    [good] { $count ->
        [one] { $count } bon
       *[other] { $count } bons
      }
    [slip] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
      }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
      }
   *[blunder] { $count ->
        [one] { $count } grosse erreur
       *[other] { $count } grosses erreurs
      }
  }
web-review-better = Mieux : { $move }
web-review-chance = Chances de { $name }
web-worth = { $outcome ->
    [win] gagné
    [loss] perdu
   *[draw] nulle
  }
web-review-moments = Les moments qui ont compté
web-review-none = Aucun coup ne se détache.
web-review-learn = { $count ->
    [one] Apprendre de votre erreur
   *[other] Apprendre de vos { $count } erreurs
  }
web-edit-position = Modifier cette position
web-deck = Vos erreurs
web-deck-due = { $due } sur { $count } à reprendre aujourd’hui
web-deck-empty = Les erreurs de vos parties peuvent être gardées ici : faites le bilan d’une partie terminée.
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
web-studies-line = Montrez des positions et des parties avec votre texte, vos marques et vos variantes, et partagez-les par un lien.
web-studies-here = Elles sont conservées dans ce navigateur.
web-study-new = Nouvelle étude
web-study-begin = Écrivez ici ce que vous voulez montrer.
web-study-add = Ajouter à une étude
web-study-edit = Modifier
web-study-page = Télécharger la page
web-study-remove = Supprimer cette étude
web-study-remove-sure = Supprimer définitivement cette étude ?
web-study-text = Texte (Markdown)
web-study-line = Ligne { $line } :
web-study-gone = Cette étude n’existe pas dans ce navigateur.
web-study-unkept = Ce navigateur n’a plus de place pour des études.
web-study-main = Ligne principale
web-study-variation = Variante { $number }
web-study-lines = Suites de coups

## Ouvertures

web-openings = Ouvertures
web-openings-first = Premiers coups
web-openings-answers = Réponses à { $move }
web-openings-all = Tous les premiers coups
web-openings-games = { $games ->
    [one] Le pourcentage est la chance de gain de qui commence. En dessous : combien de fois les ordinateurs ont choisi ce coup sur { $games } partie.
   *[other] Le pourcentage est la chance de gain de qui commence. En dessous : combien de fois les ordinateurs ont choisi ce coup sur { $games } parties.
  }
web-openings-answers-line = { $games ->
    [one] Le pourcentage est la chance de gain de qui répond. En dessous : combien de fois les ordinateurs ont choisi ce coup sur { $games } partie.
   *[other] Le pourcentage est la chance de gain de qui répond. En dessous : combien de fois les ordinateurs ont choisi ce coup sur { $games } parties.
  }
web-openings-chosen = niveau { $number } : { $percent } %
web-openings-times = niveau { $number } : { $count }×
web-openings-proved = { $result ->
    [win] gain prouvé
    [draw] nulle prouvée
   *[loss] perte prouvée
  }
web-openings-board = Le plateau avec les premiers coups : sur chaque case, la chance de gain de qui y commence, en pour cent
web-openings-board-after = Le plateau après { $move }
web-openings-editor = Ouvrir dans l’éditeur
web-openings-about = D’où viennent ces chiffres
web-openings-how = Les chances de gain sont celles des conseils et des analyses de partie, avec des preuves là où il y en a. La fréquence d’un coup vient de parties d’ordinateurs contre eux-mêmes : dans la moitié, ils ont choisi le premier coup (elles seules comptent ici) ; dans l’autre, tous les premiers coups ont été essayés à tour de rôle. Les coups identiques par rotation ou symétrie du plateau comptent pour un seul.
web-openings-none = Ce jeu n’a pas de livre d’ouvertures : il commence par un tirage au hasard, et presque aucune partie ne commence comme une autre.
