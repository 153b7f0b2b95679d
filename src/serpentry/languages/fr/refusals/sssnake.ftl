## Ce que les règles interdisent, et pourquoi

why-sssnake-cut-off-start-card = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } pointerait vers la carte de départ.
why-sssnake-cut-off-blank = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } buterait sur un côté vide de { $cell_the }.
why-sssnake-cut-off-shut-in = { $count ->
    [one] Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } serait enfermée, avec une seule case libre autour d’elle.
   *[other] Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } serait enfermée, avec { $count } cases libres autour d’elle.
}
why-sssnake-cut-off-one-cell = Après cela, tête et queue ne pourraient plus se rejoindre : la { $end } serait enfermée, avec une seule case libre devant elle.
why-sssnake-roll-now = Lancez maintenant le dé.
why-sssnake-draw-now = Tirez maintenant des cartes.
why-sssnake-choose-gift = Aucune carte ne peut être posée maintenant ; choisissez le cadeau.
why-sssnake-gift-last = Le cadeau vient en dernier : vous pouvez encore poser une carte sur votre propre serpent, donc vous le devez.
why-sssnake-not-at-end = Une carte va là où pointe une extrémité : la tête vers { $head_the }, la queue vers { $tail_the }.
why-sssnake-no-strand = Ainsi tournée, la carte n’a pas de brin là où entre la { $end }.
why-sssnake-too-few-cards = { $missing ->
    [one] Après cela, il manquerait { $missing } carte, mais { $left ->
        [0] la pioche est vide.
        [one] il n’en reste qu’une.
       *[other] il n’en reste que { $left }.
    }
   *[other] Après cela, il manquerait { $missing } cartes, mais { $left ->
        [0] la pioche est vide.
        [one] il n’en reste qu’une.
       *[other] il n’en reste que { $left }.
    }
}
why-sssnake-closes-other = Cela fermerait le serpent de votre voisin ({ $owner }). Après un 1, seul ce joueur peut le fermer.
why-sssnake-no-second-card = Après cela, aucune deuxième carte ne pourrait être posée ; posée ailleurs, elle permet d’en poser deux.
why-sssnake-close-last = La carte qui ferme doit être votre dernière, mais vous pouvez poser deux cartes ce tour-ci.
why-sssnake-single-to-neighbour = Une carte seule va au serpent de votre voisin ({ $owner }), si elle peut s’y poser.
why-sssnake-single-back = Elle ne peut pas se poser chez votre voisin, elle va donc à votre serpent ({ $owner }).
why-sssnake-keep-own = Avec deux ou trois cartes, posez-les toutes sauf une sur votre propre serpent ({ $owner }).
why-sssnake-gift-receiver = Le cadeau va au serpent du joueur qui l’a reçu ({ $owner }).
why-sssnake-gift-back = Le cadeau est revenu, il va donc à votre propre serpent ({ $owner }).
why-sssnake-place-now = Posez maintenant une carte.
why-sssnake-die = Le dé montre { $low } à { $high }, jamais { $number }.
why-sssnake-draw-count = { $number ->
    [one] Après un { $roll }, on tire { $number } carte.
   *[other] Après un { $roll }, on tire { $number } cartes.
}
why-sssnake-deck-short = { $number ->
    [one] Il ne reste que { $number } carte dans la pioche : un { $roll } n’en tire pas plus.
   *[other] Il ne reste que { $number } cartes dans la pioche : un { $roll } n’en tire pas plus.
}
why-sssnake-not-in-deck = { $there ->
    [0] Il ne reste aucune carte de cette sorte ({ $card }) dans la pioche.
    [one] Il ne reste que { $there } carte de cette sorte ({ $card }) dans la pioche.
   *[other] Il ne reste que { $there } cartes de cette sorte ({ $card }) dans la pioche.
}
why-sssnake-not-in-hand = Il n’y a pas de carte « { $card } » en main, seulement : { $held }.
