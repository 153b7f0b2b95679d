## Le terminal

cli-serpentry = Jouer, apprendre, vérifier et analyser des jeux où l’on construit des serpents. --language CODE change de langue.
cli-stopped = Interrompu.
cli-games = Lister les jeux avec leurs places et options.
cli-rules = Montrer les règles d’un jeu, ou une seule.
cli-players = Lister les joueurs artificiels.
cli-language = Langue : cs, de, en, fr ou ru.
cli-rule-id = Seulement la règle de ce nom.
cli-play = Jouer une partie dans le terminal.
cli-who-plays = Joueurs par place : person, person:NOM, ou level1–level9, random, greedy, module:Class, cmd:./bot. Par défaut : vous, puis des ordinateurs.
cli-resume = Reprendre une partie enregistrée.
cli-play-seed = Graine pour les dés et les ordinateurs (par défaut : au hasard).
cli-game = Nom d’un jeu ; `serpentry games` les liste.
cli-seats = Nombre de joueurs (par défaut : le plus petit).
cli-opt = Une option du jeu ; répétable. Les commutateurs sont on ou off.
cli-seed = La même graine donne le même résultat.
cli-json = Afficher du JSON pour les programmes.
cli-database = sqlite:///FILE ou postgresql://…
cli-backup-file = La sauvegarde.
cli-host = Adresse d’écoute.
cli-port = Port ; 0 en prend un libre.
cli-workers = Processus du serveur (un port et une base en commun).
cli-thinkers = Processus de calcul pour les joueurs artificiels.
cli-origins = Autres origines autorisées.
cli-secure = HTTPS seulement.
cli-log-json = Journaux en JSON.
cli-open = Ouvrir la page dans un navigateur.
cli-serve = Héberger des tables en réseau. Les autres réglages sont des variables d’environnement : SERPENTRY_DATABASE, SERPENTRY_PORT, etc.
cli-backup = Écrire toutes les tables dans un fichier. Le fichier est vérifié ; le service peut continuer.
cli-restore = Lire une sauvegarde dans une base vide.
cli-verify = Vérifier une partie terminée. Coups, résultat, dés et tirages d’après leur graine.
cli-open-at = Serpentry est ouvert sur { $url }
cli-backed-up = Lignes écrites dans { $file } et vérifiées : { $rows } ; tables : { $tables }
cli-backup-unreadable = Tables illisibles, gardées telles quelles dans la sauvegarde : { $count } ({ $names })
cli-restored = Lignes restaurées : { $rows }
cli-record = Une feuille de partie.
cli-salt = Ce que votre programme a ajouté aux dés ; la feuille de partie doit le citer.
cli-ply = Position après tant d’événements (par défaut : la fin).
cli-person = personne
cli-type-help = Tapez ? pour l’aide.
cli-how-to-move = Tapez un coup, par exemple { $move } ; ? montre ce que vous pouvez taper d’autre.
cli-chance = hasard
cli-result = Résultat : { $result }
cli-type-a-move = Tapez un coup, ou :
cli-do-moves = les coups permis (avec ces cases ou ces mots)
cli-do-table = la table en mots : serpents, extrémités, mains
cli-do-why = ce qui interdit un coup
cli-do-hint = un coup qui semble bon
cli-do-undo = annuler votre dernier coup
cli-do-save = enregistrer et continuer
cli-do-resign = abandonner la partie
cli-do-quit = enregistrer et quitter ; `serpentry play --resume FILE` la reprend
cli-plays-on = { $name } continue : { $player }.
cli-program-failed = { $why } { $player } joue à sa place.
cli-moves-more = Coups : { $count } ({ $more } non affichés ; ajoutez des cases ou des mots)
cli-legal = Rien ne l’interdit : ce coup est permis.
cli-saved = Enregistré. Reprendre avec :
cli-record-in = La feuille de partie est dans { $file }.
cli-thinking = { $name } réfléchit…
cli-took-back = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
cli-starter = Qui commence : first (le premier de --players), lot, turn ou loser.
cli-ask = Demander comment préparer la table.
cli-ask-options = Parcourir les options ?
cli-ask-number = Un nombre de 1 à { $most }, ou rien.
cli-ask-list = séparés par des virgules ; une ligne vide ne change rien
why-no-event = La feuille de partie se termine à l’événement { $count } ; il n’y a pas d’événement { $event }.
cli-how-many-games = Nombre de parties.
cli-json-lines = Lignes JSON.
cli-every = Montrer la table après chaque événement.
cli-picture-file = Le fichier de l’image.
cli-trace = Écrire des traces de parties au hasard. Avec tous les coups permis à chaque événement.
cli-check-trace = Vérifier un fichier de traces d’après les règles.
cli-replay = Montrer une partie enregistrée. Coups, table et résultat.
cli-picture = Peindre une position d’une partie, en SVG ou PNG.
cli-picture-dark = Peindre aux couleurs de la nuit.
cli-picture-width = Largeur en pixels.
cli-picture-caption = Texte sous l’image (par défaut : ce qui s’est passé).
cli-picture-mark = Entourer une case (f6) ou tracer une flèche entre deux (f6>g7) ; peut se répéter.
cli-picture-seat = Montrer ce que cette place peut voir (par défaut : un spectateur).
cli-wrote = { $file } est écrit.
cli-wrote-plain = { $file } est écrit, dessiné simplement. Pour l’avoir peint : { $command }
why-picture-ending = Une image s’écrit en .svg ou .png, pas en { $given }.
why-picture-cell = Ce plateau n’a pas de case { $name }.
why-picture-size = La largeur et la hauteur d’une image en pixels vont de { $least } à { $most }, pas { $given }.
why-picture-names = Donnez un nom par place : il en faut { $seats }, il y en a { $names }.
why-picture-theme = Une image est claire (light) ou sombre (dark), pas { $given }.
why-picture-seat = Les places sont numérotées de 0 à { $last } ; il n’y a pas de place { $given }.
cli-traces-checked = { $games ->
    [one] ok : { $games } partie
   *[other] ok : { $games } parties
  }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  }
cli-usage = Utilisation :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-group-play = Jouer
cli-group-learn = Revoir et apprendre
cli-group-host = Héberger
cli-group-bots = Ordinateurs et bots
cli-group-research = Recherche
cli-required = obligatoire
cli-default = par défaut : { $value }
cli-help = Afficher cette aide.
cli-install-completion = Installer la complétion pour ce shell.
cli-show-completion = Afficher la complétion pour ce shell, à copier ou à adapter.
