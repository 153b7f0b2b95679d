## Le client du navigateur

web-skip = Aller au contenu
web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-usual = Comme peintes
web-palette-red-green = Rouge et vert se ressemblent
web-palette-blue-yellow = Bleu et jaune se ressemblent
web-confirm = Confirmer les coups
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-show-places = Montrer où la pièce peut se poser
web-speed = Vitesse des coups
web-speed-off = Désactivée : coups montrés aussitôt
web-speed-quick = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-sound = Son
web-across = À deux sur un appareil
web-across-no = Côte à côte
web-across-turn = Face à face : la table tourne
web-across-sides = Face à face : pièces des deux côtés
web-done = Terminé
web-close = Fermer
web-yes = Oui
web-no = Non
web-no-connection = Serveur injoignable. Vérifiez votre connexion.
web-server-slow = En attente du serveur…
web-server-lost = Le serveur ne répond pas. Nouvel essai en cours…
web-went-wrong = Quelque chose s’est mal passé. Réessayez.
web-lost = Page introuvable.
web-somebody = Invité
web-seat-number = Place { $seat }
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR du lien

## Accueil

web-description = Cinq jeux où l’on construit des serpents, fidèles aux règles d’origine.
web-hero = Cinq jeux. Un très long serpent.
web-hero-line = Des jeux de serpents à construire, joués selon leurs règles exactes : contre des amis par un lien, ou contre un ordinateur, de très doux à impitoyable.
web-games = Les jeux
web-your-games = Vos parties
web-finished-games = Parties terminées
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte en ce moment.
web-play-now-game = Jouer : { $game }
web-set-up = Personnaliser…
web-set-up-game = Personnaliser : { $game }
web-how-to-play = Comment jouer
web-how-to-play-game = Comment jouer à { $game }
web-gallery = Galerie des plateaux
web-free-seat = libre
web-phase-waiting = attend des joueurs
web-phase-over = terminée
web-phase-paused = en pause
web-phase-playing = { $moves ->
    [one] en cours · { $moves } coup
   *[other] en cours · { $moves } coups
}
web-invitation = Lien ou code de la table
web-invitation-example = p. ex. q7Jx0Zb1Yk2w
web-enter = Rejoindre
web-no-invitation = Ce n’est ni un lien ni un code de table.
web-other-device = Sur un autre appareil
web-other-device-line = Emportez votre nom et vos parties : ouvrez le lien sur l’autre appareil ou scannez le code. Il sert une fois, pendant un quart d’heure. Toute personne qui a ce lien peut jouer à votre place ; gardez-le pour vous.
web-pass-make = Créer un lien
web-pass-link = Lien pour votre autre appareil
web-pass-withdraw = Révoquer le lien
web-pass-withdrawn = Le lien n’est plus valable.
web-pass-used = Ce lien a déjà servi ou a expiré.
web-puzzles = Problèmes
web-puzzles-line = Trouvez le meilleur coup. Dans SNEKAGON et SNEKAGON 5G, il est prouvé ; dans les autres jeux, il est mesuré, et chaque problème dit de combien il dépasse les autres.
