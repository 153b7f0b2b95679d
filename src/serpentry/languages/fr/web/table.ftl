## Préparer une partie

web-no-game = Il n’y a pas de jeu « { $game } ».
web-your-name = Votre nom
web-seats = Places
web-who-sits = Qui joue à la place { $seat }
web-seat-here = Quelqu’un ici
web-seat-elsewhere = Par lien
web-seat-computer = Ordinateur
web-level = Niveau de l’ordinateur (place { $seat })
web-level-name = { $number } · { $title }
web-levels-fewer = Le hasard compte beaucoup dans ce jeu : seuls { $count } niveaux sont proposés, car les autres seraient à peu près aussi forts que l’un d’eux.
web-name-of-seat = Nom du joueur { $seat }
web-variants = { $changed ->
    [0] Variantes et options
    [one] Variantes et options ({ $changed } changée)
   *[other] Variantes et options ({ $changed } changées)
}
web-public = Afficher dans la liste des tables ouvertes
web-public-line = Sinon, il faut le lien pour venir jouer.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-game = Temps réel
web-clock-days = Jours par coup
web-minutes = Minutes par joueur
web-increment = Secondes ajoutées par coup
web-days = Jours
web-start = Commencer la partie

## La table

web-no-table = Aucune table ne se trouve sous ce lien.
web-paused = La partie est en pause.
web-curtain = Passez l’appareil à { $name }.
web-curtain-look = Je suis { $name } : montrer ma main
web-connecting = Connexion…
web-board-failed = Le plateau de ce jeu n’a pas pu être chargé ; un simple dessin le remplace.
web-load-again = Recharger
web-connection-lost = Connexion perdue. Reconnexion en cours… rien n’est perdu.
web-connection-quiet = Le serveur ne répond pas. Nouvel essai en cours… rien n’est perdu.
web-connection-kept = Ce que vous avez envoyé arrivera ensuite.
web-connection-clock = La pendule continue, sauf si le serveur lui-même est arrêté.
web-sending = Envoi en cours…
web-connection-back = Connexion rétablie.
web-board = Plateau : { $game }
web-board-help = Déplacez-vous avec les flèches ; Entrée pose la tuile ou la carte, R la tourne, F la retourne, N prend la suivante, J va au prochain emplacement possible, L liste les coups permis, A décrit une case, le point d’interrogation montre toutes les touches.
web-tray = Vos tuiles et cartes
web-piece = Tuile ou carte
web-piece-count = { $piece }, il en reste { $count }
web-turn = Tourner
web-flip = Retourner
web-lay = Poser
web-lift = Reposer
web-show-all = Voir tout le plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-pinned = En { $cell }. Entrée, ou touchez de nouveau, pour poser.
web-stale = La position a changé entre-temps ; regardez de nouveau.
web-at = { $cell } : { $what }.
web-fits = Elle peut se poser ici.
web-fits-not = Elle ne peut pas se poser ici.
web-away = pas à l’écran
web-here = en ligne
web-gone = hors ligne
web-gone-since = hors ligne depuis { $time }
web-score-of = { $name } : { $score } (voir le détail)
web-title-over = Partie terminée · { $game }
web-title-your-turn = ● À vous · { $game }
web-the-rule = La règle
web-variants-of-move = Choix pour ce coup
web-other-moves = Autres coups
web-asked = Demande envoyée ; en attente de réponse.
web-asks-undo = { $name } voudrait reprendre un coup.
web-asks-draw = { $name } propose la nulle.
web-asks-pause = { $name } voudrait une pause.
web-asks-rematch = { $name } propose une revanche.
web-asks-rematch-same = { $name } propose une revanche aux mêmes places : { $first } commence.
web-asks-rematch-swap = { $name } propose une revanche en changeant de place : { $first } commence.
web-agreed = { $name } est d’accord.
web-passed-over = { $name } a continué sans répondre ; votre demande ne tient plus.
web-declined-draw = { $name } refuse la nulle.
web-declined-undo = { $name } n’est pas d’accord : le coup reste joué.
web-declined-pause = { $name } préfère continuer.
web-declined-rematch = { $name } ne veut pas de revanche pour l’instant.
web-actions = Actions
web-undo = Annuler le coup
web-undo-chance = Un lancer ou une pioche ne s’annule pas.
web-undo-hidden = Tant que des mains sont cachées, aucun coup ne s’annule.
web-undo-nothing = Vous n’avez encore joué aucun coup à annuler.
web-hint = Conseil
web-hint-sought = Recherche d’un bon coup…
web-offer-draw = Proposer la nulle
web-pause = Pause
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-log-length = { $did ->
    [join] réunis : { $length }
    [ring] anneau : { $length }
   *[other] longueur { $length }
}
web-log-new = nouveau serpent
web-looking-back = Position après le coup { $number }
web-looking-now = Revenir à la partie
web-explain = Que puis-je faire ?
web-turn-by = R ou la molette tourne la tuile ou la carte sous le pointeur, F ou un clic droit la retourne.
web-aim-snekagon = Le plus long serpent gagne
web-aim-snekagon5g = Le plus long serpent gagne
web-aim-schlangennest = Le plus long serpent gagne
web-aim-sssnake = Le premier serpent fermé gagne
web-aim-carnival = Le plus grand nombre de points gagne
web-not-now = Pas maintenant
web-resign-ask = Abandonner cette partie ?
web-legal-moves = Coups permis
web-turned = { $turn ->
    [one] tournée une fois
   *[other] tournée { $turn } fois
}
web-what-is-at = Qu’y a-t-il sur une case ?
web-cell = Case
web-tell = Décrire
web-no-cell = Il n’y a pas de case { $cell }.
web-rules = Règles
web-watch-link = Lien pour les spectateurs
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-absent = { $name } est hors ligne.
web-came-back = { $name } est de retour.
web-claim-win = Réclamer la victoire
web-claim-computer = Faire jouer un ordinateur à sa place
web-claim-wait = Dans { $minutes } min, un ordinateur pourra continuer.
web-moves = Coups
web-chat = Discussion
web-chat-unread = Discussion, non lus : { $count }
web-other = Plus
web-scores = Scores
web-say = Écrire un message
web-send = Envoyer
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-thanks = Merci pour la partie !
phrase-well-played = Bien joué !
web-end-draw = Partie nulle.
web-end-you-win = Vous gagnez !
web-end-wins = { $count ->
    [one] { $name } gagne.
   *[other] { $name } gagnent ensemble.
}
web-end-time = { $name } a dépassé son temps.
web-end-time-you = Vous avez dépassé votre temps.
web-end-resigned-you = Vous avez abandonné.
web-end-agreed = D’un commun accord.
web-end-closed = Partie close sans résultat
web-nearer = { $count } de moins à trouver
web-further = { $count } de plus à trouver
web-try-level = Essayer le niveau { $number }
web-try-easier = Niveau plus facile : { $number }
web-share-result = Partager le résultat
web-rematch = Revanche
web-again-you = Vous commencez
web-again-begins = { $name } commence
web-seats-lot = Le sort décide qui commence
web-seats-loser = Le perdant commence
web-to-rematch = Vers la partie suivante
web-replay = Revoir et analyser
web-waiting = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
web-waiting-for = On attend { $name }
web-all-here = Toutes les places sont prises : la partie commence
web-invites-you = { $name } vous invite à jouer à { $game }
web-invited-to = Une invitation à jouer à { $game }
web-take-seat = Prendre place
web-send-link = Envoyez ce lien à la personne avec qui vous voulez jouer. La partie commence dès qu’elle prend place.
web-link-opened = Quelqu’un a ouvert le lien.
web-takes = Environ { $minutes } minutes
web-takes-days = { $days ->
    [one] { $days } jour par coup
    [many] { $days } jours par coup
   *[other] { $days } jours par coup
}
web-no-table-help = Vérifiez le lien, ou demandez-en un nouveau.
web-all-taken = Toutes les places sont prises : vous regardez.
web-seat-taken-over = Un ordinateur joue désormais à votre place : vous regardez.
web-replaced-resigned = { $name } a abandonné. Un ordinateur continue.
web-replaced-absent = Un ordinateur joue désormais pour { $name }.
web-to-go = restantes
web-own-table = Commencer une partie à vous
web-seat-waits = encore libre
web-rise = Quitter la place
web-invite-link = Lien vers la table

