## Ce que dit le narrateur

turn-yours = C’est à vous.
turn-other = C’est à { $who }.
turn-chance = C’est au hasard de jouer.
turn-over = La partie est terminée.
task-choose-you = Choisissez un coup.
task-choose-other = { $who } choisit un coup.
move-written = { $move }
did-chance = { $what }.
did-chance-written = Par hasard : { $what }.
did-you = Vous jouez { $what }.
did-other = { $who } joue { $what }.
scored-you = Votre score : { $score } ({ $change }).
scored-other = Score ({ $who }) : { $score } ({ $change }).
end-you-win = Vous gagnez.
end-wins = { $who } gagne.
end-share = { $who } partagent la victoire.
end-tie = La partie se termine par une nulle.
end-because = Critère décisif : { $reason }.
end-count = { $who } : { $score }.
summary-score = { $who } : { $score }.
turn-arranging = Posez ce que vous voulez de ce qui reste à { $who }, là où les règles le permettent.
turn-arranging-chance = Indiquez d’abord ce que le hasard a décidé.
moment-made = Avec { $better }, { $who } aurait eu { $then }, et non { $now } comme avec { $made }.
moment-chance = { $who } : { $better } aurait gagné { $then } % de telles parties ; { $made } en gagne { $now } %.
moment-luck = Le hasard a donné { $what }. Chances de gagner ({ $who }) : de { $before } % à { $after } %.
