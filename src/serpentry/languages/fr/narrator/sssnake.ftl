## Ce que dit le narrateur

task-sssnake-roll-you = Le dé est lancé pour vous : il dit combien de cartes vous tirez.
task-sssnake-roll-other = { $who } lance le dé.
task-sssnake-draw-you = { $roll ->
    [one] Vous avez fait { $roll } : tirez { $roll } carte.
   *[other] Vous avez fait { $roll } : tirez { $roll } cartes.
}
task-sssnake-draw-other = { $roll ->
    [one] { $who } a fait { $roll } et tire { $roll } carte.
   *[other] { $who } a fait { $roll } et tire { $roll } cartes.
}
task-sssnake-draw-last-you = { $left ->
    [one] Vous avez fait { $roll }, mais il ne reste que { $left } carte : vous la tirez.
   *[other] Vous avez fait { $roll }, mais il ne reste que { $left } cartes : vous les tirez.
}
task-sssnake-draw-last-other = { $left ->
    [one] { $who } a fait { $roll } et tire la dernière carte.
   *[other] { $who } a fait { $roll } et tire les { $left } dernières cartes.
}
task-sssnake-one-you = Vous n’avez tiré qu’une carte ({ $card }) : posez-la sur le serpent de votre voisin ({ $other }).
task-sssnake-one-to-you = { $who } pose une carte seule ({ $card }) sur votre serpent.
task-sssnake-one-other = { $who } pose une carte seule ({ $card }) sur le serpent voisin ({ $other }).
task-sssnake-leave-open = La carte ne doit pas fermer ce serpent.
task-sssnake-one-back-you = La carte ({ $cards }) ne va pas sur le serpent voisin ({ $other }) : posez-la sur le vôtre.
task-sssnake-one-back-other = La carte ({ $cards }) ne va pas sur le serpent voisin ({ $other }) : { $who } la pose sur le sien.
task-sssnake-one-kept-open-you = La carte ({ $cards }) ne doit pas fermer le serpent voisin ({ $other }) : posez-la sur le vôtre.
task-sssnake-one-kept-open-other = La carte ({ $cards }) ne doit pas fermer le serpent voisin ({ $other }) : { $who } la pose sur le sien.
task-sssnake-keep-one-you = Posez une de ces cartes sur votre propre serpent : { $cards }.
task-sssnake-keep-one-other = { $who } pose une de ces cartes sur son propre serpent : { $cards }.
task-sssnake-keep-two-you = Posez deux de ces cartes sur votre propre serpent : { $cards }.
task-sssnake-keep-two-other = { $who } pose deux de ces cartes sur son propre serpent : { $cards }.
task-sssnake-keep-only-you = Posez une de ces cartes sur votre propre serpent, il n’y a pas d’emplacement pour une deuxième : { $cards }.
task-sssnake-keep-only-other = { $who } pose une de ces cartes sur son propre serpent, il n’y a pas d’emplacement pour une deuxième : { $cards }.
task-sssnake-give-you = Choisissez le cadeau pour { $other }, car aucune de ces cartes ne va sur votre serpent : { $cards }.
task-sssnake-give-other = { $who } ne peut poser aucune de ces cartes : { $cards }, et choisit le cadeau pour { $other }.
task-sssnake-gift-you = Posez sur votre propre serpent le cadeau reçu (de la part de : { $giver }) : { $card }.
task-sssnake-gift-other = { $who } pose sur son propre serpent le cadeau reçu (de la part de : { $giver }) : { $card }.
task-sssnake-returned-you = Le cadeau ({ $cards }) ne va pas sur le serpent voisin ({ $other }) et revient : posez-le sur le vôtre.
task-sssnake-returned-other = Le cadeau ({ $cards }) ne va pas sur le serpent voisin ({ $other }) et repart : { $who } le pose sur le sien.
task-sssnake-where = Une carte se pose là où pointe la tête ou la queue du serpent.
task-sssnake-gift-is-last = La carte qui reste est le cadeau pour { $other }.
task-sssnake-gift-of-rest = Une des deux autres est le cadeau pour { $other }.
task-sssnake-rest-leaves = Le reste sort définitivement du jeu.
task-sssnake-can-close = Vous pouvez fermer votre serpent maintenant, tête contre queue.
task-sssnake-can-close-other = La carte peut fermer le serpent voisin ({ $other }).
barred-sssnake-nowhere = Cette carte ne va pas sur votre serpent : elle ne toucherait aucune extrémité, ou la tête et la queue ne pourraient plus se rejoindre.
barred-sssnake-too-few = Après cette carte, il n’en reste plus assez dans la pioche pour fermer votre serpent.
barred-sssnake-not-first = Posée en premier, cette carte ne laisserait pas d’emplacement pour une deuxième ; avec une autre d’abord, on peut en poser deux.
move-sssnake-roll = le dé montre { $number }
move-sssnake-draw = cartes tirées : { $cards }
move-sssnake-give = le cadeau : { $card }
move-sssnake-on = { $what }, serpent ({ $owner })
move-sssnake-card = { $card } ({ $sides }) sur { $cell_the }
move-sssnake-crossing = { $card } sur { $cell_the }
did-sssnake-roll-you = Vous faites { $number }.
did-sssnake-roll-other = { $who } fait { $number }.
did-sssnake-draw-you = Vous tirez : { $cards }.
did-sssnake-draw-other = { $who } tire : { $cards }.
did-sssnake-give-you = Vous choisissez le cadeau pour { $other } : { $card }. Sort définitivement du jeu : { $rest }.
did-sssnake-give-other = { $who } choisit le cadeau pour { $other } : { $card }. Sort définitivement du jeu : { $rest }.
did-sssnake-own-you = Vous allongez votre serpent : { $what }. Maintenant : { $score } ({ $change }).
did-sssnake-own-other = { $who } allonge son serpent : { $what }. Maintenant : { $score } ({ $change }).
did-sssnake-to-you = { $who } pose une carte sur votre serpent : { $what }. Maintenant : { $score } ({ $change }).
did-sssnake-on-you = Vous posez une carte sur le serpent voisin ({ $other }) : { $what }. Maintenant : { $score } ({ $change }).
did-sssnake-on-other = { $who } pose une carte sur le serpent voisin ({ $other }) : { $what }. Maintenant : { $score } ({ $change }).
did-sssnake-close-you = Vous fermez votre serpent, tête contre queue : { $what }.
did-sssnake-close-other = { $who } ferme son serpent, tête contre queue : { $what }.
did-sssnake-close-to-you = { $who } ferme votre serpent pour vous, tête contre queue : { $what }.
did-sssnake-close-on-you = Vous fermez le serpent voisin ({ $other }), tête contre queue : { $what }.
did-sssnake-close-on-other = { $who } ferme le serpent voisin ({ $other }), tête contre queue : { $what }.
did-sssnake-nearer = { $count } de moins
did-sssnake-further = { $count } de plus
did-sssnake-as-near = autant qu’avant
passed-sssnake-no-place-you = Pas d’emplacement sur votre serpent : { $cards }.
passed-sssnake-no-place-other = Pas d’emplacement chez { $who } : { $cards }.
passed-sssnake-would-close-you = La carte seule ({ $cards }) ne va sur votre serpent qu’en le fermant, ce qu’elle ne doit pas faire.
passed-sssnake-would-close-other = La carte seule ({ $cards }) ne va sur le serpent ({ $who }) qu’en le fermant, ce qu’elle ne doit pas faire.
passed-sssnake-gift-back-you = Le cadeau vous revient.
passed-sssnake-gift-back-other = Le cadeau repart chez { $who }.
passed-sssnake-alike-you = Vos cartes sont toutes pareilles : une est le cadeau, le reste sort définitivement du jeu.
passed-sssnake-alike-other = Les cartes sont toutes pareilles ({ $who }) : une est le cadeau, le reste sort définitivement du jeu.
passed-sssnake-leaves = Sortie définitive du jeu : { $cards }.
passed-sssnake-deck-empty = La pioche est vide.
passed-sssnake-round = La manche { $round } est terminée : { $scores }. La suivante commence avec les cartes de départ seules et la pioche entière.
end-sssnake-rounds = { $who } : { $score } en tout ({ $earlier } dans les manches précédentes, { $last } dans la dernière).
summary-sssnake-total = { $who } ({ $score })
summary-sssnake-round = Manche { $round } sur { $rounds }.
summary-sssnake-from = Les cases se comptent depuis chaque carte de départ : { $cell } est deux cases à gauche et une au-dessus.
summary-sssnake-deck = { $count ->
    [one] Il y a { $count } carte dans la pioche.
   *[other] Il y a { $count } cartes dans la pioche.
}
summary-sssnake-hand = Cartes en main : { $cards }.
summary-sssnake-snake = { $cards ->
    [one] { $who } : { $cards } carte posée, il en manque { $missing } ; la tête pointe vers { $head_the }, la queue vers { $tail_the }.
   *[other] { $who } : { $cards } cartes posées, il en manque { $missing } ; la tête pointe vers { $head_the }, la queue vers { $tail_the }.
}
summary-sssnake-closed = { $cards ->
    [one] { $who } : le serpent est fermé, avec { $cards } carte posée.
   *[other] { $who } : le serpent est fermé, avec { $cards } cartes posées.
}
