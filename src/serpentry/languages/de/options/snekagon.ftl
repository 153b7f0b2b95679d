## Die Optionen von SNEKAGON

option-snekagon-board_side = Seitenlänge
help-snekagon-board_side = Felder an einer Seite des Bretts.

option-snekagon-flip = Plättchen dürfen gewendet werden
help-snekagon-flip = Plättchen dürfen auch gewendet werden, nicht nur gedreht.

option-snekagon-opening_single = Das Einer-Plättchen zuerst
help-snekagon-opening_single = Der allererste Zug ist das Einer-Plättchen des Startspielers.

option-snekagon-tiebreak = Bei Gleichstand
help-snekagon-tiebreak = Wer gewinnt, wenn die längsten Schlangen gleich lang sind.
choice-snekagon-tiebreak-none = Unentschieden
choice-snekagon-tiebreak-second_longest = Zweitlängste Schlange

option-snekagon-pie = Kuchenregel
help-snekagon-pie = Der zweite Spieler darf nach dem ersten Plättchen die Seiten tauschen.
