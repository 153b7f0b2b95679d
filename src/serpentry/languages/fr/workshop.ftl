## Faire des jeux : ce que disent `new-game` et `ready`

cli-workshop = Faire des jeux.
cli-new-game-made = Lignes écrites : { $lines }, dans { $files ->
    [one] { $files } fichier.
    [many] { $files } de fichiers.
   *[other] { $files } fichiers.
  }
cli-new-game-next = Pour y jouer : { $play }. Ce qui lui manque : { $ready }.
cli-new-game-page = Pour continuer : { $page }.
cli-written = Écrit : { $file }
cli-ready-lacks = { $count ->
    [0] Il ne manque rien.
    [one] Il manque une chose :
    [many] Il manque { $count } de choses :
   *[other] Il manque { $count } choses :
  }
ready-rule-page = page de règles
ready-tests = tests
ready-counts = décomptes
ready-ledger = registre
ready-referee = second arbitre
ready-playthrough = déroulé
ready-lesson = leçon
ready-board = plateau
ready-picture = image
ready-golden = parties modèles
ready-translations = traductions
ready-numbers = numéros
ready-kernel = noyau
ready-contents = contenu
advice-rule-page = les règles avec vos propres mots
advice-tests = des coups qui méritent un essai
advice-counts = des suites de coups, comptées
advice-ledger = chaque phrase de la règle, et où elle est respectée
advice-referee = la règle relue, sans code commun
advice-lesson = une première partie, pas à pas
advice-board = d’ici là, le navigateur montre un plateau dessiné
advice-golden = des parties à garder, chacune avec sa raison
advice-research = le sens de ses numéros et de ses plans
advice-run = lancez `{ $command }`
lacks-file = { $file } : { $advice }
lacks-ruling = aucun test ne porte la marque `{ $mark }`
lacks-messages = { $folder } : { $count ->
    [one] { $count } message
    [many] { $count } de messages
   *[other] { $count } messages
  } ({ $keys } …)
lacks-kernel = pas encore ({ $page }) : la recherche joue sur les règles simples
lacks-contents = ce que contient sa boîte (`contents`), à imprimer et à découper
why-not-golden = Seule une partie entière de { $game } peut être gardée.
why-no-game-name = « { $name } » n’est pas un nom valable : il faut 3 à 20 lettres (a–z) et chiffres.
why-name-taken = Le nom « { $name } » est déjà pris.
why-no-list = { $file } n’a pas de liste où un nouveau jeu pourrait entrer.
