## Playing in the browser, without a server

web-needs-server = Les invitations et les tables ouvertes demandent un serveur ; ce site n’en a pas.
web-clubs-need-server = Les clubs ont besoin d’un serveur ; ce site n’en a pas.
web-with-others = Continuer en ligne avec d’autres
web-take-home = Copier dans ce navigateur
web-keep-title = Jouer hors ligne
web-keep-line = Gardez tout dans ce navigateur : tous les jeux, les règles et les ordinateurs marchent alors sans connexion.
web-keep = Garder hors ligne ({ $size } Mo)
web-keep-coming = { $percent } % de { $size } Mo
web-keep-kept = Tout est dans ce navigateur. Vous pouvez jouer sans connexion.
web-keep-drop = Supprimer la copie hors ligne
web-keep-no-room = Il n’y a pas assez de place dans ce navigateur : il faut { $size } Mo. Rien n’a changé.
web-keep-private = Cette fenêtre ne garde rien ; elle est peut-être privée. Vous pouvez quand même jouer avec une connexion.
web-keep-no-net = La connexion a été perdue. Ce qui est téléchargé est gardé ; réessayez.
web-house-coming = Étape 1 sur 3 : chargement des jeux, { $percent } % de { $size } Mo
web-house-rules = Étape 2 sur 3 : les règles se préparent…
web-unkept = Ce navigateur ne peut pas enregistrer votre partie (fenêtre privée ou plus de place, peut-être). Vous pouvez jouer, mais la partie ne sera pas gardée.
web-house-starting = Étape 3 sur 3 : la table se prépare…
web-home-old = Ce navigateur est trop ancien pour jouer sans serveur. Une version plus récente le peut.
web-home-network = Les jeux n’ont pas pu être chargés. Connectez-vous une fois, puis choisissez « Garder hors ligne ».
web-home-broken = Les jeux n’ont pas pu démarrer dans ce navigateur. Rechargez la page.
web-update = Une nouvelle version est prête. Vos parties restent telles quelles.
web-update-take = La charger
