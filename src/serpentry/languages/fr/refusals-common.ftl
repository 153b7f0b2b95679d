## Ce qui vaut pour tous les jeux

why-no-kind-is-called-name-there-are-known = Aucun nom de cette sorte ({ $kind }) : « { $name } ». Il y a : { $known }.
why-title-is-for-low-to-high-players-not-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
why-title-is-for-low-players-not-seats = { $title } se joue à { $low }, pas à { $seats }.
why-there-is-no-option-name-there-are-known = Il n'y a pas d'option « { $name } ». Il y a : { $known }.
why-option-name-cant-be-given-it-takes-a-whole-number-from-low-to-high = L'option { $name } ne peut pas être { $given } : c'est un nombre entier de { $low } à { $high }.
why-option-name-cant-be-given-it-takes-allowed = L'option { $name } ne peut pas être { $given } : elle prend { $allowed }.
why-option-name-cant-be-given-it-takes-known = L'option { $name } ne peut pas être { $given }, mais seulement : { $known }.
why-the-game-is-over = La partie est terminée.
