## Les options de Sssnake

option-sssnake-start_card = Carte de départ
help-sssnake-start_card = La taille de la carte de départ, et par où sortent tête et queue.
choice-sssnake-start_card-2x1_away = 2 × 1, en sens opposés
choice-sssnake-start_card-1x1_away = 1 × 1, en sens opposés
choice-sssnake-start_card-2x2_diagonal = 2 × 2, aux coins opposés
choice-sssnake-start_card-3x1_same_side = 3 × 1, du même côté
choice-sssnake-start_card-2x1_same_side = 2 × 1, du même côté

option-sssnake-feasibility = Quand un serpent peut encore être fermé
help-sssnake-feasibility = Si les cartes restant dans la pioche doivent aussi suffire à fermer le serpent.
choice-sssnake-feasibility-geometric = S’il y a la place
choice-sssnake-feasibility-deck_aware = S’il reste aussi assez de cartes

option-sssnake-exact_finish = Fin exacte
help-sssnake-exact_finish = Votre carte qui ferme doit être la dernière que vous ayez à poser ce tour-ci.
because-sssnake-exact_finish = D’après la règle, on ne gagne qu’en utilisant toutes ses cartes ; mais chacun s’attend à ce qu’un serpent fermé finisse la partie, et l’on n’a pas à compter ses cartes en posant.

option-sssnake-close_other = Fermer le serpent du voisin
help-sssnake-close_other = Après un 1, la carte peut fermer le serpent du voisin.

option-sssnake-rounds = Manches
help-sssnake-rounds = Manches d’un match ; le meilleur total l’emporte.
