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
web-level-own = Aussi fort que vous
web-level-own-line = Niveau { $level } pour l’instant : il monte quand vous gagnez et descend quand vous perdez.
web-level-own-now = Contre un ordinateur aussi fort que vous : niveau { $level }
web-link-follows = Vous aurez un lien à envoyer dès que la table sera prête.
web-cancel = Annuler
web-holidays-rule = Chacun peut prendre 14 jours de congé par an.
