## Le client du navigateur

web-skip = Vers la page
web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-confirm = Confirmer les coups
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-show-places = Éclairer les places où une pièce convient
web-motion = Animation
web-sound = Son
web-done = Terminé
web-close = Fermer
web-yes = Oui
web-no = Non
web-no-connection = Le service est injoignable. Le réseau fonctionne-t-il ?
web-went-wrong = Quelque chose s’est mal passé. Réessayez.
web-lost = Il n’y a rien ici.
web-somebody = Invité

## Accueil

web-hero = Cinq jeux où l’on construit des serpents
web-hero-line = Joués selon les règles, contre des personnes ou contre des ordinateurs vraiment forts, avec un arbitre qui explique chaque refus.
web-games = Les jeux
web-your-games = Vos parties
web-finished-games = Parties terminées
web-join = Une table sur invitation
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte en ce moment.
web-players = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
}
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-set-up = Préparer…
web-set-up-game = Préparer… { $game }
web-how-to-play = Comment jouer
web-how-to-play-game = Comment jouer à { $game }
web-gallery = Images des plateaux
web-free-seat = libre
web-phase-waiting = attend des joueurs
web-phase-over = terminée
web-phase-paused = La partie est en pause.
web-phase-playing = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
web-invitation = Lien ou numéro de la table
web-invitation-example = p. ex. q7Jx0Zb1Yk2w
web-enter = Entrer
web-no-invitation = Ce n’est pas un lien vers une table.

## Préparer une partie

web-no-game = Il n’y a pas de jeu { $game }.
web-your-name = Votre nom
web-seats = Places
web-how-many = Combien de joueurs
web-who-sits = Qui occupe la place { $seat }
web-seat-here = une personne ici
web-seat-elsewhere = une personne ailleurs, par un lien
web-seat-computer = un ordinateur
web-level = Force de la place { $seat }
web-level-name = { $number } · { $title }
web-name-of-seat = Nom du joueur { $seat }
web-variants = { $changed ->
    [0] Variantes et options
    [one] Variantes et options ({ $changed } changée)
   *[other] Variantes et options ({ $changed } changées)
}
web-public = Montrer dans la liste des tables ouvertes.
web-public-line = Sinon, seuls ceux qui ont le lien peuvent venir.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-game = Un temps pour toute la partie
web-clock-days = Des jours pour chaque coup
web-minutes = Minutes par joueur
web-increment = Secondes de plus par coup
web-days = Jours
web-start = Commencer

## La table

