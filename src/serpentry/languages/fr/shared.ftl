## Ce que le navigateur et le terminal disent tous deux

shared-you = vous
shared-name-at = { $name } ({ $seat })
shared-player-number = Joueur { $number }
shared-why-not = Interdit.
shared-hint-is = Un bon coup : { $move }
shared-hint-wins = Un bon coup : { $move } ({ $reach ->
    [0] chances : { $percent } %
   *[other] chances : { $percent } % ± { $reach }
})
shared-hint-guess = Une simple supposition : { $move }
shared-legal-count = { $count ->
    [0] Il n’y a aucun coup permis.
    [one] Il y a { $count } coup permis.
   *[other] Il y a { $count } coups permis.
 }
shared-end-resigned = { $name } a abandonné.
shared-players = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
}
shared-how-many = Nombre de joueurs
shared-book = Jeu de règles
shared-not-offered = Non disponible : { $values }. { $why }
shared-side-of = Joueur { $seat } : { $label }
shared-any-side = Sans préférence
shared-board-solved = Ce plateau est résolu : qui joue en second sans se tromper gagne. { $player } ne se trompe pas.
shared-starter = Qui commence
shared-starter-lot = Tirage au sort
shared-starter-name = { $name } commence
shared-starter-turn = À tour de rôle
shared-starter-loser = Le perdant commence
