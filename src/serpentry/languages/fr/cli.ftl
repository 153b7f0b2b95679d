## Le terminal

cli-serpentry = Jouer, apprendre, vérifier et analyser des jeux où l’on construit des serpents. --language CODE change de langue.
cli-stopped = Interrompu.
cli-games = Lister les jeux avec leurs places et options.
cli-rules = Montrer les règles d’un jeu, ou une seule.
cli-players = Lister les joueurs ordinateurs.
cli-language = Langue : cs, de, en, fr ou ru.
cli-rule-id = Seulement la règle de ce nom.
cli-play = Jouer une partie dans le terminal.
cli-who-plays = Joueurs par place : person, person:NOM, ou level1–level8, random, greedy. Sinon : vous, puis des ordinateurs.
cli-resume = Reprendre une partie enregistrée.
cli-play-seed = Graine pour les dés et les ordinateurs (sinon : au hasard).
cli-game = Nom d’un jeu ; `serpentry games` les liste.
cli-seats = Nombre de joueurs (sinon : le plus petit).
cli-opt = Une option du jeu ; répétable. Les commutateurs sont on ou off.
cli-seed = La même graine donne le même résultat.
cli-json = Afficher du JSON pour les programmes.
cli-database = sqlite:///FICHIER ou postgresql://…
cli-backup-file = La sauvegarde.
cli-host = Adresse d’écoute.
cli-port = Port ; 0 en prend un libre.
cli-workers = Processus où réfléchissent les ordinateurs.
cli-origins = Autres origines autorisées.
cli-secure = HTTPS seulement.
cli-log-json = Journaux en JSON.
cli-open = Ouvrir la page dans un navigateur.
cli-serve = Héberger des tables en réseau ; les autres réglages sont des variables d’environnement (docs/hosting.md).
cli-backup = Écrire toutes les tables dans un fichier ; le service peut continuer.
cli-restore = Lire une sauvegarde dans une base vide.
cli-verify = Vérifier une partie terminée : coups, résultat, dés et tirages d’après leur graine.
cli-open-at = Serpentry est ouvert sur { $url }
cli-backed-up = Lignes écrites dans { $file } et vérifiées : { $rows } ; tables : { $tables }
cli-backup-unreadable = Tables illisibles, gardées telles quelles dans la sauvegarde : { $count } ({ $names })
cli-restored = Lignes restaurées : { $rows }
cli-record = Une feuille de partie.
cli-salt = Ce que votre programme a ajouté aux dés ; la feuille de partie doit le citer.
cli-ply = Position après tant d’événements (sinon : la fin).
cli-person = personne
cli-type-help = Tapez ? pour l’aide.
cli-type-a-move = Tapez un coup, ou :
cli-do-moves = les coups permis (avec ces cases ou ces mots)
cli-do-table = la table en mots : serpents, extrémités, mains
cli-do-why = ce qui interdit un coup
cli-do-hint = un coup qui semble bon
cli-do-undo = annuler votre dernier coup
cli-do-save = enregistrer et continuer
cli-do-resign = abandonner la partie
cli-do-quit = enregistrer et quitter ; `serpentry play --resume FICHIER` la reprend
cli-plays-on = { $name } continue : { $player }.
cli-moves-more = Coups : { $count } ({ $more } non affichés ; ajoutez des cases ou des mots)
cli-legal = Rien ne l’interdit : ce coup est permis.
cli-saved = Enregistré. Reprendre avec :
cli-record-in = La feuille de partie est dans { $file }.
cli-took-back = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
