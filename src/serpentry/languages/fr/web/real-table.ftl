## À la vraie table

web-print = À imprimer
web-print-line = Tout à découper, et les règles sur une page.
web-print-paper = Papier
web-print-edition = Édition
web-print-colour = en couleurs
web-print-mono = encre noire
web-print-colourblind = pour daltoniens
web-print-get = Ouvrir le PDF
web-referee = Arbitre pour votre table
web-referee-line = Jouez avec votre propre jeu et saisissez ici chaque coup : vous saurez s’il est permis, pourquoi il ne l’est pas, à qui c’est le tour et quel est le score. Chaque coup peut être annulé.
web-referee-first = Personne n’a encore joué.
web-editor = Composer une position
web-editor-options = Joueurs et règles
web-editor-off = Retirer
web-editor-for = Poser pour
web-editor-laid = Sur la table : { $count }
web-editor-take = Retirer : { $piece }
web-editor-then = Et ensuite
web-editor-turn = C’est alors le tour de
web-editor-over = La partie est finie à ce stade. Victoire : { $names }.
web-editor-skipped = { $name } passe en premier, car le joueur choisi ne peut pas jouer.
web-editor-opponent = Les autres sont
web-editor-people = des personnes sur cet appareil
web-editor-play = Jouer à partir d’ici
web-editor-analyse = Analyser
web-editor-prove = Prouver
web-editor-proving = Recherche d’une preuve…
web-editor-proved = { $how ->
    [win] Prouvé : { $who }, au trait, gagne avec { $move }.
    [draw] Prouvé : avec le meilleur jeu, c’est une partie nulle, avec { $move }.
    [loss] Prouvé : { $who }, au trait, perd contre le meilleur jeu.
   *[other] Pas prouvé en 20 secondes : la fin est trop loin.
  }
web-chance = Ce qu’apporte le hasard
web-chance-ours = Laisser faire l’application
web-referee-chance = Qui lance et tire ?
web-referee-hand = Nous, et nous saisissons le résultat
web-referee-app = L’application (s’il manque des dés ou des cartes)
web-referee-begun = La partie est déjà commencée ? Composez la position
web-dice-told = Vérifié : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} faits par le serveur. { $told ->
    [one] { $told } tirage saisi par les joueurs ne peut pas être vérifié.
   *[other] { $told } tirages saisis par les joueurs ne peuvent pas être vérifiés.
}
web-editor-link = Lien vers cette position
