## Ce qui se dit de Adder

blurb-adder = Un dé dit jusqu’où des serpents grandissent depuis les coins d’un plateau ; le plus long gagne.
starts-adder = La règle ne dit pas qui commence.

option-adder-size = Cases par côté
help-adder-size = Nombre de cases sur un côté du plateau.
option-adder-die = Faces du dé
help-adder-die = Les nombres du dé vont de 1 à celui-ci.

why-adder-covered = { $cell } est déjà couverte.
why-adder-not-straight = { $cell } n’est pas tout droit devant { $head }, la tête de votre serpent.
why-adder-too-far = { $cell } est trop loin de { $head } : le dé montre { $number }.
why-adder-turned = Votre serpent s’est déjà retourné une fois.
why-adder-roll-first = Il faut d’abord lancer le dé.
why-adder-rolled = Le dé est déjà lancé : il montre { $number }.
why-adder-no-such-number = Il n’y a pas de { $number } sur un dé à { $die } faces.

task-adder-grow-you = Grandissez tout droit depuis la tête de votre serpent, de { $number } { $number ->
    [one] case
   *[other] cases
} au plus.
task-adder-grow-other = { $who } grandit de { $number } { $number ->
    [one] case
   *[other] cases
} au plus.
task-adder-turn = Ou retournez votre serpent, une fois dans la partie.

move-adder-roll = Le dé montre { $number }
move-adder-grow = { $cell }
move-adder-turn = un demi-tour
