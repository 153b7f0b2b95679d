## Mesurer, héberger et construire, dans le terminal

cli-arena = Matchs, tournois et échelles ; cotes et graphiques.
cli-entrants = Qui joue : un niveau, module:Class ou cmd:./bot ; NOM@1s, NOM@500 donnent un budget.
cli-results-out = Les résultats ; si cette série y est déjà, elle continue.
cli-rounds = Nombre de tours.
cli-per-second = { $speed } par seconde
cli-dashboard = La page de l’ordonnanceur : { $address }
cli-machines-at-work = { $count ->
    [one] { $count } processus : { $hosts }
   *[other] { $count } processus : { $hosts }
  }
cli-jobs = Processus (par défaut : un par cœur).
cli-on = Jouer sur les machines de cet ordonnanceur Dask, par exemple tcp://10.0.0.1:8786.
cli-part = Ne jouer que cette part des parties : 3/10 est la troisième de dix.
cli-arena-merge = Réunir dans un fichier les résultats de plusieurs parts.
cli-merged-parts = Fichiers de résultats de la même série.
cli-merged-out = Le nouveau fichier.
cli-opening = Des coups au hasard d’abord, les mêmes pour toutes les places d’un groupe.
cli-roundrobin = Tous contre tous. Un tour, c’est chaque table avec chaque disposition des places.
cli-ladder = Apparier les joueurs selon leur force. Ils sont réévalués après chaque tour.
cli-arena-starter = Qui commence : turn (à tour de rôle), first (le premier) ou lot (par tirage au sort).
cli-most-games = Nombre de parties au plus.
cli-sprt = Arrêter dès que le test tranche entre ces deux écarts Elo.
cli-alpha = Probabilité d’accepter ELO1 à tort.
cli-beta = Probabilité d’accepter ELO0 à tort.
cli-continue = Continuer une série interrompue, ou jouer plus de parties.
cli-results-file = Les résultats d’une série.
cli-total-games = Nombre total de parties (par défaut : comme au début).
cli-trust = Exécuter les programmes que le fichier nomme comme joueurs.
cli-rate = Estimer qui est le plus fort, avec un intervalle. Lit un fichier de résultats.
cli-plot = Tracer cotes, scores et longueurs. Et l’avantage de la place et les parties nulles.
cli-plots-out = Où mettre les graphiques.
cli-plot-format = svg, png ou pdf.
cli-arena-record = Afficher la feuille d’une partie. Pour `serpentry replay`.
cli-game-number = Quelle partie, à partir de 0.
cli-report = Décrire l’allure des parties. Choix, longueur, avantage de la place, valeur des tuiles et nulles, selon les options ; sans --seats ni --opt, toutes les mises en place types du jeu sont jouées.
cli-report-out = Le fichier du rapport.
cli-report-players = Chacun joue contre lui-même.
cli-report-games = Parties par mise en place et par joueur.
cli-report-against = Options d’une seconde mise en place à comparer à la première ; option répétable.
cli-dataset = Écrire des parties en tableau, pour l’apprentissage. Positions, coups, évaluations et résultats, en .npz ou .parquet, avec une fiche descriptive.
cli-dataset-out = Le fichier : .npz ou .parquet.
cli-dataset-players = Qui joue ; chacun avance d’une place d’une partie à l’autre.
cli-dataset-evaluate = Parties simulées pour évaluer chaque position ; 0 : aucune.
cli-dataset-opening = Coups au hasard au début de chaque partie.
cli-dataset-processes = Nombre de processus qui jouent.
cli-dataset-written = { $file } ; parties : { $games }, positions : { $rows }, { $megabytes } Mo
cli-keep = Y garder les résultats, et reprendre où l’on en était.
cli-perft = Compter toutes les suites de coups. Pour chaque profondeur jusqu’à celle donnée.
cli-depth = Profondeur en coups.
cli-openings = Montrer les premiers coups d’un jeu et leur valeur. Avec un premier coup, les réponses à celui-ci.
cli-openings-move = Un premier coup ; sans lui, tous les premiers coups.
cli-openings-games = { $games ->
    [one] { $games } partie d’ordinateurs contre eux-mêmes. Les colonnes après le coup disent combien de fois chacun l’a choisi.
   *[other] { $games } parties d’ordinateurs contre eux-mêmes. Les colonnes après le coup disent combien de fois chacun l’a choisi.
  }
cli-openings-answers = { $games ->
    [one] Réponses à { $move }, tirées de { $games } partie. La chance est celle de qui répond.
   *[other] Réponses à { $move }, tirées de { $games } parties. La chance est celle de qui répond.
  }
cli-openings-column-move = coup
cli-openings-column-chance = chance
cli-openings-proved = { $result ->
    [win] gain prouvé
    [draw] nulle prouvée
   *[loss] perte prouvée
  }