## Touches

web-keys = Touches
web-keys-line = Quand le plateau est sélectionné :
web-key-arrows = se déplacer sur le plateau
web-key-jump = aller au prochain emplacement possible, ou au précédent
web-key-enter = poser la tuile ou la carte, confirmer
web-key-turn = tourner la tuile ou la carte (avec Maj : en arrière)
web-key-flip = retourner la tuile ou la carte
web-key-piece = prendre la tuile ou la carte suivante, ou celle de ce numéro
web-key-lift = reposer la tuile ou la carte
web-key-hint = conseil
web-key-undo = annuler un coup
web-key-legal = liste des coups permis
web-key-what = ce qu’il y a sur une case
web-key-zoom = agrandir, réduire, tout voir

## Revoir et analyser

web-replay-board = Plateau après l’étape { $ply } sur { $length }
web-replay-controls = Revoir
web-first = Première position
web-previous = Une étape en arrière
web-next = Suivant
web-last = Dernière position
web-autoplay = Lecture automatique
web-stop = Arrêter
web-step-of = Étape
web-step = Étape { $ply } : { $move }
web-replay-after = Après le coup { $ply }
web-step-start = Avant la première étape
web-analysis = Analyse
web-analyse = Analyser cette position
web-analyse-all = Analyser toute la partie
web-analysing = Réflexion…
web-analysing-all = { $done } positions sur { $length }
web-line = Ensuite : { $moves }
web-tries = { $count ->
    [one] { $count } partie simulée
   *[other] { $count } parties simulées
}
web-no-choice = Il n’y a pas de choix dans cette position.
web-drawing = Pour marquer une case, faites un clic droit ou appuyez longuement ; pour une flèche, faites glisser. Un clic efface les marques.
web-curve = Chances de gagner
web-curve-label = Une courbe par joueur de la première étape à la dernière : plus elle est haute, plus la victoire est probable
web-curve-wins = { $name } gagne
web-curve-even = Égalité
web-curve-proved = Prouvé
web-record-actions = Plus sur cette partie
web-play-on = Continuer d’ici
web-download-record = Télécharger la partie
web-copy-picture = Copier l’image
web-picture-saved = L’image a été enregistrée.
web-save-picture = Enregistrer l’image
web-animation = Animation
web-animation-from = De l’étape
web-animation-to = À l’étape
web-animation-make = Créer l’animation
web-animation-making = Création de l’animation…
web-animation-save = Enregistrer l’animation
web-animation-home = Ce navigateur ne peut pas créer l’animation. Essayez un autre navigateur, ou téléchargez la partie et lancez : serpentry animate PARTIE --out partie.webp
web-share-text = Texte à partager
web-share-picture = Image du plateau
web-share-embed = Afficher sur une page web
web-share-turn = C’est à { $name } de jouer.
web-share-told = { $is ->
    [over] { $game } { $score }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ({ $names })
   *[open] { $game } { $score } après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ({ $names })
}
web-check-dice = Vérifier lancers et tirages
web-dice-right = Vérifié : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; { $draws ->
    [one] le lancer ou tirage correspond à la graine ({ $draws }).
   *[other] les { $draws } lancers et tirages correspondent à la graine.
}
web-moves-right = Vérifié. Coups : { $moves } ; ce jeu n’a ni dés ni tirages.

