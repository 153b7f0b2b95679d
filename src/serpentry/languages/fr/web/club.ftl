## The page of a club

web-club-this = Ce club
web-club-member = membre
web-club-member-count = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
web-club-you = vous
web-club-role = Rôle
web-club-rating = Cote au jeu
web-club-new-here = débute
web-club-games-short = Parties
web-club-find = Chercher
web-club-show-others = { $count ->
    [one] Afficher { $count } autre
   *[other] Afficher { $count } autres
}
web-club-add-hint = Un nom, ou une liste à coller
web-club-adding = Ajout en cours : { $names }
web-club-list = { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}
web-club-list-line = Touchez un nom pour l’écarter. Les membres du club ne sont pas ajoutés une deuxième fois.
web-club-list-add = { $count ->
    [one] Ajouter { $count } membre
   *[other] Ajouter { $count } membres
}
web-club-invite-line = Il suffit de scanner le code ou d’ouvrir le lien pour rejoindre le club.
web-club-copy-link = Copier le lien
web-club-delete-title = Supprimer { $name } ?
web-club-export-line = Le fichier contient tout le club. Il s’ouvre dans le terminal, ou se garde pour plus tard.
web-club-handed-on = { $name } organise le club désormais. Les anciens liens d’organisation ne valent plus ; voici le nouveau :
web-club-new-link = Créer un nouveau lien ; l’ancien ne vaudra plus
web-club-from-file = Un club depuis un fichier
web-club-file = Choisir un fichier .club
web-club-file-line = Un club exporté, d’ici ou du terminal, continue ici. Ses membres arrivent sans appareil.
web-club-file-until = L’ouvrir jusqu’à l’erreur
web-club-forget = Retirer { $name } de cette liste
web-club-all-past = { $count ->
    [one] Afficher { $count } tournoi passé
   *[other] Afficher les { $count } tournois passés
}
web-club-round-word = Ronde
web-club-open = Ouvrir le tournoi
web-club-not-begun = Pas encore commencé
web-club-you-play = Vous jouez contre { $names }.
web-club-games-on = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
web-club-round-done = Tous les résultats sont là

## The page of a tournament

web-club-parts = Parties du tournoi
web-club-tables = Tables
web-club-table = Table { $number }
web-club-games-word = Parties
web-club-round-since = ronde { $round } depuis { $time }, résultats : { $done } sur { $count }
web-club-day-time = { $day }, { $time }
web-club-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-club-clock-game = { $minutes } min + { $seconds } s par coup
web-club-no-show-days = { $days ->
    [one] Qui ne joue pas dans un délai de { $days } jour perd au temps.
   *[other] Qui ne joue pas dans un délai de { $days } jours perd au temps.
}
web-club-turn = Trait à { $name }, reste { $time }
web-club-turn-holiday = Trait à { $name }, en vacances
web-club-still = { $count ->
    [one] La table { $numbers } joue encore
   *[other] Les tables { $numbers } jouent encore
}
web-club-still-playing = joue encore
web-club-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
web-club-out = sans adversaire : { $names }
web-club-sits-out-point = ne joue pas et reçoit le point
web-club-goes-through = passe sans jouer
web-club-why = Pourquoi cette rencontre ?
web-club-why-these = Pourquoi { $names } ?
web-club-playing = se joue
web-club-done = terminé
web-club-tap = toucher
web-club-tap-order = toucher par ordre d’arrivée
web-club-not-played = Partie non jouée
web-club-missing = Absence : { $name }
web-club-clear = Retirer le résultat
web-club-replace = Remplacer
web-club-corrected = Corrigé par { $name } ; avant : { $was }.
web-club-hidden-result = Le résultat sera visible quand toutes les tables auront fini.
web-club-bronze = Match pour la troisième place
web-club-final = Finale
web-club-semi-finals = Demi-finales
web-club-bracket = Tableau
web-club-cross = Grille
web-club-drawn = Après une nulle
web-club-drawn-replay = Une nulle est rejouée une fois ; ensuite, la meilleure tête de série passe.
web-club-drawn-seed = Après une nulle, la meilleure tête de série passe.
web-club-leavers = Si quelqu’un abandonne
web-club-leavers-half = Qui abandonne avant la moitié des parties est rayé ; après, les parties restent et les autres sont perdues.
web-club-leavers-kept = Les parties de ceux qui abandonnent restent ; les autres sont perdues.
web-club-leavers-struck = Qui abandonne est rayé avec toutes ses parties.
web-club-length = Durée en minutes
web-club-late = Un retardataire ? Son nom
web-club-late-do = Ajouter dès la ronde { $round }
web-club-enter-me = Jouer dès la ronde { $round }
web-club-play-along = Participer
web-club-no-device = sans appareil
web-club-without-device = { $count ->
    [one] Sans appareil : { $names }. Ces parties se jouent avec un vrai jeu, et l’on note les résultats à l’organisation.
   *[other] Sans appareil : { $names }. Leurs parties se jouent avec un vrai jeu, et l’on note les résultats à l’organisation.
}
web-club-since = dès la ronde { $round }
web-club-left = abandon
web-club-withdraw = Retirer { $name } du tournoi
web-club-withdraw-do = Désinscrire
web-club-withdraw-line = Plus aucune partie n’est appariée. Jusqu’au prochain appariement, on peut revenir sur ce choix.
web-club-return = Faire revenir
web-club-not-playing = Membres qui ne jouent pas :
web-club-after = après la ronde { $round }
web-club-after-of = après { $round } rondes sur { $count }
web-club-ties = À égalité de points : { $figures }.
web-club-dashed = En pointillé : sans partie.
web-club-short-points = Points
web-club-short-rounds = Gagnées
web-club-short-buchholz = Buch.
web-club-short-sonneborn-berger = S-B
web-club-short-firsts = 1er
web-club-short-lead = Avance
web-club-streak = { $count ->
    [one] { $count } victoire de suite
   *[other] { $count } victoires de suite
}
web-club-my-place = Votre place : { $place }
web-club-my-points = Points : { $points }
web-club-winner = { $count ->
    [one] Victoire
   *[other] Victoire partagée
}
web-club-close = Clore et annoncer le vainqueur
web-club-again = Un autre comme celui-ci
web-club-pair-free = Apparier ceux qui sont libres
web-club-open-first = { $count ->
    [one] { $count } partie n’a pas encore de résultat :
   *[other] { $count } parties n’ont pas encore de résultat :
}
web-club-unpair = Annuler l’appariement de la ronde { $round }
web-club-unpair-line = La ronde sera appariée à nouveau quand vous voudrez ; les tables ouvertes sont fermées.
web-club-reopen = Rouvrir le tournoi
web-club-reopen-line = On peut alors corriger des résultats et ajouter des rondes.

## The table of a tournament

web-club-next-table = Votre prochaine table
web-club-to-tournament = Au tournoi

## The wall of a room

web-club-begins = commence
web-club-playing-since = en jeu depuis
web-club-time-left = reste
web-club-enter-here = Notez votre résultat :
web-club-see-here = Sur votre appareil :
