## Préparer une table

web-own-rules = Vos propres règles
web-own-rules-line = Vous avez changé des options ci-dessous.
web-dropped = N’est plus possible, donc réinitialisé :
web-why-recommended = À la différence de la règle imprimée :
web-what-is-otherwise = Ce qui change :
web-one-less = Moins
web-one-more = Plus
web-eyes = Touchez une case pour y percer un trou, ou le reboucher.
web-side-chosen = { $label } : { $side }
web-order-of-play = Dans l’ordre du jeu : { $names }.
web-starter-lot-line = Chaque appareil participe au tirage ; chacun peut le vérifier ensuite.
web-starter-turn-line = La première partie au sort ; à la revanche, c’est au joueur suivant de commencer.
web-starter-loser-line = La première partie au sort ; à la revanche, c’est le perdant de la précédente qui commence.
web-pick-side = Que jouez-vous ?
web-begins-lot = Tirage au sort : { $name } commence.
web-begins-loser = { $name } a perdu la dernière partie et commence.
web-begins-turn = Cette fois, { $name } commence.
web-who-plays = Qui joue
web-computer-at = Ordinateur, { $level }
web-add-computer = Ajouter un ordinateur
web-link-follows = Vous aurez un lien à envoyer dès que la table sera prête.
web-cancel = Annuler
web-holidays-rule = Chacun peut prendre 14 jours de congé par an.
web-rated = Partie classée
web-ratings = Cotes
web-rated-games = Parties classées
web-rated-line = La partie change les cotes : avec une pendule, sans annulation, ni conseil, ni analyse. Qui s’en va perd au temps.
web-rated-agree = Cette partie change les cotes ; en vous asseyant, vous l’acceptez. Avant la fin, il n’y a ni annulation, ni conseil, ni analyse, et qui s’en va perd au temps.
web-rated-people = Seulement entre personnes, chacune sur son appareil, sans ordinateur.
web-rated-needs-passkey = Les parties classées sont réservées aux noms conservés avec une clé d’accès : sinon, une mauvaise cote s’effacerait avec un cookie.
web-rated-keep = Conserver votre nom
web-rated-no-undo = Dans une partie classée, aucun coup ne s’annule.
web-rated-change = { $was } → { $now }
web-rated-not = La partie n’a pas compté pour les cotes : elle a fini avant que deux joueurs au moins aient joué.
web-rated-provisional = provisoire
web-rated-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
