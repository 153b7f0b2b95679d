## Le client du navigateur

web-skip = Aller au contenu
web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme-light = Claire
web-theme-dark = Sombre
web-sound = Son
web-done = Terminé
web-close = Fermer
web-yes = Oui
web-no = Non
web-no-connection = Serveur injoignable. Vérifiez votre connexion.
web-server-slow = En attente du serveur…
web-server-lost = Le serveur ne répond pas. Nouvel essai en cours…
web-went-wrong = Une erreur s’est produite. Réessayez.
web-lost = Page introuvable.
web-somebody = Invité
web-seat-number = Place { $seat }
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR du lien

## Accueil

web-description = Cinq jeux de société où l’on construit des serpents, fidèles à leurs règles ; chaque règle maison est signalée.
web-hero = Cinq jeux. Un très long serpent.
web-hero-line = Des jeux de société où l’on construit des serpents, fidèles à leurs règles. Jouez contre des amis avec un lien, ou contre un ordinateur, de très doux à impitoyable. Gratuit, sans compte.
web-games = Les jeux
web-your-games = Vos parties
web-play-now-game = Jouer : { $game }
web-set-up = Personnaliser…
web-set-up-game = Personnaliser : { $game }
web-how-to-play = Comment jouer
web-how-to-play-game = Comment jouer à { $game }
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
web-puzzles = Problèmes
web-puzzles-line = Trouvez le meilleur coup. Dans les finales de SNEKAGON et SNEKAGON 5G, il est prouvé ; partout ailleurs, il est mesuré, et chaque problème dit de combien il dépasse les autres.
