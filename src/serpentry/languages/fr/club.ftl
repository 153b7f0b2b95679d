## What a club refuses, and why

no-such-club = Aucun club ne se trouve sous ce lien.
club-organisers-only = Seule l’organisation peut faire cela.
club-no-such-member = Il n’y a pas de tel membre dans ce club.
club-no-such-tournament = Il n’y a pas de tel tournoi dans ce club.
club-no-such-game = Il n’y a pas de telle partie dans ce tournoi.
club-tournament-over = Ce tournoi est terminé.
club-joined-already = Vous êtes déjà membre.
club-is-full = Il n’y a de place que pour { $most }.
club-name-taken = Quelqu’un du club s’appelle déjà { $name }.
club-hand-on-first = Vous êtes seul à organiser. Confiez le club à quelqu’un avant de partir.
club-seats = Ce jeu se joue de { $fewest } à { $most }.
club-entered-already = Cette personne participe déjà au tournoi.
club-not-entered = Cette personne ne participe pas au tournoi.
club-too-late = Un tournoi à élimination déjà commencé n’accepte plus personne.
club-games-open = { $count ->
    [one] Une partie n’a pas encore de résultat.
   *[other] { $count } parties n’ont pas encore de résultat.
}
club-nobody-to-pair = Il ne reste personne à apparier.
club-places = Donnez un rang à chacune des { $seats } places : 1 pour la victoire ; les ex æquo partagent le leur.
club-too-early = On ne compte un absent que { $minutes } min après l’appariement.
club-next-round-paired = La ronde suivante est déjà appariée d’après ce résultat.
club-has-result = Cette partie a déjà un résultat.
club-duplicate-luck = Réglé ainsi, ce jeu ne comporte pas de hasard : toutes les tables sont déjà à égalité.
club-duplicate-kind = Le duplicate demande des rondes que toutes les tables jouent en même temps : système suisse ou toutes rondes.
club-duplicate-screens = Le duplicate se joue à l’écran : à la vraie table, chacun lance ses propres dés.
club-duplicate-device = { $name } n’a pas d’appareil. Dans un tournoi duplicate, toutes les parties se jouent à l’écran.

## Why a round is paired as it is

club-why-seeds = Première ronde selon le classement : { $players } sont têtes de série { $seeds }.
club-why-lot = Première ronde : { $players } sont réunis par tirage au sort.
club-why-equal = { $players } ont le même score : { $points }.
club-why-near = Scores de { $players } : { $points }. Sur toute la ronde, les scores sont aussi proches que les autres règles le permettent.
club-why-close = { $players } sont réunis selon leurs scores : { $points }.
club-why-free = { $players } étaient libres, avec les scores { $points }.
club-why-evening = { $players } étaient libres.
club-why-robin = Chacun rencontre tous les autres ; c’est la ronde { $round }.
club-why-new = Ils ne se sont pas encore rencontrés.
club-why-met = Ils se sont déjà rencontrés { $times ->
    [one] une fois
   *[other] { $times } fois
}.
club-why-some-met = Certains se sont déjà rencontrés.
club-why-again = Ils se sont déjà rencontrés : aucun appariement de cette ronde n’évite toute répétition.
club-why-again-more = Certains se sont déjà rencontrés : aucun appariement sans répétition n’a été trouvé.
club-why-knockout = Les premiers rencontrent les derniers : { $players } sont têtes de série { $seeds }.
club-why-final = Il ne reste que { $players } : c’est la finale.
club-why-bronze = { $players } ont perdu juste avant la finale et jouent la troisième place.
club-why-begins = { $player } commence, ayant moins souvent commencé jusqu’ici ({ $times } contre { $others }).
club-why-begins-equal = Tous deux ont commencé aussi souvent ; { $player } commence, étant moins bien placé.
club-why-begins-even = { $player } commence : les places sont réparties aussi également que possible.
club-why-begins-schedule = { $player } commence, selon le calendrier.
club-why-bye = { $player } est exempt pour la première fois : les tables ne tombent pas juste.
club-why-bye-again = { $player } est de nouveau exempt : aucun appariement sans répétition n’a été trouvé.
club-why-through = { $player } passe sans jouer, tête de série { $seed } : le tableau ne tombe pas juste.
club-why-nobody-left = { $player } est exempt : aucun nouvel adversaire n’est libre dans cette ronde.
