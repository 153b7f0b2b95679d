web-come = Continuer sur cet appareil
web-come-line = Ce lien apporte un nom et des parties d’un autre appareil sur celui-ci.
web-come-instead = Ici, vous êtes { $name }. Ce nom et ses parties ne seront plus accessibles ici.
web-come-go = Les transférer ici
web-admin = Administration
web-admin-line = Pour l’hébergeur de ce serveur. Le jeton se trouve dans les réglages du serveur (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Jeton
web-admin-show = Afficher
web-admin-again = Actualiser
web-admin-read-only = Passer en lecture seule
web-admin-read-only-line = Personne ne pourra jouer avant que vous repreniez les parties ; aucune pendule ne compte ce temps. Vraiment ?
web-admin-read-only-now = Le serveur est en lecture seule : les coups attendent, et aucune pendule ne compte ce temps.
web-admin-go-on = Reprendre les parties
web-admin-tables = Tables
web-admin-table-id = Identifiant d’une table
web-admin-find = Chercher
web-admin-close = Fermer
web-admin-close-line = Fermer la table { $table } ? Personne ne pourra y regarder ni y jouer avant que vous la rouvriez ; rien n’est effacé.
web-admin-reopen = Rouvrir
web-admin-guests = Invités
web-admin-guest-name = Nom
web-admin-ban = Exclure
web-admin-ban-line = Exclure { $name } jusqu’à nouvel ordre ?
web-admin-unban = Réadmettre
web-admin-version = Version
web-admin-up = En service depuis
web-admin-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
web-admin-sockets = Connexions ouvertes
web-admin-load = Charge du système
web-admin-memory = Mémoire de ce processus
web-admin-database = Taille de la base de données
web-admin-free = Libre sur son disque
web-admin-engines = Moteurs
web-admin-set-aside = Tables illisibles
web-admin-waiting = en attente
web-admin-playing = en cours
web-admin-paused = en pause
web-admin-over = terminées
web-admin-who = Votre nom, pour le journal
web-admin-why = Motif
web-admin-why-told = Motif (la personne le lira)
web-admin-reports = Signalements
moderate-no-reports = Aucun signalement en attente.
web-admin-settled = Inclure les signalements traités
moderate-by = signalé par { $name }
web-admin-game = Partie
web-admin-dismiss = Classer sans suite
moderate-dismiss-line = Le signalement sur { $name } est classé, rien d’autre ne se passe.
web-admin-rename = Renommer
web-admin-rename-line = { $name } reçoit un autre nom, aussi aux tables, et en est informé.
web-admin-new-name = Nouveau nom
web-admin-suspend = Suspendre
moderate-suspend-line = { $name } peut seulement regarder et finir ses parties en cours, et en est informé.
web-admin-long = Durée
web-admin-for-good = définitivement
moderate-until = suspendu jusqu’au { $date }
moderate-until-for-good = suspendu définitivement
web-admin-lift = Lever la suspension
moderate-lift-line = { $name } peut de nouveau participer.
web-admin-studies = Études publiques
web-admin-unlist = Retirer de la liste
web-admin-hide = Masquer
web-admin-show-again = Montrer de nouveau
web-admin-study-line = « { $title } » : son auteur en est informé.
web-admin-log = Journal
web-admin-log-line = Tout ce qui a été fait ici ; rien ne peut y être changé.
web-admin-newer = Plus récents
web-admin-older = Plus anciens
web-admin-sure = { $what } : vraiment ?
web-admin-did-dismiss = a classé un signalement
web-admin-did-rename = a renommé
web-admin-did-suspend = a suspendu
web-admin-did-lift = a levé la suspension
web-admin-did-unlist-study = a retiré une étude de la liste
web-admin-did-hide-study = a masqué une étude
web-admin-did-show-study = montre de nouveau une étude
web-admin-did-ban = a banni
web-admin-did-unban = a réadmis
web-admin-did-close = a fermé une table
web-admin-did-reopen = a rouvert une table
web-admin-did-read-only = est passé en lecture seule
web-admin-did-writable = a repris les parties
web-admin-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-engine-ready = prêt
web-engine-building = en construction
web-engine-failed = échoué
web-engine-waiting = pas encore demandé

## Clubs

web-club-line = Une soirée ou toute une saison ensemble : membres, tournois, cotes. Pas de compte : un lien suffit.
web-club-yours = Vos clubs
web-club-make = Créer un club
web-club-name = Nom du club
web-club-nickname = Votre pseudo
web-club-join = Rejoindre le club
web-club-ask = Inviter au club { $club }
web-club-asks = Rejoignez notre club { $club } : { $link }
web-club-colour = Couleur
web-club-colour-green = vert
web-club-colour-red = rouge
web-club-colour-blue = bleu
web-club-colour-yellow = jaune
web-club-colour-purple = violet
web-club-colour-orange = orange
web-club-colour-teal = turquoise
web-club-colour-grey = gris
web-club-members = Membres
web-club-organiser = organise
web-club-computer = ordinateur
web-club-more = Plus sur { $name }
web-club-hand-on = Confier l’organisation
web-club-remove = Retirer { $name }
web-club-remove-sure = Retirer { $name } du club ? Les résultats restent.
web-club-leave = Quitter
web-club-leave-sure = Quitter ce club ? Ce que vous avez joué reste.
web-club-add = Ajouter quelqu’un sans appareil
web-club-add-computer = Ajouter un ordinateur
web-club-add-do = Ajouter
web-club-new-name = Nom
web-club-save = Enregistrer
web-club-export = Exporter le club (fichier .club)
web-club-delete = Supprimer le club
web-club-delete-sure = Supprimer le club avec ses membres, ses tournois et ses cotes ?
web-club-invite = Inviter
web-club-organisers-link = Lien d’organisation
web-club-organisers-line = Avec ce lien, on peut organiser le club.
web-club-tournaments = Tournois
web-club-none = Aucun tournoi en cours.
web-club-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
web-club-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-club-new = Nouveau tournoi
web-club-watch = Parties à regarder
web-club-tournament-name = Nom du tournoi
web-club-kind = Type de tournoi
web-club-kind-swiss = Système suisse
web-club-kind-robin = Toutes rondes
web-club-kind-knockout = Élimination directe
web-club-kind-arena = Arène
web-club-kind-evening = Soirée libre
web-club-how-swiss = On rencontre des scores proches du sien ; tant que c’est évitable, on ne rencontre pas deux fois la même personne et on n’est pas deux fois sans adversaire.
web-club-how-robin = Tout le monde rencontre tout le monde.
web-club-how-knockout = On continue si l’on gagne ; les perdants des demi-finales jouent pour la troisième place.
web-club-how-arena = On reçoit une nouvelle partie dès qu’on est libre. Après deux victoires de suite, les suivantes comptent double.
web-club-how-evening = Dès qu’on est libre, on rencontre quelqu’un de nouveau, tant qu’il reste du temps.
web-club-game = Jeu
web-club-seats = Joueurs par table (au plus)
web-club-tables-of = tables de { $count } au plus
web-club-rounds = Rondes
web-club-rounds-needed = autant qu’il en faut
web-club-rounds-planned = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
web-club-where = Où l’on joue
web-club-on-screens = à l’écran
web-club-on-wood = avec un vrai jeu
web-club-alone = Lancer les rondes suivantes automatiquement
web-club-no-show = Minutes avant qu’une personne soit considérée absente
web-club-no-show-line = Une personne qui n’est pas là { $minutes } min après l’appariement compte comme absente.
web-club-counts-out-line = Un joueur qui n’a pas ouvert sa table { $minutes } min après l’appariement perd ; aux tables plus grandes, un ordinateur joue à sa place. Une partie où personne ne vient ne compte pas.
web-club-announce = Créer le tournoi
web-club-players = Participants
web-club-player = Nom
web-club-start = Commencer le tournoi
web-club-pair = Apparier la ronde { $round }
web-club-end = Terminer le tournoi
web-club-end-sure = Terminer le tournoi maintenant ? Les parties sans résultat ne comptent pas. On peut le rouvrir.
web-club-over = fini
web-club-preview = La ronde { $round } telle qu’elle serait appariée maintenant
web-club-round = Ronde { $round }
web-club-sits-out = ne joue pas cette ronde
web-club-go = À votre table
web-club-look = Regarder
web-club-enter-result = Noter le résultat
web-club-correct = Corriger
web-club-won-by = Victoire : { $name }
web-club-draw = Partie nulle
web-club-order = Touchez les noms dans l’ordre d’arrivée :
web-club-equal = À égalité avec le suivant
web-club-no-show-result = décidé sans jouer
web-club-void-do = Ne pas compter
web-club-void-result = ne compte pas
web-club-standings = Classement
web-club-place = Place
web-club-placed = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-club-figure-points = Points
web-club-figure-rounds = Rondes gagnées
web-club-figure-buchholz = Buchholz
web-club-figure-sonneborn-berger = Sonneborn-Berger
web-club-figure-firsts = Premières places
web-club-figures-line = Touchez un nom pour voir le calcul des points.
web-club-bye = exemption
web-club-wall = Vue pour le projecteur
web-club-print = Imprimer
web-club-sheet-table = Table
web-club-sheet-game = Partie
web-club-sheet-players = Joueurs
web-club-sheet-result = Résultat
web-club-sheet-signature = Signature
web-club-sheet-bronze = Troisième place :
web-club-duplicate = Duplicate : la même chance à toutes les tables
web-club-how-duplicate = Duplicate : toutes les tables d’une ronde ont la même donne et les mêmes dés. Votre avance est votre score moins la moyenne des autres à votre table ; on la compare à celle des joueurs qui occupent votre place ailleurs. Vos points sont la part de ceux que vous dépassez ; une égalité compte pour moitié.
web-club-secret = Les plateaux et les scores de cette ronde seront visibles quand toutes ses parties seront finies.
web-club-figure-lead = Avance
web-club-lead-won = gagné avant la fin
web-club-lead-lost = perdu avant la fin

## The page of `serpentry lab`

web-lab-heading = Le laboratoire : que change une règle ?
web-lab-intro = Choisissez un jeu et deux variantes des règles. Des ordinateurs jouent les deux sur cette machine ; la page montre ce qui change. Vous pouvez arrêter à tout moment.
web-lab-first = Première variante
web-lab-second = Deuxième variante
web-lab-strong = joueur plus fort
web-lab-weak = joueur plus faible
web-lab-games = parties de chaque sorte
web-lab-start = Comparer
web-lab-stop = Arrêter
web-lab-save = Enregistrer en un fichier HTML
web-lab-progress = { $done } parties jouées sur { $total } ; encore { $minutes } min environ.
web-lab-done = Parties jouées : { $done } sur { $total }.
