## À la vraie table

web-print = À imprimer
web-print-line = Tout à découper, et les règles sur une page.
web-print-paper = Papier
web-print-edition = Édition
web-print-colour = en couleurs
web-print-mono = encre noire
web-print-colourblind = pour daltoniens
web-print-get = Ouvrir le PDF
web-referee = Arbitre à côté de la boîte
web-referee-line = Jouez avec votre propre boîte et saisissez ici chaque coup : vous saurez s’il est permis, pourquoi il ne l’est pas, à qui c’est le tour et quel est le score. Si un jeu demande un dé ou une pioche, l’arbitre lance et tire.
web-referee-first = Personne n’a encore joué.
web-editor = Composer une position
web-editor-options = Joueurs et règles
web-editor-off = Retirer
web-editor-for = Poser pour
web-editor-laid = Sur la table : { $count }
web-editor-take = Retirer : { $piece }
web-editor-then = Et ensuite
web-editor-turn = C’est alors le tour de
web-editor-over = La partie est finie ici. En tête : { $names }.
web-editor-skipped = { $name } passe en premier, car le joueur choisi ne peut pas jouer.
web-editor-opponent = Les autres sont
web-editor-people = des personnes ici
web-editor-play = Jouer à partir d’ici
web-editor-analyse = Analyser
web-chance = Ce qu’apporte le hasard
