## You, and watching others

web-watch-title = Regarder et rejoindre
web-watch-line = Les parties en cours et les tables où une place est libre.
web-watch-live = Parties en cours
web-watch-nobody = Personne ne joue en public pour l’instant.
web-watch-fits = Personne pour vous ?
web-watch-fits-line = Ouvrez une table, par lien ou pour tout le monde, ou jouez contre un ordinateur : il est toujours là.
web-watch-computer = Jouer contre un ordinateur
web-watch-offer = Ouvrir une table
web-other-device = Sur un autre appareil
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-palette = Couleurs
web-palette-usual = Standard
web-palette-red-green = Rouge et vert se ressemblent
web-palette-blue-yellow = Bleu et jaune se ressemblent
web-board-look = Plateaux
web-board-wood = Bois, pré et feutre
web-board-slate = Ardoise
web-board-linen = Lin
web-confirm = Confirmer les coups
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-show-places = Montrer où la tuile ou la carte peut se poser
web-show-names = Afficher les noms des cases
web-speed = Vitesse des animations
web-speed-off = Désactivée : coups montrés aussitôt
web-speed-quick = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-across = À deux sur un appareil
web-across-no = Côte à côte
web-across-turn = Face à face : la table tourne
web-across-sides = Face à face : tuiles et cartes des deux côtés
web-you-kept = Conservé dans ce navigateur et sur ce serveur, sans compte.
web-you-kept-here = Conservé dans ce navigateur.
web-you-rename = Changer de nom
web-you-open = Parties inachevées
web-you-waiting = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-you-solved = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
web-you-strength = Votre force
web-you-strength-line = Un ordinateur de ce niveau gagnerait la moitié des parties contre vous. Neuf fois sur dix, votre niveau est entre les deux nombres. Comptent les parties jouées uniquement contre des ordinateurs, les plus récentes davantage.
web-you-strength-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-you-beaten = Ordinateurs battus
web-you-beaten-level = niveau { $level }
web-you-games = Toutes les parties
web-you-search = Chercher par nom
web-you-game = Jeu
web-you-any = tous
web-you-result = Résultat
web-you-since = Du
web-you-until = Au
web-you-filter = Filtrer
web-you-none = Aucune partie trouvée.
web-you-first = Vos parties apparaîtront ici.
web-you-more = Autres parties
web-you-away = Le serveur est injoignable : voici les parties de ce navigateur.
web-you-here = dans ce navigateur
web-you-there = sur le serveur
web-you-won-it = Gagnée
web-you-lost-it = Perdue
web-you-drawn-it = Nulle
web-you-ended = Terminée
web-you-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
web-you-delete = Supprimer de ce navigateur
web-you-delete-line = La partie n’est que dans ce navigateur. C’est irréversible.
web-you-export = Enregistrer toutes les parties dans un fichier
web-you-exporting = Parties traitées : { $done } sur { $count }
web-you-import = Reprendre des parties d’un fichier
web-you-imported = { $count ->
    [one] { $count } partie est maintenant dans ce navigateur.
   *[other] { $count } parties sont maintenant dans ce navigateur.
}
web-you-no-records = Ce fichier ne contient aucune partie.
web-you-file = Vos parties dans un fichier
web-watch-join = Rejoindre
web-watch-bots = Bots qui attendent
web-watch-ended = Terminées aujourd’hui
web-watch-replay = Revoir
web-watch-move = coup { $move }
web-watch-all = Tous les jeux
web-keep-title = Jouer hors ligne
web-keep-line = Gardez tout dans ce navigateur : tous les jeux, les règles et les ordinateurs marchent alors sans connexion.
web-keep = Garder hors ligne ({ $size } Mo)
web-keep-coming = { $percent } % de { $size } Mo
web-keep-kept = Tout est dans ce navigateur. Vous pouvez jouer sans connexion.
web-keep-drop = Supprimer la copie hors ligne
web-keep-no-room = Il n’y a pas assez de place dans ce navigateur : il faut { $size } Mo. Rien n’a changé.
web-keep-private = Cette fenêtre ne garde rien ; elle est peut-être privée. Vous pouvez quand même jouer avec une connexion.
web-keep-no-net = La connexion a été perdue. Ce qui est téléchargé est gardé ; réessayez.
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte en ce moment.
web-volume = Volume
