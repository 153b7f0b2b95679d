## Préparer une table

web-own-rules = Votre mélange
web-own-rules-line = Vous avez changé des options ci-dessous.
web-dropped = Cela ne convient plus et a été annulé :
web-why-recommended = À la différence de la règle imprimée :
web-what-is-otherwise = Ce qui change :
web-one-less = Moins
web-one-more = Plus
web-eyes = Touchez une case pour y percer un trou, ou le reboucher.
web-side-chosen = { $label } : { $side }
web-player-number = Joueur { $number }
web-order-of-play = Dans l’ordre du jeu : { $names }.
web-starter-lot-line = Tiré avec ce que chaque appareil ajoute ; chacun peut le vérifier après.
web-starter-turn-line = La première partie au sort ; à la revanche, le suivant commence.
web-starter-loser-line = La première partie au sort ; à la revanche, qui a perdu la dernière.
web-pick-side = Que jouez-vous ?
web-begins-lot = Le sort a désigné { $name }.
web-begins-loser = { $name } a perdu la dernière partie et commence.
web-begins-turn = Cette fois, { $name } commence.