## Règles et première partie

web-contents = Sommaire
web-first-game = Une première partie, pas à pas
web-guide-do = Jouer à ma place
web-guide-try = Essayer
web-guide-astray = Ce coup est permis aussi, mais jouez d’abord celui qui est indiqué.
web-guide-end = Et maintenant, une partie à vous
web-mute = Couper la parole à { $name }
web-remove = Retirer { $name } de la table
web-house-busy = Le serveur est occupé. L’ordinateur jouera dès qu’il aura du temps de calcul, à pleine force.

## The search engine

web-engine-getting-ready = Le moteur se prépare ({ $percent } %). Il n’y a pas encore d’évaluations.
web-no-engine = Ce jeu n’a pas encore de moteur : des coups, mais pas d’évaluations.
web-sits-in = Un niveau plus faible joue pour { $name } jusqu’à ce que le moteur soit prêt.
web-holiday = Prendre des congés
web-holiday-from = À partir du
web-holiday-days = Jours
web-holiday-take = Réserver
web-holiday-line = Ajoute des jours à votre coup ou au prochain ; les autres le voient. { $left ->
    [one] Il vous reste { $left } jour cette année.
   *[other] Il vous reste { $left } jours cette année.
}
web-holiday-booked = { $name } est en congé du { $from } au { $to }.
web-holiday-day = { $name } est en congé le { $day }.
web-on-holiday = { $days ->
    [one] { $name } est en congé encore un jour.
   *[other] { $name } est en congé encore { $days } jours.
}