cli-match = Faire jouer et comparer des joueurs artificiels. Dit qui est le plus fort, avec un intervalle.
cli-soak = Jouer au hasard en vérifiant tous les invariants. Sur toutes les mises en place types.
cli-all-games = Par défaut : tous.
cli-on-fault = Que faire quand un programme échoue.
cli-new-game = Créer un nouveau jeu, jouable et testable tout de suite, à modifier.
cli-new-game-name = Identifiant du jeu.
cli-ready = Lister ce qui manque encore à un jeu avant sa publication. Code de retour 1 s’il manque quelque chose.
cli-ready-games = Les jeux ; tous, si aucun n’est nommé.
cli-golden = Garder une partie dans le dossier golden d’un jeu : une partie jouée, ou une partie au hasard.
cli-golden-name = Nom du fichier.
cli-golden-why = Pourquoi la partie est gardée : la première ligne de la feuille.
cli-golden-record = Une partie déjà jouée ; sans elle, une partie est jouée au hasard.
cli-counts = Écrire dans le perft.json du jeu le nombre de suites de coups jusqu’à une profondeur donnée.
cli-read = Lister les traductions plus anciennes que l’anglais. Avec des clés : les marquer comme relues.
cli-read-keys = Ce qui a été relu ; * remplace n’importe quelles lettres.
cli-read-marked = { $count ->
    [one] { $count } traduction est marquée comme relue.
   *[other] { $count } traductions sont marquées comme relues.
}
cli-bot-check = Vérifier qu’un programme suit le protocole des bots. Voir docs/bots.md.
cli-bot-program = Le bot, par exemple cmd:./bot.
cli-bot-game = Un jeu auquel il joue (par défaut : tous).
cli-bot-seconds = Son temps pour un coup.
cli-engine = Jouer par le protocole des bots. Avec un de nos joueurs, sur l’entrée et la sortie standard.
cli-engine-player = Qui joue : un niveau, module:Class, avec un temps de réflexion.
cli-random-seed = Par défaut : au hasard.
cli-bot = Asseoir un joueur d’ici aux tables d’un serveur. Le moteur tourne sur cette machine.
cli-bot-player = Un niveau, module:Class ou cmd:./bot.
cli-bot-server = L’adresse du serveur.
cli-bot-table = Prendre une place libre à cette table.
cli-bot-public = Ouvrir plutôt des tables publiques de ce jeu.
cli-bot-tables = Combien de tables ouvrir.
cli-bot-name = Le nom du bot là-bas.
cli-standing-bot = Tenir un bot à la disposition de tous sur un serveur. Jeux, tables et heures sont dans un fichier.
cli-standing-bot-file = Le fichier du bot, décrit dans docs/bots.md.
cli-standing-waiting = Table ouverte, en attente de joueurs : { $url }
cli-standing-over = Une partie est finie ({ $why }).
cli-standing-failed = Échec, nouvel essai plus tard : { $why }
cli-games-found = Parties déjà dans { $file } : { $count }.
cli-games-kept = Parties gardées : { $count } ; pour continuer : serpentry arena continue { $file }
why-programs-named = { $file } nomme des programmes comme joueurs : { $names }. Si vous leur faites confiance, ajoutez --trust ; la commande qui a commencé la série n’en a pas besoin.
why-sprt = --sprt veut deux valeurs Elo comme 0,30, pas « { $given } ».
why-report-file = Un rapport est un fichier .html ou .md, pas « { $given } ».
cli-report-in = Le rapport est dans { $file }.
cli-report-stopped = { $games ->
    [one] Arrêté : le rapport porte sur { $games } partie.
   *[other] Arrêté : le rapport porte sur les { $games } parties jouées jusqu’ici.
}
cli-report-step = { $game }, mise en place { $number }/{ $count } : { $player }
why-no-folder-made = Le dossier { $folder } ne peut pas être créé : { $why }.
why-not-readable-file = { $file } ne peut pas être lu : { $why }.
why-not-writable-file = { $file } ne peut pas être écrit : { $why }.
why-plot-format = Un graphique peut être { $known }, pas « { $given } ».
cli-drew = Graphique : { $file }
why-no-finished-game = { $file } ne contient encore aucune partie finie.
cli-column-player = joueur
cli-column-games = parties
cli-column-wins = victoires
cli-column-points = points
cli-column-share = part
cli-column-interval = intervalle à 95 %
cli-column-score = score moyen
cli-column-elo = Elo
cli-tally = Parties : { $games }, nulles : { $drawn } ; points par place : { $points }
cli-faults = Échecs de programmes : { $count } ; le plus souvent ({ $often } fois) :
cli-sprt-open = { $games ->
    [one] SPRT : ouvert après { $games } partie (LLR { $llr } dans { $low } … { $high }).
   *[other] SPRT : ouvert après { $games } parties (LLR { $llr } dans { $low } … { $high }).
  }
cli-sprt-decided = { $games ->
    [one] SPRT : tranché après { $games } partie : { $player } est plus fort de { $elo } Elo plutôt que de { $other } (LLR { $llr } hors de { $low } … { $high }).
   *[other] SPRT : tranché après { $games } parties : { $player } est plus fort de { $elo } Elo plutôt que de { $other } (LLR { $llr } hors de { $low } … { $high }).
  }
cli-unbounded = * tout gagné ou tout perdu : les parties ne montrent pas de borne de ce côté.
cli-soaked = { $game } ; parties au hasard : { $games }, événements : { $events }, aucun invariant enfreint
cli-soaked-no-kernel = Le noyau n’a pas été vérifié : { $why }
why-law-broken = Invariant enfreint : { $why }
why-one-table-or-game = Un bot prend place à une --table, ou ouvre des tables d’un --game.
cli-waiting-at = Table ouverte, en attente de joueurs : { $url }
why-no-service = Il n’y a pas de serveur à { $url } : { $why }.
cli-visit-over = La partie est finie ({ $how }) ; places gagnantes : { $winners }.
why-setting = Le réglage { $name } est incorrect : { $why }
cli-writing = Écriture et vérification…
cli-reading = Lecture…
cli-verified = ok ; coups : { $moves }, tirages : { $draws } ; résultat { $result }
cli-verified-seed = Chaque tirage est celui que donnent la graine et les apports ({ $salts }).
cli-verified-no-seed = La feuille de partie ne nomme aucune graine pour vérifier les tirages.
cli-verified-secret = Tirages d’une graine encore secrète : { $count }
cli-verified-copied = Événements copiés au début : { $count }
cli-verified-told = Tirages saisis par les joueurs, impossibles à vérifier : { $count }
