## Coming in: what is installed, and what a newcomer is asked

why-extra = { $package } n’est pas installé. Pour l’installer : { $command }
cli-version = Indiquer la version.
cli-which-game = Quel jeu ? Tapez son numéro ; Entrée prend le premier.
cli-in-browser = Pour jouer dans le navigateur : { $command }
cli-install-service = Faire démarrer le service par systemd avec la machine, et tout de suite.
cli-of-system = Pour toute la machine (en root) ; par défaut, pour cet utilisateur.
cli-dry-run = Montrer seulement ce qui serait fait.
cli-service-installed = Le service fonctionne et démarre avec la machine : { $file }
why-no-systemd = Il n’y a pas de systemd ici : lancez `serpentry serve` par ce qui démarre vos services.
why-systemd = { $file } est écrit, mais systemd répond : { $told }
