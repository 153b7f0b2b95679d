## Was über Adder gesagt wird

blurb-adder = Schlangen wachsen aus den Ecken eines Bretts, ein Feld je Zug; die längste gewinnt.

option-adder-size = Brettgröße
help-adder-size = Felder an einer Seite des Bretts.

why-cell-is-not-beside-head-the-head-of-your-snake = { $cell } liegt nicht neben { $head }, dem Kopf deiner Schlange.
