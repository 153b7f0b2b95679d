## Ce qui vaut pour tous les jeux

why-unknown-name = Aucun nom de cette sorte ({ $kind }) : « { $name } ». Il y a : { $known }.
why-seats-range = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
why-seats-only = { $title } se joue à { $low }, pas à { $seats }.
why-unknown-option = Il n'y a pas d'option « { $name } ». Il y a : { $known }.
why-game-over = La partie est terminée.
why-option-value = L’option { $name } ne peut pas être { $given }, mais : { $allowed }.
why-no-move-of-number = Le numéro { $number } ne désigne aucun coup ici.
in-plain-words = { $text }
list-of-several = { $most } et { $last }
