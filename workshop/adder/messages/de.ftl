## Was über Adder gesagt wird

blurb-adder = Ein Würfel sagt, wie weit Schlangen aus den Ecken eines Bretts wachsen; die längste gewinnt.
starts-adder = Die Anleitung lässt offen, wer beginnt.

option-adder-size = Seitenlänge
help-adder-size = Felder an einer Seite des Bretts.
option-adder-die = Seiten des Würfels
help-adder-die = Die Zahlen auf dem Würfel gehen von 1 bis hierher.

why-adder-covered = { $cell } ist schon bedeckt.
why-adder-not-straight = { $cell } liegt nicht geradeaus von { $head }, dem Kopf deiner Schlange.
why-adder-too-far = { $cell } ist zu weit von { $head }: Der Würfel zeigt { $number }.
why-adder-turned = Deine Schlange hat schon einmal gewendet.
why-adder-roll-first = Zuerst muss gewürfelt werden.
why-adder-rolled = Gewürfelt ist schon: Der Würfel zeigt { $number }.
why-adder-no-such-number = Ein Würfel mit { $die } Seiten hat keine { $number }.

task-adder-grow-you = Wachse vom Kopf deiner Schlange geradeaus, um höchstens { $number } { $number ->
    [one] Feld
   *[other] Felder
}.
task-adder-grow-other = { $who } wächst um höchstens { $number } { $number ->
    [one] Feld
   *[other] Felder
}.
task-adder-turn = Oder lass deine Schlange wenden, einmal in der Partie.

move-adder-roll = Der Würfel zeigt { $number }
move-adder-grow = { $cell }
move-adder-turn = eine Wende