web-no-table = Cette table n’existe pas.
web-connecting = Connexion…
web-connection-lost = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
web-connection-back = De retour. Rien n’a été perdu.
web-board = Plateau de { $game }
web-board-help = Les flèches parcourent le plateau, Entrée pose la pièce, R la tourne, F la retourne, N prend la pièce suivante, J saute à la prochaine place qui convient, L donne la liste des coups permis, A dit ce qu’il y a sur une case, le point d’interrogation montre toutes les touches.
web-tray = Vos pièces
web-piece = Pièce
web-piece-count = { $piece }, il en reste { $count }
web-turn = Tourner
web-flip = Retourner
web-lay = Poser
web-lift = Reprendre
web-show-all = Tout voir
web-pinned = Sur { $cell }. Entrée ou un second toucher la pose.
web-stale = Il s’est passé quelque chose entre-temps ; regardez de nouveau.
web-hint-is = Un bon coup : { $move }
web-at = { $cell } : { $what }.
web-fits = Elle convient.
web-fits-not = Elle ne convient pas.
web-seat-number = Place { $seat }
web-you = vous
web-away = absent
web-score-of = { $name } : { $score } (de quoi il se compose)
web-days-left = { $days } j { $hours } h
web-title-over = Partie terminée · { $game }
web-title-your-turn = ● À vous · { $game }
web-your-turn = C’est à vous.
web-waiting-for = Au tour de { $name }.
web-thinking = { $name } réfléchit…
web-thinking-progress = { $name } réfléchit… { $percent } %
web-said-moved = { $name } : { $move }.
web-said-drew = Tiré : { $move }.
web-why-not = Interdit.
web-the-rule = La règle
web-variants-of-move = Choix pour ce coup
web-other-moves = Autres coups
web-asked = Vous avez demandé ; les autres n’ont pas encore répondu.
web-asks-undo = { $name } voudrait reprendre un coup.
web-asks-draw = { $name } propose la nulle.
web-asks-pause = { $name } voudrait une pause.
web-asks-rematch = { $name } voudrait rejouer.
web-actions = Actions
web-undo = Annuler
web-hint = Conseil
web-offer-draw = Proposer la nulle
web-pause = Pause
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-legal-moves = Coups permis
web-legal-count = { $count ->
    [one] Il y a { $count } coup permis.
   *[other] Il y a { $count } coups permis.
}
web-turned = { $turn ->
    [one] tournée une fois
   *[other] tournée { $turn } fois
}
web-what-is-at = Qu’y a-t-il en… ?
web-cell = Case
web-tell = Dire
web-no-cell = Il n’y a pas de case { $cell }.
web-rules = Règles
web-watch-link = Lien pour les spectateurs
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-absent = { $name } est absent.
web-claim-win = Réclamer la victoire
web-claim-computer = Laisser jouer un ordinateur
web-claim-wait = Dans { $minutes } min, un ordinateur pourra continuer.
web-moves = Coups
web-chat = Discussion
web-say = Dire quelque chose
web-send = Envoyer
web-end-draw = Partie nulle
web-end-you-win = Vous gagnez !
web-end-wins = { $count ->
    [one] { $name } gagne
   *[other] { $name } gagnent ensemble
}
web-end-resigned = { $name } a abandonné.
web-end-time = Le temps de { $name } est écoulé.
web-end-agreed = D’un commun accord.
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-replay = Revoir et analyser
web-waiting = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
web-invited = Vous êtes invité
web-sit = S’asseoir : { $seat }
web-rise = Quitter la place
web-invite-link = Lien vers la table
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR du lien

## Touches

web-keys = Touches
web-keys-line = Quand le plateau a le focus :
web-key-arrows = parcourir le plateau
web-key-jump = sauter à la prochaine place qui convient
web-key-enter = poser la pièce, confirmer
web-key-turn = tourner la pièce (avec Maj : en arrière)
web-key-flip = retourner la pièce
web-key-piece = prendre la pièce suivante, ou celle de ce numéro
web-key-lift = reprendre la pièce
web-key-hint = conseil
web-key-undo = annuler un coup
web-key-legal = liste des coups permis
web-key-what = ce qu’il y a sur une case
web-key-zoom = plus près, plus loin, tout voir

## Revoir et analyser

web-replay-board = Plateau après l’étape { $ply } sur { $length }
web-replay-controls = Revoir
web-first = Première position
web-previous = Une étape en arrière
web-next = Suivant
web-last = Dernière position
web-autoplay = Dérouler
web-stop = Arrêter
web-step-of = Étape
web-step = Étape { $ply } : { $move }
web-step-start = Avant la première étape
web-analysis = Analyse
web-analyse = Analyser cette position
web-analyse-all = Toute la partie
web-analysing = Réflexion…
web-analysing-all = { $done } positions sur { $length }
web-proved = prouvé
web-line = Ensuite : { $moves }
web-tries = { $count ->
    [one] { $count } partie essayée
   *[other] { $count } parties essayées
}
web-no-choice = Personne n’a de choix ici.
web-curve = Ce que chacun pouvait espérer
web-curve-label = Une courbe par joueur de la première étape à la dernière : plus elle est haute, plus la victoire est probable
web-turning-points = Tournants
web-turning = Étape { $ply } : { $name } { $change } %
web-paperwork = La partie sur papier
web-play-on = Continuer d’ici
web-download-record = Télécharger la partie
web-copy-picture = Copier l’image
web-picture-saved = L’image a été enregistrée.
web-check-dice = Vérifier les dés
web-dice-right = Exact : { $moves } coups, et { $draws } jets et tirages tels que la graine les donne.
web-moves-right = Exact : { $moves } coups ; ce jeu n’a ni dés ni tirages.

## Règles et première partie

web-contents = Sommaire
web-first-game = Une première partie, pas à pas
web-guide-do = Le faire
web-guide-try = Essayer
web-guide-astray = Ce serait permis aussi ; mais d’abord le coup montré.
web-guide-end = Et maintenant, une partie à vous
