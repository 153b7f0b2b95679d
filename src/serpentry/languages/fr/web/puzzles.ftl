## Problèmes

web-puzzle = Problème
web-puzzle-none = Ce problème n’existe pas.
web-puzzle-defence = La défense
web-puzzle-goal = { $goal ->
    [draw] Vous jouez { $who }. Un seul coup sauve la nulle.
   *[other] Vous jouez { $who }. Un seul coup gagne.
  }
web-puzzle-band = { $band ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[other] Très difficile
  }
web-puzzle-solved = Résolu !
web-puzzle-go-on = Juste. Trouvez le coup suivant.
web-puzzle-wrong = Ce n’est pas cela.
web-puzzle-looking = Recherche de la réponse…
web-puzzle-refuted = { $gets ->
    [draw] Voici la réponse : même en jouant au mieux, c’est la nulle.
    [loss] Voici la réponse : même en jouant au mieux, vous perdez.
   *[other] Voici la meilleure réponse.
  }
web-puzzle-why = Pourquoi est-ce faux ?
web-puzzle-again = Réessayer
web-puzzle-hint = Indice
web-puzzle-hint-told = { $extent ->
    [piece] Indice : { $piece }.
    [place] Indice : { $piece }, sur { $cell }.
   *[part] Indice : { $piece }, entre autres sur { $cell }.
  }
web-puzzle-rated = Cote { $before } → { $after }
web-puzzle-play-out = Jouer la suite
web-puzzle-next = Problème suivant
web-puzzle-share = Serpentry, { $game }, { $day } : problème résolu en { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
  } { $row }
web-puzzle-rating = Cote aux problèmes : { $rating }
web-puzzle-for-all = { $game }, le problème du jour pour tous
web-run = Contre la montre
web-run-line = Le plus de problèmes possible en trois minutes, les faciles d’abord. Après trois erreurs, c’est fini. Le temps ne court que lorsqu’un problème est affiché.
web-run-start = Commencer
web-run-again = Encore une fois
web-run-solved = Résolus : { $count }
web-run-mistakes = Erreurs : { $count } sur { $most }
web-run-left = reste { $time }
web-run-time = Temps restant
web-run-best = Votre record : { $count }
web-run-record = C’est votre nouveau record !
web-run-share = Serpentry, { $game }, problèmes contre la montre : { $count } { $row }
web-puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
web-puzzle-count = { $solved } résolus sur { $count }
web-puzzle-theme = Thème
web-puzzle-how-hard = Difficulté
web-puzzle-any = Indifférent
web-puzzle-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
web-puzzle-next-fitting = Le suivant à votre niveau
web-puzzle-more = En montrer plus
web-puzzle-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
web-puzzle-number = { $state ->
    [solved] Problème { $number }, résolu
    [tried] Problème { $number }, essayé
   *[other] Problème { $number }, nouveau
  }
web-puzzle-keep = Vos progrès
web-puzzle-save = Enregistrer les progrès dans un fichier
web-puzzle-load = Reprendre des progrès enregistrés
web-puzzle-no-progress = Ce fichier ne contient pas de progrès enregistrés.
web-theme-join = Deux serpents n’en font qu’un
web-theme-begin = Un nouveau serpent
web-theme-drill = Un perçage
web-theme-ring = Un anneau
web-theme-quiet = { $game ->
    [sssnake] La carte va chez un voisin
    [carnival] Vos points ne changent pas
   *[other] Le plus long serpent ne grandit pas
  }
web-theme-tempting = Le coup le plus tentant échoue
web-theme-needle = Un seul coup parmi beaucoup
web-theme-long = Plus d’un coup
web-puzzle-lead = { $count ->
    [one] Vous jouez { $who }. Un coup est le meilleur, d’au moins { $lead } (confiance de 99 %).
   *[other] Vous jouez { $who }. { $count } coups se valent, et sont meilleurs que tous les autres d’au moins { $lead } (confiance de 99 %). Trouvez-en un.
  }
web-puzzle-judged = { $count ->
    [one] Vous jouez { $who }. Un coup est le meilleur, d’au moins { $lead } (mesuré, pas prouvé).
   *[other] Vous jouez { $who }. { $count } coups se valent à peu près, et sont meilleurs que tous les autres d’au moins { $lead } (mesuré, pas prouvé). Trouvez-en un.
  }
web-puzzle-behind = Mieux, de { $low } à { $high } (confiance de 99 %) : { $move }.
web-puzzle-behind-judged = Mieux, de { $low } à { $high }, selon la profondeur du regard : { $move }.
web-puzzle-behind-least = Mieux, d’au moins { $lead } : { $move }.
web-puzzle-hint-is = Voici le coup : { $move }.
