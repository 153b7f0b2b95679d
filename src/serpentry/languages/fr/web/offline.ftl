## Playing in the browser, without a server

web-needs-server = Les invitations et les tables ouvertes demandent un serveur ; ce site n’en a pas.
web-clubs-need-server = Les clubs ont besoin d’un serveur ; ce site n’en a pas.
web-with-others = Continuer en ligne avec d’autres
web-take-home = Copier dans ce navigateur
web-house-coming = Étape 1 sur 3 : chargement des jeux, { $percent } % de { $size } Mo
web-house-rules = Étape 2 sur 3 : les règles se préparent…
web-unkept = Ce navigateur ne peut pas enregistrer votre partie (fenêtre privée ou plus de place, peut-être). Vous pouvez jouer, mais la partie ne sera pas gardée.
web-house-starting = Étape 3 sur 3 : la table se prépare…
web-home-old = Ce navigateur est trop ancien pour jouer sans serveur. Une version plus récente le peut.
web-home-network = Les jeux n’ont pas pu être chargés. Connectez-vous une fois, puis choisissez « Garder hors ligne ».
web-home-broken = Les jeux n’ont pas pu démarrer dans ce navigateur. Rechargez la page.
web-update = Une nouvelle version est prête. Vos parties restent telles quelles.
web-update-take = La charger
