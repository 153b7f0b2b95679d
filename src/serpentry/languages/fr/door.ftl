## Installation and first start

why-extra = { $package } n’est pas installé. Pour l’installer : { $command }
cli-version = Afficher la version.
cli-which-game = Quel jeu ? Tapez son numéro ; Entrée prend le premier.
cli-in-browser = Pour jouer dans le navigateur : { $command }
cli-install-service = Démarrer le serveur maintenant et avec la machine (systemd).
cli-of-system = Pour toute la machine (en root) ; par défaut, pour cet utilisateur.
cli-dry-run = Montrer seulement ce qui serait fait.
cli-service-installed = Le serveur fonctionne et démarre avec la machine : { $file }. Les autres réglages vont dans { $settings }.
why-no-systemd = Il n’y a pas de systemd ici : lancez `serpentry serve` avec votre gestionnaire de services.
why-systemd = { $file } est écrit, mais systemd répond : { $told }
cli-upgrade = Mettre à jour la base d’une version plus ancienne. Le serveur le fait à son démarrage.
cli-upgrade-check = Essayer seulement, sur une copie.
cli-trying = Essai sur une copie…
cli-upgraded =
    { $steps ->
        [0] À jour.
        [one] Mis à jour en une étape.
       *[other] Mis à jour en { $steps } étapes.
    }
cli-upgrade-steps =
    { $steps ->
        [0] La base de données est à jour.
        [one] La base de données a une étape de retard.
       *[other] La base de données a { $steps } étapes de retard.
    }
cli-upgrade-untried = PostgreSQL n’est pas copié : restaurez une sauvegarde dans une autre base pour essayer.
cli-upgrade-tried = Essayé sur une copie en { $seconds } s : toutes les tables se rejouent ({ $tables }).
why-newer-database = La base de données vient d’un Serpentry plus récent ; mettez celui-ci à jour, ou restaurez une sauvegarde plus ancienne.
why-library = Le serveur ne fonctionne pas avec { $library } { $version }, où manque { $name }. Installez une version qui convient : { $command }
why-database-kind = La base de données doit être sqlite:///FICHIER ou postgresql://…
why-database-no-folder = Il n’y a pas de dossier { $folder } pour la base de données { $file }. Corrigez le chemin, ou créez d’abord le dossier.
why-database-is-folder = La base de données { $file } est un dossier. Indiquez un fichier de ce dossier.
why-database-forbidden = Cet utilisateur n’a pas le droit de lire et d’écrire la base de données { $file }.
why-database-folder = La base de données ne peut pas être conservée dans { $folder } : { $why }. Indiquez un autre emplacement avec --database sqlite:////DOSSIER/tables.sqlite.
why-database-in-use = Un autre serveur utilise déjà { $file }. Pour plusieurs processus, il y a --workers ; pour plusieurs serveurs, PostgreSQL.
why-database-away = La base de données { $place } ne répond pas : { $why }.
why-database-not-written = La base de données { $place } ne peut pas être écrite : { $why }.
why-database-damaged = La base de données { $place } est endommagée. Restaurez la dernière sauvegarde.
cli-new-database = C’est une nouvelle base de données, vide : { $file }
why-no-database = Il n’y a pas de base de données à { $file }.
why-unreadable-database = { $file } est illisible : { $why }.
