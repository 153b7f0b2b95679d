## What a club refuses, and why

no-such-club = Aucun club ne se trouve sous ce lien.
club-organisers-only = Seule l’organisation peut faire cela.
club-no-such-member = Ce membre n’existe pas dans ce club.
club-no-such-tournament = Ce tournoi n’existe pas dans ce club.
club-no-such-game = Cette partie n’existe pas dans ce tournoi.
club-tournament-over = Ce tournoi est terminé.
club-joined-already = Vous êtes déjà membre.
club-is-full = Il n’y a de place que pour { $most }.
club-name-taken = Quelqu’un du club s’appelle déjà { $name }.
club-hand-on-first = Personne d’autre n’organise ce club. Confiez l’organisation à quelqu’un d’autre avant de partir.
club-seats = { $most ->
    [2] Ce jeu se joue à 2.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs.
 }
club-entered-already = Cette personne participe déjà au tournoi.
club-not-entered = Cette personne ne participe pas au tournoi.
club-too-late = Un tournoi à élimination déjà commencé n’accepte plus personne.
club-games-open = { $count ->
    [one] Une partie n’a pas encore de résultat.
   *[other] { $count } parties n’ont pas encore de résultat.
}
club-nobody-to-pair = Personne n’est libre pour une autre rencontre.
club-places = Donnez un rang à chacun des { $seats } joueurs : 1 pour la victoire ; les ex æquo partagent le leur.
club-too-early = Une absence ne compte que { $minutes } min après l’appariement.
club-next-round-paired = La ronde suivante est déjà appariée d’après ce résultat.
club-has-result = Cette partie a déjà un résultat.
club-file-damaged = { $why } Ce qui précède est utilisable.
club-file-empty = Ce fichier ne contient pas de club.
club-file-large = Ce fichier est trop volumineux.
club-duplicate-luck = Réglé ainsi, ce jeu ne comporte pas de hasard : toutes les tables sont déjà à égalité.
club-duplicate-kind = Le duplicate demande des rondes que toutes les tables jouent en même temps : système suisse ou toutes rondes.
club-duplicate-screens = Le duplicate se joue à l’écran : avec un vrai jeu, chacun lance ses propres dés.
club-duplicate-device = { $name } n’a pas d’appareil. Dans un tournoi duplicate, toutes les parties se jouent à l’écran.

## Why a round is paired as it is

club-why-seeds = Première ronde d’après les cotes, au sort à cote égale : { $players } sont têtes de série { $seeds }.
club-why-lot = Première ronde, par tirage au sort : { $players }.
club-why-equal = { $players } ont le même score : { $points }.
club-why-near = Les scores les plus proches possibles dans cette ronde. { $players } : { $points }.
club-why-close = { $players } jouent ensemble d’après leurs scores : { $points }.
club-why-free = { $players } étaient libres, avec les scores { $points }.
club-why-evening = { $players } étaient libres.
club-why-robin = Chacun rencontre tous les autres ; c’est la ronde { $round }.
club-why-uncounted = Leur partie précédente ne compte pas.
club-why-new = C’est leur première rencontre.
club-why-met = Ils se sont déjà rencontrés { $times ->
    [one] une fois
   *[other] { $times } fois
}.
club-why-some-met = Certains se sont déjà rencontrés.
club-why-again = Ils se sont déjà rencontrés : aucun appariement de cette ronde n’évite toute répétition.
club-why-again-found = Ils se sont déjà rencontrés : aucun appariement sans répétition n’a été trouvé.
club-why-again-more = Certains se sont déjà rencontrés : aucun appariement sans répétition n’a été trouvé.
club-why-knockout = Les premiers rencontrent les derniers : { $players } sont têtes de série { $seeds }.
club-why-bracket-lot = Le tirage au sort décide des rencontres : { $players }.
club-why-final = Il ne reste que { $players } : c’est la finale.
club-why-bronze = { $players } ont perdu leur demi-finale et jouent pour la troisième place.
club-why-begins = { $player } commence, ayant moins souvent commencé jusqu’ici ({ $times } contre { $others }).
club-why-begins-equal = { $player }, de rang inférieur, commence.
club-why-begins-lot = { $player } commence, par tirage au sort.
club-why-begins-even = { $player } commence : les places sont réparties aussi également que possible.
club-why-begins-schedule = { $player } commence, selon le calendrier.
club-why-bye = { $player } ne joue pas cette ronde, pour la première fois : il n’y a pas assez de joueurs pour une autre table.
club-why-bye-again = { $player } ne joue pas cette ronde, une fois de plus : aucun appariement sans répétition n’a été trouvé.
club-why-through = { $player } passe sans jouer, tête de série { $seed } : il n’y a pas assez de joueurs pour remplir le tableau.
club-why-through-lot = { $player } passe sans jouer, par tirage au sort : il n’y a pas assez de joueurs pour remplir le tableau.
club-why-too-few = { $player } ne joue pas cette ronde : il n’y a pas assez de joueurs pour une autre table.
club-why-nobody-left = { $player } ne joue pas cette ronde : personne de nouveau n’est libre.
