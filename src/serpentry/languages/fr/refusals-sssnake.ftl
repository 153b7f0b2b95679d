## Ce que les règles interdisent, et pourquoi

why-after-that-head-and-tail-could-never-meet-the-end-would-point-at-the-start-card = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } pointerait vers la carte de départ.
why-after-that-head-and-tail-could-never-meet-the-end-would-run-into-a-blank-side-of-cell = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } buterait sur un côté vide de { $cell }.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-count-free-cells-around-it = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } serait enfermée, avec { $count } cases libres autour d'elle.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-one-free-cell-before-it = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } serait enfermée, avec une seule case libre devant elle.
why-the-die-is-to-be-rolled-now = Il faut maintenant lancer le dé.
why-cards-are-to-be-drawn-from-the-deck-now = Il faut maintenant tirer des cartes de la pioche.
why-no-card-can-be-laid-now-the-gift-is-to-be-chosen = Aucune carte ne peut être posée maintenant ; il faut choisir le cadeau.
why-the-gift-comes-last-you-can-still-lay-a-card-on-your-own-snake-so-you-must = Le cadeau vient en dernier : vous pouvez encore poser une carte sur votre propre serpent, donc vous le devez.
why-a-card-goes-where-an-end-points-the-head-to-head-the-tail-to-tail = Une carte va là où pointe une extrémité : la tête vers { $head }, la queue vers { $tail }.
why-turned-like-that-the-card-has-no-strand-where-the-end-comes-in = Ainsi tournée, la carte n'a pas de brin là où entre la { $end }.
why-after-that-missing-cards-would-be-missing-but-the-deck-holds-only-left = Après cela, il manquerait { $missing } cartes, mais la pioche n'en a plus que { $left }.
why-that-would-close-owner-s-snake-after-a-1-it-is-left-for-owner-to-close = Cela fermerait le serpent { $owner } ; après un 1, c'est au joueur { $owner } de le fermer.
why-after-that-no-second-card-could-be-laid-laid-otherwise-two-cards-can-be = Après cela, aucune deuxième carte ne pourrait être posée ; autrement, on peut en poser deux.
why-the-closing-card-must-be-your-last-but-you-can-lay-two-cards-in-this-turn = La carte qui ferme doit être votre dernière, mais vous pouvez poser deux cartes ce tour-ci.
why-a-single-card-goes-to-the-neighbours-snake-if-it-has-a-place-there-owner-s = Une carte seule va au serpent du voisin, si elle y a une place : { $owner }.
why-it-has-no-place-at-the-neighbours-snake-so-it-goes-to-yours-owner-s = Elle n'a pas de place au serpent du voisin, elle va donc au vôtre : { $owner }.
why-of-two-or-three-cards-you-lay-all-but-one-on-your-own-snake-owner-s = De deux ou trois cartes, vous les posez toutes sauf une sur votre propre serpent : { $owner }.
why-the-gift-goes-to-the-snake-of-the-player-who-got-it-owner-s = Le cadeau va au serpent du joueur qui l'a reçu : { $owner }.
why-the-gift-came-back-so-it-goes-to-your-own-snake-owner-s = Le cadeau est revenu, il va donc à votre propre serpent : { $owner }.
why-a-card-is-to-be-laid-now = Il faut maintenant poser une carte.
why-the-die-shows-low-to-high-never-number = Le dé montre { $low } à { $high }, jamais { $number }.
why-cards-to-draw-after-a-roll-of-roll-number = Cartes à tirer après un { $roll } : { $number }.
why-cards-left-in-the-deck-number-the-roll-of-roll-draws-no-more = Cartes restant dans la pioche : { $number } ; un { $roll } n'en tire pas plus.
why-the-deck-does-not-hold-so-many-card-cards-there-are-left = La pioche n'a pas tant de cartes de cette sorte ({ $card }) : il en reste { $there }.
why-there-is-no-card-card-in-hand-only-held = Il n'y a pas de carte « { $card } » en main, seulement : { $held }.
