## What a club refuses while a tournament goes on, and who organises

club-deleted = Ce club a été supprimé.
club-organiser-device = { $name } n’a pas d’appareil ici. Il en faut un pour organiser.
club-founder-stays = { $name } a fondé ce club : personne d’autre ne peut l’en retirer.
club-delete-instead = Personne d’autre ici n’a d’appareil : personne ne pourrait organiser le club. Supprimez-le, ou restez.
club-all-played = Tout a été joué : il n’y a plus rien à abandonner.
club-return-late = La ronde suivante a été appariée depuis : cet abandon ne peut plus être annulé.
club-not-gone = Cette personne n’a pas abandonné.
club-round-paired = La ronde { $round } est déjà appariée.
club-round-paired-by = { $by } a déjà apparié la ronde { $round }.
club-time-is-up = Le temps de l’arène est écoulé : plus personne n’est apparié.
club-not-last-round = Seul le dernier appariement peut être annulé.
club-round-has-results = Une partie de cette ronde a déjà un résultat : l’appariement ne peut pas être annulé.
club-not-over = Ce tournoi n’est pas terminé.
club-tournament-ended = { $by } a mis fin à ce tournoi.
club-no-result = Cette partie n’a pas de résultat.
club-clear-played = Cette partie s’est terminée à sa table. Corrigez plutôt le résultat.
club-result-stands = { $by } a déjà saisi un résultat : { $result }.
club-result-there = Cette partie a déjà un résultat : { $result }.
club-result-hidden = Cette partie a déjà un résultat. Il sera montré quand toutes les tables auront fini.
club-too-early-days = Une absence ne compte que { $days ->
    [one] un jour
   *[other] { $days } jours
} après l’appariement.
club-round-secret = Tant que des tables aux mêmes dés jouent encore, le journal n’est pas fourni.

## What is said of a game, a round and a place

club-why-replay = La partie { $game } était nulle : { $players } la rejouent, dans l’ordre inverse.
club-why-left = { $players } : départ du tournoi, aucune partie n’est jouée ici.
club-note-walkover = Gagnée parce que l’adversaire a quitté le tournoi : { $player }.
club-note-nobody = Tout le monde à cette table a quitté le tournoi : la partie ne compte pas.
club-note-replayed = Nulle : rejouée, c’est la partie { $game }.
club-note-seed = Nulle : { $player } passe, mieux classé au départ.
club-note-seed-bronze = Nulle : la troisième place revient à { $player }, mieux classé au départ.
club-note-seed-final = Nulle : { $player } l’emporte, mieux classé au départ.
club-note-corrected = { $count ->
    [one] Appariée avant la correction du résultat de la partie { $numbers }.
   *[other] Appariée avant la correction des résultats des parties { $numbers }.
}
club-note-struck = Départ après { $played } rencontres sur { $due } : ces parties ne comptent pour personne.
club-note-kept = Départ après { $played } rencontres sur { $due } : ces parties comptent, et ceux qui devaient encore jouer reçoivent le point.
club-note-left = A quitté le tournoi. Les parties jouées comptent.

## What will follow, said before it is done

club-then-unpaired = { $player } ne sera plus apparié.
club-then-walkover = La partie en cours revient à { $players }.
club-then-computer = À la table en cours, un ordinateur prend la place.
club-then-others = Les autres terminent la partie en cours.
club-then-next = L’adversaire de { $player } à la ronde suivante passe sans jouer.
club-then-struck = Moins de la moitié des rencontres ont été jouées : ces parties ne comptent pour personne.
club-then-all-struck = Les parties jouées ne comptent pour personne.
club-then-kept = Les parties jouées comptent, et ceux qui devaient encore jouer reçoivent le point.
club-then-stays = Les parties jouées comptent.
club-then-back = Cela peut être annulé jusqu’à l’appariement de la ronde { $round }.
club-then-back-last = Cela peut être annulé tant que le tournoi n’est pas terminé.
club-then-leave = { $player } quitte le club ; ce qui a été joué reste.
club-then-leave-running = Cela met aussi fin à la participation à { $tournaments }.
club-then-new-link = Le lien des organisateurs change ; l’ancien ne marche plus.
club-then-unpair = La ronde { $round } est annulée et peut être appariée à nouveau. Les tables ouvertes pour elle sont fermées.
club-then-void = { $count ->
    [one] Une partie n’a pas de résultat et ne comptera pas.
   *[other] { $count } parties n’ont pas de résultat et ne compteront pas.
}
club-then-early = Tout n’a pas encore été joué.
club-then-winner = { $count ->
    [one] Vainqueur : { $players }.
   *[other] Vainqueurs ex æquo : { $players }.
}
club-then-reopen = Il peut être rouvert.

## What comes next for whoever looks

club-next-join = Rejoignez le club pour jouer.
club-next-enter = Vous pouvez encore entrer dans ce tournoi.
club-next-left = Vous avez quitté ce tournoi.
club-next-play = Ronde { $round } : vous jouez contre { $players }.
club-next-play-free = Vous jouez contre { $players }.
club-next-wait = { $count ->
    [one] La ronde suivante commence après une dernière partie.
   *[other] La ronde suivante commence après { $count } autres parties.
}
club-next-last = { $count ->
    [one] Une partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
}
club-next-sits-out = Vous ne jouez pas la ronde { $round }.
club-next-soon = La ronde suivante sera bientôt appariée.
club-next-free = Vous attendez un adversaire.
club-next-begins = Le tournoi n’a pas encore commencé.
club-next-out = Vous êtes éliminé de ce tournoi.
club-next-over = Le tournoi est terminé.
club-next-played = Toutes les parties sont jouées.
club-next-start = Lancez le tournoi quand tout le monde est là.
club-next-few = Le tournoi pourra commencer quand il y aura assez de joueurs.
club-next-pair = La ronde { $round } peut être appariée.
club-next-results = { $count ->
    [one] Il manque un résultat : { $games }
   *[other] Il manque { $count } résultats : { $games }
}
club-next-end = Toutes les parties sont jouées : le tournoi peut être clos.
club-at-undone = Cet appariement a été annulé : la partie ne compte pas.
