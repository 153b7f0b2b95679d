## Installation and first start

why-extra = { $package } n’est pas installé. Pour l’installer : { $command }
cli-version = Afficher la version.
cli-which-game = Quel jeu ? Tapez son numéro ; Entrée prend le premier.
cli-in-browser = Pour jouer dans le navigateur : { $command }
cli-install-service = Démarrer le service maintenant et avec la machine. Par systemd.
cli-of-system = Pour toute la machine (en root) ; par défaut, pour cet utilisateur.
cli-dry-run = Montrer seulement ce qui serait fait.
cli-service-installed = Le service fonctionne et démarre avec la machine : { $file }
why-no-systemd = Il n’y a pas de systemd ici : lancez `serpentry serve` avec votre gestionnaire de services.
why-systemd = { $file } est écrit, mais systemd répond : { $told }
cli-upgrade = Amener à cette version des tables plus anciennes. Le service le fait à son démarrage.
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
cli-upgrade-tried = Essayé sur une copie en { $seconds } s ; tables qui se rejouent : { $tables }.
why-newer-database = La base de données vient d’un Serpentry plus récent ; mettez celui-ci à jour, ou restaurez une sauvegarde plus ancienne.
why-no-database = Il n’y a pas de base de données à { $file }.
why-unreadable-database = { $file } est illisible : { $why }.
