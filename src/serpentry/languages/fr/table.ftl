## Ce qu’une table refuse, et pourquoi

not-seated = Vous n’avez pas de place à cette table.
not-your-seat = La place { $seat } n’est pas la vôtre.
no-such-seat = Il n’y a pas de place { $seat }.
no-guest = Indiquez d’abord votre nom.
game-has-begun = La partie a commencé ; les places sont fixées.
already-seated = Vous avez déjà une place.
seat-taken = Cette place n’est pas libre.
not-begun = La partie n’a pas commencé : une place est encore libre.
is-paused = La partie est en pause.
is-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
not-paused = La partie n’est pas en pause.
not-playing = Aucune partie n’est en cours.
not-over = La partie n’est pas encore terminée.
claim-your-own = Vous ne pouvez pas réclamer votre propre place.
time-is-left = Il reste du temps à ce joueur.
claim-needs-two = À plus de deux joueurs, personne ne gagne au temps ; laissez un ordinateur prendre la place.
nothing-said = Le message est vide.
chat-is-full = La discussion de cette table est pleine.
asked-already = Une demande est déjà en cours ; répondez-y d’abord.
nothing-asked = Cette demande n’existe plus.
own-question = Vous ne pouvez pas répondre à votre propre demande.
rematch-made = La revanche a déjà une table.
draw-needs-two = Seuls deux joueurs peuvent convenir d’une partie nulle.
computer-plays-on = L’ordinateur refuse et continue de jouer.
undo-chance = Les dés et les tirages ne s’annulent pas.
undo-hidden = Tant que les mains sont cachées, aucun coup ne s’annule.
undo-nothing = Il n’y a pas de coup à annuler.
record-hidden = Tant que les mains sont cachées, la feuille de partie n’est disponible qu’à la fin.
copy-not-yet = On ne peut repartir d’une partie contre des personnes qu’une fois qu’elle est terminée.
copy-hidden = Tant que des mains sont cachées, on ne peut repartir d’ici qu’après la fin de la partie.
table-secret = D’autres tables de cette ronde jouent encore avec les mêmes tirages. Les plateaux seront visibles quand toutes auront fini.
copy-at-the-end = À ce stade, la partie est terminée : il n’y a plus rien à jouer.
copy-same-game = Une copie garde son jeu et ses options.
copy-seats = { $seats ->
    [one] Cette partie a { $seats } place.
   *[other] Cette partie a { $seats } places.
}
not-absent = Ce joueur est là, l’était il y a peu, ou ce n’est pas son tour.
claim-needs-clock = Sans pendule, personne ne gagne au temps ; laissez un ordinateur prendre la place.
home-full = Il n’y a plus de place dans ce navigateur. Libérez-en, et votre coup sera enregistré.
needs-server = Cela demande un serveur.
no-such-side = On ne peut pas jouer cela ici.
side-taken = Quelqu’un d’autre l’a déjà.
by-hand-here = Lancers et tirages ne se saisissent à la main que si tout le monde joue sur cet appareil.
nothing-to-tell = Il n’y a ni lancer ni tirage à faire pour l’instant.
rest-not-here = Les congés sont pour les parties avec des jours par coup.
rest-too-long = Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de congé à cette table.
rest-too-late = Votre temps pour ce coup est déjà écoulé.
rest-too-far = Les congés doivent commencer dans les six prochains mois.
rest-twice = Vous êtes déjà en congé pendant une partie de ces jours.
