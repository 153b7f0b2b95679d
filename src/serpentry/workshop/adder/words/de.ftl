## Was über Adder gesagt wird

blurb-adder = Schlangen wachsen aus den Ecken eines Bretts, ein Feld je Zug; die längste gewinnt.

option-adder-size = Seitenlänge
help-adder-size = Felder an einer Seite des Bretts.

why-adder-covered = { $cell } ist schon bedeckt.
why-adder-away-from-head = { $cell } liegt nicht neben { $head }, dem Kopf deiner Schlange.
starts-adder = Die Anleitung lässt offen, wer beginnt.
