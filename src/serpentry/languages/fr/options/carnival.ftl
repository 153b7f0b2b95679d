## Les options de Cobra Carnival

option-carnival-snakes_each = Serpents par joueur
help-carnival-snakes_each = Nombre de serpents de chaque joueur dans une partie à deux.

option-carnival-open_hands = Mains visibles
help-carnival-open_hands = Chacun voit toutes les mains. Désactivé : celles des autres sont cachées.

option-carnival-grow_others = Allonger les serpents adverses
help-carnival-grow_others = On ne peut allonger le serpent d’un autre que si on ne peut poser aucune tuile de corps à soi (ou si on n’en a pas).
choice-carnival-grow_others-own_unplayable = Si aucune de vos tuiles ne peut être posée
choice-carnival-grow_others-own_absent = Si vous n’avez aucune tuile à vous
because-carnival-grow_others = D’après la règle imprimée, on n’allonge le serpent d’un autre que sans tuile à soi en main : avec un serpent bloqué, on peut alors accumuler jusqu’à trente tuiles.

option-carnival-allow_dead_ending = Mener les autres dans une impasse
help-carnival-allow_dead_ending = Le serpent d’un autre peut être mené dans une impasse.
because-carnival-allow_dead_ending = La règle invite à gêner les autres ; mais une impasse évitable bloque souvent leur serpent pour de bon.

option-carnival-trouble_may_block = Les ennuis peuvent bloquer
help-carnival-trouble_may_block = Un ennui peut être posé là où mène l’extrémité d’un serpent.
because-carnival-trouble_may_block = La règle n’interdit qu’aux cadeaux de bloquer ; mais un ennui devant une extrémité y reste tout autant pour de bon.

option-carnival-gift_before_own = Cadeaux devant son propre serpent
help-carnival-gift_before_own = On peut poser un cadeau ou un ennui là où mène son propre serpent. Ceux des autres restent protégés (sauf des ennuis, s’ils peuvent bloquer).
because-carnival-gift_before_own = D’après la règle imprimée, seuls les autres serpents ne doivent pas être bloqués ; mais un cadeau devant l’extrémité de son propre serpent est presque toujours une étourderie, et y reste.

option-carnival-exit_stays_free = Les sorties restent libres
help-carnival-exit_stays_free = La case à la sortie d’un serpent qui n’a pas commencé ne prend que des tuiles de sa couleur.
because-carnival-exit_stays_free = La règle ne le dit pas ; sans cela, dans 1 à 3 parties sur 100 un serpent ne peut jamais commencer.

option-carnival-cutting_off = Couper la route aux autres
help-carnival-cutting_off = Peut-on poser une tuile de serpent sur la case où mène aussi le serpent d’un autre ?
because-carnival-cutting_off = En pratique, on ne passe pas plus souvent son tour et aucune place n’y gagne, et la règle dit elle-même que faire quand la route est barrée ; rien n’est donc interdit sans besoin.
choice-carnival-cutting_off-allowed = Permis
choice-carnival-cutting_off-forbidden = Interdit

option-carnival-dead_end_turn = Bûche d’angle dans une impasse
help-carnival-dead_end_turn = Ce qu’une bûche d’angle peut remplacer dans une impasse : n’importe quelle dernière tuile, ou un angle seulement.
choice-carnival-dead_end_turn-any_shape = N’importe quelle dernière tuile
choice-carnival-dead_end_turn-same_shape = Un angle seulement

option-carnival-diamond_to = Le jeton d’un diamant va à
help-carnival-diamond_to = Qui prend le jeton d’un diamant : celui qui le pose, ou le propriétaire du serpent.
choice-carnival-diamond_to-placer = Celui qui le pose
choice-carnival-diamond_to-owner = Le propriétaire du serpent

option-carnival-stall_rounds = Tours sans croissance
help-carnival-stall_rounds = Nombre de tours sans croissance après lequel le dernier tour commence.

option-carnival-heads = Têtes
help-carnival-heads = Les têtes sont dans la pioche, ou chacun a d’emblée celles de ses serpents.
choice-carnival-heads-in_deck = Dans la pioche
choice-carnival-heads-own_aside = À chacun les siennes

option-carnival-final_pass = Passer au dernier tour
help-carnival-final_pass = Ce qu’on peut passer au dernier tour : les chapeaux, tout, ou rien.
because-carnival-final_pass = La règle compte les points quand chacun de ceux qui le peuvent a posé têtes et chapeaux ; mais beaucoup de chapeaux coûtent des points : par défaut, personne n’est donc obligé d’en poser un.
choice-carnival-final_pass-hats = Chapeaux
choice-carnival-final_pass-all = Tout
choice-carnival-final_pass-none = Rien
